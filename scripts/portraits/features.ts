import { randomFrom } from '../../src/components/loom/weave';
import { mix } from '../pictures/colours';
import { along, blur, curve, fill, oval, stroke, type Head, type Point } from './geometry';

export function eye(head: Head, side: -1 | 1): string {
  const { skin, seen, traits, angle } = head;
  const size = traits.eyes ?? 1;
  const isFar = side * angle > 0;
  const half = 14.2 * size * (isFar ? 1 - Math.abs(angle) * 0.9 : 1);
  const open = (traits.isWoman ? 6.6 : 5.7) * size * (1 - traits.smile * 0.1);
  const [cx, cy] = seen(side * 29.5, 0);
  const p = (x: number, y: number): Point => [cx + side * x * half, cy + y * open];
  const inner = p(-1, 0.38);
  const outer = p(1.02, -0.12);
  const upper: Point[] = [inner, p(-0.6, -0.62), p(-0.05, -1.12), p(0.55, -0.86), outer];
  const lower: Point[] = [outer, p(0.55, 0.66), p(-0.05, 0.92), p(-0.6, 0.72), inner];
  const shape = `${curve(upper)}${curve(lower).replace(/^M\S+ \S+?C/, 'C')}Z`;
  const id = `eye${side}`;
  const look = Math.sin(angle) * 2.2;
  const ix = cx + look - 0.3;
  const iy = cy - 0.12 * open;
  const iris = 6.6 * size;
  const dark = mix('#241310', '#000000', 0.2);
  const lash = traits.isWoman ? 2.5 : 1.8;
  const lid = upper.map(([x, y]): Point => [x, y - 3.6 * size]);
  const crease = lid.slice(1, 5);
  return [
    // The lid itself catches light.
    fill(
      `${curve(lid)}L${outer.join(' ')}${curve([...upper].reverse()).replace(/^M\S+ \S+?C/, 'C')}Z`,
      mix(skin.base, skin.shade, side > 0 ? 0.5 : 0.2),
      `opacity="0.9"`,
    ),
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
    `<g clip-path="url(#${id})">`,
    fill(shape, side > 0 ? '#cfc3ba' : '#efe6dc'),
    oval(cx - side * half * 0.95, cy + 1, 3.2, 3.2, skin.blush, 'opacity="0.55"'),
    oval(ix, iy, iris, iris, dark),
    oval(ix + 0.6, iy + 1.4, iris * 0.82, iris * 0.74, '#5a3220'),
    oval(ix + 1, iy + 3, iris * 0.55, iris * 0.4, '#96602f', 'opacity="0.75"'),
    oval(ix, iy, iris * 0.46, iris * 0.46, '#0d0808'),
    stroke(curve(upper.map(([x, y]): Point => [x, y + 1.4])), '#1c0f10', 3.4, 'opacity="0.45"'),
    oval(ix - 2.2, iy - 2.4, 1.5, 1.5, '#fffdf8'),
    '</g>',
    stroke(curve(lower), skin.deep, 1, 'opacity="0.55"'),
    stroke(curve(crease), skin.deep, 1.3, 'opacity="0.6"'),
    stroke(curve(upper), '#1b0e10', lash),
    traits.isWoman ? stroke(curve([p(0.6, -0.82), outer, p(1.13, -0.36)]), '#1b0e10', 1.7) : '',
  ].join('');
}

export function brow(head: Head, side: -1 | 1, colour: string): string {
  const { seen, traits } = head;
  const random = randomFrom(`${traits.name} brow ${side}`);
  const weight = (traits.brow ?? 1) * (traits.isWoman ? 3.5 : 5.2);
  const lift = traits.isWoman ? 0.8 : -0.6;
  const spine = along(
    [
      seen(side * 11.5, -15.5),
      seen(side * 23, -19.6 - lift),
      seen(side * 36, -20.4 - lift),
      seen(side * 48, -13.5),
    ],
    36,
  );
  const parts = [
    stroke(
      curve(spine.filter((_p, index) => index % 5 === 0 || index === 35)),
      colour,
      weight * 0.75,
      `opacity="0.55" ${blur(2)}`,
    ),
  ];
  spine.forEach(([x, y], index) => {
    const t = index / 35;
    const thick = weight * (t < 0.15 ? 0.7 + t * 2 : 1.02 - t * 0.82);
    for (let hair = 0; hair < 3; hair += 1) {
      const dy = (random() - 0.5) * thick;
      const lean = side * (1.5 + t * 4);
      parts.push(
        stroke(
          `M${(x - lean / 2).toFixed(1)} ${(y + dy + 2.4 - t * 2.2).toFixed(1)}l${lean.toFixed(1)} ${(-2.6 + t * 3.6).toFixed(1)}`,
          colour,
          1.05,
          'opacity="0.85"',
        ),
      );
    }
  });
  return parts.join('');
}

