import { randomFrom, smoothPath } from '../../src/components/loom/weave';
import { mix, type ClothColours } from './colours';
import type { Mask } from './figures';

export interface ClothSettings {
  seed: string;
  width: number;
  height: number;
  /** Distance between threads in pixels. */
  pitch: number;
  /** Where the loose threads end and the cloth begins, as a share of the width. */
  loose: number;
  colours: ClothColours;
  mask: Mask;
}

/** Light in the middle of a thread, dark at its sides: one gradient per colour instead of a shape per shade. */
function shading(id: string, colour: string, horizontal: boolean, depth: number): string {
  const direction = horizontal ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';
  return (
    `<linearGradient id="${id}" ${direction}><stop offset="0" stop-color="${mix(colour, '#000000', 0.14 * depth)}"/>` +
    `<stop offset="0.4" stop-color="${mix(colour, '#ffffff', 0.1 * depth)}"/>` +
    `<stop offset="1" stop-color="${mix(colour, '#000000', 0.22 * depth)}"/></linearGradient>`
  );
}

interface Run {
  from: number;
  to: number;
  value: number;
}

/** Consecutive equal values, as ranges; negative values are left out. */
function runs(values: readonly number[]): Run[] {
  const found: Run[] = [];
  values.forEach((value, index) => {
    const last = found.at(-1);
    if (last?.value === value && last.to === index - 1) {
      last.to = index;
    } else if (value >= 0) {
      found.push({ from: index, to: index, value });
    }
  });
  return found;
}

/**
 * Jacquard: at each crossing either the warp or the weft is on top. The ground is a twill that shows warp, the figure a twill
 * that shows weft, so that the picture is made of nothing but threads. Left of the cloth the wefts run loose.
 */
export function weaveCloth({
  seed,
  width,
  height,
  pitch,
  loose,
  colours,
  mask,
}: ClothSettings): string {
  const random = randomFrom(seed);
  const columns = Math.ceil(width / pitch) + 1;
  const rows = Math.ceil(height / pitch) + 1;
  const first = Math.round((width * loose) / pitch);
  const scale = 16 / width;
  const wefts = [colours.weft, ...colours.figure];

  // The cloth does not begin on one line: some threads are caught earlier than others.
  const ragged = Array.from({ length: rows }, () => Math.floor(random() * 4));

  // Value of a crossing: -1 warp on top, otherwise which weft.
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      if (column < first + (ragged[row] ?? 0)) return -2;
      const thread = mask((column + 0.5) * pitch * scale, (row + 0.5) * pitch * scale);
      if (thread === 0) return (column * 3 + row) % 8 === 0 ? 0 : -1;
      return (column - row + 4000) % 4 === 0 ? -1 : thread;
    }),
  );

  const parts: string[] = [];
  const thick = pitch * 0.86;
  const inset = (pitch - thick) / 2;
  const number = (value: number) => value.toFixed(1);

  for (let column = first; column < columns; column += 1) {
    const shade = Math.floor(random() * 3);
    for (const run of runs(cells.map((row) => ((row[column] ?? -2) === -1 ? 1 : -1)))) {
      const y = run.from * pitch - pitch * 0.3;
      const length = (run.to - run.from + 1.6) * pitch;
      parts.push(
        `<rect x="${number(column * pitch + inset / 2)}" y="${number(y)}" width="${number(pitch - inset)}" height="${number(length)}" rx="${number(thick * 0.36)}" fill="url(#warp${shade})"/>`,
      );
    }
  }
  cells.forEach((row, index) => {
    for (const run of runs(row)) {
      const x = run.from * pitch - pitch * 0.3;
      const length = (run.to - run.from + 1.6) * pitch;
      parts.push(
        `<rect x="${number(x)}" y="${number(index * pitch + inset)}" width="${number(length)}" height="${number(thick)}" rx="${number(thick * 0.36)}" fill="url(#weft${run.value})"/>`,
      );
    }
  });

  const threads: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const rest = (row + 0.5) * pitch;
    // Threads stray, but mostly keep their order: loose, not tangled.
    const start = rest + (random() - 0.5) * height * 0.3;
    const edge = (first + (ragged[row] ?? 0) + 0.6) * pitch;
    const middle = edge * (0.4 + random() * 0.2);
    const swing = rest + (start - rest) * 0.4 + (random() - 0.5) * height * 0.12;
    const bright = random();
    const colour =
      bright > 0.86
        ? colours.figure[1]
        : bright > 0.74
          ? colours.figure[2]
          : bright > 0.3
            ? colours.figure[0]
            : colours.weft;
    const path = smoothPath([
      [-20, start],
      [middle, swing],
      [edge, rest],
    ]);
    threads.push(
      `<path d="${path}" stroke="${mix(colour, colours.shadow, 0.55)}" stroke-width="${number(thick * 0.62)}" transform="translate(0 ${number(pitch * 0.16)})"/>` +
        `<path d="${path}" stroke="${colour}" stroke-width="${number(thick * 0.5)}"/>`,
    );
  }

  // The ground is kept flat: its texture should be felt, and every shade of it costs bytes.
  const gradients = [
    ...[0, 0.05, 0.1].map((share, index) =>
      shading(`warp${index}`, mix(colours.warp, colours.weft, share), false, 0),
    ),
    ...wefts.map((colour, index) => shading(`weft${index}`, colour, true, index === 0 ? 0.3 : 1)),
  ].join('');
  return (
    `<defs>${gradients}</defs><rect width="${width}" height="${height}" fill="${colours.shadow}"/>` +
    `<g fill="none" stroke-linecap="round">${threads.join('')}</g>${parts.join('')}`
  );
}
