import { letter } from '../lettering';
import { between, blend, presence } from '../motion';
import {
  arriving,
  dot,
  INSIGHT,
  MARGIN,
  SMALL,
  WIDTH,
  type SceneArtist,
  type Shapes,
} from '../stage';
import { straight, swing, type Point } from '../threads';

const rules = [250, 350, 450, 550];
const columns = [100, 520, 900];
const untidy = [
  ['3/9/26', 'pune', '1,200'],
  ['Sept 4', 'PUNE', '?'],
  ['2026-09-05', 'Pune ', '950.0'],
] as const;
const tidy = [
  ['2026-09-03', 'Pune', '1200'],
  ['2026-09-04', 'Pune', 'missing'],
  ['2026-09-05', 'Pune', '950'],
] as const;

/** Wavy lines straighten into the rules of a table. */
const table: SceneArtist = (ink, { seconds }) => {
  const turn = 2.4;
  const wavy = (y: number, index: number) =>
    swing(
      [0, 1, 2, 3, 4, 5].map((step): Point => [
        blend(MARGIN, WIDTH - MARGIN, step / 5),
        y + (((step + index) % 2) * 2 - 1) * (10 + ((step * 7 + index * 5) % 4) * 4),
      ]),
    );
  const shapes = (isTidy: boolean): Shapes =>
    Object.fromEntries(
      rules.map((y, index) => [
        index * 2,
        {
          course: isTidy ? straight(MARGIN, y, WIDTH - MARGIN, y) : wavy(y, index),
          width: 3.5,
          colour: ink.hue,
        },
      ]),
    );
  const cell = (row: number, column: number) => {
    const y = (rules[row] ?? 0) + 66;
    return { x: columns[column] ?? 0, y, size: 46 } as const;
  };
  return {
    poses: [
      { at: 0, shapes: shapes(false) },
      { at: turn, shapes: shapes(true), seconds: 0.9 },
    ],
    over: (time) => {
      const before = untidy.flatMap((texts, row) =>
        texts.map((text, column) => {
          const { x, y, size } = cell(row, column);
          const tilt = (((row * 2 + column * 3) % 4) - 1.5) * 3.4;
          const shift = (((row * 3 + column) % 3) - 1) * 16;
          const look = {
            x: x + shift,
            y: y + shift / 2,
            size,
            fill: ink.soft,
            cut: 'text',
          } as const;
          const from = 0.2 + row * 0.1 + column * 0.05;
          return `<g transform="rotate(${tilt} ${x + 90} ${y})">${arriving(text, time, { ...look, from, until: turn + 0.35 })}</g>`;
        }),
      );
      const after = tidy.flatMap((texts, row) =>
        texts.map((text, column) =>
          arriving(text, time, {
            ...cell(row, column),
            fill: text === 'missing' ? ink.hueText : ink.ink,
            from: turn + 0.25 + row * 0.08,
            until: seconds - 0.05,
          }),
        ),
      );
      return [...before, ...after].join('');
    },
  };
};

const query = [
  ['SELECT', 'month, SUM(amount)'],
  ['FROM', 'orders'],
  ['GROUP BY', 'month'],
] as const;

/** A query writes itself along three threads. */
const question: SceneArtist = (ink, { seconds }) => {
  const rows = [290, 410, 530];
  const shapes: Shapes = Object.fromEntries(
    rows.map((y, index) => [
      index * 2 + 2,
      {
        course: straight(MARGIN, y + 30, WIDTH - MARGIN, y + 30),
        width: index === 2 ? 5 : 3,
        colour: index === 2 ? ink.accent : ink.line,
      },
    ]),
  );
  return {
    poses: [{ at: 0, shapes }],
    over: (time) =>
      query
        .map(([keyword, rest], index) => {
          const y = rows[index] ?? 0;
          const from = 0.5 + index * 0.7;
          const written = between(time, from, from + 1) * (WIDTH - MARGIN);
          const gone = 1 - between(time, seconds - 0.4, seconds - 0.05);
          return (
            `<clipPath id="row${index}"><rect x="0" y="${y - 70}" width="${(MARGIN - 4 + written).toFixed(1)}" height="110"/></clipPath>` +
            `<g clip-path="url(#row${index})" opacity="${gone.toFixed(2)}">` +
            letter(keyword, { x: MARGIN, y, size: 66, fill: ink.hueText }) +
            letter(rest, { x: 440, y, size: 66, cut: 'text', fill: ink.ink }) +
            '</g>'
          );
        })
        .join(''),
  };
};

