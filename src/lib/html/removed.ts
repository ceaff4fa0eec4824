import { isMarkdown } from './is-markdown';
import { lateMarkdownReader } from './late-markdown';
import { sanitizeAndName } from './sanitize';

/** `2 things were removed: <script>, onclick of <p>.` @returns '' when nothing was */
export function removedSentence(removed: readonly string[]): string {
  if (removed.length === 0) return '';
  const names = [...new Set(removed)];
  const shown = names.slice(0, 6).join(', ');
  const more = names.length > 6 ? ` and ${names.length - 6} more` : '';
  const count = removed.length === 1 ? '1 thing was' : `${removed.length} things were`;
  return `${count} removed: ${shown}${more}.`;
}

/** What readers do not get of a text that is stored as it was written: HTML, or Markdown with HTML in between. */
export async function removedFrom(text: string): Promise<readonly string[]> {
  if (!/[<&]/.test(text)) return [];
  if (!isMarkdown(text)) return sanitizeAndName(text).removed;
  const { markdownToHtml } = await lateMarkdownReader.load();
  return sanitizeAndName(markdownToHtml(text)).removed;
}
