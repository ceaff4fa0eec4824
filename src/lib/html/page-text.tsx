import { lazy, Suspense, type ReactNode } from 'react';
import { isMarkdown } from './is-markdown';
import { RichText } from './rich-text';

const MarkdownText = lazy(async () => ({
  default: (await import('./markdown-text')).MarkdownText,
}));

interface PageTextProps {
  /** HTML, or Markdown with or without HTML in between. */
  readonly text: string;
  readonly className?: string;
  /** Stands in while the reader of Markdown is on its way. */
  readonly fallback?: ReactNode;
}

/** A text for which both HTML and Markdown are promised. Pages in HTML alone do without the reader of Markdown. */
export function PageText({ text, className = 'prose', fallback = null }: PageTextProps) {
  if (!isMarkdown(text)) return <RichText html={text} className={className} />;
  return (
    <Suspense fallback={fallback}>
      <MarkdownText text={text} className={className} />
    </Suspense>
  );
}