const months = [
  ['Jan', 210],
  ['Feb', 236],
  ['Mar', 262],
  ['Apr', 96],
  ['May', 274],
  ['Jun', 306],
] as const;

/** Threads rise as columns; the odd one out is the thread of insight. */
const chart: SceneArtist = (ink, { seconds }) => {
  const base = 556;
  const xOf = (index: number) => 150 + index * 190;
  const places = [0, 2, 4, INSIGHT, 8, 10];
  const shapes = (width: number): Shapes =>
    Object.fromEntries(
      months.map(([, value], index) => [
        places[index] ?? 0,
        {
          course: straight(xOf(index), base, xOf(index), base - value),
          width,
          colour: places[index] === INSIGHT ? ink.accent : ink.hue,
        },
      ]),
    );
  return {
    // They stand up as threads before they fill.
    poses: [
      { at: 0, shapes: shapes(4), seconds: 0.9 },
      { at: 1.1, shapes: shapes(92), seconds: 0.8 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      const labels = months.map(([month], index) =>
        arriving(month, time, {
          x: xOf(index),
          y: 606,
          size: SMALL,
          anchor: 'middle',
          fill: ink.soft,
          from: 0.5 + index * 0.08,
          until,
        }),
      );
      const why = arriving('Why April?', time, {
        x: xOf(3),
        y: 424,
        size: 50,
        anchor: 'middle',
        fill: ink.ink,
        from: 2,
        until,
      });
      return labels.join('') + why;
    },
  };
};

const points: readonly Point[] = [
  [120, 560],
  [190, 500],
  [262, 538],
  [330, 452],
  [400, 476],
  [468, 408],
  [540, 430],
  [612, 340],
  [684, 362],
  [752, 284],
  [820, 300],
];

/** What each point misses the lines by: much with the flat one, little with the model. */
const model: SceneArtist = (ink, { seconds }) => {
  const flat = 430;
  const modelAt = (x: number) => 566 - (x - 90) * 0.37;
  const turn = 2.6;
  const places = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11];
  const shapes = (isModel: boolean): Shapes => ({
    ...Object.fromEntries(
      points.map(([x, y], index) => [
        places[index] ?? 0,
        {
          course: straight(x, y, x, isModel ? modelAt(x) : flat),
          width: 3.5,
          colour: ink.hue,
          opacity: 0.55,
        },
      ]),
    ),
    [12]: { course: straight(90, flat, 850, flat), width: 4, colour: ink.lineStrong },
    [INSIGHT]: isModel
      ? { course: straight(90, modelAt(90), 850, modelAt(850)), width: 6 }
      : { course: straight(90, flat, 850, flat), width: 6, opacity: 0 },
  });
  return {
    poses: [
      { at: 0, shapes: shapes(false) },
      { at: turn, shapes: shapes(true), seconds: 1.1 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      const gone = presence(time, { from: 0, until });
      const dots = points.map(([x, y], index) =>
        dot(x, y, 11 * gone * between(time, 0.3 + index * 0.06, 0.9 + index * 0.06), ink.hue),
      );
      const label = { x: 880, size: 44, until } as const;
      return (
        dots.join('') +
        arriving('Guess:', time, { ...label, y: 424, fill: ink.muted, from: 0.8 }) +
        arriving('the average', time, { ...label, y: 474, fill: ink.muted, from: 0.9 }) +
        arriving('Your model', time, {
          ...label,
          y: 298,
          size: 52,
          fill: ink.ink,
          from: turn + 0.4,
        })
      );
    },
  };
};

export const dataScenes = [table, question, chart, model] as const;
