function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Whether every typed word begins a word of the text, in any order and case; true while nothing is typed. */
export function matchesWords(text: string, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const known = plain(text).split(/[\s/-]+/);
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

/** The index that a key leads to; undefined for keys that do not move. @param index -1 while none is chosen */
export function moveIn(count: number, index: number, key: string): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'PageDown':
      return Math.min(count - 1, index + 8);
    case 'PageUp':
      return Math.max(0, index - 8);
    default:
      return undefined;
  }
}
