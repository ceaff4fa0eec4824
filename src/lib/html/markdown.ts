import { Marked } from 'marked';

const marked = new Marked({ async: false, gfm: true });

/**
 * Markdown (GitHub's kind, HTML in between) as HTML. What comes out is as little to be trusted as what went
 * in: only `RichText` may show it.
 */
export function markdownToHtml(text: string): string {
  return marked.parse(text, { async: false });
}
