/** Distance between threads; stitches are drawn as strokes with round ends. */
const PITCH = 10;
/** Threads to a character of the pattern, each way. */
const FINENESS = 2;
/** Cloth around the figure, in threads, so that cropping never touches it. */
const MARGIN = 8;
/** A float longer than this would hang loose: the warp ties it down. */
const FLOAT = 4;

interface WovenPlan {
  /** Path data of the stitches, by colour. */
  ground: string;
  warps: string;
  main: string;
  second: string;
}

/** Threads of a picture across and down. */
function threadsOf(pattern: readonly string[]) {
  return {
    columns: Math.max(...pattern.map((row) => row.length)) * FINENESS + 2 * MARGIN,
    rows: pattern.length * FINENESS + 2 * MARGIN,
  };
}

/** In the units of its path data. */
export function sizePicture(pattern: readonly string[]): { width: number; height: number } {
  const { columns, rows } = threadsOf(pattern);
  return { width: columns * PITCH, height: rows * PITCH };
}

/**
 * Turns rows of characters into stitches: `#` the main thread, `+` the second, the rest ground, where only
 * every eighth crossing shows a stitch, in the diagonal of a twill.
 */
export function planPicture(pattern: readonly string[]): WovenPlan {
  const { columns, rows } = threadsOf(pattern);
  const paths = { ground: '', main: '', second: '' };
  const kindAt = (column: number, row: number) => {
    const line = pattern[Math.floor((row - MARGIN) / FINENESS)];
    const character = line?.[Math.floor((column - MARGIN) / FINENESS)];
    if (character === '#') return 'main';
    if (character === '+') return 'second';
    return (column * 3 + row * 5) % 8 === 0 ? 'ground' : null;
  };
  for (let row = 0; row < rows; row += 1) {
    const y = row * PITCH + PITCH / 2;
    for (let column = 0; column < columns;) {
      const kind = kindAt(column, row);
      let end = column + 1;
      // Ties step by two from row to row, which makes the diagonal of a twill.
      while (kind !== null && kindAt(end, row) === kind && (end + row * 2) % FLOAT !== 0) end += 1;
      if (kind !== null) {
        paths[kind] += `M${column * PITCH + 4} ${y}H${end * PITCH - 4}`;
      }
      column = end;
    }
  }
  const height = rows * PITCH;
  const warps = Array.from(
    { length: columns },
    (_, column) => `M${column * PITCH + 5} 0V${height}`,
  );
  return { warps: warps.join(''), ...paths };
}
