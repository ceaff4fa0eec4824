/** Letters that run from right to left, and the marks above. */
const rightToLeft =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name between other words where there is no `<bdi>`, as in a toast: it keeps its direction and leaves theirs.
 * One that runs from left to right stays as it is, so that nobody copies marks along.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
