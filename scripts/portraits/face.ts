import { mix } from '../pictures/colours';
import { brow, eye, mouth, nose } from './features';
import { blur, curve, fill, oval, stroke, type Head, type Point } from './geometry';

function planes(head: Head): string {
  const { skin, seen, w, chin, traits } = head;
  const at = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    colour: string,
    soft: 3 | 5 | 8 | 12 | 18,
    share: number,
    rise = 0,
  ) => oval(...seen(x, y, rise), rx, ry, colour, `${blur(soft)} opacity="${share}"`);
  const old = Math.max(0, (traits.age - 30) / 25);
  return [
    // The side that turns away from the light, from the temple to the chin.
    fill(
      curve(
        [
          [w * 0.5, -110],
          [w * 0.62, -40],
          [w * 0.6, 10],
          [w * 0.42, 55],
          [w * 0.2, chin + 4],
          [w * 1.4, chin + 10],
          [w * 1.5, -110],
        ],
        true,
      ),
      skin.shade,
      `${blur(12)} opacity="0.9"`,
    ),
    fill(
      curve(
        [
          [w * 0.86, -90],
          [w * 0.9, 0],
          [w * 0.72, 60],
          [w * 0.4, chin + 2],
          [w * 1.4, chin + 10],
          [w * 1.5, -100],
        ],
        true,
      ),
      skin.deep,
      `${blur(8)} opacity="0.6"`,
    ),
    at(-w * 1.02, 10, 7, 70, skin.shade, 8, 0.55),
    at(0, chin + 2, 34, 9, skin.shade, 8, 0.6),
    // Forehead, cheek, chin in the light.
    at(-w * 0.3, -55, 34, 24, skin.light, 12, 0.9),
    at(-w * 0.52, 30, 20, 17, skin.light, 8, 0.85),
    at(w * 0.4, 26, 13, 11, skin.light, 8, 0.4),
    at(-4, chin * 0.86, 13, 8, skin.light, 5, 0.6),
    at(-w * 0.62, 62, 12, 22, skin.light, 8, 0.25),
    // Warmth.
    at(-w * 0.55, 38, 19, 13, skin.blush, 8, 0.4),
    at(w * 0.56, 38, 17, 13, skin.blush, 8, 0.4),
    at(2, 38, 13, 9, skin.blush, 5, 0.4, 8),
    // Sockets, the hollow beside the nose, below the lip.
    at(-29, -7, 19, 10, skin.shade, 5, 0.55),
    at(30, -7, 19, 11, skin.shade, 5, 0.75),
    at(-13, -6, 6, 10, skin.deep, 5, 0.35),
    at(14, -4, 7, 12, skin.deep, 5, 0.55),
    at(-29, 15, 16, 4, skin.shade, 3, 0.25 + old * 0.3),
    at(30, 15, 16, 4, skin.shade, 3, 0.35 + old * 0.3),
    at(0, chin * 0.755, 15, 4, skin.shade, 3, 0.75),
    at(w * 0.55, 58, 13, 20, skin.shade, 8, 0.5),
    at(-w * 0.74, 58, 9, 22, skin.shade, 8, 0.4),
  ].join('');
}

function lines(head: Head): string {
  const { skin, seen, traits, chin } = head;
  const old = Math.max(0, (traits.age - 32) / 22);
  const fold = 0.12 + traits.smile * 0.22 + old * 0.3;
  const line = (points: readonly Point[], width: number, share: number) =>
    stroke(
      curve(points.map(([x, y]) => seen(x, y))),
      skin.deep,
      width,
      `opacity="${share.toFixed(2)}" ${blur(2)}`,
    );
  const parts = [
    line(
      [
        [-18, 40],
        [-25, 50],
        [-29, 62],
      ],
      2.6,
      fold,
    ),
    line(
      [
        [18, 40],
        [26, 50],
        [30, 62],
      ],
      2.8,
      fold * 1.15,
    ),
  ];
  if (old > 0.3)
    parts.push(
      ...[-58, -47].map((y) =>
        line(
          [
            [-30, y + 2],
            [-8, y - 1],
            [20, y],
            [34, y + 3],
          ],
          1.6,
          old * 0.26,
        ),
      ),
      line(
        [
          [-47, -2],
          [-54, 2],
        ],
        1.6,
        old * 0.4,
      ),
      line(
        [
          [-47, 3],
          [-54, 8],
        ],
        1.6,
        old * 0.4,
      ),
      line(
        [
          [-16, chin * 0.74],
          [-20, chin * 0.8],
        ],
        2,
        old * 0.2,
      ),
    );
  return parts.join('');
}

export function ear(head: Head, side: -1 | 1): string {
  const { skin, w, angle, traits } = head;
  const out = 1 - side * Math.sin(angle) * 3.2;
  const x = side * (w * 0.97 + 3 * out);
  const base = side > 0 ? mix(skin.base, skin.shade, 0.75) : mix(skin.base, skin.shade, 0.2);
  const reach = 7 * Math.max(0.3, out);
  const shape: Point[] = [
    [x - side * 8, -10],
    [x + side * reach * 0.6, -17],
    [x + side * reach, -6],
    [x + side * reach * 0.7, 12],
    [x + side * 1, 27],
    [x - side * 6, 24],
  ];
  return [
    fill(curve(shape, true), base),
    stroke(
      curve([
        [x - side * 3, -9],
        [x + side * reach * 0.5, -11],
        [x + side * reach * 0.5, 4],
        [x, 16],
      ]),
      skin.deep,
      2.2,
      `opacity="0.5" ${blur(2)}`,
    ),
    traits.earrings
      ? oval(x - side * 0.5, 29, 3.4, 3.4, '#e8a62c') +
        oval(x - side * 0.5 - 1, 28, 1.2, 1.2, '#fff3cf') +
        oval(x - side * 0.5, 37, 2.3, 4.2, '#c9801a')
      : '',
  ].join('');
}

export function face(head: Head, hairColour: string): string {
  const { skin, outline, traits, seen } = head;
  const shape = curve(outline, true);
  const browColour = mix(hairColour, skin.deep, traits.isWoman ? 0.35 : 0.25);
  return [
    `<clipPath id="face"><path d="${shape}"/></clipPath>`,
    fill(shape, skin.base),
    `<g clip-path="url(#face)">`,
    planes(head),
    lines(head),
    '</g>',
    brow(head, -1, browColour),
    brow(head, 1, browColour),
    eye(head, -1),
    eye(head, 1),
    nose(head),
    mouth(head),
    traits.bindi ? oval(...seen(0, -26, 2), 2.7, 3, '#a3182c') : '',
  ].join('');
}
