import { between, presence } from '../motion';
import { arriving, INSIGHT, MARGIN, THREADS, WIDTH, type SceneArtist, type Shapes } from '../stage';
import { frame, straight, swing } from '../threads';

/** Own page last: it climbs. */
const results = ['City Bag Store', 'Travel Bags Online', 'Asha’s Bags'] as const;

/** The page of a small shop climbs to the first place. */
const found: SceneArtist = (ink, { seconds }) => {
  const turn = 2.7;
  const rowOf = (place: number) => 366 + place * 96;
  const placeAfter = [1, 2, 0];
  const placesOf = [1, 3, 5];
  const shapes = (isFound: boolean): Shapes => ({
    ...Object.fromEntries(
      results.map((_, index) => {
        const y = rowOf(isFound ? (placeAfter[index] ?? 0) : index);
        return [
          placesOf[index] ?? 0,
          {
            course: straight(MARGIN, y, WIDTH - MARGIN, y),
            width: 78,
            colour: index === 2 ? ink.huePale : ink.line,
            opacity: index === 2 ? 1 : 0.5,
          },
        ];
      }),
    ),
    [INSIGHT]: { course: frame(MARGIN, 196, WIDTH - 2 * MARGIN, 92, 46), width: 6 },
  });
  return {
    poses: [
      { at: 0, shapes: shapes(false), seconds: 1.3 },
      { at: turn, shapes: shapes(true), seconds: 1.1 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      const there = presence(time, { from: 0.6, until });
      const moved = between(time, turn, turn + 1.1);
      const texts = results.map((text, index) => {
        const y = rowOf(index) + ((placeAfter[index] ?? 0) - index) * 96 * moved;
        return arriving(text, time, {
          x: MARGIN + 36,
          y: y + 17,
          size: 50,
          cut: index === 2 ? 'strong' : 'text',
          fill: index === 2 ? ink.hueText : ink.soft,
          opacity: index === 2 ? 1 : 1 - 0.85 * Math.sin(Math.PI * moved),
          from: 0.8 + index * 0.15,
          until,
        });
      });
      return (
        `<g opacity="${there.toFixed(2)}" stroke="${ink.ink}" stroke-width="6" stroke-linecap="round"><circle cx="134" cy="238" r="18"/><path d="M147 252l14 14"/></g>` +
        arriving('school bags near me', time, {
          x: 192,
          y: 258,
          size: 52,
          cut: 'text',
          fill: ink.ink,
          from: 0.5,
          until,
        }) +
        texts.join('')
      );
    },
  };
};

const shares = [
  ['Search', '50%', 286, 5],
  ['Social', '30%', 420, 3],
  ['E-mail', '20%', 540, 2],
] as const;

/** Ten threads of one band part into three. */
const split: SceneArtist = (ink, { seconds }) => {
  const threads = [0, 1, 2, 3, 4, 5, INSIGHT, 7, 8, 9];
  const rows = shares.flatMap(([, , y, count]) =>
    Array.from({ length: count }, (_, index) => y + (index - (count - 1) / 2) * 15),
  );
  const shapes: Shapes = Object.fromEntries(
    threads.map((thread, index) => {
      const start = 396 + (index - 4.5) * 15;
      return [
        thread,
        {
          course: swing([
            [-10, start],
            [330, start],
            [700, rows[index] ?? start],
            [770, rows[index] ?? start],
          ]),
          width: 11,
          colour: index < 5 ? ink.hue : index < 8 ? ink.accent : ink.lineStrong,
        },
      ];
    }),
  );
  return {
    poses: [{ at: 0, shapes, seconds: 1.6 }],
    over: (time) => {
      const until = seconds - 0.05;
      const budget = arriving('Budget', time, {
        x: MARGIN,
        y: 282,
        size: 58,
        fill: ink.ink,
        from: 0.5,
        until,
      });
      const parts = shares.map(
        ([name, share, y], index) =>
          arriving(name, time, {
            x: 812,
            y: y + 20,
            size: 58,
            fill: ink.ink,
            from: 1.2 + index * 0.35,
            until,
          }) +
          arriving(share, time, {
            x: 1200,
            y: y + 22,
            size: 66,
            cut: 'display',
            anchor: 'end',
            fill: ink.hueText,
            from: 1.3 + index * 0.35,
            until,
          }),
      );
      return budget + parts.join('');
    },
  };
};

const funnel = [
  ['400', 'visits', 80],
  ['20', 'enquiries', 500],
  ['5', 'orders', 960],
] as const;

/** The band of threads narrows from visits to orders. */
const explain: SceneArtist = (ink, { seconds }) => {
  const shapes: Shapes = Object.fromEntries(
    Array.from({ length: THREADS }, (_, index) => {
      const away = index - INSIGHT;
      return [
        index,
        {
          course: swing([
            [-10, 468 + away * 13],
            [260, 468 + away * 13],
            [540, 468 + away * 5],
            [700, 468 + away * 5],
            [980, 468 + away * 1.4],
            [WIDTH + 10, 468 + away * 1.4],
          ]),
          width: 4,
        },
      ];
    }),
  );
  return {
    poses: [{ at: 0, shapes, seconds: 1.7 }],
    over: (time) => {
      const until = seconds - 0.05;
      const numbers = funnel.map(
        ([value, label, x], index) =>
          arriving(value, time, {
            x: x - 3,
            y: 286,
            size: 100,
            cut: 'display',
            fill: ink.hueText,
            from: 0.6 + index * 0.4,
            until,
          }) +
          arriving(label, time, {
            x,
            y: 344,
            size: 46,
            fill: ink.ink,
            from: 0.7 + index * 0.4,
            until,
          }),
      );
      return (
        numbers.join('') +
        arriving('One order in 80 visits', time, {
          x: 500,
          y: 606,
          size: 56,
          cut: 'display',
          fill: ink.ink,
          from: 2.3,
          until,
        })
      );
    },
  };
};

/** A page of lines whose last one is the decision. */
const report: SceneArtist = (ink, { seconds }) => {
  const lines = [
    [258, 300],
    [306, 420],
    [354, 360],
    [402, 420],
    [450, 240],
  ] as const;
  const shapes = (isDecided: boolean): Shapes => ({
    12: { course: frame(MARGIN, 200, 500, 408, 18), width: 4, colour: ink.lineStrong },
    ...Object.fromEntries(
      lines.map(([y, length], index) => [
        index * 2,
        {
          course: straight(120, y, 120 + length, y),
          width: 14,
          colour: index === 0 ? ink.hue : ink.line,
        },
      ]),
    ),
    // The seventh thread runs out of the page to the words.
    ...(isDecided ? { [INSIGHT]: { course: straight(120, 548, 640, 548), width: 12 } } : {}),
    5: { course: straight(120, 402, 540, 402), width: 14, colour: ink.line },
  });
  return {
    poses: [
      { at: 0, shapes: shapes(false), seconds: 1.5 },
      { at: 1.6, shapes: shapes(true), seconds: 1 },
    ],
    over: (time) => {
      const until = seconds - 0.05;
      return ['Keep search.', 'Pause social.']
        .map((line, index) =>
          arriving(line, time, {
            x: 672,
            y: 480 + index * 90,
            size: 80,
            cut: 'display',
            fill: ink.ink,
            from: 2 + index * 0.35,
            until,
          }),
        )
        .join('');
    },
  };
};

export const marketingScenes = [found, split, explain, report] as const;
