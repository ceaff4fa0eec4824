import { useLayoutEffect, useMemo, useRef } from 'react';
import { cleanArticle } from './headings';
import { layOutLate } from './lay-out-late';

interface RichTextProps {
  /** HTML as staff wrote it; it is sanitised here. */
  readonly html: string;
  readonly className?: string;
}

/**
 * The one place where staff-written HTML becomes part of the page: visitors and the editor's preview
 * see the same. The sanitised nodes are moved in as nodes, so no string is ever parsed by innerHTML.
 */
export function RichText({ html, className }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const fragment = useMemo(() => withReadingAids(cleanArticle(html).fragment), [html]);

  useLayoutEffect(() => {
    container.current?.replaceChildren(fragment.cloneNode(true));
  }, [fragment]);

  return <div ref={container} className={className ?? 'prose'} />;
}

function withReadingAids(fragment: DocumentFragment): DocumentFragment {
  // A wide table scrolls within its own box, which the keyboard must be able to reach.
  for (const table of fragment.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'table-scroll';
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent || 'Table');
    table.replaceWith(box);
    box.append(table);
  }
  for (const code of fragment.querySelectorAll('pre')) code.tabIndex = 0;
  layOutLate(fragment);
  return fragment;
}
