import { mix } from '../pictures/colours';
import { curve, stroke, type Head, type Point } from './geometry';
import { strands } from './strands';

export const tonesOf = (cloth: string) => ({
  dark: mix(cloth, '#0a0c1c', 0.62),
  base: cloth,
  light: mix(cloth, '#fff4e0', 0.46),
});

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
