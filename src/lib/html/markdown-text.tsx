import { useMemo } from 'react';
import { bareWords } from './bare-words';
import { markdownToHtml } from './markdown';
import { markdownProblem } from './markdown-problem';
import { RichText } from './rich-text';

interface MarkdownTextProps {
  readonly text: string;
  readonly className?: string;
}

/** Markdown as staff wrote it. In a chunk of its own: see `PageText`. */
export function MarkdownText({ text, className }: MarkdownTextProps) {
  const html = useMemo(
    () => (markdownProblem(text) === undefined ? markdownToHtml(text) : bareWords(text)),
    [text],
  );
  return <RichText html={html} {...(className === undefined ? {} : { className })} />;
}
