import { describe, expect, it } from 'vitest';
import { palette, type ColourToken } from '../../tailwind.config';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: ColourToken[] = ['surface', 'surface-raised', 'surface-sunken'];

function on(text: ColourToken, backgrounds: ColourToken[], ratio: number) {
  return backgrounds.map((background) => ({ text, background, ratio }));
}

// 7 is AAA for text, 4.5 AA for text, 3 AA for borders of controls and for marks that carry meaning.
const pairs = [
  ...on(
    'ink',
    [...grounds, 'brand-soft', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft'],
    7,
  ),
  ...on('ink-soft', grounds, 7),
  ...on('muted', grounds, 4.5),
  ...on('brand', [...grounds, 'brand-soft'], 4.5),
  ...on('brand-strong', [...grounds, 'brand-soft'], 4.5),
  ...on('success', [...grounds, 'success-soft'], 4.5),
  ...on('warning', [...grounds, 'warning-soft'], 4.5),
  ...on('danger', [...grounds, 'danger-soft'], 4.5),
  ...on('accent-ink', ['accent', 'accent-strong'], 7),
  ...on('brand-ink', ['brand', 'brand-strong'], 4.5),
  ...on('danger-ink', ['danger', 'danger-strong'], 4.5),
  ...on('line-strong', grounds, 3),
  ...on('thread-marketing', grounds, 3),
  ...on('thread-data', grounds, 3),
  ...on('thread-security', grounds, 3),
  ...on('thread-ai', grounds, 3),
];

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  it.each(pairs)('$text on $background reaches $ratio', ({ text, background, ratio }) => {
    expect(contrast(palette[scheme][text], palette[scheme][background])).toBeGreaterThanOrEqual(
      ratio,
    );
  });
});
