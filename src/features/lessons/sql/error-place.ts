/** Where in a text something stands, for people: lines and characters count from 1. */
export function placeOf(text: string, at: number) {
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  const character = (before.at(-1)?.length ?? 0) + 1;
  return { line, character, lineText: text.split('\n')[line - 1] ?? '' };
}
