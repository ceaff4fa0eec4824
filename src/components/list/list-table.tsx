import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { SkeletonGroup } from '@/components/ui/skeleton';
import type { CountedPage } from '@/lib/supabase/counted-list';
import type { ListColumn, ListNoun } from './list-column';

/** Width of the screen from which rows are rows of a table. */
export type WideFrom = 'lg' | 'xl';

interface Layout {
  readonly head: string;
  readonly row: string;
  readonly last: string;
  readonly places: Record<NonNullable<ListColumn<never>['narrow']>, string>;
}

/** Narrow rows have three tracks: the first as wide as what stands in it, the last as wide as what ends a line. */
const row = 'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-2 py-3';

const layouts: Record<WideFrom, Layout> = {
  lg: {
    head: 'hidden border-b border-line lg:block',
    row: `${row} items-center gap-y-1 lg:grid-cols-(--list-columns)`,
    last: 'lg:justify-end',
    places: {
      line: 'max-lg:col-span-full',
      beside: '',
      start: 'max-lg:col-span-2',
      end: 'max-lg:col-start-3 max-lg:row-start-1',
      hidden: 'max-lg:hidden',
    },
  },
  xl: {
    head: 'hidden border-b border-line xl:block',
    row: `${row} gap-y-2 xl:grid-cols-(--list-columns) xl:items-center`,
    last: 'xl:justify-end',
    places: {
      line: 'max-xl:col-span-full',
      beside: '',
      start: 'max-xl:col-span-2',
      end: 'max-xl:col-start-3 max-xl:row-start-1',
      hidden: 'max-xl:hidden',
    },
  },
};

type GridStyle = CSSProperties & Readonly<Record<'--list-columns', string>>;

function gridOf(columns: readonly { readonly width: string }[]): GridStyle {
  return { '--list-columns': columns.map(({ width }) => width).join(' ') };
}

interface ListTableProps<Row, Acts> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Acts>[];
  readonly page: CountedPage<Row>;
  /** What is shown is being read again. */
  readonly isBusy: boolean;
  readonly acts: Acts;
  readonly wideFrom?: WideFrom;
}

/** The rows of a list: a table where there is room, stacked cells elsewhere. */
export function ListTable<Row extends { readonly id: string }, Acts>({
  label,
  columns,
  page,
  isBusy,
  acts,
  wideFrom = 'xl',
}: ListTableProps<Row, Acts>) {
  const layout = layouts[wideFrom];
  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={page.isCapped ? -1 : page.total}
      aria-busy={isBusy}
      style={gridOf(columns)}
    >
      <div role="rowgroup" className={layout.head}>
        <div role="row" className={layout.row}>
          {columns.map(({ title, isLast }) => (
            <span
              key={title}
              role="columnheader"
              className={clsx('text-xs font-semibold text-muted', isLast && 'text-right')}
            >
              {title}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="divide-y divide-line border-b border-line">
        {page.rows.map((item) => (
          <div key={item.id} role="row" className={layout.row}>
            {columns.map(({ title, cell, cellClass, narrow = 'line', isLast }) => (
              <div
                key={title}
                role="cell"
                className={clsx(cellClass, layout.places[narrow], isLast && layout.last)}
              >
                {cell(item, acts)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface ListSkeletonProps {
  readonly noun: ListNoun;
  readonly columns: readonly Pick<
    ListColumn<never, never>,
    'title' | 'width' | 'narrow' | 'skeleton'
  >[];
  readonly rows?: number;
  readonly wideFrom?: WideFrom;
}

/** The table's own layout while rows are on their way. */
export function ListSkeleton({ noun, columns, rows = 8, wideFrom = 'xl' }: ListSkeletonProps) {
  const layout = layouts[wideFrom];
  return (
    <SkeletonGroup
      label={`Loading ${noun.many}`}
      className="divide-y divide-line border-y border-line"
    >
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={layout.row} style={gridOf(columns)}>
          {columns.map(({ title, skeleton, narrow = 'line' }) => (
            <div key={title} className={clsx('space-y-2', layout.places[narrow])}>
              {skeleton}
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
