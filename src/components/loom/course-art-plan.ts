import { randomFrom, smoothPath } from './weave';

export type CourseArtHue = 'ai' | 'marketing' | 'data' | 'security';

type Point = readonly [x: number, y: number];

export interface ArtSize {
  readonly width: number;
  readonly height: number;
}

export const artSize: ArtSize = { width: 640, height: 400 };

export interface CourseArtPlan {
  /** Running threads from top to bottom of the cloth. */
  readonly threads: readonly string[];
  /** Knots: where threads begin or meet. */
  readonly knots: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** Drawn over the threads in the accent colour. */
  readonly accents: readonly string[];
  /** Crossing threads of the cloth, dashed so that they go over one and under the next. */
  readonly warps: readonly { readonly x: number; readonly offset: number }[];
  /** Distance of the threads in the cloth. */
  readonly pitch: number;
  readonly top: number;
  readonly bottom: number;
}

const THREADS = 13;
const PITCH = 22;
const CLOTH_START = 440;
const TOP = (artSize.height - PITCH * (THREADS - 1)) / 2;

const restOf = (index: number) => TOP + index * PITCH;

/** From wherever the picture's idea leaves a thread, into its place in the cloth. */
function intoCloth(points: readonly Point[], index: number): string {
  const rest = restOf(index);
  return smoothPath([...points, [CLOTH_START, rest], [artSize.width + 10, rest]]);
}

function arc(centre: Point, radius: number, from: number, to: number): string {
  const at = (angle: number) =>
    `${(centre[0] + radius * Math.cos(angle)).toFixed(1)} ${(centre[1] + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}

type Motif = (
  random: () => number,
  indexes: readonly number[],
) => Pick<CourseArtPlan, 'threads' | 'knots' | 'accents'>;

/** Reach: every thread starts from one voice, and rings go out from it. */
const reach: Motif = (random, indexes) => {
  const source: Point = [96, 212];
  return {
    threads: indexes.map((index) =>
      intoCloth([source, [250, source[1] + (index - 6) * 20 + (random() - 0.5) * 26]], index),
    ),
    knots: [{ x: source[0], y: source[1], r: 13 }],
    accents: [56, 92, 128].map((radius) => arc(source, radius, -0.85, 0.85)),
  };
};

/** Evidence: scattered points, and the one line that runs through them. */
const evidence: Motif = (random, indexes) => {
  const knots = indexes.map((index) => {
    const x = 34 + index * 26 + random() * 16;
    const y = 326 - x * 0.72 + (random() - 0.5) * 190;
    return { x: Math.round(x), y: Math.round(Math.min(376, Math.max(24, y))), r: 6 };
  });
  const byHeight = [...knots].sort((one, other) => one.y - other.y);
  return {
    threads: byHeight.map((knot, index) => intoCloth([[knot.x, knot.y]], index)),
    knots,
    accents: ['M20 338L392 62'],
  };
};

/** A ring that nothing passes: threads part before it and close behind it. */
const ward: Motif = (random, indexes) => {
  const centre: Point = [216, 200];
  return {
    threads: indexes.map((index) => {
      const side = index < 6.5 ? -1 : 1;
      const lane = side < 0 ? index : THREADS - 1 - index;
      const swing = 168 - lane * 11;
      return intoCloth(
        [
          [-10, centre[1] + (index - 6) * 30 + (random() - 0.5) * 18],
          [centre[0], centre[1] + side * swing],
        ],
        index,
      );
    }),
    knots: [{ x: centre[0], y: centre[1] - 10, r: 15 }],
    accents: [
      arc(centre, 66, 0, Math.PI),
      arc(centre, 66, Math.PI, 2 * Math.PI),
      `M${centre[0]} ${centre[1] + 4}V${centre[1] + 34}`,
    ],
  };
};

/** Layers: each thread passes a knot of every layer, as a signal does in a network. */
const layers: Motif = (random, indexes) => {
  const layer = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      x,
      y: Math.round(200 + (index - (count - 1) / 2) * (300 / count) + (random() - 0.5) * 14),
      r: 9,
    }));
  const [first, second, third] = [layer(60, 3), layer(186, 5), layer(312, 7)];
  const pointOf = (knots: readonly { x: number; y: number }[], index: number): Point[] => {
    const knot = knots[index % knots.length];
    return knot ? [[knot.x, knot.y]] : [];
  };
  const route = (index: number) => [
    ...pointOf(first, index),
    ...pointOf(second, Math.floor((index * 5) / THREADS) + (index % 2)),
    ...pointOf(third, Math.floor((index * 7) / THREADS)),
  ];
  return {
    threads: indexes.map((index) => intoCloth(route(index), index)),
    knots: [...first, ...second, ...third],
    accents: [intoCloth(route(6), 6)],
  };
};

const motifs: Record<CourseArtHue, Motif> = {
  marketing: reach,
  data: evidence,
  security: ward,
  ai: layers,
};

/** One picture per hue, varied by the seed; the same seed always draws the same threads. */
export function planCourseArt(seed: string, hue: CourseArtHue): CourseArtPlan {
  const random = randomFrom(seed);
  const indexes = Array.from({ length: THREADS }, (_, index) => index);
  const columns = Math.floor((artSize.width - CLOTH_START) / PITCH);
  return {
    ...motifs[hue](random, indexes),
    warps: Array.from({ length: columns }, (_, column) => ({
      x: CLOTH_START + (column + 1) * PITCH,
      offset: (column % 2) * PITCH,
    })),
    pitch: PITCH,
    top: TOP - PITCH / 2,
    bottom: TOP + PITCH * (THREADS - 0.5),
  };
}
