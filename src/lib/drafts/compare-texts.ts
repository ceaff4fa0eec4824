/** A run of paragraphs: the same in both texts, or what stands in each of them at this place. */
export type ComparedPart =
  | { readonly kind: 'same'; readonly count: number }
  | {
      readonly kind: 'different';
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
    };

/** Above this the table of the comparison would cost seconds; the middle is then shown as one difference. */
const MAX_CELLS = 4_000_000;

/** Compares two texts paragraph by paragraph, by their longest common sequence. */
export function compareParagraphs(
  mine: readonly string[],
  theirs: readonly string[],
): ComparedPart[] {
  const shortest = Math.min(mine.length, theirs.length);
  let head = 0;
  while (head < shortest && mine[head] === theirs[head]) head += 1;
  let tail = 0;
  while (
    tail < shortest - head &&
    mine[mine.length - 1 - tail] === theirs[theirs.length - 1 - tail]
  )
    tail += 1;

  const middle = compareMiddle(
    mine.slice(head, mine.length - tail),
    theirs.slice(head, theirs.length - tail),
  );
  return [...sameRun(head), ...middle, ...sameRun(tail)];
}

/** A run of words: in both paragraphs, or in the first alone. */
export interface ComparedWords {
  readonly words: string;
  readonly isOwn: boolean;
}

/** The first paragraph in runs of what it shares with the other and what is its own; blanks included. */
export function compareWords(paragraph: string, other: string): ComparedWords[] {
  const split = (text: string) => text.match(/\s+|\S+/g) ?? [];
  const words = split(paragraph);
  // Nothing to compare with: all of it is new, and marking all of it would say nothing.
  if (other === '') return [{ words: paragraph, isOwn: false }];
  let place = 0;
  return compareParagraphs(words, split(other)).flatMap((part): ComparedWords[] => {
    const length = part.kind === 'same' ? part.count : part.mine.length;
    const run = words.slice(place, place + length).join('');
    place += length;
    return run === '' ? [] : [{ words: run, isOwn: part.kind === 'different' }];
  });
}

function sameRun(count: number): ComparedPart[] {
  return count === 0 ? [] : [{ kind: 'same', count }];
}

function compareMiddle(mine: readonly string[], theirs: readonly string[]): ComparedPart[] {
  if (mine.length === 0 && theirs.length === 0) return [];
  if (mine.length * theirs.length > MAX_CELLS) return [{ kind: 'different', mine, theirs }];
  const lengths = commonLengths(mine, theirs);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const parts: ComparedPart[] = [];
  let [row, column, same] = [0, 0, 0];
  let onlyMine: string[] = [];
  let onlyTheirs: string[] = [];
  const closeDifference = () => {
    if (onlyMine.length + onlyTheirs.length > 0)
      parts.push({ kind: 'different', mine: onlyMine, theirs: onlyTheirs });
    [onlyMine, onlyTheirs] = [[], []];
  };
  const closeSame = () => {
    parts.push(...sameRun(same));
    same = 0;
  };
  while (row < mine.length || column < theirs.length) {
    const [my, their] = [mine[row], theirs[column]];
    if (my !== undefined && my === their) {
      closeDifference();
      [row, column, same] = [row + 1, column + 1, same + 1];
      continue;
    }
    closeSame();
    if (my !== undefined && (their === undefined || at(row + 1, column) >= at(row, column + 1))) {
      onlyMine.push(my);
      row += 1;
    } else if (their !== undefined) {
      onlyTheirs.push(their);
      column += 1;
    }
  }
  closeDifference();
  closeSame();
  return parts;
}

/** `[row][column]`: length of the longest common sequence of what follows. */
function commonLengths(mine: readonly string[], theirs: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: mine.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let row = mine.length - 1; row >= 0; row -= 1) {
    const [current, below] = [table[row], table[row + 1]];
    if (!current || !below) continue;
    for (let column = theirs.length - 1; column >= 0; column -= 1) {
      current[column] =
        mine[row] === theirs[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, current[column + 1] ?? 0);
    }
  }
  return table;
}
