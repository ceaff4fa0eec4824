import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoadFailure } from '@/components/feedback/use-load-failure';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import type { CountedPage } from '@/lib/supabase/counted-list';
import type { ListNoun } from './list-column';
import { ListPages } from './list-pages';

interface CountedListProps<Row> {
  readonly list: UseQueryResult<CountedPage<Row>>;
  readonly noun: ListNoun;
  /** 1-based. */
  readonly page: number;
  /** "Failed to fetch pages"; said in a toast, too. */
  readonly failure: string;
  /** Reads again what else the failure has kept away. */
  readonly onRetry?: () => void;
  /** Whether filters or the page may be why there is nothing; see `isNarrowed`. */
  readonly isNarrowed: boolean;
  readonly onClearFilters: () => void;
  /** "No post matches these filters.", unless something else is said. */
  readonly noMatch?: string;
  /** For a list that holds nothing yet. */
  readonly empty: ReactNode;
  readonly skeleton: ReactNode;
  readonly children: (page: CountedPage<Row>) => ReactNode;
}

/** A list in its states: on its way, failed, empty, emptied by its filters, or rows with the links to the other pages. */
export function CountedList<Row>({ list, noun, isNarrowed, ...props }: CountedListProps<Row>) {
  useLoadFailure(list.error, props.failure);

  if (list.isPending) return props.skeleton;
  // What was read before stays, though it could not be read again.
  if (list.isLoadingError) {
    return (
      <ErrorState
        title={props.failure}
        onRetry={() => {
          void list.refetch();
          props.onRetry?.();
        }}
        pending={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    );
  }
  if (list.data.rows.length === 0) {
    // While the next list is on its way, the empty one of the earlier filters still stands there.
    return isNarrowed || list.isPlaceholderData ? (
      <EmptyState
        title={`No ${noun.many} found`}
        action={<Button onClick={props.onClearFilters}>Clear Filters</Button>}
      >
        {props.noMatch ?? `No ${noun.one} matches these filters.`}
      </EmptyState>
    ) : (
      props.empty
    );
  }
  return (
    <>
      {props.children(list.data)}
      <ListPages noun={noun} page={props.page} list={list.data} />
    </>
  );
}
