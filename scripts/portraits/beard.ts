import { randomFrom } from '../../src/components/loom/weave';
import { mix } from '../pictures/colours';
import { blur, curve, fill, stroke, type Head, type Point } from './geometry';
import { hairColours } from './hair';

export function beard(head: Head): string {
  const { traits, seen, w, chin, jaw, outline } = head;
  if (!traits.beard) return '';
  const { dark, base, light } = hairColours(head);
  const random = randomFrom(`${traits.name} beard`);
  const mouth = chin * 0.645;
  const parts: string[] = [];
  const tuft = (x: number, y: number, dx: number, dy: number, width = 0.85, share = 0.9) => {
    const tone = random();
    const colour = tone < 0.4 ? dark : tone < 0.82 - (x + w) * 0.002 ? base : mix(base, light, 0.6);
    const [sx, sy] = seen(x, y);
    parts.push(
      stroke(
        `M${sx.toFixed(1)} ${sy.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`,
        colour,
        width,
        `opacity="${share}"`,
      ),
    );
  };
  const shape = `<clipPath id="jaw"><path d="${curve(outline, true)}"/></clipPath>`;
  const jawline = (inset: number): Point[] =>
    (
      [
        [-w * 0.98, 8],
        [-w * (jaw + 0.06) + inset, 44],
        [-w * 0.62 + inset * 0.6, mouth - 5 + inset * 0.1],
        [-26, mouth + 3],
        [-18, mouth + 15],
        [0, mouth + 17],
        [18, mouth + 15],
        [26, mouth + 3],
        [w * 0.62 - inset * 0.6, mouth - 5 + inset * 0.1],
        [w * (jaw + 0.06) - inset, 44],
        [w * 0.98, 8],
      ] as Point[]
    ).map(([x, y]) => seen(x, y));
  const below: Point[] = [
    [w * 1.1, 40],
    [w, chin + 16],
    [0, chin + 24],
    [-w, chin + 16],
    [-w * 1.1, 40],
  ];
  const region = curve([...jawline(8), ...below], true);
  if (traits.beard !== 'moustache') {
    const share = traits.beard === 'stubble' ? 0.34 : 0.85;
    parts.push(
      shape,
      `<g clip-path="url(#jaw)">`,
      fill(
        region,
        traits.beard === 'stubble' ? dark : mix(dark, base, 0.4),
        `${blur(traits.beard === 'stubble' ? 5 : 3)} opacity="${share}"`,
      ),
      '</g>',
    );
  }
  if (traits.beard === 'short' || traits.beard === 'full') {
    const long = traits.beard === 'full' ? 14 : 5;
    for (let index = 0; index < (traits.beard === 'full' ? 1300 : 950); index += 1) {
      const t = random() * 2 - 1;
      const edge = Math.abs(t);
      const yTop =
        edge > 0.72
          ? 10 + (1 - edge) * 130
          : edge > 0.36
            ? mouth - 2 + (edge - 0.36) * 6
            : mouth + 13;
      const yEnd =
        edge > 0.9
          ? 40
          : chin * (1.02 - edge * edge * 0.42) + (traits.beard === 'full' ? 14 * (1 - edge) : 0);
      const y = yTop + random() * Math.max(2, yEnd - yTop);
      const x =
        t * w * (jaw + (edge > 0.85 && y < 40 ? 0.1 : 0.03)) * (1 - Math.max(0, y - 60) / 330);
      tuft(x, y, -t * long * 0.35 + (random() - 0.5) * 3, long * (0.5 + random() * 0.6));
    }
  }
  if (traits.beard !== 'stubble') {
    for (let index = 0; index < 260; index += 1) {
      const t = random() * 2 - 1;
      const drop = Math.abs(t) ** 1.6 * 9;
      const y = mouth - 11.5 + drop + (random() - 0.5) * 5;
      tuft(t * 25, y, t * 5 + (random() - 0.5) * 2, 3 + random() * 3, 0.95);
    }
  }
  return parts.join('');
}
