/**
 * `%` stands for any text, `_` for one character. Goes through the text once per `%`, so that no pattern takes long.
 * Letters count as written, as in PostgreSQL.
 */
export function isLike(text: string, pattern: string): boolean {
  let [at, place] = [0, 0];
  /** Where the last `%` stood, and up to where it has swallowed the text. */
  let star: { readonly place: number; at: number } | undefined;
  while (at < text.length) {
    const sign = pattern[place];
    if (sign === '%') {
      star = { place, at };
      place += 1;
    } else if (sign === '_' || (sign !== undefined && sign === text[at])) {
      at += 1;
      place += 1;
    } else if (star) {
      star.at += 1;
      at = star.at;
      place = star.place + 1;
    } else return false;
  }
  return /^%*$/.test(pattern.slice(place));
}
