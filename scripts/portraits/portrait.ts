import { beard } from './beard';
import { ground, neck } from './body';
import { ear, face } from './face';
import { garment } from './garments';
import { filters, headOf } from './geometry';
import { hair, hairColours } from './hair';
import type { HairStyle, Traits } from './traits';
import { glasses, scarf, turban } from './worn';

/** Side of the square that a portrait is drawn on. */
export const CANVAS = 400;
/** How large a head is: what rises above it needs room. */
const scales: Partial<Record<HairStyle, number>> = { turban: 1.24, bun: 1.27, curly: 1.3 };
const SCALE = 1.38;

/** A person as SVG, painted in planes and threads and not yet woven. */
export function portraitSvg(traits: Traits): string {
  const head = headOf(traits);
  const scale = scales[traits.hair] ?? SCALE;
  const covered = traits.hair === 'hijab' ? scarf(head) : hair(head);
  const hidden =
    traits.hair === 'hijab' ||
    ['long', 'wavy', 'bob'].includes(traits.hair) ||
    (traits.hair === 'curly' && traits.isWoman);
  const ears = hidden ? '' : ear(head, -1) + ear(head, 1);
  const wrapped = traits.hair === 'turban' ? turban(head) : '';
  const lean = `rotate(${traits.tilt} 0 ${head.chin})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}" viewBox="0 0 ${CANVAS} ${CANVAS}"><defs>${filters}</defs>`,
    ground(head, CANVAS),
    `<g transform="translate(${CANVAS / 2 - Math.sin(head.angle) * 14} ${traits.hair in scales ? 206 : 204}) scale(${scale})">`,
    `<g transform="${lean}">${covered.back}</g>`,
    neck(head),
    garment(head),
    `<g transform="${lean}">`,
    ears,
    face(head, hairColours(head).base),
    beard(head),
    glasses(head),
    covered.front,
    wrapped,
    '</g></g></svg>',
  ].join('');
}
