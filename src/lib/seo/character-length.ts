/** Characters as PostgreSQL counts them: one for an emoji, which is two units of a string. */
export function characterLength(text: string): number {
  return Array.from(text).length;
}
