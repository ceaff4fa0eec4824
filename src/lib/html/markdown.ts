import { Marked } from 'marked';
import { bareWords } from './bare-words';
import { markdownProblem } from './markdown-problem';

const marked = new Marked({ async: false, gfm: true });

/**
 * Markdown (GitHub's kind, HTML in between) as HTML. What comes out is as little to be trusted as what went
 * in: only `RichText` may show it.
 */
export function markdownToHtml(text: string): string {
  return marked.parse(text, { async: false });
}

/** The HTML under which a text in Markdown is shown: of one that would keep the browser busy for seconds, the words. */
export function shownMarkdown(text: string): string {
  return markdownProblem(text) === undefined ? markdownToHtml(text) : bareWords(text);
}
