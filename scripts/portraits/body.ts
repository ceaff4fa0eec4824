import { randomFrom } from '../../src/components/loom/weave';
import { mix } from '../pictures/colours';
import { blur, curve, fill, oval, stroke, type Head, type Point } from './geometry';
import { strands } from './strands';
import type { Hue } from './traits';

export const hueTones: Record<Hue, { main: string; deep: string; pale: string }> = {
  marketing: { main: '#e0532f', deep: '#6b2114', pale: '#f6c9b4' },
  data: { main: '#0e837b', deep: '#083f3d', pale: '#b7ddd4' },
  security: { main: '#7445cf', deep: '#33206b', pale: '#d6caf0' },
  ai: { main: '#2270d8', deep: '#103566', pale: '#bfd7f3' },
  career: { main: '#353a9b', deep: '#20245f', pale: '#cdd0f0' },
};

/** The cloth behind the person: pale in the light, deeper away from it, with threads that bend around the head. In page units. */
export function ground(head: Head, size: number): string {
  const tones = hueTones[head.traits.hue];
  const random = randomFrom(`${head.traits.name} ground`);
  const parts = [
    `<radialGradient id="ground" cx="0.3" cy="0.24" r="0.95"><stop offset="0" stop-color="${mix(tones.pale, '#fffaf0', 0.55)}"/><stop offset="0.55" stop-color="${mix(tones.pale, tones.main, 0.16)}"/><stop offset="1" stop-color="${mix(tones.main, tones.deep, 0.25)}"/></radialGradient>`,
    `<rect width="${size}" height="${size}" fill="url(#ground)"/>`,
  ];
  for (let index = 0; index < 46; index += 1) {
    const y = (index / 45) * size * 1.15 - 20;
    const away = Math.exp(-(((y - 190) / 110) ** 2));
    const lift = (y < 190 ? -1 : 1) * 26 * away;
    const wander = (random() - 0.5) * 6;
    const tone = random();
    const colour =
      tone > 0.9 ? '#f5a524' : tone > 0.45 ? tones.main : mix(tones.main, '#fffaf0', 0.6);
    parts.push(
      stroke(
        curve([
          [-10, y + wander],
          [90, y + lift * 0.4],
          [200, y + lift],
          [310, y + lift * 0.4 + wander],
          [410, y],
        ]),
        colour,
        tone > 0.9 ? 1.6 : 1.1,
        `opacity="${(0.16 + random() * 0.3).toFixed(2)}"`,
      ),
    );
  }
  return parts.join('');
}

export function neck(head: Head): string {
  const { skin, traits, chin, w, angle } = head;
  const half = w * (traits.isWoman ? 0.52 : 0.68);
  const shift = Math.sin(angle) * w * 0.2;
  const shape = curve(
    [
      [-half + shift, 30],
      [-half * 0.97 + shift, chin],
      [-half * 1.06, chin + 12],
      [-w * 0.92, chin + 52],
      [0, chin + 100],
      [w * 0.92, chin + 52],
      [half * 1.06, chin + 12],
      [half * 0.97 + shift, chin],
      [half + shift, 30],
    ],
    true,
  );
  return [
    `<clipPath id="neck"><path d="${shape}"/></clipPath>`,
    fill(shape, skin.base),
    `<g clip-path="url(#neck)">`,
    fill(
      curve(
        [
          [half * 0.2, 40],
          [half * 0.3, chin + 30],
          [half * 0.5, chin + 90],
          [w * 1.6, chin + 90],
          [w * 1.4, 30],
        ],
        true,
      ),
      skin.shade,
      `${blur(8)} opacity="0.85"`,
    ),
    // The shadow of the head.
    fill(
      curve(
        [
          [-w * 0.8 + shift, chin * 0.5],
          [-half * 0.5 + shift, chin + 8],
          [shift * 2 + 6, chin + 24],
          [half + shift, chin + 20],
          [w + shift, chin * 0.5],
        ],
        true,
      ),
      skin.deep,
      `${blur(5)} opacity="0.62"`,
    ),
    oval(-half * 0.65 + shift, chin + 22, 9, 22, skin.light, `${blur(8)} opacity="0.5"`),
    oval(-half * 0.9, chin + 46, 30, 8, skin.light, `${blur(5)} opacity="0.45"`),
    stroke(
      curve([
        [-half * 0.55 + shift, chin + 18],
        [-half * 0.2, chin + 38],
        [-4, chin + 50],
      ]),
      skin.shade,
      4,
      `${blur(3)} opacity="0.7"`,
    ),
    stroke(
      curve([
        [half * 0.6 + shift, chin + 18],
        [half * 0.3, chin + 38],
        [6, chin + 50],
      ]),
      skin.deep,
      4,
      `${blur(3)} opacity="0.5"`,
    ),
    '</g>',
  ].join('');
}

