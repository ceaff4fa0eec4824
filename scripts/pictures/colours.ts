import { palette } from '../../tailwind.config';
import type { Hue } from './catalogue';

const { ink, surface, accent, brand } = palette.light;

const hueColours: Record<Hue, { main: string; deep: string; pale: string }> = {
  marketing: { main: palette.light['thread-marketing'], deep: '#6b2114', pale: '#ffb79f' },
  data: { main: palette.light['thread-data'], deep: '#083f3d', pale: '#8fdcd2' },
  security: { main: palette.light['thread-security'], deep: '#33206b', pale: '#c9b5fb' },
  ai: { main: palette.light['thread-ai'], deep: '#103566', pale: '#a6cbfb' },
  career: { main: brand, deep: '#20245f', pale: '#c3c6f7' },
};

/** Blends two colours like `#12ab34`; `share` is how much of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (start: number) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16);
    const to = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export type Ground = 'paper' | 'ink' | 'hue';

export interface ClothColours {
  /** Crossing threads of the ground. */
  warp: string;
  /** Running threads where they show in the ground. */
  weft: string;
  /** Running threads of the figure: main, second, third. */
  figure: readonly [string, string, string];
  /** What shows between the threads. */
  shadow: string;
}

export function clothColours(hue: Hue, ground: Ground): ClothColours {
  const { main, deep, pale } = hueColours[hue];
  if (ground === 'paper') {
    const warp = '#f4ecdd';
    return {
      warp,
      weft: mix(warp, main, 0.15),
      figure: [main, ink, accent],
      shadow: mix(warp, ink, 0.09),
    };
  }
  if (ground === 'ink') {
    const warp = '#1d2440';
    return {
      warp,
      weft: mix(warp, main, 0.24),
      figure: [hue === 'career' ? mix(main, '#ffffff', 0.28) : main, accent, surface],
      shadow: mix(warp, '#000000', 0.25),
    };
  }
  return {
    warp: deep,
    weft: mix(deep, main, 0.26),
    figure: [pale, accent, surface],
    shadow: mix(deep, '#000000', 0.28),
  };
}
