import { between, presence } from '../motion';
import { widthOf } from '../lettering';
import {
  arriving,
  INSIGHT,
  MARGIN,
  SMALL,
  THREADS,
  tick,
  type SceneArtist,
  type Shapes,
} from '../stage';
import { angular, straight, swing } from '../threads';

const remarks = ['“It came late”', '“Which size?”', '“Can I return it?”'] as const;

/** What customers say leads to one promise. */
const listen: SceneArtist = (ink, { seconds }) => {
  const rows = [280, 410, 540];
  const shapes: Shapes = Object.fromEntries(
    Array.from({ length: THREADS }, (_, index) => {
      const row = Math.floor(index / 4.4);
      const y = (rows[row] ?? 0) - 16;
      const x = MARGIN + widthOf(remarks[row] ?? '', 52, 'text') + 28;
      return [
        index,
        {
          course: swing([
            [x, y],
            [x + 40, y + (index - row * 4.4 - 2) * 5],
            [740, 394 + (index - INSIGHT) * 6],
            [776, 394 + (index - INSIGHT) * 6],
          ]),
          width: index === INSIGHT ? 5 : 3,
        },
      ];
    }),
  );
  return {
    poses: [{ at: 0, shapes, seconds: 1.6 }],
    over: (time) => {
      const until = seconds - 0.05;
      const said = remarks.map((text, index) =>
        arriving(text, time, {
          x: MARGIN,
          y: rows[index] ?? 0,
          size: 52,
          cut: 'text',
          fill: ink.soft,
          from: 0.3 + index * 0.3,
          until,
        }),
      );
      const promise = ['Free returns', 'for 30 days'].map((line, index) =>
        arriving(line, time, {
          x: 812,
          y: 386 + index * 68,
          size: 62,
          cut: 'display',
          fill: ink.hueText,
          from: 2 + index * 0.12,
          until,
        }),
      );
      return [...said, ...promise].join('');
    },
  };
};

/** Two bars of cost; the dearer one fades. */
const decide: SceneArtist = (ink, { seconds }) => {
  const turn = 3;
  const adverts = [
    ['A', 640, 312],
    ['B', 290, 446],
  ] as const;
  const endOf = (cost: number) => 160 + cost * 1.25;
  const shapes = (isDecided: boolean): Shapes => ({
    2: { course: straight(160, 290, endOf(640), 290), width: 84, opacity: isDecided ? 0.18 : 1 },
    4: { course: straight(160, 424, endOf(290), 424), width: 84 },
    ...(isDecided ? { [INSIGHT]: { course: straight(760, 484, 1200, 484), width: 6 } } : {}),
  });
  return {
    poses: [
      { at: 0, shapes: shapes(false), seconds: 1.4 },
      { at: turn, shapes: shapes(true), seconds: 0.9 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      const faded = 1 - 0.6 * between(time, turn + 0.4, turn + 1);
      const rows = adverts.map(
        ([name, cost, y]) =>
          arriving(name, time, {
            x: MARGIN,
            y,
            size: 62,
            cut: 'display',
            fill: ink.ink,
            from: 0.3,
            until,
            opacity: name === 'A' ? faded : 1,
          }) +
          arriving(String(cost), time, {
            x: endOf(cost) + 24,
            y,
            size: 62,
            fill: ink.ink,
            from: 0.9,
            until,
            opacity: name === 'A' ? faded : 1,
          }),
      );
      return (
        rows.join('') +
        arriving('Cost per order', time, {
          x: 160,
          y: 566,
          size: SMALL + 2,
          cut: 'text',
          fill: ink.muted,
          from: 0.7,
          until,
        }) +
        arriving('Keep B, stop A', time, {
          x: 760,
          y: 446,
          size: 62,
          cut: 'display',
          fill: ink.ink,
          from: turn - 0.3,
          until,
        })
      );
    },
  };
};

/** A claim of the draft is struck out, and the true one takes its place. */
const check: SceneArtist = (ink, { seconds }) => {
  const draft = 'Delivered in a day, anywhere';
  const right = MARGIN + widthOf(draft, 62, 'text') + 14;
  const turn = 1.6;
  const shapes = (isStruck: boolean): Shapes => ({
    2: { course: straight(MARGIN, 336, 1200, 336), width: 3, colour: ink.line },
    5: { course: straight(MARGIN, 556, 1200, 556), width: 3, colour: ink.line },
    4: {
      course: straight(MARGIN - 14, 289, right, 289),
      width: 7,
      drawn: isStruck ? 1 : 0,
    },
    [INSIGHT]: isStruck
      ? { course: straight(MARGIN, 556, 1200, 556), width: 6 }
      : { course: straight(MARGIN, 556, MARGIN + 1, 556), width: 6 },
  });
  return {
    poses: [
      { at: 0, shapes: shapes(false) },
      { at: turn, shapes: shapes(true), seconds: 1.1 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      const gone = presence(time, { from: 0, until });
      return (
        arriving(draft, time, {
          x: MARGIN,
          y: 310,
          size: 62,
          cut: 'text',
          fill: ink.muted,
          from: 0.3,
          until,
        }) +
        arriving('Delivered in 2 to 4 days', time, {
          x: MARGIN,
          y: 520,
          size: 74,
          cut: 'display',
          fill: ink.ink,
          from: 2.2,
          until,
        }) +
        `<g opacity="${gone.toFixed(2)}">${tick(1130, 500, ink.hue, between(time, 3, 3.6))}</g>`
      );
    },
  };
};

/** Two curves part; the gap between them is what the adverts did. */
const worked: SceneArtist = (ink, { seconds }) => {
  const turn = 2.2;
  const shapes = (isMeasured: boolean): Shapes => ({
    0: { course: straight(MARGIN, 580, 860, 580), width: 3, colour: ink.lineStrong },
    2: {
      course: swing([
        [MARGIN, 540],
        [250, 500],
        [430, 470],
        [850, 250],
      ]),
      width: 7,
    },
    3: {
      course: swing([
        [MARGIN, 540],
        [250, 500],
        [430, 470],
        [850, 470],
      ]),
      width: 7,
      colour: ink.lineStrong,
    },
    ...(isMeasured
      ? {
          [INSIGHT]: {
            course: angular([
              [868, 252],
              [884, 252],
              [884, 468],
              [868, 468],
            ]),
            width: 6,
          },
        }
      : {}),
  });
  return {
    poses: [
      { at: 0, shapes: shapes(false), seconds: 1.5 },
      { at: turn, shapes: shapes(true), seconds: 0.9 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      const label = { x: 912, size: 44, cut: 'text', fill: ink.soft, until } as const;
      return (
        arriving('with adverts', time, { ...label, y: 264, from: 1.1 }) +
        arriving('without', time, { ...label, y: 482, from: 1.3 }) +
        ['The real', 'effect']
          .map((line, index) =>
            arriving(line, time, {
              x: 912,
              y: 350 + index * 58,
              size: 58,
              cut: 'display',
              fill: ink.ink,
              from: turn + 0.4,
              until,
            }),
          )
          .join('')
      );
    },
  };
};

export const aiScenes = [listen, decide, check, worked] as const;