const tonesOf = (cloth: string) => ({
  dark: mix(cloth, '#0a0c1c', 0.62),
  base: cloth,
  light: mix(cloth, '#fff4e0', 0.46),
});

/** Shoulders and what is worn on them, of threads that lie across the body. */
export function garment(head: Head): string {
  const { traits, w } = head;
  // Shoulders begin well below the ears and not below the chin.
  const chin = head.chin - 20;
  const wide = traits.isWoman ? 132 : 158;
  const drop = traits.isWoman ? 6 : 0;
  const low = chin + 160;
  const body = (neckline: readonly Point[], cloth: string, name: string) =>
    strands({
      seed: `${traits.name} ${name}`,
      from: [
        [-wide, chin + 92 + drop],
        [-wide * 0.86, chin + 66 + drop],
        [-w * 0.95, chin + 46 + drop],
        ...neckline,
        [w * 0.95, chin + 46 + drop],
        [wide * 0.86, chin + 66 + drop],
        [wide, chin + 92 + drop],
      ],
      to: [
        [-wide * 1.05, low],
        [-wide * 0.5, low + 12],
        [-w * 0.3, low + 22],
        [0, low + 26],
        [w * 0.3, low + 22],
        [wide * 0.5, low + 12],
        [wide * 1.05, low],
      ],
      count: 66,
      width: 2,
      gap: 0.72,
      stray: 0.5,
      round: [0, chin + 150, 170],
      ...tonesOf(cloth),
    });
  const piece = (
    name: string,
    from: Point[],
    to: Point[],
    cloth: string,
    count = 16,
    width = 1.6,
  ) =>
    strands({
      seed: `${traits.name} ${name}`,
      from,
      to,
      count: count * 1.5,
      width,
      gap: 0.7,
      stray: 0.4,
      round: [0, chin + 120, 150],
      ...tonesOf(cloth),
    });
  const half = w * (traits.isWoman ? 0.55 : 0.7);
  const open = (depth: number): Point[] => [
    [-half * 1.08, chin + 34 + drop],
    [-half * 0.62, chin + 34 + depth * 0.62],
    [0, chin + 34 + depth],
    [half * 0.62, chin + 34 + depth * 0.62],
    [half * 1.08, chin + 34 + drop],
  ];
  const rim = (depth: number, cloth: string, width = 3) =>
    stroke(curve(open(depth)), mix(cloth, '#0a0c1c', 0.35), width);
  const collar = (side: -1 | 1, cloth: string) =>
    piece(
      `collar ${side}`,
      [
        [side * half * 1.06, chin + 22],
        [side * half * 0.7, chin + 46],
        [side * 6, chin + 66],
      ],
      [
        [side * half * 1.28, chin + 38],
        [side * half * 1.02, chin + 66],
        [side * half * 0.55, chin + 84],
      ],
      cloth,
    );
  const lapel = (side: -1 | 1, cloth: string) =>
    piece(
      `lapel ${side}`,
      [
        [side * half * 1.2, chin + 30],
        [side * half * 0.85, chin + 74],
        [side * 4, chin + 142],
      ],
      [
        [side * half * 1.55, chin + 42],
        [side * half * 1.65, chin + 84],
        [side * 12, chin + 150],
      ],
      cloth,
      20,
    );
  switch (traits.garment) {
    case 'shirt':
      return (
        body(open(46), traits.cloth, 'shirt') +
        stroke(`M0 ${chin + 76}V${low + 20}`, mix(traits.cloth, '#0a0c1c', 0.45), 1.6) +
        collar(-1, traits.trim) +
        collar(1, traits.trim)
      );
    case 'blazer':
      return (
        body(open(traits.isWoman ? 62 : 48), traits.trim, 'under') +
        (traits.isWoman ? rim(62, traits.trim) : collar(-1, traits.trim) + collar(1, traits.trim)) +
        body(
          [
            [-half * 1.2, chin + 34],
            [-half * 0.6, chin + 92],
            [0, chin + 136],
            [half * 0.6, chin + 92],
            [half * 1.2, chin + 34],
          ],
          traits.cloth,
          'blazer',
        ) +
        lapel(-1, mix(traits.cloth, '#fff4e0', 0.08)) +
        lapel(1, mix(traits.cloth, '#0a0c1c', 0.12))
      );
    case 'kurta':
      return (
        body(open(34), traits.cloth, 'kurta') +
        piece(
          'band left',
          [
            [-half * 1.04, chin + 22],
            [-half * 0.7, chin + 50],
            [-3, chin + 66],
          ],
          [
            [-half * 1.16, chin + 32],
            [-half * 0.78, chin + 62],
            [-3, chin + 80],
          ],
          traits.trim,
        ) +
        piece(
          'band right',
          [
            [half * 1.04, chin + 22],
            [half * 0.7, chin + 50],
            [3, chin + 66],
          ],
          [
            [half * 1.16, chin + 32],
            [half * 0.78, chin + 62],
            [3, chin + 80],
          ],
          traits.trim,
        ) +
        stroke(`M0 ${chin + 68}V${low}`, mix(traits.trim, '#0a0c1c', 0.3), 3)
      );
    case 'saree':
      return (
        body(open(54), traits.trim, 'blouse') +
        piece(
          'pallu',
          [
            [wide * 0.92, chin + 70],
            [half * 0.9, chin + 42],
            [-half * 0.2, low - 10],
            [-wide * 0.7, low + 30],
          ],
          [
            [wide * 1.08, chin + 112],
            [wide * 0.5, low + 10],
            [half * 0.4, low + 34],
            [-half * 0.4, low + 44],
          ],
          traits.cloth,
          40,
          2,
        ) +
        stroke(
          curve([
            [wide * 0.84, chin + 64],
            [half * 0.86, chin + 44],
            [-half * 0.24, low - 12],
            [-wide * 0.7, low + 26],
          ]),
          '#f5a524',
          3.4,
        )
      );
    case 'dupatta':
      return (
        body(open(50), traits.cloth, 'kameez') +
        rim(50, traits.cloth) +
        piece(
          'left fall',
          [
            [-half * 1.1, chin + 32],
            [-half * 1.3, chin + 84],
            [-half * 1.1, low + 20],
          ],
          [
            [-half * 2, chin + 44],
            [-half * 2.3, chin + 96],
            [-half * 2.2, low + 20],
          ],
          traits.trim,
          22,
        ) +
        piece(
          'right fall',
          [
            [half * 1.1, chin + 32],
            [half * 1.3, chin + 84],
            [half * 1.1, low + 20],
          ],
          [
            [half * 2, chin + 44],
            [half * 2.3, chin + 96],
            [half * 2.2, low + 20],
          ],
          traits.trim,
          22,
        )
      );
    case 'jumper':
      return body(open(30), traits.cloth, 'jumper') + rim(31, traits.trim, 7);
    case 'hijab':
      return body(open(30), traits.cloth, 'coat');
  }
}

/** A scarf around head and shoulders, open at the face. */
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
