import type { Config } from 'dompurify';
import { bareWords } from './bare-words';
import { markupProblem } from './markup-problem';
import { readLoosely } from './sanitize';

/** Much wider than what may be stored: how other programs write lists, marks and pictures stands in styles and classes. */
const config: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video'],
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['aria-level', 'paraid', 'allowfullscreen'],
  // Pictures name files of the computer where they were copied, and objects of the page that held them. The library
  // holds every other attribute against this pattern, too.
  ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|vbscript):)/i,
};

/**
 * What another program has put on the clipboard, as nodes to be read. They belong to a document of their own, in
 * which nothing loads or runs; what is made of them goes through `sanitizeHtml` before it is used. Of what would keep the
 * browser busy for seconds, the words alone.
 */
export function readClipboardHtml(html: string): DocumentFragment {
  const isTooMuch = markupProblem(html, 'showing') !== undefined;
  return readLoosely(isTooMuch ? bareWords(html) : html, config);
}
