const WORDS_PER_MINUTE = 220;

/** What nobody reads; what is not closed goes on to the end, as for a browser. */
const unread = /<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;
/** Block elements carry no white space of their own: without it two paragraphs would join words. */
const ends = /<\/(?:p|h[1-6]|li|td|th|blockquote|pre)>|&nbsp;/gi;
const tags = /<[^<>]*>/g;

/**
 * Minutes that reading takes, 1 to 60, at the pace of an adult reading prose on a screen. By the look of the text alone: to
 * sanitise 200 kB for a suggestion keeps a slow processor busy for 100 ms, while somebody writes.
 */
export function suggestReadingTime(html: string): number {
  const text = html.replace(unread, ' ').replace(ends, ' ').replace(tags, '');
  const count = text.match(/\S+/g)?.length ?? 0;
  return Math.min(60, Math.max(1, Math.ceil(count / WORDS_PER_MINUTE)));
}
