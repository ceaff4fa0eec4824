import { sanitizeHtml } from '@/lib/html/sanitize';

/**
 * Cleans what comes from the clipboard. A piece copied within an editor carries a mark that says how deep it
 * was cut; the sanitiser drops such attributes, so it is put back, or half a list would paste as paragraphs.
 */
export function cleanPastedHtml(html: string): string {
  const slice = /\sdata-pm-slice=("[^"<>]*"|'[^'<>]*')/.exec(html)?.[1];
  const clean = sanitizeHtml(html)
    // The title is the page's only first heading.
    .replace(/<(\/?)h1(?=[\s>])/gi, '<$1h2')
    .replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4');
  return slice === undefined
    ? clean
    : clean.replace(/^\s*<(\w+)/, `<$1 data-pm-slice=${slice.replaceAll('$', '$$$$')}`);
}
