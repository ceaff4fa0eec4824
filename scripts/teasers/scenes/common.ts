import { planCourseArt } from '../../../src/components/loom/course-art-plan';
import type { Course } from '../../../src/data/courses';
import type { Storyboard, TeaserScene } from '../../../src/data/teasers/teaser';
import { lockup } from '../../pictures/library';
import { letter, wrap } from '../lettering';
import { between, presence } from '../motion';
import {
  arriving,
  colourOf,
  dot,
  INSIGHT,
  MARGIN,
  restingLine,
  THREADS,
  WIDTH,
  type Ink,
  type SceneArt,
  type Shapes,
} from '../stage';
import { straight, swing, type Point } from '../threads';

const ART_SCALE = 1.22;
const ART_LEFT = 560;
const ART_TOP = 112;

/** The points that a thread of the course's picture was drawn through: the ends of its curves. */
function pointsOf(path: string): Point[] {
  const numbers = (text: string) => text.trim().split(/\s+/).map(Number);
  const [start = '', ...curves] = path.slice(1).split('C');
  return [start, ...curves].map((part) => {
    const [x = 0, y = 0] = numbers(part).slice(-2);
    return [ART_LEFT + x * ART_SCALE, ART_TOP + y * ART_SCALE];
  });
}

/** The course's own picture weaves itself, and its title rises beside it. */
export function opening(ink: Ink, course: Course, scene: TeaserScene): SceneArt {
  const plan = planCourseArt(course.image, course.hue);
  const shapesOf = (drawn: number): Shapes =>
    Object.fromEntries(
      plan.threads.map((path, index) => [
        index,
        { course: swing(pointsOf(path)), width: 3, drawn, colour: colourOf(ink, index) },
      ]),
    );
  const size = course.title.length > 40 ? 62 : 68;
  const lines = wrap(course.title, size, course.title.length > 40 ? 530 : 450, 'display');
  const top = 378 - ((lines.length - 1) * size * 1.06) / 2;
  const leaving = scene.seconds - 0.1;
  const gap = plan.pitch * 0.5;
  return {
    poses: [
      { at: 0, shapes: shapesOf(0) },
      { at: 0.05, shapes: shapesOf(1), seconds: 2 },
    ],
    over: (time) => {
      const cloth = between(time, 1.5, 2.9);
      const gone = presence(time, { from: 0, until: leaving, seconds: 0.8 });
      const warps = plan.warps
        .filter((_, index) => index < plan.warps.length * cloth)
        .map(
          (warp) =>
            `<path d="M${warp.x} ${plan.top}V${plan.bottom}" stroke="${ink.lineStrong}" stroke-width="2.4" stroke-linecap="butt" stroke-dasharray="${plan.pitch * 2 - gap} ${gap}" stroke-dashoffset="${warp.offset + gap / 2}"/>`,
        )
        .join('');
      const shown = between(time, 1.1, 2.7);
      const accents = plan.accents
        .map(
          (path) =>
            `<path d="${path}" stroke="${ink.accent}" stroke-width="5" stroke-linecap="round" stroke-dasharray="820" stroke-dashoffset="${(820 * (1 - shown)).toFixed(1)}"${shown === 0 ? ' opacity="0"' : ''}/>`,
        )
        .join('');
      const knots = plan.knots
        .map((knot, index) => {
          const grown = between(time, 0.1 + index * 0.04, 0.7 + index * 0.04);
          return dot(knot.x, knot.y, knot.r * grown, ink.hue);
        })
        .join('');
      const title = lines
        .map((line, index) =>
          arriving(line, time, {
            x: MARGIN - 3,
            y: top + index * size * 1.06,
            size,
            cut: 'display',
            fill: ink.ink,
            from: 0.9 + index * 0.14,
            until: leaving,
          }),
        )
        .join('');
      return `<g opacity="${gone.toFixed(2)}" transform="translate(${ART_LEFT} ${ART_TOP}) scale(${ART_SCALE})">${warps}${accents}${knots}</g>${title}`;
    },
  };
}

/** The figures of the course over one long thread. */
export function figures(ink: Ink, course: Course, scene: TeaserScene, board: Storyboard): SceneArt {
  const columns = [
    [course.durationWeeks, 'weeks'],
    [course.hours, 'hours'],
    [course.assignments, 'assignments'],
  ] as const;
  const lefts = [MARGIN, 440, 820];
  const until = scene.seconds - 0.05;
  return {
    poses: [
      {
        at: 0,
        shapes: { [INSIGHT]: { course: straight(MARGIN, 428, WIDTH - MARGIN, 428), width: 6 } },
      },
    ],
    over: (time) => {
      const numbers = columns.map(([value, label], index) => {
        const x = lefts[index] ?? 0;
        const from = 0.35 + index * 0.3;
        const knot = between(time, 0.9 + index * 0.3, 1.5 + index * 0.3);
        const gone = presence(time, { from: 0, until });
        return (
          arriving(String(value), time, {
            x: x - 8,
            y: 296,
            size: 190,
            cut: 'display',
            fill: ink.hueText,
            from,
            until,
          }) +
          arriving(label, time, {
            x,
            y: 372,
            size: 52,
            fill: ink.ink,
            from: from + 0.1,
            until,
          }) +
          dot(x + 10, 428, 13 * knot * gone, ink.hue)
        );
      });
      const practice = arriving(board.practice, time, {
        x: MARGIN,
        y: 534,
        size: 48,
        cut: 'text',
        fill: ink.soft,
        from: 1.6,
        until,
      });
      return numbers.join('') + practice;
    },
  };
}

/** The threads rise from the band and close into cloth beside the name. */
export function ending(ink: Ink, board: Storyboard): SceneArt {
  const pitch = 40;
  const rowOf = (index: number) => 62 + index * pitch;
  const shapes: Shapes = Object.fromEntries(
    Array.from({ length: THREADS }, (_, index) => [
      index,
      {
        course: swing([
          [-10, restingLine(index)],
          [500, restingLine(index)],
          [940, rowOf(index)],
          [WIDTH + 10, rowOf(index)],
        ]),
        width: 4,
      },
    ]),
  );
  const gap = pitch * 0.5;
  return {
    poses: [{ at: 0, shapes, seconds: 1.9 }],
    over: (time) => {
      const columns = Math.round(8 * between(time, 1.3, 3));
      const warps = Array.from(
        { length: columns },
        (_, column) =>
          `<path d="M${960 + column * pitch} ${rowOf(0) - pitch / 2}V${rowOf(THREADS - 1) + pitch / 2}" stroke="${ink.lineStrong}" stroke-width="4" stroke-dasharray="${pitch * 2 - gap} ${gap}" stroke-dashoffset="${(column % 2) * pitch + gap / 2}"/>`,
      ).join('');
      const shown = presence(time, { from: 0.9 });
      return (
        warps +
        `<g opacity="${shown.toFixed(2)}" transform="translate(0 ${(18 * (1 - shown)).toFixed(1)})">${lockup(MARGIN - 4, 176, 100, 'paper')}</g>` +
        wrap(board.call, 56, 440, 'text')
          .map((line, index) =>
            letter(line, {
              x: MARGIN,
              y: 378 + index * 70 + 18 * (1 - presence(time, { from: 1.5 })),
              size: 56,
              cut: 'text',
              fill: ink.ink,
              opacity: presence(time, { from: 1.5 }),
            }),
          )
          .join('')
      );
    },
  };
}
