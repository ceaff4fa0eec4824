import { randomFrom } from '../../src/components/loom/weave';
import { mix } from '../pictures/colours';
import { blur, curve, fill, oval, stroke, type Head } from './geometry';
import type { Hue } from './traits';

export const hueTones: Record<Hue, { main: string; deep: string; pale: string }> = {
  marketing: { main: '#e0532f', deep: '#6b2114', pale: '#f6c9b4' },
  data: { main: '#0e837b', deep: '#083f3d', pale: '#b7ddd4' },
  security: { main: '#7445cf', deep: '#33206b', pale: '#d6caf0' },
  ai: { main: '#2270d8', deep: '#103566', pale: '#bfd7f3' },
  career: { main: '#353a9b', deep: '#20245f', pale: '#cdd0f0' },
};

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
