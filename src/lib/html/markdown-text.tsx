import { useMemo } from 'react';
import { shownMarkdown } from './markdown';
import { RichText } from './rich-text';

interface MarkdownTextProps {
  readonly text: string;
  readonly className?: string;
}

/** Markdown as staff wrote it. In a chunk of its own: see `PageText`. */
export function MarkdownText({ text, className }: MarkdownTextProps) {
  const html = useMemo(() => shownMarkdown(text), [text]);
  return <RichText html={html} {...(className === undefined ? {} : { className })} />;
}
