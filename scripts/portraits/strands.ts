import { randomFrom } from '../../src/components/loom/weave';
import { mix } from '../pictures/colours';
import { along, curve, fill, type Point } from './geometry';

export interface Strands {
  readonly seed: string;
  /** The first and the last thread; all others lie between them. */
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  readonly count: number;
  readonly width: number;
  /** How much of the colour lies between the threads, 0 for none. */
  readonly gap?: number;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  /** How far threads stray, in units. */
  readonly stray?: number;
  /** Waves along each thread. */
  readonly waves?: number;
  readonly wave?: number;
  /** Centre and size of the round thing that the threads lie on, for their light. */
  readonly round?: readonly [x: number, y: number, radius: number];
}

const STEPS = 22;

/** How much of the light from the upper left a place on a round body gets, 0 to 1. */
function litAt([x, y]: Point, [cx, cy, radius]: readonly [number, number, number]): number {
  const nx = Math.max(-1, Math.min(1, (x - cx) / radius));
  const ny = Math.max(-1, Math.min(1, (y - cy) / radius));
  const nz = Math.sqrt(Math.max(0, 1 - Math.min(1, nx * nx + ny * ny)));
  return Math.max(0, -0.52 * nx - 0.58 * ny + 0.62 * nz);
}

/** A body of threads: the ground between the first and the last, and each of them in the light that falls on it. */
export function strands(settings: Strands): string {
  const {
    from,
    to,
    count,
    width,
    dark,
    base,
    light,
    stray = 1,
    waves = 0,
    wave = 0,
    gap = 0.4,
    round = [0, -40, 105],
  } = settings;
  const random = randomFrom(settings.seed);
  const swung = (points: readonly Point[], phase: number): Point[] =>
    along(points, STEPS).map(([x, y], step) => {
      const t = step / (STEPS - 1);
      return [x + Math.sin(phase + t * waves * Math.PI * 2) * wave * Math.min(1, t * 2.5), y];
    });
  const [first, last] = [swung(from, 0), swung(to, 2)];
  const parts = [
    fill(`${curve(first)}${curve([...last].reverse()).replace(/^M/, 'L')}Z`, mix(dark, base, gap)),
  ];
  const byColour = new Map<string, string>();
  for (let thread = 0; thread < count; thread += 1) {
    const share = Math.min(1, Math.max(0, (thread + (random() - 0.5) * 1.6) / (count - 1)));
    const drift = (random() - 0.5) * 2 * stray;
    const phase = share * 5 + random() * 0.9;
    const tone = random();
    const points = first.map(([x, y], step): Point => {
      const end = last[step] ?? [x, y];
      const t = step / (STEPS - 1);
      const swing = Math.sin(phase + t * waves * Math.PI * 2) * wave * 0.5 * Math.min(1, t * 2.5);
      return [
        x + (end[0] - x) * share + swing + drift * t,
        y + (end[1] - y) * share + drift * 0.4 * t,
      ];
    });
    // A few steps at a time, so that a thread can go from light into shade.
    const offset = Math.floor(random() * 3) - 3;
    for (let step = offset; step < STEPS - 1; step += 3) {
      const piece = points.slice(Math.max(0, step), Math.min(STEPS, step + 4));
      if (piece.length < 2) continue;
      const middle = piece[1] ?? [0, 0];
      const lit = litAt(middle, round) ** 2.4 * 1.2 + (tone - 0.5) * 0.5;
      const level = Math.round(Math.max(-0.5, Math.min(1, lit - 0.16)) * 9) / 9;
      const colour =
        level < 0 ? mix(base, dark, Math.min(1, -level * 2)) : mix(base, light, Math.min(1, level));
      byColour.set(colour, (byColour.get(colour) ?? '') + curve(piece));
    }
  }
  const thin = width.toFixed(2);
  for (const [colour, path] of byColour)
    parts.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thin}" stroke-linecap="round" opacity="0.9"/>`,
    );
  return parts.join('');
}
