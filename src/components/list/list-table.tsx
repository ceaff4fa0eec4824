import { clsx } from 'clsx';
import {
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useIsInTurn } from '@/hooks/use-is-in-turn';
import type { CountedPage } from '@/lib/supabase/counted-list';
import type { ListColumn, ListNoun } from './list-column';
import type { RowSelection } from './use-selection';
import { useSteadyActs } from './use-steady-acts';
import { focusWantedRow } from './wanted-row';

/** Width of the screen from which rows are rows of a table. */
export type WideFrom = 'lg' | 'xl';

interface Layout {
  /** Pixels of the screen's width from which the rows are wide. */
  readonly from: number;
  readonly head: string;
  readonly row: string;
  readonly last: string;
  readonly places: Record<NonNullable<ListColumn<never>['narrow']>, string>;
  /** A line of its own in a row that begins with a box to choose it. */
  readonly afterBox: string;
  /** The first of two beside each other below the box, whose track stays as narrow as it is. */
  readonly belowBox: string;
}

/** Narrow rows have three tracks: the first as wide as what stands in it, the last as wide as what ends a line. */
const rowClass = 'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-2 py-3';

const layouts: Record<WideFrom, Layout> = {
  lg: {
    from: 1024,
    head: 'hidden border-b border-line lg:block',
    row: `${rowClass} items-center gap-y-1 lg:grid-cols-(--list-columns)`,
    last: 'lg:justify-end',
    places: {
      line: 'max-lg:col-span-full',
      beside: '',
      start: 'max-lg:col-span-2',
      end: 'max-lg:col-start-3 max-lg:row-start-1',
      hidden: 'max-lg:hidden',
    },
    afterBox: 'max-lg:col-start-2 max-lg:col-end-4',
    belowBox: 'max-lg:col-start-2',
  },
  xl: {
    from: 1280,
    head: 'hidden border-b border-line xl:block',
    row: `${rowClass} gap-y-2 xl:grid-cols-(--list-columns) xl:items-center`,
    last: 'xl:justify-end',
    places: {
      line: 'max-xl:col-span-full',
      beside: '',
      start: 'max-xl:col-span-2',
      end: 'max-xl:col-start-3 max-xl:row-start-1',
      hidden: 'max-xl:hidden',
    },
    afterBox: 'max-xl:col-start-2 max-xl:col-end-4',
    belowBox: 'max-xl:col-start-2',
  },
};

type GridStyle = CSSProperties & Readonly<Record<'--list-columns', string>>;

function gridOf(columns: readonly { readonly width: string }[]): GridStyle {
  return { '--list-columns': columns.map(({ width }) => width).join(' ') };
}

/** Where the boxes stand by which rows are chosen. */
const boxes = { width: '1.75rem' };

function placeOf(
  layout: Layout,
  columns: readonly Pick<ListColumn<never>, 'narrow'>[],
  index: number,
  hasBoxes: boolean,
) {
  const narrow = columns[index]?.narrow ?? 'line';
  if (!hasBoxes) return layout.places[narrow];
  // The box takes the first of the tracks that the start of a line has otherwise.
  if (narrow === 'start') return '';
  if (narrow === 'beside' && index > 0 && columns[index - 1]?.narrow !== 'beside')
    return layout.belowBox;
  return narrow === 'line' ? layout.afterBox : layout.places[narrow];
}

/** Pixels of what stands above a list at least, and of a usual row. */
const ABOVE = 260;
const ROW = { wide: 80, narrow: 150 };

/** How many rows stand there first: a screen holds about as many. */
function firstRowsOf({ from }: Layout): number {
  return Math.ceil((innerHeight - ABOVE) / (innerWidth < from ? ROW.narrow : ROW.wide));
}

interface ListRowProps<Row, Acts> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row, Acts>[];
  readonly acts: Acts;
  readonly layout: Layout;
  /** Of the box that chooses the row; undefined where rows are not chosen. */
  readonly boxName: string | undefined;
  readonly isChosen: boolean;
  readonly onToggle: ((id: string) => void) | undefined;
}

interface RowInTurnProps<Row, Acts> extends ListRowProps<Row, Acts> {
  readonly isLater: boolean;
  readonly onShown: () => void;
}

