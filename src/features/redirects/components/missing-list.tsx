import { useQuery } from '@tanstack/react-query';
import { sortChoices } from '@/components/list/choices';
import { CountedList } from '@/components/list/counted-list';
import type { ListColumn } from '@/components/list/list-column';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { useSelection } from '@/components/list/use-selection';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatShortDate } from '@/lib/dates';
import { isNarrowed, type useListFilter } from '@/lib/list-filter';
import type { MissingAddress } from '../model';
import { useDismissMissing } from '../mutations';
import { missingFields, missingSorts, redirectQueries, type MissingFilter } from '../queries';
import { ChosenBar } from '@/components/list/chosen-bar';

const noun = { one: 'address', many: 'addresses' };
const none: readonly MissingAddress[] = [];

interface MissingActs {
  readonly isDismissed: boolean;
  readonly onRedirect: (path: string) => void;
  readonly onDismiss: (path: string) => void;
}

const columns: readonly ListColumn<MissingAddress, MissingActs, (typeof missingSorts)[number]>[] = [
  {
    title: 'Address',
    width: 'minmax(0,1fr)',
    narrow: 'beside',
    sorts: { path: 'Address A–Z' },
    cellClass: 'min-w-0',
    cell: ({ path }) => <p className="font-semibold break-words text-ink">{path}</p>,
    skeleton: <Skeleton className="h-4 w-2/5" />,
  },
  {
    title: 'Requests',
    width: '7rem',
    narrow: 'end',
    sorts: { requests: 'Most requests' },
    cellClass: 'text-sm text-ink',
    cell: ({ requests }) => (
      <span data-numbers="">
        {requests.toLocaleString('en-IN')}
        <span className="xl:sr-only">{requests === 1 ? ' request' : ' requests'}</span>
      </span>
    ),
    skeleton: <Skeleton className="h-4 w-10" />,
  },
  {
    title: 'Last asked for',
    width: '8.5rem',
    sorts: { newest: 'Last asked for' },
    cellClass: 'text-sm text-muted',
    cell: ({ lastDay }) => (
      <>
        <span className="xl:sr-only">Last asked for on </span>
        <time dateTime={lastDay}>{formatShortDate(lastDay)}</time>
      </>
    ),
    skeleton: <Skeleton className="h-4 w-20" />,
  },
  {
    title: 'Actions',
    width: '15rem',
    isLast: true,
    cellClass: 'flex flex-wrap items-center gap-2',
    cell: ({ path }, { isDismissed, onRedirect, onDismiss }) => (
      <>
        <Button size="small" aria-label={`Redirect ${path}`} onClick={() => onRedirect(path)}>
          Redirect
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={isDismissed ? `Put ${path} back` : `Dismiss ${path}`}
          onClick={() => onDismiss(path)}
        >
          {isDismissed ? 'Put back' : 'Dismiss'}
        </Button>
      </>
    ),
    skeleton: <Skeleton className="h-8 w-40" />,
  },
];

const orders = sortChoices(missingSorts, columns);
const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
] as const;
const shows = [
  { value: 'open', label: 'To look at' },
  { value: 'dismissed', label: 'Dismissed' },
] as const;

interface MissingListProps extends ReturnType<typeof useListFilter<MissingFilter>> {
  /** Makes a redirect of an address. */
  readonly onRedirect: (path: string) => void;
}

/** The 404 report: what visitors asked for in vain, and what can be done about it. */
export function MissingList({ filter, search, choose, clear, onRedirect }: MissingListProps) {
  const list = useQuery(redirectQueries.missing(filter));
  const dismiss = useDismissMissing();
  const selection = useSelection(list.data?.rows ?? none, ({ path }) => path);
  const isDismissed = filter.show === 'dismissed';
  const change = (paths: readonly string[]) =>
    dismiss.mutate({ paths, isDismissed: !isDismissed }, { onSuccess: selection.clearLater() });

  return (
    <>
      <ListFilters label="404 report" noun={noun} search={filter.search} onSearch={search}>
        <FilterSelect
          label="Period"
          isShort
          value={filter.period}
          choices={periods}
          onChange={(period) => choose({ period })}
        />
        <FilterSelect
          label="Show"
          isShort
          value={filter.show}
          choices={shows}
          onChange={(show) => choose({ show })}
        />
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          choices={orders}
          onChange={(sort) => choose({ sort })}
        />
      </ListFilters>
      <CountedList
        list={list}
        noun={noun}
        page={filter.page}
        failure="Failed to fetch the 404 report"
        isNarrowed={isNarrowed(missingFields, filter)}
        onClearFilters={clear}
        empty={
          <EmptyState title="Nothing was asked for in vain">
            When visitors ask for an address of ours that leads nowhere, it appears here with the
            number of requests.
          </EmptyState>
        }
        skeleton={<ListSkeleton noun={noun} columns={columns} hasBoxes />}
      >
        {(page) => (
          <>
            {selection.chosen.length > 0 && (
              <ChosenBar
                label="Chosen addresses"
                count={selection.chosen.length}
                onClear={selection.clear}
              >
                <Button
                  pending={dismiss.isPending}
                  onClick={() => change(selection.chosen.map(({ path }) => path))}
                >
                  {isDismissed ? 'Put back' : 'Dismiss'}
                </Button>
              </ChosenBar>
            )}
            <ListTable
              label="404 report"
              columns={columns}
              page={page}
              isBusy={list.isFetching}
              selection={selection}
              acts={{ isDismissed, onRedirect, onDismiss: (path) => change([path]) }}
            />
          </>
        )}
      </CountedList>
    </>
  );
}
