import { randomFrom } from '../../src/components/loom/weave';
import type { Figure } from './catalogue';

/** Which thread shows at a point: 0 the ground, 1 to 3 the colours of the figure. Canvas is 16 wide and about 9 high. */
export type Mask = (x: number, y: number) => 0 | 1 | 2 | 3;

type Point = readonly [number, number];

const disc = (x: number, y: number, [cx, cy]: Point, radius: number) =>
  Math.hypot(x - cx, y - cy) < radius;

const ring = (x: number, y: number, [cx, cy]: Point, radius: number, half: number) =>
  Math.abs(Math.hypot(x - cx, y - cy) - radius) < half;

const box = (x: number, y: number, left: number, top: number, right: number, bottom: number) =>
  x > left && x < right && y > top && y < bottom;

function rounded(
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  radius: number,
) {
  const nearX = Math.min(Math.max(x, left + radius), right - radius);
  const nearY = Math.min(Math.max(y, top + radius), bottom - radius);
  return Math.hypot(x - nearX, y - nearY) < radius;
}

function segment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point, half: number) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)) < half;
}

function line(x: number, y: number, points: readonly Point[], half: number) {
  return points.some((point, index) => {
    const before = points[index - 1];
    return before !== undefined && segment(x, y, before, point, half);
  });
}

function polygon(x: number, y: number, points: readonly Point[]) {
  let inside = false;
  points.forEach(([px, py], index) => {
    const [qx, qy] = points.at(index - 1) ?? [px, py];
    if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) {
      inside = !inside;
    }
  });
  return inside;
}

const trend: Point[] = [
  [4, 7],
  [5.8, 5.9],
  [7.3, 6.3],
  [9.1, 4.2],
  [10.9, 4.7],
  [12.6, 2.5],
  [14.2, 1.7],
];

const risingLine: Mask = (x, y) => {
  if (trend.some((point) => disc(x, y, point, 0.34))) return 3;
  if (line(x, y, trend, 0.19)) return 2;
  const under = polygon(x, y, [...trend, [14.2, 8], [4, 8]]);
  return under && y < 7.9 ? 1 : 0;
};

const columns: Mask = (x, y) => {
  const tops = [6.6, 5.7, 6.1, 4.6, 3.7, 2.6];
  const caps = tops.map((top, index): Point => [4.9 + index * 1.75, top - 0.8]);
  if (caps.some((point) => disc(x, y, point, 0.3))) return 3;
  if (line(x, y, caps, 0.17)) return 2;
  const inColumn = tops.some((top, index) =>
    box(x, y, 4.4 + index * 1.75, top, 5.5 + index * 1.75, 8),
  );
  return inColumn ? 1 : 0;
};

const funnel: Mask = (x, y) => {
  const bands: [number, number, number, number][] = [
    [1.1, 2.5, 4.7, 3.8],
    [2.85, 4.15, 3.55, 2.6],
    [4.5, 5.7, 2.35, 1.5],
    [6.05, 7, 1.25, 0.6],
  ];
  const band = bands.findIndex(([top, bottom, wide, narrow]) => {
    if (y < top || y > bottom) return false;
    return Math.abs(x - 9.4) < wide + ((narrow - wide) * (y - top)) / (bottom - top);
  });
  if (disc(x, y, [9.4, 7.85], 0.42)) return 2;
  if (band === 3) return 2;
  return band < 0 ? 0 : band === 1 ? 3 : 1;
};

const lens: Mask = (x, y) => {
  if (segment(x, y, [10.9, 6], [13, 8.1], 0.48)) return 2;
  if (ring(x, y, [8.9, 4], 2.75, 0.36)) return 2;
  if (disc(x, y, [8.9, 4], 2.4)) {
    const bars: [number, number][] = [
      [2.75, 1.5],
      [3.6, 1.9],
      [4.45, 1.2],
      [5.3, 0.7],
    ];
    return bars.some(([top, width]) => box(x, y, 7.4, top, 7.4 + width * 1.5, top + 0.42)) ? 3 : 1;
  }
  return 0;
};

const scatterRandom = randomFrom('scatter');
const dots = Array.from({ length: 38 }, (): Point => {
  const x = 4 + scatterRandom() * 10.4;
  const ideal = 7.4 - 5.4 / (1 + Math.exp(-(x - 9.2) / 1.5));
  return [x, ideal + (scatterRandom() - 0.5) * 4.2];
});
const curve = Array.from({ length: 30 }, (_, index): Point => {
  const x = 3.8 + index * 0.37;
  return [x, 7.4 - 5.4 / (1 + Math.exp(-(x - 9.2) / 1.5))];
});