/** A row; below the screen, where nobody waits for it, it comes after those above have been shown. */
function RowInTurn<Row extends { readonly id: string }, Acts>({
  isLater,
  onShown,
  ...row
}: RowInTurnProps<Row, Acts>) {
  const isInTurn = useIsInTurn(isLater);
  useEffect(() => {
    if (isInTurn) onShown();
  }, [isInTurn, onShown]);
  return isInTurn && <ListRow {...row} />;
}

/** Memoised: a list is rendered anew whenever it is read again. */
const ListRow = memo(function ListRow<Row extends { readonly id: string }, Acts>({
  row,
  columns,
  acts,
  layout,
  boxName,
  isChosen,
  onToggle,
}: ListRowProps<Row, Acts>) {
  const hasBox = boxName !== undefined;
  return (
    <div role="row" data-row={row.id} className={clsx(layout.row, isChosen && 'bg-brand-soft')}>
      {hasBox && (
        <div role="cell" className="flex">
          <Checkbox aria-label={boxName} checked={isChosen} onChange={() => onToggle?.(row.id)} />
        </div>
      )}
      {columns.map(({ title, cell, cellClass, isLast }, index) => (
        <div
          key={title}
          role="cell"
          className={clsx(
            cellClass,
            placeOf(layout, columns, index, hasBox),
            isLast && layout.last,
          )}
        >
          {cell(row, acts)}
        </div>
      ))}
    </div>
  );
}) as <Row extends { readonly id: string }, Acts>(props: ListRowProps<Row, Acts>) => ReactNode;

interface ListTableProps<Row, Acts> {
  readonly label: string;
  readonly columns: readonly ListColumn<Row, Acts>[];
  readonly page: CountedPage<Row>;
  /** What is shown is being read again. */
  readonly isBusy: boolean;
  readonly acts: Acts;
  readonly wideFrom?: WideFrom;
  /** For lists in which several rows are changed at once. */
  readonly selection?: RowSelection<Row> | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The rows of a list: a table where there is room, stacked cells elsewhere. */
export function ListTable<Row extends { readonly id: string }, Acts>({
  label,
  columns,
  page,
  isBusy,
  acts,
  wideFrom = 'xl',
  selection,
  ref,
}: ListTableProps<Row, Acts>) {
  const layout = layouts[wideFrom];
  const [firstRows] = useState(() => firstRowsOf(layout));
  const body = useRef<HTMLDivElement>(null);
  const steady = useSteadyActs(acts);
  const { onToggle } = useSteadyActs({ onToggle: selection?.toggle });
  const focusWanted = useCallback(() => focusWantedRow(body.current), []);
  useEffect(focusWanted, [focusWanted, page.rows]);
  return (
    <div
      ref={ref}
      role="table"
      aria-label={label}
      aria-rowcount={page.isCapped ? -1 : page.total}
      aria-busy={isBusy}
      style={gridOf(selection ? [boxes, ...columns] : columns)}
    >
      <div role="rowgroup" className={layout.head}>
        <div role="row" className={layout.row}>
          {selection && (
            <span role="columnheader" className="flex">
              <Checkbox
                aria-label="Choose all rows of this page"
                checked={selection.isAll}
                ref={(box) => {
                  if (box) box.indeterminate = !selection.isAll && selection.chosen.length > 0;
                }}
                onChange={selection.toggleAll}
              />
            </span>
          )}
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
      <div ref={body} role="rowgroup" className="divide-y divide-line border-b border-line">
        {page.rows.map((row, index) => (
          <RowInTurn
            key={row.id}
            isLater={index >= firstRows}
            onShown={focusWanted}
            row={row}
            columns={columns}
            acts={steady}
            layout={layout}
            boxName={selection && `Choose ${selection.nameOf(row)}`}
            isChosen={selection?.has(row.id) ?? false}
            onToggle={onToggle}
          />
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
  readonly hasBoxes?: boolean;
}

/** The table's own layout while rows are on their way. */
export function ListSkeleton({
  noun,
  columns,
  rows = 8,
  wideFrom = 'xl',
  hasBoxes = false,
}: ListSkeletonProps) {
  const layout = layouts[wideFrom];
  return (
    <SkeletonGroup
      label={`Loading ${noun.many}`}
      className="divide-y divide-line border-y border-line"
    >
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className={layout.row}
          style={gridOf(hasBoxes ? [boxes, ...columns] : columns)}
        >
          {hasBoxes && <Skeleton className="size-5" />}
          {columns.map(({ title, skeleton }, at) => (
            <div key={title} className={clsx('space-y-2', placeOf(layout, columns, at, hasBoxes))}>
              {skeleton}
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
