/** Characters per paragraph and in all: enough to read on, little enough to be laid out at once. */
const PARAGRAPH = 2_000;
const LONGEST = 50_000;

/**
 * The words of a text whose markup would keep the browser busy for seconds, as paragraphs of HTML. The last resort
 * where such a text is shown; forms and database refuse to store one.
 */
export function bareWords(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const paragraphs: string[] = [];
  for (let at = 0; at < Math.min(words.length, LONGEST); at += PARAGRAPH) {
    paragraphs.push(words.slice(at, at + PARAGRAPH).replaceAll('<', '&lt;'));
  }
  if (words.length > LONGEST) paragraphs.push('…');
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
}