const scatter: Mask = (x, y) => {
  if (line(x, y, curve, 0.15)) return 2;
  const hit = dots.findIndex((point) => disc(x, y, point, 0.3));
  return hit < 0 ? 0 : hit % 6 === 0 ? 3 : 1;
};

const table: Mask = (x, y) => {
  const column = Math.floor((x - 4.1) / 2.05);
  const row = Math.floor((y - 1.3) / 1.12);
  const inCell =
    column >= 0 &&
    column < 5 &&
    row >= 0 &&
    row < 6 &&
    (x - 4.1) % 2.05 < 1.85 &&
    (y - 1.3) % 1.12 < 0.92;
  if (!inCell) return 0;
  if (row === 0) return 2;
  return [11, 17, 23, 29].includes(row * 5 + column + (row > 3 ? 1 : 0)) ? 3 : 1;
};

const shieldOutline = (grow: number): Point[] => {
  const shape: Point[] = [
    [0, -3.4],
    [2.9, -2.3],
    [2.9, 0.2],
    [2.3, 1.8],
    [1.2, 2.9],
    [0, 3.5],
    [-1.2, 2.9],
    [-2.3, 1.8],
    [-2.9, 0.2],
    [-2.9, -2.3],
  ];
  return shape.map(([px, py]): Point => [9.4 + px * grow, 4.4 + py * grow]);
};

const shield: Mask = (x, y) => {
  if (
    line(
      x,
      y,
      [
        [7.9, 4.4],
        [9, 5.5],
        [11.1, 3.1],
      ],
      0.34,
    )
  )
    return 2;
  if (polygon(x, y, shieldOutline(0.8))) return x < 9.4 ? 1 : 3;
  if (polygon(x, y, shieldOutline(0.91))) return 0;
  return polygon(x, y, shieldOutline(1.06)) ? 1 : 0;
};

const radar: Mask = (x, y) => {
  const centre: Point = [9.4, 4.5];
  const signals: Point[] = [
    [11.2, 3.1],
    [7.6, 2.9],
    [8.3, 6.3],
  ];
  if (signals.some((point) => disc(x, y, point, 0.36))) return 2;
  const angle = Math.atan2(y - 4.5, x - 9.4);
  if (angle > -1.25 && angle < -0.5 && disc(x, y, centre, 3.7)) return 3;
  const onRing = [1.2, 2.45, 3.7].some((radius) => ring(x, y, centre, radius, 0.15));
  const onCross = disc(x, y, centre, 3.7) && (Math.abs(x - 9.4) < 0.1 || Math.abs(y - 4.5) < 0.1);
  return onRing || onCross || disc(x, y, centre, 0.4) ? 1 : 0;
};

const lock: Mask = (x, y) => {
  if (disc(x, y, [9.4, 5.3], 0.55) || box(x, y, 9.18, 5.3, 9.62, 6.75)) return 2;
  if (rounded(x, y, 6.5, 3.9, 12.3, 7.9, 0.6)) return 1;
  const shackle = ring(x, y, [9.4, 3], 1.7, 0.36) && y < 3.1;
  return shackle || (Math.abs(Math.abs(x - 9.4) - 1.7) < 0.36 && y > 3 && y < 4) ? 3 : 0;
};

const ladder: Mask = (x, y) => {
  if (disc(x, y, [12.7, 2], 1)) return 3;
  const rail = (offset: number): [Point, Point] => [
    [5.4 + offset, 8.7],
    [10.1 + offset, 0.9],
  ];
  if (segment(x, y, ...rail(0), 0.24) || segment(x, y, ...rail(2.5), 0.24)) return 1;
  const rungs = [8, 6.9, 5.8, 4.7, 3.6, 2.5, 1.4];
  const onRung = rungs.findIndex((rung) => {
    const start = 5.4 + ((8.7 - rung) / 7.8) * 4.7;
    return segment(x, y, [start, rung], [start + 2.5, rung], 0.2);
  });
  return onRung < 0 ? 0 : onRung >= 4 ? 3 : 2;
};

