import { encode } from 'uqr';
import { describe, expect, it, vi } from 'vitest';
import { addressOf } from './model';
import { qrCode, qrPng, qrSvg } from './qr-code';

const address = addressOf({
  target: '/courses/data-science?from=a&b=%20#fees',
  utmSource: 'newsletter',
  utmMedium: 'email',
  utmCampaign: 'diwali-2026',
  utmContent: 'second-button',
  utmTerm: '',
});

/** The dark modules of an address with the white around them that readers need, as the library has them. */
function modules(): boolean[][] {
  return encode(address, { ecc: 'M', border: 4 }).data;
}

/** What a path of unit squares paints. Throws where it holds anything else. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const rest = path.replace(/M(\d+) (\d+)h1v1h-1z/g, (_square, x: string, y: string) => {
    const row = rows[Number(y)];
    if (row?.[Number(x)] !== false) throw new Error(`There is no place for ${x} ${y}.`);
    row[Number(x)] = true;
    return '';
  });
  expect(rest).toBe('');
  return rows;
}

/** Its words; the documents of the tests know no `Blob.text`. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });
}

describe('the code of a link', () => {
  it('holds the very address that is given out, with room around it', () => {
    const { path, size } = qrCode(address);
    expect(new URL(address).searchParams.get('utm_campaign')).toBe('diwali-2026');
    expect(painted(path, size)).toEqual(modules());
    // Four modules of white on each side.
    const dark = modules().flatMap((row, y) => row.flatMap((is, x) => (is ? [x, y] : [])));
    expect([Math.min(...dark), Math.max(...dark)]).toEqual([4, size - 5]);
    expect(qrCode(`${address}x`).path).not.toBe(path);
  });

  it('is in the SVG as it is shown, black on white', async () => {
    const blob = qrSvg(address);
    expect(blob.type).toBe('image/svg+xml');
    const svg = new DOMParser().parseFromString(await textOf(blob), 'image/svg+xml');
    const { path, size } = qrCode(address);
    expect(svg.documentElement.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const [ground, code, ...more] = svg.querySelectorAll('path');
    expect(more).toEqual([]);
    expect(ground?.getAttribute('fill')).toBe('white');
    expect(ground?.getAttribute('d')).toBe(`M0 0h${size}v${size}H0z`);
    expect(code?.getAttribute('d')).toBe(path);
    expect(code?.hasAttribute('fill')).toBe(false);
  });

  it('says so where the browser cannot draw', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await expect(qrPng(address)).rejects.toThrow('cannot draw');
  });
});
