import { useEffect, useRef, useState } from 'react';
import { readingCode } from '../reading';
import { PartLink } from './part-link';

/** A part of the page: its id, and one word for it. */
export interface PagePart {
  readonly id: string;
  readonly label: string;
}

/** Links to the parts of a long page, in one line that stays in sight; the part that one reads is marked. */
export function ContentsLine({ parts }: { readonly parts: readonly PagePart[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    readingCode.load().then(
      ({ watchParts }) => {
        if (!isGone && row.current) stop = watchParts(row.current, parts, setCurrent);
      },
      // The links lead on without it.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [parts]);

  return (
    <nav
      aria-label="On this page"
      data-contents=""
      data-print="none"
      className="contents-line z-10 border-b border-line bg-surface"
    >
      <ul ref={row} className="page-width fading-row flex gap-x-6 overflow-x-auto">
        {parts.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <PartLink
              part={id}
              aria-current={id === current || undefined}
              className="contents-link flex h-11 items-center text-sm font-medium text-muted hover:text-ink"
            >
              {label}
            </PartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
