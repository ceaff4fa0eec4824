import { isMarkdown } from './is-markdown';
import { markdownProblem } from './markdown-problem';
import { markupProblem } from './markup-problem';

/** What is too much about a text that may be HTML or Markdown, as a sentence; see both. */
export function textProblem(text: string): string | undefined {
  return isMarkdown(text) ? markdownProblem(text) : markupProblem(text);
}
