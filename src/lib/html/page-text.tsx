import type { ReactNode } from 'react';
import { Late } from '@/components/late/late';
import { isMarkdown } from './is-markdown';
import { lateMarkdown } from './late-markdown';
import { RichText } from './rich-text';
import type { WrittenText } from './written-text';

interface PageTextProps {
  /** HTML, or Markdown with or without HTML in between. */
  readonly text: string;
  /** See `RichText`. */
  readonly written?: WrittenText | undefined;
  readonly className?: string;
  /** Stands in while the reader of Markdown is on its way. */
  readonly fallback?: ReactNode;
}

/** A text for which both HTML and Markdown are promised. Pages in HTML alone do without the reader of Markdown. */
export function PageText({ text, written, className = 'prose', fallback = null }: PageTextProps) {
  if (written || !isMarkdown(text)) {
    return <RichText html={text} written={written} className={className} />;
  }
  return (
    <Late code={lateMarkdown} fallback={fallback} title="The text could not be loaded">
      {({ MarkdownText }) => <MarkdownText text={text} className={className} />}
    </Late>
  );
}
