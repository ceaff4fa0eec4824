/**
 * The loom motif as numbers: threads that start loose on the left and tighten into cloth on the right.
 * Pure and deterministic: the same seed always gives the same picture, on the server and in the browser.
 */

/** A small seeded generator (mulberry32 over an FNV hash of the text). Values in [0, 1). */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth cubic path through points, in whole units; few points give long calm curves. */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const [start] = points;
  if (start === undefined) {
    return '';
  }
  let path = `M${round(start[0])} ${round(start[1])}`;
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1] ?? start;
    const to = points[index] ?? start;
    // Horizontal tangents: a thread swings up and down but always runs on.
    const reach = (to[0] - from[0]) * 0.45;
    path += `C${round(from[0] + reach)} ${round(from[1])} ${round(to[0] - reach)} ${round(to[1])} ${round(to[0])} ${round(to[1])}`;
  }
  return path;
}

export interface WeaveSettings {
  seed: string;
  width: number;
  height: number;
  /** Number of threads that run from left to right. */
  threads: number;
  /** Where the cloth begins, as a share of the width: 0 is all cloth, 1 all loose. */
  tension: number;
}

export interface WeavePlan {
  /** One path per running thread, from top to bottom of the cloth. */
  wefts: string[];
  /** Crossing threads; drawn over the wefts and dashed, they go over one and under the next. */
  warps: { x: number; from: number; to: number; offset: number }[];
  /** Distance between threads in the cloth. */
  pitch: number;
  /** How much of a crossing thread is hidden where it goes under: dash `2 × pitch - gap`, then `gap`. */
  gap: number;
}

export function planWeave({ seed, width, height, threads, tension }: WeaveSettings): WeavePlan {
  const random = randomFrom(seed);
  const pitch = height / (threads + 2);
  const gap = pitch * 0.55;
  const margin = height * 0.04;
  const clothStart = width * tension;
  const order = Array.from({ length: threads }, (_, index) => index);
  const wefts = order.map((index) => {
    const rest = pitch * (index + 1.5);
    const loose = margin + (height - 2 * margin) * random();
    const points: [number, number][] = [[-10, loose]];
    const swings = 2 + Math.floor(random() * 2);
    for (let swing = 1; swing <= swings; swing += 1) {
      const share = swing / (swings + 1);
      const calm = share * share;
      const wander = (random() - 0.5) * height * 0.9 * (1 - share);
      const y = loose + (rest - loose) * calm + wander;
      points.push([clothStart * share, Math.min(height - margin, Math.max(margin, y))]);
    }
    points.push([clothStart, rest], [width + 10, rest]);
    return smoothPath(points);
  });
  const warps = [];
  const columns = Math.floor((width - clothStart) / pitch);
  for (let column = 1; column < columns; column += 1) {
    const ragged = pitch * (0.2 + random() * 0.8);
    warps.push({
      x: Math.round((clothStart + column * pitch) * 10) / 10,
      from: ragged,
      to: height - ragged,
      // The first warp hides under odd threads, the next under even ones: plain weave.
      offset: 2 * pitch - gap / 2 - (pitch * ((column % 2) + 1.5) - ragged),
    });
  }
  return { wefts, warps, pitch, gap };
}
