/** A text as it is stored where one line is asked for: the database refuses control characters there. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
