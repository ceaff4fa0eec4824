/** What visitors need of it stands in `focal-point`. */
import { focalStyle, withoutFocalPoint } from './focal-point';

/** Per cent of a picture's width from the left and of its height from the top: whole numbers from 0 to 100. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a picture without a point is cropped. */
export const centre: FocalPoint = { x: 50, y: 50 };

/** The point that the address of a featured picture names; undefined where it names none. */
export function focalPointOf(address: string): FocalPoint | undefined {
  const [x, y] = focalStyle(address)?.objectPosition.split(' ').map(Number.parseFloat) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** @param point rounded, and moved into the picture; the centre needs no words */
export function withFocalPoint(address: string, point: FocalPoint): string {
  const [x, y] = [point.x, point.y].map(inPicture);
  const file = withoutFocalPoint(address);
  return x === centre.x && y === centre.y ? file : `${file}#focus=${x},${y}`;
}

/** The nearest whole per cent within the picture; the middle for what is no number. */
export function inPicture(percent: number): number {
  return Number.isNaN(percent) ? 50 : Math.round(Math.min(100, Math.max(0, percent)));
}
