import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface PageLink {
  page: number;
  'aria-label': string;
  'aria-current'?: 'page';
  className: string;
  children: ReactNode;
}

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Draws one link; the caller knows the router: `({ page, ...link }) => <Link to={…} {...link} />`. */
  renderLink: (link: PageLink) => ReactNode;
  label?: string;
}

/** First, last, and the neighbours of the current page; `null` stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((first, second) => first - second);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

const linkClass =
  'inline-flex size-9 items-center justify-center rounded-sm text-sm font-medium transition-colors hover:bg-surface-sunken sm:size-10';

export function Pagination({ page, pageCount, renderLink, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) {
    return null;
  }
  const step = (target: number, text: string, icon: ReactNode) =>
    target >= 1 && target <= pageCount
      ? renderLink({ page: target, 'aria-label': text, className: linkClass, children: icon })
      : null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-0.5 sm:gap-1" data-numbers="">
        <li>
          {step(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" className="size-4" />)}
        </li>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              renderLink({
                page: number,
                'aria-label': `Page ${number}`,
                ...(number === page ? { 'aria-current': 'page' as const } : {}),
                className: clsx(linkClass, number === page && 'bg-brand-soft text-brand'),
                children: number,
              })
            )}
          </li>
        ))}
        <li>
          {step(page + 1, 'Next page', <ChevronRight aria-hidden="true" className="size-4" />)}
        </li>
      </ul>
    </nav>
  );
}
