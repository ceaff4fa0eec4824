import { cleanArticle } from './headings';
import { isMarkdown } from './is-markdown';
import { shownMarkdown } from './markdown';
import { withReadingAids } from './reading-aids';
import { fragmentToHtml } from './serialize';
import type { ReadyText } from './written-text';

/**
 * While building: an article's text as `RichText` would show it. Needs a document; nothing in the text loads or runs.
 * @param html as staff wrote it
 */
export function readyHtml(html: string): ReadyText {
  const { fragment, headings } = cleanArticle(html);
  return {
    html: fragmentToHtml(withReadingAids(fragment)),
    headings: headings.filter(({ text }) => text !== ''),
  };
}

/** The same for a page, whose text may be Markdown. */
export function readyText(text: string): ReadyText {
  return readyHtml(isMarkdown(text) ? shownMarkdown(text) : text);
}
