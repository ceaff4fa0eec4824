import { mix } from '../pictures/colours';
import { blend, ease } from './motion';

export type Point = readonly [x: number, y: number];

/** Points along a thread, always as many, so that any shape can become any other. */
export type Course = readonly Point[];

/** How a thread lies. */
export interface Strand {
  readonly course: Course;
  readonly width: number;
  readonly colour: string;
  readonly opacity: number;
  /** How much of it is drawn, from its start: 0 to 1. */
  readonly drawn: number;
}

/** What all threads do from a moment on. */
export interface Pose {
  /** Seconds from the start of the film. */
  readonly at: number;
  /** How long the way there takes. */
  readonly seconds: number;
  /** Each thread sets out this much later than the one before. */
  readonly stagger: number;
  readonly strands: readonly Strand[];
}

const SAMPLES = 96;

function sampled(at: (share: number) => Point): Course {
  return Array.from({ length: SAMPLES }, (_, index) => at(index / (SAMPLES - 1)));
}

export function straight(x1: number, y1: number, x2: number, y2: number): Course {
  return sampled((share) => [blend(x1, x2, share), blend(y1, y2, share)]);
}

/** Part of a circle. Angles in turns, clockwise from the right. */
export function round(x: number, y: number, radius: number, from: number, to: number): Course {
  return sampled((share) => {
    const angle = blend(from, to, share) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Through points with horizontal tangents, as `smoothPath` of the site draws it. */
export function swing(points: readonly Point[]): Course {
  const start = points[0] ?? [0, 0];
  const end = points.at(-1) ?? start;
  return sampled((share) => {
    const x = blend(start[0], end[0], share);
    const index = points.findIndex((point, place) => place > 0 && point[0] >= x);
    const to = points[index] ?? end;
    const from = points[index - 1] ?? start;
    return [x, blend(from[1], to[1], tangentShare((x - from[0]) / (to[0] - from[0] || 1)))];
  });
}

/** Where a curve with level ends stands after a share of its way. */
function tangentShare(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Along corners, which stay corners as far as the samples allow. */
export function angular(points: readonly Point[]): Course {
  const lengths = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return sampled((share) => {
    let left = share * whole;
    for (const [index, length] of lengths.entries()) {
      const from = points[index];
      const to = points[index + 1];
      if (from && to && (left <= length || index === lengths.length - 1)) {
        const part = length === 0 ? 0 : left / length;
        return [blend(from[0], to[0], part), blend(from[1], to[1], part)];
      }
      left -= length;
    }
    return points[0] ?? [0, 0];
  });
}

/** The outline of a rounded box, clockwise from its lower left corner. Corners get most of the samples. */
export function frame(x: number, y: number, width: number, height: number, radius: number): Course {
  const [right, bottom] = [x + width, y + height];
  const corners: readonly (readonly [cx: number, cy: number, from: number])[] = [
    [x + radius, bottom - radius, 0.25],
    [x + radius, y + radius, 0.5],
    [right - radius, y + radius, 0.75],
    [right - radius, bottom - radius, 0],
  ];
  const outline = corners.flatMap(([cx, cy, from]) =>
    round(cx, cy, radius, from, from + 0.25).filter((_, index) => index % 4 === 0),
  );
  const points = [...outline.slice(0, SAMPLES - 1), outline[0] ?? [x, y]];
  return Array.from({ length: SAMPLES }, (_, index) => points[index] ?? points[0] ?? [x, y]);
}

function towards(from: Strand, to: Strand, share: number): Strand {
  if (share <= 0) return from;
  if (share >= 1) return to;
  return {
    course: from.course.map((point, index) => {
      const [x, y] = to.course[index] ?? point;
      return [blend(point[0], x, share), blend(point[1], y, share)];
    }),
    width: blend(from.width, to.width, share),
    colour: from.colour === to.colour ? to.colour : mix(from.colour, to.colour, share),
    opacity: blend(from.opacity, to.opacity, share),
    drawn: blend(from.drawn, to.drawn, share),
  };
}

/** How each thread lies at a moment. @param poses in the order of time; each is reached before the next begins */
export function strandsAt(poses: readonly Pose[], time: number): readonly Strand[] {
  const index = poses.findLastIndex((pose) => pose.at <= time);
  const pose = poses[Math.max(0, index)];
  const before = poses[index - 1];
  if (!pose) return [];
  if (!before) return pose.strands;
  return pose.strands.map((strand, place) => {
    const share = ease((time - pose.at - place * pose.stagger) / pose.seconds);
    return towards(before.strands[place] ?? strand, strand, share);
  });
}

const short = (value: number) => String(Math.round(value * 10) / 10);

export function drawStrand({ course, width, colour, opacity, drawn }: Strand): string {
  const last = Math.round((course.length - 1) * drawn);
  if (last < 1 || opacity <= 0.01) return '';
  const path = course
    .slice(0, last + 1)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join('L');
  // What is as broad as a column has an end of a column.
  const cap = width > 12 ? 'butt' : 'round';
  return `<path d="M${path}" stroke="${colour}" stroke-width="${short(width)}" stroke-opacity="${opacity.toFixed(2)}" stroke-linecap="${cap}"/>`;
}