export function nose(head: Head): string {
  const { skin, seen, traits } = head;
  const wide = 13.5 * (traits.nose ?? 1) * (traits.isWoman ? 0.92 : 1.06);
  const [tipX, tipY] = seen(0, 37, 13);
  const [baseX, baseY] = seen(0, 45, 6);
  const left: Point = [baseX - wide + head.angle * 8, baseY - 4];
  const right: Point = [baseX + wide + head.angle * 8, baseY - 4];
  const bridge = along([seen(0, -14, 3), seen(0, 8, 9), [tipX, tipY - 4]], 12);
  return [
    // The side of the bridge that lies in shade, and its ridge.
    fill(
      curve(
        [
          seen(6, -16, 2),
          ...bridge.filter((_p, index) => index % 4 === 2).map(([x, y]): Point => [x + 3.4, y]),
          [tipX + 5, tipY + 3],
          [right[0] + 1, right[1] - 2],
          seen(13, 10),
        ],
        true,
      ),
      skin.shade,
      `${blur(3)} opacity="0.75"`,
    ),
    stroke(
      curve(bridge.map(([x, y]): Point => [x - 1.6, y])),
      skin.light,
      4.6,
      `${blur(2)} opacity="0.85"`,
    ),
    oval(tipX - 1.5, tipY - 1, 6.5, 5, skin.light, `${blur(3)} opacity="0.8"`),
    // Wings.
    oval(left[0] + 2, left[1] - 1, 4.4, 5, skin.base, `${blur(2)} opacity="0.8"`),
    oval(right[0] - 2, right[1] - 1, 4.4, 5, skin.shade, `${blur(2)} opacity="0.8"`),
    stroke(
      curve([
        [left[0] + 1, left[1] - 6.5],
        [left[0] - 1.6, left[1] - 1.5],
        [left[0] + 1.4, left[1] + 3],
      ]),
      skin.deep,
      1.3,
      'opacity="0.55"',
    ),
    stroke(
      curve([
        [right[0] - 1, right[1] - 6.5],
        [right[0] + 1.6, right[1] - 1.5],
        [right[0] - 1.4, right[1] + 3],
      ]),
      skin.deep,
      1.6,
      'opacity="0.7"',
    ),
    // What lies below: nostrils, the edge, the shadow on the lip.
    oval(baseX + 1, baseY + 4.5, wide * 0.85, 3.4, skin.deep, `${blur(3)} opacity="0.6"`),
    stroke(
      curve([
        [left[0] + 4, baseY - 0.4],
        [left[0] + 8, baseY - 2.4],
        [baseX - 2, baseY + 0.2],
      ]),
      mix(skin.deep, '#000000', 0.25),
      2,
      'opacity="0.85"',
    ),
    stroke(
      curve([
        [baseX + 3, baseY + 0.2],
        [right[0] - 7, baseY - 2.4],
        [right[0] - 3.5, baseY - 0.4],
      ]),
      mix(skin.deep, '#000000', 0.25),
      2,
      'opacity="0.85"',
    ),
    stroke(
      curve([
        [baseX - 3, baseY + 0.4],
        [baseX + 0.5, baseY + 2.2],
        [baseX + 4, baseY + 0.4],
      ]),
      skin.deep,
      1.4,
      'opacity="0.7"',
    ),
    oval(tipX - 2.4, tipY - 2.2, 2.1, 1.6, '#fff4e2', `${blur(2)} opacity="0.8"`),
  ].join('');
}

export function mouth(head: Head): string {
  const { skin, seen, traits, chin } = head;
  const y = chin * 0.645;
  const smile = traits.smile;
  const half = 21.5 * (0.96 + smile * 0.16) * (traits.width ?? 1);
  const full = (traits.lips ?? 1) * (traits.isWoman ? 1.12 : 0.86);
  const up = 1 + smile * 4.4;
  const p = (x: number, dy: number): Point => seen(x * half, y + dy, 4 - Math.abs(x) * 4);
  const line: Point[] = [
    p(-1, -up),
    p(-0.55, 0.2),
    p(-0.18, 1),
    p(0, 1.6),
    p(0.18, 1),
    p(0.55, 0.2),
    p(1, -up),
  ];
  const top: Point[] = [
    p(-1, -up),
    p(-0.5, -3.6 * full - up * 0.3),
    p(-0.17, -5.8 * full),
    p(0, -4.5 * full),
    p(0.17, -5.8 * full),
    p(0.5, -3.6 * full - up * 0.3),
    p(1, -up),
  ];
  const bottom: Point[] = [
    p(0.98, -up + 0.4),
    p(0.55, 6.2 * full),
    p(0.18, 8.6 * full),
    p(-0.18, 8.6 * full),
    p(-0.55, 6.2 * full),
    p(-0.98, -up + 0.4),
  ];
  const lip = traits.isWoman ? skin.lip : mix(skin.lip, skin.shade, 0.45);
  const join = (path: string) => path.replace(/^M/, 'L');
  return [
    oval(...seen(0, y + 11 * full), half * 0.7, 4, skin.deep, `${blur(3)} opacity="0.3"`),
    fill(`${curve(top)}${join(curve([...line].reverse()))}Z`, mix(lip, skin.deep, 0.35)),
    fill(`${curve(line)}${join(curve(bottom))}Z`, mix(lip, skin.base, 0.12)),
    oval(
      ...p(-0.12, 4.6 * full),
      half * 0.4,
      2.1 * full,
      mix(lip, '#fff0e0', 0.5),
      `${blur(2)} opacity="0.75"`,
    ),
    stroke(curve(line), mix(skin.deep, '#1a0808', 0.5), 1.7),
    oval(...p(-1.04, -up), 3, 2.4, skin.deep, `${blur(2)} opacity="0.6"`),
    oval(...p(1.04, -up), 3, 2.4, skin.deep, `${blur(2)} opacity="0.75"`),
    // The groove above, with light beside it.
    stroke(
      curve([seen(0.8, y - 13), seen(0.8, y - 6.5 * full)]),
      skin.shade,
      3.6,
      `${blur(2)} opacity="0.5"`,
    ),
    stroke(
      curve([seen(-5.5, y - 12), seen(-6.5, y - 7.5 * full)]),
      skin.light,
      2.6,
      `${blur(2)} opacity="0.5"`,
    ),
  ].join('');
}
