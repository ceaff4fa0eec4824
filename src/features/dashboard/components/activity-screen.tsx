import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLoadFailure } from '@/components/feedback/use-load-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { roleLabel } from '@/config/roles';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { isNarrowed, useListFilter } from '@/lib/list-filter';
import type { FilterOf } from '@/lib/search-state';
import { activityFields, activityQueries, type FieldChange } from '../activity-log';
import type { Activity } from '../model';
import { ActivityFilters, activityNoun } from './activity-filters';
import { ActivityRow } from './recent-activity';

const FAILURE = 'Failed to fetch the activity log';

const fieldLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  author: 'Author',
  category: 'Category',
  slug: 'Address',
  template: 'Template',
  name: 'Name',
  role: 'Role',
  team: 'Team',
  suspended: 'Suspended',
  second_factor: 'Second factor',
};

function valueText(field: string, value: string | null): string {
  if (value === null || value === '') return 'nothing';
  if (field === 'role') return roleLabel(value);
  return field === 'slug' ? `/${value}` : value;
}

function Changes({ changes }: { readonly changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="my-1 space-y-0.5 text-sm text-ink-soft">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {fieldLabels[field] ?? field}:{' '}
          <del className="text-muted">{valueText(field, before)}</del>{' '}
          <span aria-hidden="true">→</span>{' '}
          <ins className="font-medium text-ink no-underline">{valueText(field, after)}</ins>
        </li>
      ))}
    </ul>
  );
}

interface ActivityScreenProps {
  /** Where an entry leads, for the person who looks; null where they may not follow. */
  readonly addressOf: (activity: Activity) => string | null;
  /** Where two versions of an edited document are compared; null where they may not follow. */
  readonly comparisonOf: (
    activity: Activity,
    versions: readonly [before: string, after: string],
  ) => string | null;
}

/** Who did what in the content area: searched, narrowed down, and read as far back as it goes. */
export function ActivityScreen({ addressOf, comparisonOf }: ActivityScreenProps) {
  const list = useListFilter(activityFields);
  return (
    <>
      <PageHeader
        title="Activity"
        description="Who did what, newest first. A text that one person saves again within an hour is one entry."
      />
      <div className="space-y-5">
        <ActivityFilters filter={list.filter} onSearch={list.search} onChoose={list.choose} />
        <Entries
          filter={list.filter}
          onClear={list.clear}
          addressOf={addressOf}
          comparisonOf={comparisonOf}
        />
      </div>
    </>
  );
}

interface EntriesProps extends ActivityScreenProps {
  readonly filter: FilterOf<typeof activityFields>;
  readonly onClear: () => void;
}

function Entries({ filter, onClear, addressOf, comparisonOf }: EntriesProps) {
  const { search, about, by, days } = filter;
  const log = useInfiniteQuery(activityQueries.list({ search, about, by, days }));
  const now = useNow(MINUTE_MS);
  useLoadFailure(log.error, FAILURE);

  if (log.isLoadingError) {
    return (
      <ErrorState title={FAILURE} onRetry={() => void log.refetch()} pending={log.isFetching}>
        {log.error.message}
      </ErrorState>
    );
  }
  if (log.isPending || !now) return <EntriesSkeleton />;
  const entries = log.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return isNarrowed(activityFields, filter) ? (
      <EmptyState
        title="No entries found"
        action={<Button onClick={onClear}>Clear Filters</Button>}
      >
        No entry matches these filters.
      </EmptyState>
    ) : (
      <EmptyState title="Nothing has happened yet">
        What is added, changed and deleted appears here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        aria-label="Activity"
        aria-busy={log.isPlaceholderData}
        className="divide-y divide-line border-y border-line"
      >
        {entries.map((entry) => {
          const comparison = entry.versions && comparisonOf(entry, entry.versions);
          return (
            <ActivityRow
              key={entry.id}
              entry={entry}
              href={addressOf(entry)}
              now={now.getTime()}
              isExact
            >
              <Changes changes={entry.changes} />
              {comparison === null ? null : (
                <p className="text-sm">
                  <Link
                    to={comparison}
                    className="font-medium text-brand underline-offset-4 hover:underline"
                  >
                    What changed<span className="sr-only"> in {entry.title}</span>
                  </Link>
                </p>
              )}
            </ActivityRow>
          );
        })}
      </ul>
      {log.hasNextPage ? (
        <Button
          pending={log.isFetchingNextPage}
          pendingLabel="Loading…"
          onClick={() => void log.fetchNextPage()}
        >
          Older entries
        </Button>
      ) : null}
    </>
  );
}

function EntriesSkeleton() {
  return (
    <SkeletonGroup
      label={`Loading ${activityNoun.many}`}
      className="divide-y divide-line border-y border-line"
    >
      {Array.from({ length: 10 }, (_, index) => (
        <div key={index} className="flex min-h-14 items-start gap-3 py-2.5">
          <Skeleton className="size-5 shrink-0" />
          <div className="grow space-y-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
