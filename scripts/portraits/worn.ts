import { mix } from '../pictures/colours';
import { tonesOf } from './garments';
import { blur, curve, fill, stroke, type Head, type Point } from './geometry';
import { strands } from './strands';

export function scarf(head: Head): { back: string; front: string } {
  const { traits, w, chin, outline, skin, angle } = head;
  const tones = tonesOf(traits.trim);
  const shift = Math.sin(angle) * w * 0.5;
  const inner = (side: -1 | 1): Point[] => [
    [0, -76],
    [side * w * 0.62, -66],
    [side * w * 0.92, -22],
    [side * w * 0.92, 30],
    [side * w * 0.62 + shift * 0.6, chin * 0.84],
    [shift, chin + 3],
  ];
  const outer = (side: -1 | 1): Point[] => [
    [0, -124],
    [side * w * 0.8, -112],
    [side * w * 1.24, -44],
    [side * w * 1.26, 40],
    [side * w * 1.3, chin + 10],
    [side * w * 0.9, chin + 60],
  ];
  const fall = (name: string, from: Point[], to: Point[], count = 44) =>
    strands({
      seed: `${traits.name} ${name}`,
      from,
      to,
      count: count * 1.3,
      width: 1.7,
      gap: 0.6,
      stray: 0.6,
      round: [-4, 0, 150],
      ...tones,
    });
  return {
    back: fill(curve(outline, true), tones.dark),
    front: [
      stroke(curve([...inner(-1)]), skin.deep, 8, `${blur(5)} opacity="0.6"`),
      stroke(curve([...inner(1)]), skin.deep, 9, `${blur(5)} opacity="0.7"`),
      fall(
        'under',
        [
          [-w * 1.2, chin - 6],
          [-w * 0.4, chin + 12],
          [w * 0.5, chin + 6],
          [w * 1.2, chin - 20],
        ],
        [
          [-w * 1.9, chin + 70],
          [-w * 0.6, chin + 120],
          [w * 0.6, chin + 120],
          [w * 1.9, chin + 66],
        ],
        52,
      ),
      fall('left', inner(-1), outer(-1)),
      fall('right', inner(1), outer(1)),
      fall(
        'wrap',
        [
          [w * 1.24, 40],
          [w * 0.7, chin + 8],
          [-w * 0.3, chin + 20],
          [-w * 1.3, chin + 40],
        ],
        [
          [w * 1.3, chin + 16],
          [w * 0.7, chin + 50],
          [-w * 0.3, chin + 70],
          [-w * 1.5, chin + 74],
        ],
        34,
      ),
    ].join(''),
  };
}

export function glasses(head: Head): string {
  const { traits, seen, w } = head;
  if (!traits.glasses) return '';
  const colour = traits.glasses === 'round' ? '#3a2415' : '#15182a';
  const lens = (side: -1 | 1) => {
    const [cx, cy] = seen(side * 29.5, 2, 3);
    const rx = 21.5 * (side * head.angle > 0 ? 1 - Math.abs(head.angle) * 0.7 : 1);
    const ry = traits.glasses === 'round' ? 19.5 : 16;
    const r = traits.glasses === 'round' ? ry : 7;
    const box = `x="${(cx - rx).toFixed(1)}" y="${(cy - ry).toFixed(1)}" width="${(rx * 2).toFixed(1)}" height="${(ry * 2).toFixed(1)}" rx="${r}"`;
    return `<rect ${box} fill="#eaf2ff" opacity="0.09"/><rect ${box} transform="translate(1 2.5)" fill="none" stroke="${head.skin.deep}" stroke-width="2.4" opacity="0.3"/><rect ${box} fill="none" stroke="${colour}" stroke-width="2.5"/>${stroke(`M${(cx - rx * 0.55).toFixed(1)} ${(cy - ry * 0.2).toFixed(1)}l${(rx * 0.5).toFixed(1)} ${(-ry * 0.5).toFixed(1)}`, '#ffffff', 2, 'opacity="0.35"')}`;
  };
  const [ax, ay] = seen(-8.5, -1, 6);
  const [bx, by] = seen(8.5, -1, 6);
  return (
    lens(-1) +
    lens(1) +
    stroke(
      curve([
        [ax, ay],
        [(ax + bx) / 2, ay - 3.4],
        [bx, by],
      ]),
      colour,
      2.4,
    ) +
    stroke(curve([seen(-51, -3, 3), [-w * 1.0, -5]]), colour, 2.4) +
    stroke(curve([seen(51, -3, 3), [w * 1.0, -5]]), colour, 2.4)
  );
}

export function turban(head: Head): string {
  const { traits, w, skin } = head;
  const cloth = traits.trim;
  const tones = {
    dark: mix(cloth, '#0a0c1c', 0.6),
    base: cloth,
    light: mix(cloth, '#fff1d8', 0.5),
  };
  const parts = [
    stroke(
      curve([
        [-w * 0.98, -22],
        [-w * 0.6, -60],
        [0, -74],
        [w * 0.6, -60],
        [w * 0.98, -22],
      ]),
      skin.deep,
      8,
      `${blur(5)} opacity="0.6"`,
    ),
  ];
  const fold = (index: number, side: -1 | 1) => {
    const lift = index * 15;
    return strands({
      seed: `${traits.name} fold ${index} ${side}`,
      from: [
        [side * w * (1.1 + index * 0.015), -16 - lift * 0.75],
        [side * w * 0.72, -56 - lift * 0.88],
        [side * w * 0.1, -70 - lift],
        [-side * w * 0.3, -62 - lift * 1.05],
      ],
      to: [
        [side * w * (1.2 - index * 0.012), -40 - lift * 0.92],
        [side * w * 0.82, -84 - lift * 0.86],
        [side * w * 0.2, -98 - lift * 0.8],
        [-side * w * 0.34, -92 - lift * 0.8],
      ],
      count: 26,
      width: 1.3,
      stray: 0.4,
      round: [-6, -70 - lift * 0.3, 104],
      ...tones,
    });
  };
  parts.push(
    fill(
      curve(
        [
          [-w * 1.08, -14],
          [-w * 1.26, -70],
          [-w * 0.8, -138],
          [0, -156],
          [w * 0.8, -138],
          [w * 1.26, -70],
          [w * 1.08, -14],
          [0, -72],
        ],
        true,
      ),
      mix(cloth, '#0a0c1c', 0.4),
    ),
  );
  for (let index = 4; index >= 0; index -= 1) parts.push(fold(index, 1), fold(index, -1));
  return parts.join('');
}
