import { useLayoutEffect, useMemo, useRef } from 'react';
import { exchangeNodes } from './exchange-nodes';
import { cleanArticle } from './headings';
import { withReadingAids } from './reading-aids';
import { textMark, type WrittenText } from './written-text';

interface RichTextProps {
  /** HTML as staff wrote it; it is sanitised here. */
  readonly html: string;
  /** The text stands in the page already, or the build is about to write it there; `html` is not looked at. */
  readonly written?: WrittenText | undefined;
  readonly className?: string;
}

function clone(fragment: DocumentFragment): DocumentFragment {
  return fragment.cloneNode(true) as DocumentFragment;
}

/**
 * The one place where staff-written HTML becomes part of the page: visitors and the editor's preview
 * see the same. The sanitised nodes are moved in as nodes, so no string is ever parsed by innerHTML.
 */
export function RichText({ html, written, className }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const fragment = useMemo(
    () => (written ? undefined : withReadingAids(cleanArticle(html).fragment)),
    [html, written],
  );

  useLayoutEffect(() => {
    const element = container.current;
    if (fragment) {
      if (element) exchangeNodes(element, clone(fragment));
    } else if (written?.kept && !element?.hasChildNodes()) {
      element?.append(written.kept.cloneNode(true));
    }
  }, [fragment, written]);

  return (
    <div
      ref={container}
      className={className ?? 'prose'}
      data-written={written && ''}
      suppressHydrationWarning
    >
      {/* A text as the only child is React's promise not to look at what the element holds. */}
      {textMark()}
    </div>
  );
}