const calendar: Mask = (x, y) => {
  if (box(x, y, 6.3, 0.7, 6.7, 1.7) || box(x, y, 12.1, 0.7, 12.5, 1.7)) return 3;
  if (!rounded(x, y, 4.3, 1.2, 14.5, 8.2, 0.5)) return 0;
  if (y < 2.5) return 1;
  if (y < 2.75) return 0;
  const column = Math.floor((x - 4.65) / 1.38);
  const row = Math.floor((y - 3.05) / 1.25);
  const inCell =
    column >= 0 &&
    column < 7 &&
    row >= 0 &&
    row < 4 &&
    (x - 4.65) % 1.38 < 1.1 &&
    (y - 3.05) % 1.25 < 0.95;
  if (!inCell) return 0;
  return [2, 9, 16, 17, 24].includes(row * 7 + column) ? 2 : row * 7 + column === 27 ? 0 : 1;
};

const conversation: Mask = (x, y) => {
  const first =
    rounded(x, y, 4.2, 1.1, 10.6, 5, 0.9) ||
    polygon(x, y, [
      [5.2, 4.4],
      [7.2, 4.4],
      [5, 6.4],
    ]);
  const second =
    rounded(x, y, 8, 3.5, 14.4, 7.2, 0.9) ||
    polygon(x, y, [
      [11.6, 6.6],
      [13.6, 6.6],
      [13.8, 8.5],
    ]);
  if (first && second) return 3;
  if (first) {
    const inLine = box(x, y, 5.2, 2.1, 9.4, 2.5) || box(x, y, 5.2, 3, 7.6, 3.4);
    return inLine ? 0 : 1;
  }
  if (second) {
    return [11.3, 12.3, 13.3].some((centre) => disc(x, y, [centre, 5.4], 0.28)) ? 0 : 2;
  }
  return 0;
};

const layers = [3, 5, 4, 2].map((count, layer) =>
  Array.from({ length: count }, (_, index): Point => [
    4.8 + layer * 3.1,
    4.5 + (index - (count - 1) / 2) * 1.6,
  ]),
);

const neuron: Mask = (x, y) => {
  for (const [layer, nodes] of layers.entries()) {
    for (const [index, node] of nodes.entries()) {
      if (disc(x, y, node, 0.46)) return (layer + index) % 3 === 1 ? 2 : 3;
    }
  }
  // Every second link only: all of them would be a grey cloud.
  const onLink = layers.some((nodes, layer) =>
    nodes.some((from, index) =>
      (layers[layer + 1] ?? []).some(
        (to, other) => (index + other) % 2 === 0 && segment(x, y, from, to, 0.1),
      ),
    ),
  );
  return onLink ? 1 : 0;
};

const hubs: Point[] = [
  [9.4, 4.5],
  [6.4, 2.6],
  [5.2, 5.6],
  [8, 7.3],
  [11.4, 7.1],
  [13.6, 5.2],
  [12.6, 2.4],
  [9.6, 1.5],
];
const links: [number, number][] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [0, 5],
  [0, 6],
  [0, 7],
  [1, 2],
  [1, 7],
  [4, 5],
  [5, 6],
  [2, 3],
];

const network: Mask = (x, y) => {
  const hub = hubs.findIndex((point, index) =>
    disc(x, y, point, index === 0 ? 0.95 : 0.42 + (index % 3) * 0.12),
  );
  if (hub >= 0) return hub === 0 ? 2 : hub % 3 === 0 ? 2 : 3;
  const onLink = links.some(([from, to]) => {
    const start = hubs[from];
    const end = hubs[to];
    return start !== undefined && end !== undefined && segment(x, y, start, end, 0.12);
  });
  return onLink ? 1 : 0;
};

const megaphone: Mask = (x, y) => {
  const arcs = [1.5, 2.5, 3.5].some(
    (radius) =>
      ring(x, y, [11, 4.2], radius, 0.2) &&
      Math.abs(Math.atan2(y - 4.2, x - 11)) < 0.75 &&
      radius > 1,
  );
  if (arcs) return 2;
  if (
    polygon(x, y, [
      [6.4, 3.3],
      [10.9, 1.3],
      [10.9, 7.1],
      [6.4, 5.1],
    ])
  )
    return 1;
  if (rounded(x, y, 4.5, 3.2, 6.2, 5.2, 0.4)) return 3;
  return polygon(x, y, [
    [6, 5.4],
    [7.7, 5.9],
    [8.2, 8],
    [6.8, 8],
  ])
    ? 3
    : 0;
};

export const figures: Record<Figure, Mask> = {
  chart: risingLine,
  megaphone,
  funnel,
  search: lens,
  network,
  scatter,
  table,
  shield,
  lock,
  radar,
  ladder,
  calendar,
  conversation,
  neuron,
};

/** The second way to draw a chart, so that two articles with charts differ. */
export const columnChart: Mask = columns;
