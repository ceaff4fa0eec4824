import { useLayoutEffect, useMemo } from 'react';
import { Late } from '@/components/late/late';
import { Skeleton } from '@/components/ui/skeleton';
import { useInertLinks } from '@/hooks/use-inert-links';
import { compareHtml } from '@/lib/html/compare-html';
import { exchangeNodes } from '@/lib/html/exchange-nodes';
import { isMarkdown } from '@/lib/html/is-markdown';
import { lateMarkdownReader } from '@/lib/html/late-markdown';
import { sourceLines } from '../source-lines';
import { MarkedText } from './marked-text';

interface ContentComparisonProps {
  readonly before: string;
  readonly after: string;
  /** As text: the source, line by line. */
  readonly isSource: boolean;
}

/** Characters of both texts; marking more of them would keep the browser busy for seconds. */
const MOST_SHOWN = 700_000;

/** The content of two versions as one, as readers see it or as it is written. */
export function ContentComparison({ before, after, isSource }: ContentComparisonProps) {
  const isTooLong = before.length + after.length > MOST_SHOWN;
  if (isSource || isTooLong) {
    return (
      <>
        {isTooLong && !isSource ? (
          <p className="mb-3 text-sm text-muted">
            This text is too long to be compared as readers see it; here is its source.
          </p>
        ) : null}
        <MarkedText isSource before={sourceLines(before)} after={sourceLines(after)} />
      </>
    );
  }
  if (!isMarkdown(before) && !isMarkdown(after)) return <Shown before={before} after={after} />;
  return (
    <Late
      code={lateMarkdownReader}
      title="The text could not be loaded"
      fallback={<Skeleton className="h-40 w-full" />}
    >
      {({ shownMarkdown }) => (
        <Shown
          before={isMarkdown(before) ? shownMarkdown(before) : before}
          after={isMarkdown(after) ? shownMarkdown(after) : after}
        />
      )}
    </Late>
  );
}

function Shown({ before, after }: Pick<ContentComparisonProps, 'before' | 'after'>) {
  const paper = useInertLinks();
  const { fragment, added, removed } = useMemo(() => compareHtml(before, after), [before, after]);

  useLayoutEffect(() => {
    // A copy: the same comparison may be put into the page twice.
    if (paper.current) exchangeNodes(paper.current, document.importNode(fragment, true));
  }, [paper, fragment]);

  return (
    <>
      <p className="mb-3 text-sm text-muted">{countWords(added, removed, before === after)}</p>
      <div
        ref={paper}
        data-tone="paper"
        className="prose max-w-none rounded-sm border border-line bg-surface p-4 wrap-anywhere contain-inline-size sm:p-6"
      />
    </>
  );
}

/** Pieces are words, pictures and lines. */
function countWords(added: number, removed: number, isEqual: boolean): string {
  if (isEqual) return 'Nothing in it differs.';
  if (added + removed === 0) return 'The words are the same; the formatting differs.';
  const words = (count: number) =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? 'word' : 'words'}`;
  if (removed === 0) return `${words(added)} added.`;
  if (added === 0) return `${words(removed)} removed.`;
  return `${words(added)} added, ${words(removed)} removed.`;
}
