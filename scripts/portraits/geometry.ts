import { mix } from '../pictures/colours';
import type { Traits } from './traits';

export type Point = readonly [x: number, y: number];

const n = (value: number) => value.toFixed(1);

/** A smooth curve through points (Catmull-Rom), as the commands of an SVG path. */
export function curve(points: readonly Point[], isClosed = false): string {
  const at = (index: number): Point => {
    const wrapped = isClosed
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), points.length - 1);
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let path = `M${n(startX)} ${n(startY)}`;
  const last = isClosed ? points.length : points.length - 1;
  for (let index = 0; index < last; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** Points on the smooth curve through the given ones. */
export function along(points: readonly Point[], count: number): Point[] {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return Array.from({ length: count }, (_none, step) => {
    const place = (step / (count - 1)) * (points.length - 1);
    const index = Math.min(Math.floor(place), points.length - 2);
    const t = place - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const blend = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    return [blend(0), blend(1)];
  });
}

export function fill(path: string, colour: string, more = ''): string {
  return `<path d="${path}" fill="${colour}" ${more}/>`;
}

export function stroke(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, more = '') {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}" ${more}/>`;
}

export const blur = (amount: 2 | 3 | 5 | 8 | 12 | 18) => `filter="url(#blur${amount})"`;

export const filters = [2, 3, 5, 8, 12, 18]
  .map(
    (amount) =>
      `<filter id="blur${amount}" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  )
  .join('');

export interface Skin {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly blush: string;
  readonly lip: string;
}

const skins: readonly Skin[] = [
  ['#f6d2ad', '#e3b088', '#b27a58', '#6e3f33', '#d9785f', '#b4584f'],
  ['#ecbd92', '#d49c6e', '#9f6845', '#5d352b', '#c96a4d', '#a44f45'],
  ['#dda677', '#bd8355', '#875436', '#4b2a24', '#b2573a', '#93463d'],
  ['#c48a5c', '#9c653f', '#6c4029', '#3b211e', '#9a4830', '#7f3d37'],
  ['#a66f47', '#7c4d30', '#53301f', '#2d1a19', '#80382a', '#6d342f'],
].map(([light = '', base = '', shade = '', deep = '', blush = '', lip = '']) => ({
  light,
  base,
  shade: mix(shade, '#353a9b', 0.08),
  deep: mix(deep, '#20245f', 0.12),
  blush,
  lip,
}));

/** The measures of one head, in its own coordinates: the eyes stand on y = 0, the face in the middle is 132 wide. */
export interface Head {
  readonly traits: Traits;
  readonly skin: Skin;
  /** Half of the face's width at the cheeks. */
  readonly w: number;
  readonly chin: number;
  readonly jaw: number;
  /** Radians by which the head is turned to the right of the viewer. */
  readonly angle: number;
  /** Where a point of the unturned face is seen; `rise` is how far it stands out. */
  readonly seen: (x: number, y: number, rise?: number) => Point;
  readonly outline: readonly Point[];
}

const skinOf = (index: number): Skin => {
  const found = skins[index];
  if (!found) throw new Error(`There is no skin ${index}.`);
  return found;
};

export function headOf(traits: Traits): Head {
  const w = 64 * (traits.width ?? 1);
  const chin = 99 * (traits.length ?? 1) * (traits.isWoman ? 0.97 : 1.02);
  const jaw = (traits.jaw ?? 1) * (traits.isWoman ? 0.78 : 0.86);
  const angle = (traits.turn * Math.PI) / 180;
  const radius = w * 1.22;
  const seen = (x: number, y: number, rise = 0): Point => {
    const around = Math.asin(Math.min(Math.max(x / radius, -1), 1)) + angle;
    return [
      Math.sin(around) * (radius + rise) - Math.sin(angle) * radius * 0.38,
      y + Math.abs(x) * 0.012,
    ];
  };
  // The near cheek is rounder, the far one flatter; the chin goes with the face.
  const shift = Math.sin(angle) * w;
  const side = (x: number, y: number, share: number): Point => [x + shift * share, y];
  const outline: Point[] = [
    side(0, -98, -0.1),
    side(w * 0.6, -88, 0),
    side(w * 0.95, -50, 0.02),
    side(w * 0.99, -14, 0.05),
    side(w * 0.985, 14, 0.08),
    side(w * (jaw * 0.35 + 0.63), chin * 0.42, 0.14),
    side(w * jaw, chin * 0.66, 0.24),
    side(w * jaw * 0.68, chin * 0.88, 0.4),
    side(w * 0.26, chin * 0.985, 0.52),
    side(0, chin, 0.56),
    side(-w * 0.26, chin * 0.985, 0.52),
    side(-w * jaw * 0.68, chin * 0.88, 0.4),
    side(-w * jaw, chin * 0.66, 0.24),
    side(-w * (jaw * 0.35 + 0.63), chin * 0.42, 0.14),
    side(-w * 0.985, 14, 0.08),
    side(-w * 0.99, -14, 0.05),
    side(-w * 0.95, -50, 0.02),
    side(-w * 0.6, -88, 0),
  ];
  return { traits, skin: skinOf(traits.skin), w, chin, jaw, angle, seen, outline };
}
