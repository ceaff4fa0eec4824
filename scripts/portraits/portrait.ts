import { garment, glasses, ground, neck, scarf } from './body';
import { ear, face } from './face';
import { filters, headOf } from './geometry';
import { beard, hair, hairColours, turban } from './hair';
import type { Traits } from './traits';

/** Side of the square that a portrait is drawn on. */
export const CANVAS = 400;
const SCALE = 1.24;

/** A person as SVG, painted in planes and threads and not yet woven. */
export function portraitSvg(traits: Traits): string {
  const head = headOf(traits);
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
    `<g transform="translate(${CANVAS / 2 - Math.sin(head.angle) * 14} 196) scale(${SCALE})">`,
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
