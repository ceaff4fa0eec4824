import { sanitizeToFragment } from './sanitize';

const WORDS_PER_MINUTE = 220;

/** The words of an article without its markup. */
export function plainText(html: string): string {
  return sanitizeToFragment(html).textContent.replace(/\s+/g, ' ').trim();
}

/** Minutes that reading takes, 1 to 60, at the pace of an adult reading prose on a screen. */
export function suggestReadingTime(html: string): number {
  // Block elements carry no white space of their own: without it two paragraphs would join words.
  const words = plainText(html.replace(/<\/(p|h[1-6]|li|td|th|blockquote|pre)>/gi, ' $&')).split(
    ' ',
  );
  const count = words.filter(Boolean).length;
  return Math.min(60, Math.max(1, Math.ceil(count / WORDS_PER_MINUTE)));
}
