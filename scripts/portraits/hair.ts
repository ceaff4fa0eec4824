import { randomFrom } from '../../src/components/loom/weave';
import { mix } from '../pictures/colours';
import { blur, curve, fill, oval, stroke, type Head, type Point } from './geometry';
import { strands, type Strands } from './strands';

export interface HairColours {
  readonly dark: string;
  readonly base: string;
  readonly light: string;
}

export function hairColours({ traits }: Head): HairColours {
  const grey = traits.grey ?? 0;
  const tone = traits.hairTone ?? '#2a1c18';
  return {
    dark: mix(mix(tone, '#07060c', 0.65), '#4b4c58', grey * 0.6),
    base: mix(tone, '#8a8a94', grey * 0.8),
    light: mix(mix(tone, '#a87c5c', 0.5), '#f1eee8', grey * 0.85),
  };
}

type Lay = Pick<Strands, 'from' | 'to' | 'count'> & Partial<Strands>;

/** Hair as layers of threads; `front` lies over the face, `back` behind it. */
export function hair(head: Head): { back: string; front: string } {
  const { traits, w, chin, angle, skin } = head;
  const colours = hairColours(head);
  const shift = Math.sin(angle) * w;
  const lay = (name: string, settings: Lay) =>
    strands({ seed: `${traits.name} ${name}`, width: 1.25, ...colours, ...settings });
  const part = (traits.parting ?? 0) * w * 0.55 + shift * 0.35;
  const shade = (points: readonly Point[]) =>
    stroke(curve(points), skin.deep, 7, `${blur(5)} opacity="0.5"`);
  const backdrop = (bottom: number, out: number, waves = 0) =>
    lay('back', {
      from: [
        [-w * 0.2, -112],
        [-w * 1.12, -60],
        [-w * (1.1 + out * 0.5), 30],
        [-w * (1.08 + out), bottom],
      ],
      to: [
        [w * 0.2, -112],
        [w * 1.12, -60],
        [w * (1.1 + out * 0.5), 30],
        [w * (1.08 + out), bottom],
      ],
      count: 150,
      waves,
      wave: waves ? 4 : 0,
      light: mix(colours.base, colours.light, 0.35),
    });
  /** From the parting down both sides, open at the forehead; ends at `bottom`. */
  const curtains = (
    bottom: number,
    options: { out?: number; waves?: number; open?: number; behind?: boolean } = {},
  ) => {
    const { out = 0.1, waves = 0, open = 1 } = options;
    const inner = (side: -1 | 1): Point[] => [
      [part, -90],
      [side * w * 0.5 * open + part * 0.4, -74],
      [side * w * 0.88, -34],
      [side * w * 0.99, 10],
      ...(options.behind
        ? ([[side * w * 1.03, 30]] as Point[])
        : ([
            [side * w * 1.03, 46],
            [side * w * (0.92 + out * 0.2), (46 + bottom) / 2 + 8],
            [side * w * (1.02 + out * 0.5), bottom],
          ] as Point[])),
    ];
    const outer = (side: -1 | 1): Point[] => [
      [part, -121],
      [side * w * 0.52 + part * 0.3, -114],
      [side * w * 0.96, -86],
      [side * w * 1.15, -44],
      [side * w * (1.16 + out * 0.3), 0],
      ...(options.behind
        ? ([[side * w * 1.1, 30]] as Point[])
        : ([
            [side * w * (1.26 + out * 0.6), 50],
            [side * w * (1.32 + out), (50 + bottom) / 2 + 8],
            [side * w * (1.44 + out), bottom],
          ] as Point[])),
    ];
    return (
      shade(inner(-1).slice(0, 4)) +
      shade(inner(1).slice(0, 4)) +
      ([-1, 1] as const)
        .map((side) =>
          lay(`curtain ${side}`, {
            from: inner(side),
            to: outer(side),
            count: 62,
            waves,
            wave: waves ? 5.5 : 0,
          }),
        )
        .join('') +
      stroke(
        `M${part.toFixed(1)} -117L${part.toFixed(1)} -92`,
        mix(skin.base, skin.shade, 0.5),
        1.2,
        'opacity="0.75"',
      )
    );
  };
  /** Short hair: sides cut close, the top brushed from the parting. */
  const cut = (options: { high: number; line: number; sides: number; waves?: number }) => {
    const { high, line, sides, waves = 0 } = options;
    const near = (traits.parting ?? -0.6) < 0 ? -1 : 1;
    const px = near * w * 0.42;
    const temple = (side: -1 | 1) =>
      lay(`side ${side}`, {
        from: [
          [side * w * 0.76, line + 12],
          [side * w * 0.86, -36],
          [side * w * 0.97, -8],
          [side * w * 0.96, sides],
        ],
        to: [
          [side * w * (side === near ? 0.86 : 1.02), side === near ? -96 : -66],
          [side * w * 1.1, -56],
          [side * w * 1.11, -20],
          [side * w * 1.04, sides - 6],
        ],
        count: 40,
        width: 1.1,
      });
    const dome: Point[] = [
      [-w * 1.06, sides + 6],
      [-w * 1.11, -20],
      [-w * 1.09, -62],
      [-w * 0.88, -high + 22],
      [-w * 0.42, -high + 3],
      [0, -high],
      [w * 0.42, -high + 3],
      [w * 0.88, -high + 22],
      [w * 1.09, -62],
      [w * 1.11, -20],
      [w * 1.06, sides + 6],
    ];
    const hairline: Point[] = [
      [w * 0.95, sides],
      [w * 0.94, -10],
      [w * 0.84, -38],
      [w * 0.74, line + 12],
      [w * 0.4, line + 1],
      [0, line - 2],
      [-w * 0.4, line + 1],
      [-w * 0.74, line + 12],
      [-w * 0.84, -38],
      [-w * 0.94, -10],
      [-w * 0.95, sides],
    ];
    return (
      `<clipPath id="dome"><path d="${curve([...dome, [0, 40]], true)}"/></clipPath>` +
      shade([
        [-w * 0.92, -30],
        [-w * 0.72, line + 6],
        [0, line],
        [w * 0.72, line + 6],
        [w * 0.92, -30],
      ]) +
      '<g clip-path="url(#dome)">' +
      fill(
        `${curve(dome)}${curve(hairline).replace(/^M/, 'L')}Z`,
        mix(colours.base, colours.light, 0.22),
      ) +
      lay('top', {
        from: [
          [near * w * 0.8, line + 22],
          [near * w * 0.3, line - 3],
          [-near * w * 0.45, line + 3],
          [-near * w * 0.88, line + 26],
        ],
        to: [
          [near * w * 0.92, line + 2],
          [px - near * w * 0.02, -high - 2],
          [-near * w * 0.5, -high],
          [-near * w * 1.12, -60],
        ],
        count: 92,
        waves,
        wave: waves ? 3 : 0,
      }) +
      temple(-1) +
      temple(1) +
      '</g>'
    );
  };
  /** Drawn back from the forehead, for a bun or a plait. */
  const drawn = () => {
    const side = (sign: -1 | 1) =>
      lay(`drawn ${sign}`, {
        from: [
          [part, -86],
          [part * 0.8, -104],
          [part * 0.5, -119],
        ],
        to: [
          [sign * w * 0.96, 8],
          [sign * w * 1.12, -34],
          [sign * w * 0.96, -86],
          [sign * w * 0.5, -114],
        ],
        count: 70,
      });
    const cap = (sign: -1 | 1) =>
      lay(`cap ${sign}`, {
        from: [
          [part, -88],
          [sign * w * 0.56 + part * 0.4, -72],
          [sign * w * 0.9, -30],
          [sign * w * 0.98, 14],
        ],
        to: [
          [part, -121],
          [sign * w * 0.56, -113],
          [sign * w * 0.98, -82],
          [sign * w * 1.12, -40],
          [sign * w * 1.06, 4],
        ],
        count: 62,
      });
    return (
      shade([
        [-w * 0.98, 10],
        [-w * 0.88, -32],
        [-w * 0.5, -72],
        [part, -86],
        [w * 0.5, -72],
        [w * 0.88, -32],
        [w * 0.98, 10],
      ]) + (traits.parting === undefined ? side(-1) + side(1) : cap(-1) + cap(1))
    );
  };
  const curls = (within: (random: () => number) => Point, count: number, size: number) => {
    const random = randomFrom(`${traits.name} curls`);
    const parts: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const [x, y] = within(random);
      const r = size * (0.7 + random() * 0.6);
      const lit = Math.max(
        0,
        Math.min(1, 0.5 - (x + (y + 80) * 0.9) / 190 + (random() - 0.5) * 0.5),
      );
      const turn = random() * 6.28;
      const loop: Point[] = Array.from({ length: 8 }, (_none, step) => {
        const a = turn + step * 0.95;
        const rr = r * (1 - step * 0.085);
        return [x + Math.cos(a) * rr, y + Math.sin(a) * rr];
      });
      parts.push(
        oval(x, y, r * 0.8, r * 0.8, mix(colours.dark, colours.base, lit * 0.8), 'opacity="0.75"'),
      );
      parts.push(
        stroke(
          curve(loop),
          lit > 0.45
            ? mix(colours.base, colours.light, lit * 0.7)
            : mix(colours.dark, colours.base, lit * 2),
          1.5,
        ),
      );
    }
    return parts.join('');
  };

  switch (traits.hair) {
    case 'long':
      return { back: backdrop(190, 0.3), front: curtains(250, { out: 0.12 }) };
    case 'wavy':
      return { back: backdrop(200, 0.4, 2), front: curtains(230, { out: 0.26, waves: 2.4 }) };
    case 'bob':
      return { back: backdrop(chin - 6, 0.04), front: curtains(chin - 2, { out: -0.24 }) };
    case 'bun':
      return {
        back: lay('bun', {
          from: [
            [-30, -118],
            [-20, -148],
            [18, -150],
            [34, -120],
          ],
          to: [
            [30, -112],
            [6, -106],
            [-10, -106],
            [-26, -112],
          ],
          count: 46,
          round: [-4, -128, 34],
        }),
        front: drawn(),
      };
    case 'plait': {
      const sign = -1;
      const knots = Array.from({ length: 7 }, (_none, index) => {
        const y = 52 + index * 20;
        const x = sign * w * (1.02 - index * 0.012) + (index % 2 ? 3 : -3);
        return lay(`knot ${index}`, {
          from: [
            [x - 12, y - 10],
            [x - 9, y + 4],
            [x + 4, y + 16],
          ],
          to: [
            [x + 9, y - 12],
            [x + 13, y],
            [x + 9, y + 14],
          ],
          count: 20,
          round: [x + 2, y + 4, 26],
        });
      });
      return { back: backdrop(26, -0.12), front: drawn() + knots.join('') };
    }
    case 'curly': {
      if (traits.isWoman) {
        const ring = (random: () => number): Point => {
          const a = Math.PI * (0.86 + random() * 1.28);
          const far = 0.82 + random() * 0.34;
          const low = random() < 0.62;
          if (low) {
            const side = random() < 0.5 ? -1 : 1;
            return [side * w * (1.0 + random() * 0.46), -34 + random() * 150];
          }
          return [Math.cos(a) * w * 1.34 * far, -30 + Math.sin(a) * 98 * far];
        };
        return {
          back: fill(
            curve(
              [
                [-w * 1.2, 100],
                [-w * 1.36, 20],
                [-w * 1.24, -76],
                [0, -132],
                [w * 1.24, -76],
                [w * 1.36, 20],
                [w * 1.2, 100],
              ],
              true,
            ),
            colours.dark,
          ),
          front:
            shade([
              [-w * 0.9, -30],
              [-w * 0.6, -72],
              [0, -84],
              [w * 0.6, -72],
              [w * 0.9, -30],
            ]) + curls(ring, 430, 8),
        };
      }
      const top = (random: () => number): Point => {
        const a = Math.PI * (1 + random());
        const far = Math.sqrt(0.5 + random() * 0.52);
        return [Math.cos(a) * w * 1.06 * far, -46 + Math.sin(a) * 76 * far];
      };
      return {
        back: '',
        front: cut({ high: 116, line: -72, sides: 14 }) + curls(top, 260, 6.5),
      };
    }
    case 'crop':
      return { back: '', front: cut({ high: 108, line: -76, sides: 10 }) };
    case 'swept':
      return { back: '', front: cut({ high: 126, line: -74, sides: 16, waves: 0.8 }) };
    case 'short':
      return { back: '', front: cut({ high: 117, line: -70, sides: 16 }) };
    default:
      return { back: '', front: '' };
  }
}

/** Beard and moustache: short threads that follow jaw and lip. */

/** A turban: lengths of cloth laid over one another from both sides. */
