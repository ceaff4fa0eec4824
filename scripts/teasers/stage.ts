import type { CourseHue } from '../../src/data/courses';
import type { TeaserScene } from '../../src/data/teasers/teaser';
import { palette } from '../../tailwind.config';
import { mix } from '../pictures/colours';
import { letter, widthOf, wrap, type LetteringLook } from './lettering';
import { between, presence } from './motion';
import { straight, type Course, type Strand } from './threads';

export const WIDTH = 1280;
export const HEIGHT = 720;
/** Nothing that has to be read stands nearer to the edge. */
export const MARGIN = 80;
/** The smallest text: eleven pixels on a telephone. */
export const SMALL = 42;
export const THREADS = 13;
/** The thread of insight: saffron in every film. */
export const INSIGHT = 6;

const { light } = palette;

export interface Ink {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly muted: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly raised: string;
  readonly accent: string;
  readonly hue: string;
  /** The hue as letters of any size may have it. */
  readonly hueText: string;
  readonly huePale: string;
}

export function inkOf(hue: CourseHue): Ink {
  const main = light[`thread-${hue}`];
  return {
    paper: light.surface,
    ink: light.ink,
    soft: light['ink-soft'],
    muted: light.muted,
    line: light.line,
    lineStrong: light['line-strong'],
    raised: light['surface-raised'],
    accent: light.accent,
    hue: main,
    hueText: mix(main, light.ink, 0.35),
    huePale: mix(light.surface, main, 0.16),
  };
}

export interface Shape {
  readonly course: Course;
  readonly width?: number;
  readonly colour?: string;
  readonly opacity?: number;
  readonly drawn?: number;
}

/** What single threads do; all others rest. */
export type Shapes = Readonly<Record<number, Shape | undefined>>;

export interface SceneArt {
  /** Shapes of the threads, each from a moment of the scene on; the first begins with it. */
  readonly poses: readonly {
    readonly at: number;
    readonly shapes: Shapes;
    readonly seconds?: number;
  }[];
  /** What lies over the threads. */
  readonly over: (time: number) => string;
  readonly under?: (time: number) => string;
}

/** Draws one scene of a course. */
export type SceneArtist = (ink: Ink, scene: TeaserScene) => SceneArt;

const BAND = 640;
const BAND_PITCH = 5;

export function colourOf(ink: Ink, index: number): string {
  if (index === INSIGHT) return ink.accent;
  return index % 4 === 3 ? ink.lineStrong : ink.hue;
}

export const restingLine = (index: number) => BAND + index * BAND_PITCH;

export function strandsOf(ink: Ink, shapes: Shapes): readonly Strand[] {
  return Array.from({ length: THREADS }, (_, index) => {
    const rest = restingLine(index);
    return {
      course: straight(-10, rest, WIDTH + 10, rest),
      width: 2.6,
      colour: colourOf(ink, index),
      opacity: 1,
      drawn: 1,
      ...shapes[index],
    };
  });
}

/** The crossing threads of the band: the film weaves it from left to right. @param share of the film that is over */
export function band(ink: Ink, share: number): string {
  const pitch = BAND_PITCH * 2;
  const [top, bottom] = [BAND - 6, BAND + BAND_PITCH * (THREADS - 1) + 6];
  const columns = Math.floor((share * (WIDTH + 40)) / pitch);
  const column = (odd: boolean) =>
    Array.from({ length: columns }, (_, index) => index)
      .filter((index) => index % 2 === (odd ? 1 : 0))
      .map((index) => `M${index * pitch + 5} ${top}V${bottom}`)
      .join('');
  const warps = (odd: boolean) =>
    columns === 0
      ? ''
      : `<path d="${column(odd)}" stroke="${ink.paper}" stroke-width="4.5" stroke-dasharray="5 5" stroke-dashoffset="${odd ? 5 : 0}"/>`;
  return warps(false) + warps(true);
}

/** Words that rise softly into their place and leave it again. */
export interface Arrival extends LetteringLook {
  readonly from: number;
  readonly until?: number;
}

export function arriving(text: string, time: number, { from, until, ...look }: Arrival): string {
  const there = presence(time, until === undefined ? { from } : { from, until });
  const coming = between(time, from, from + 0.7);
  return letter(text, {
    ...look,
    y: look.y + 18 * (1 - coming),
    opacity: there * (look.opacity ?? 1),
  });
}

/** The words of a scene, in one line at its top. */
export function headline(ink: Ink, { words, seconds }: TeaserScene, time: number): string {
  const size =
    [80, 74, 68].find((one) => widthOf(words, one, 'display') <= WIDTH - 2 * MARGIN) ?? 62;
  return wrap(words, size, WIDTH - 2 * MARGIN, 'display')
    .map((line, index) =>
      arriving(line, time, {
        x: MARGIN - 3,
        y: 142 + index * size,
        size,
        cut: 'display',
        fill: ink.ink,
        from: 0.15,
        until: seconds - 0.05,
      }),
    )
    .join('');
}

/** A mark of "done", drawn by hand in a moment. */
export function tick(x: number, y: number, colour: string, share: number): string {
  if (share <= 0) return '';
  return `<path d="M${x} ${y}l13 14l25 -32" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="62" stroke-dashoffset="${(62 * (1 - share)).toFixed(1)}"/>`;
}

export function dot(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  if (opacity <= 0 || radius <= 0) return '';
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" stroke="none" opacity="${opacity.toFixed(2)}"/>`;
}
