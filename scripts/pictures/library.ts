import {
  markStroke,
  markThreads,
  markWarps,
  wordmarkPath,
} from '../../src/components/loom/logo-path';
import { palette } from '../../tailwind.config';
import type { Hue } from './catalogue';
import { weaveCloth } from './cloth';
import { clothColours, mix } from './colours';
import type { Mask } from './figures';

const { light, dark } = palette;

function mark(threads: string, warps: string): string {
  return (
    `<g fill="none" stroke-width="${markStroke}"><path d="${markThreads.join('')}" stroke="${threads}"/>` +
    `<path d="${markWarps.join('')}" stroke="${warps}"/></g>`
  );
}

export function lockup(x: number, y: number, height: number, tone: 'ink' | 'paper'): string {
  const colours = tone === 'ink' ? dark : light;
  return (
    `<g transform="translate(${x} ${y}) scale(${height / 32})">${mark(colours.brand, colours.accent)}` +
    `<path d="${wordmarkPath}" transform="translate(39 25) scale(0.15)" fill="${colours.ink}"/></g>`
  );
}

export function logoArt(width: number, height: number, tone: 'ink' | 'paper'): string {
  const size = height * 0.4;
  const ground = tone === 'ink' ? dark.surface : light.surface;
  return (
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    lockup((width - (size / 32) * 202) / 2, (height - size) / 2, size, tone)
  );
}

export function iconArt(kind: 'favicon' | 'tile' | 'maskable'): string {
  if (kind === 'favicon') {
    // Browser tabs are light or dark; the mark must hold on both.
    return `<g transform="translate(-1.4 0)">${mark('#5a60cf', light.accent)}</g>`;
  }
  // The safe zone of a maskable icon is its inner 80 %.
  const scale = kind === 'maskable' ? 0.52 : 0.66;
  const offset = (32 - 32 * scale) / 2;
  return (
    `<rect width="32" height="32" fill="${light['brand-strong']}"/>` +
    `<g transform="translate(${offset - 1.2 * scale} ${offset}) scale(${scale})">${mark(light.surface, light.accent)}</g>`
  );
}

/** Broad bands of all five hues that end in cloth. */
const bands: Mask = (x, y) => {
  const wave = y + Math.sin(x * 0.55) * 0.8;
  const band = Math.floor((wave / 9) * 11);
  if (band % 4 === 1) return 1;
  if (band % 4 === 3) return 2;
  return band % 8 === 6 ? 3 : 0;
};

export function heroArt(width: number, height: number): string {
  return weaveCloth({
    seed: 'hero',
    width,
    height,
    pitch: 18,
    loose: 0.46,
    colours: {
      ...clothColours('career', 'ink'),
      figure: [mix(light.brand, '#ffffff', 0.18), light.accent, light['thread-marketing']],
    },
    mask: bands,
  });
}

export function shareArt(width: number, height: number): string {
  const cloth = weaveCloth({
    seed: 'share',
    width,
    height,
    pitch: 15,
    loose: 0.66,
    colours: {
      ...clothColours('career', 'ink'),
      figure: [mix(light.brand, '#ffffff', 0.2), light.accent, light.surface],
    },
    mask: bands,
  });
  const fade =
    `<linearGradient id="fade"><stop offset="0.42" stop-color="${dark.surface}"/>` +
    `<stop offset="0.7" stop-color="${dark.surface}" stop-opacity="0"/></linearGradient>`;
  return (
    `${cloth}<defs>${fade}</defs><rect width="${width}" height="${height}" fill="url(#fade)"/>` +
    lockup(64, height / 2 - 48, 96, 'ink')
  );
}

interface CourseArt {
  seed: string;
  width: number;
  height: number;
  hue: Hue;
  mask: Mask;
  label: string;
}

export function courseArt({ seed, width, height, hue, mask }: CourseArt): string {
  // Figures are drawn for a 16:9 canvas; a 3:2 one has more height to centre them in.
  const shift = (16 * (height / width) - 9) / 2;
  return weaveCloth({
    seed,
    width,
    height,
    pitch: 13,
    loose: 0.17,
    colours: clothColours(hue, 'hue'),
    mask: (x, y) => mask(x, y - shift),
  });
}

/** Six people as simple figures: a head, shoulders and the threads of their field. */
export function avatarsArt(width: number, height: number): string {
  const people = [
    ['thread-marketing', '#8a5a3c'],
    ['thread-data', '#c68a5e'],
    ['thread-security', '#6f4630'],
    ['thread-ai', '#a8714a'],
    ['accent', '#7d5138'],
    ['brand', '#b97f55'],
  ] as const;
  const cellWidth = width / 3;
  const cellHeight = height / 2;
  const tiles = people.map(([token, skin], index) => {
    const colour = light[token];
    const x = (index % 3) * cellWidth;
    const y = Math.floor(index / 3) * cellHeight;
    const stripes = Array.from({ length: 14 }, (_, stripe) => {
      const top = 260 + stripe * 11;
      return `<path d="M60 ${top + 30}C120 ${top} 280 ${top} 340 ${top + 30}" stroke="${stripe % 4 === 1 ? light.surface : mix(colour, '#000000', stripe % 2 === 0 ? 0.12 : 0.3)}"/>`;
    }).join('');
    const hair =
      index % 2 === 0
        ? `<path d="M132 170a68 68 0 0 1 136 0c-20-34-48-44-68-44s-48 10-68 44z" fill="${light.ink}"/>`
        : `<path d="M124 250c-10-120 24-150 76-150s86 30 76 150c-14 12-26 4-26-20 0-60-8-84-50-84s-50 24-50 84c0 24-12 32-26 20z" fill="${light.ink}"/>`;
    return (
      `<svg x="${x}" y="${y}" width="${cellWidth}" height="${cellHeight}" viewBox="0 0 400 400">` +
      `<rect width="400" height="400" fill="${mix(light.surface, colour, 0.2)}"/>` +
      `<clipPath id="body${index}"><path d="M60 400c0-90 56-130 140-130s140 40 140 130z"/></clipPath>` +
      `<rect x="172" y="210" width="56" height="84" rx="26" fill="${mix(skin, '#000000', 0.12)}"/>` +
      `<g clip-path="url(#body${index})"><rect width="400" height="400" fill="${colour}"/><g fill="none" stroke-width="7">${stripes}</g></g>` +
      `<ellipse cx="200" cy="182" rx="60" ry="70" fill="${skin}"/>${hair}</svg>`
    );
  });
  return tiles.join('');
}
