import { widthOf } from '../lettering';
import { between, presence } from '../motion';
import {
  arriving,
  dot,
  INSIGHT,
  MARGIN,
  SMALL,
  tick,
  type Ink,
  type SceneArtist,
  type Shapes,
} from '../stage';
import { angular, round, straight, swing, type Point } from '../threads';

const alerts = [
  ['02:14', 'Forty failed logins', true],
  ['02:15', 'Printer offline', false],
  ['02:19', 'Login, new country', true],
  ['02:21', 'New mail rule', true],
  ['02:24', 'Backup done', false],
] as const;

const SIZE = 48;
const TEXT_LEFT = 250;
const rowOf = (index: number) => 256 + index * 80;
const ruleOf = (index: number) => rowOf(index) + 24;
const places = [0, 2, 4, 8, 10];

interface ListTimes {
  readonly from: (row: number) => number;
  readonly until?: number;
  /** How much the alerts that mean nothing have faded. */
  readonly faded: number;
}

function list(ink: Ink, time: number, { from, until, faded }: ListTimes): string {
  const stay = until === undefined ? {} : { until };
  return alerts
    .map(([clock, text, isPart], index) => {
      const look = {
        y: rowOf(index),
        size: SIZE,
        from: from(index),
        opacity: isPart ? 1 : 1 - 0.72 * faded,
        ...stay,
      } as const;
      return (
        arriving(clock, time, { ...look, x: MARGIN, fill: ink.hueText }) +
        arriving(text, time, { ...look, x: TEXT_LEFT, cut: 'text', fill: ink.ink })
      );
    })
    .join('');
}

const listRules = (ink: Ink): Shapes =>
  Object.fromEntries(
    places.map((place, index) => [
      place,
      {
        course: straight(MARGIN, ruleOf(index), 720, ruleOf(index)),
        width: 3,
        colour: ink.line,
      },
    ]),
  );

/** The queue of a night fills. */
const queue: SceneArtist = (ink) => ({
  poses: [{ at: 0, shapes: listRules(ink) }],
  over: (time) => list(ink, time, { from: (row) => 0.4 + row * 0.45, faded: 0 }),
});

/** One thread joins the alerts that are one incident. */
const together: SceneArtist = (ink, { seconds }) => {
  const meeting: Point = [852, rowOf(2) - 16];
  const joined = [0, 2, 3];
  const shapes: Shapes = {
    ...Object.fromEntries(
      alerts.flatMap(([, text, isPart], index) =>
        isPart
          ? [
              [
                [2, 4, INSIGHT, 8][joined.indexOf(index) + 1] ?? 0,
                {
                  course: swing([
                    [TEXT_LEFT + widthOf(text, SIZE, 'text') + 24, rowOf(index) - 16],
                    meeting,
                  ]),
                  width: 6,
                  colour: ink.accent,
                },
              ] as const,
            ]
          : [],
      ),
    ),
  };
  const end = seconds - 0.05;
  return {
    poses: [
      { at: 0, shapes: listRules(ink), seconds: 0.1 },
      { at: 0.8, shapes: { ...listRules(ink), ...shapes }, seconds: 1.3 },
    ],
    over: (time) =>
      list(ink, time, { from: () => -2, until: end, faded: between(time, 0.8, 1.6) }) +
      dot(
        meeting[0],
        meeting[1],
        16 * between(time, 1.6, 2.2) * presence(time, { from: 0, until: end }),
        ink.hue,
      ) +
      arriving('Incident:', time, {
        x: 896,
        y: meeting[1] - 8,
        size: 52,
        fill: ink.hueText,
        from: 1.9,
        until: end,
      }) +
      ['stolen', 'password']
        .map((line, index) =>
          arriving(line, time, {
            x: 896,
            y: meeting[1] + 58 + index * 66,
            size: 64,
            cut: 'display',
            fill: ink.ink,
            from: 2.1,
            until: end,
          }),
        )
        .join(''),
  };
};

const steps = ['Sessions ended', 'Password reset', 'Cost explained'] as const;

/** Threads part around a ring that closes. */
const contain: SceneArtist = (ink, { seconds }) => {
  const [x, y] = [340, 404];
  const shapes: Shapes = {
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12].map((place, index) => {
        const side = index < 6 ? -1 : 1;
        const lane = side < 0 ? index : 11 - index;
        return [
          place,
          {
            course: swing([
              [-10, y + (index - 5.5) * 30],
              [x, y + side * (190 - lane * 9)],
              [660, y + (index - 5.5) * 4],
            ]),
            width: 3.5,
            opacity: 0.8,
          },
        ];
      }),
    ),
    [INSIGHT]: { course: round(x, y, 116, -0.25, 0.75), width: 9 },
  };
  return {
    poses: [{ at: 0, shapes, seconds: 1.6 }],
    over: (time) => {
      const until = seconds - 0.05;
      const there = presence(time, { from: 1, until });
      const person =
        dot(x, y - 30, 30, ink.hue, there) +
        `<path d="M${x - 58} ${y + 64}a58 50 0 0 1 116 0z" fill="${ink.hue}" opacity="${there.toFixed(2)}"/>`;
      const done = steps.map((text, index) => {
        const row = 316 + index * 106;
        const from = 1.1 + index * 0.55;
        const gone = presence(time, { from: 0, until });
        return (
          `<g opacity="${gone.toFixed(2)}">${tick(720, row - 18, ink.hue, between(time, from + 0.2, from + 0.8))}</g>` +
          arriving(text, time, { x: 790, y: row, size: 56, fill: ink.ink, from, until })
        );
      });
      return person + done.join('');
    },
  };
};

const moments = [
  ['02:30', 'noticed', 178],
  ['02:50', 'contained', 500],
  ['08:30', 'report due', 1080],
] as const;

/** One thread of time with three knots. */
const record: SceneArtist = (ink, { seconds }) => {
  const line = 400;
  const shapes = (isMeasured: boolean): Shapes => ({
    [INSIGHT]: { course: straight(MARGIN, line, 1200, line), width: 7 },
    4: {
      course: angular([
        [178, 506],
        [178, 536],
        [1080, 536],
        [1080, 506],
      ]),
      width: 5,
      drawn: isMeasured ? 1 : 0,
      opacity: isMeasured ? 1 : 0,
    },
  });
  return {
    poses: [
      { at: 0, shapes: shapes(false), seconds: 1.4 },
      { at: 2, shapes: shapes(true), seconds: 1.1 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      const gone = presence(time, { from: 0, until });
      const knots = moments.map(([clock, text, x], index) => {
        const from = 0.6 + index * 0.4;
        const grown = 20 * between(time, from, from + 0.6) * gone;
        const isDue = index === moments.length - 1;
        return (
          dot(x, line, grown, ink.hue) +
          (isDue ? dot(x, line, grown * 0.55, ink.paper) : '') +
          arriving(clock, time, {
            x,
            y: line - 50,
            size: 76,
            cut: 'display',
            anchor: 'middle',
            fill: ink.hueText,
            from,
            until,
          }) +
          arriving(text, time, {
            x,
            y: line + 76,
            size: 46,
            anchor: 'middle',
            fill: ink.ink,
            from: from + 0.1,
            until,
          })
        );
      });
      return (
        knots.join('') +
        arriving('six hours', time, {
          x: 629,
          y: 592,
          size: SMALL + 4,
          cut: 'text',
          anchor: 'middle',
          fill: ink.soft,
          from: 2.4,
          until,
        })
      );
    },
  };
};

export const securityScenes = [queue, together, contain, record] as const;
