import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useLoadFailure } from '@/components/feedback/use-load-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { DocumentPast, PresentDocument } from '@/lib/drafts/document-past';
import { isolated } from '@/lib/isolated';
import { choiceField, useSearchState, type SearchField } from '@/lib/search-state';
import { PrivateHead } from '@/lib/seo/private-head';
import { labelsOf } from '../labels';
import { versionQueries } from '../queries';
import { Comparison } from './comparison';
import { VersionList } from './version-list';

const versionField: SearchField<number> = {
  fallback: 0,
  parse: (raw) => (/^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : 0),
};

/** What the address holds: the chosen version, the other one (0: the one before it), and how the content is shown. */
const fields = {
  version: versionField,
  with: versionField,
  view: choiceField(['readers', 'text'], 'readers'),
};

interface HistoryScreenProps<Doc extends PresentDocument> {
  readonly id: string;
  readonly past: DocumentPast<Doc>;
}

/** Every kept version of one document: compared with one another, and restored. */
export function HistoryScreen<Doc extends PresentDocument>({ id, past }: HistoryScreenProps<Doc>) {
  const client = useQueryClient();
  const [state, setState] = useSearchState(fields);
  const of = { kind: past.kind, id, key: past.key };
  const list = useInfiniteQuery(versionQueries.list(of));
  const present = useQuery(versionQueries.present(past, id));
  useLoadFailure(list.error ?? present.error, 'Failed to fetch the history');
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  const document = present.data ?? null;
  const labels = useMemo(() => labelsOf(past), [past]);
  const chosen = state.version || versions[0]?.version;
  const isListStep = state.version === 0;
  const [listPane, comparisonPane] = useStepFocus(isListStep);
  const title = document ? `History: ${isolated(document.title)}` : 'History';
  const back = document
    ? { label: `Back to the ${past.noun}`, href: past.editorPath(id) }
    : past.list;
  const addressOf = (version: number) =>
    `?${new URLSearchParams({ version: String(version), ...(state.view === 'text' ? { view: 'text' } : {}) }).toString()}`;

  const head = (
    <>
      <PrivateHead title={title} />
      <PageHeader
        title={title}
        back={back}
        description="Every save leaves a version: all of the last 30 days, then the last of each day for a year, and always the newest two."
      />
    </>
  );

  if (list.isPending || present.isPending) {
    return (
      <>
        {head}
        <p role="status" className="sr-only">
          Loading the history
        </p>
        <div aria-hidden="true" className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Skeleton className="h-80 w-full" />
          <Skeleton className="h-80 w-full max-lg:hidden" />
        </div>
      </>
    );
  }
  if (!list.data || present.isLoadingError) {
    return (
      <>
        {head}
        <ErrorState
          title="Failed to fetch the history"
          onRetry={() => {
            void list.refetch();
            void present.refetch();
          }}
          pending={list.isFetching || present.isFetching}
        >
          {(list.error ?? present.error)?.message}
        </ErrorState>
      </>
    );
  }
  if (chosen === undefined || versions.length === 0) {
    return (
      <>
        {head}
        <EmptyState
          title={`There is no ${past.noun} here`}
          action={
            <Button asChild variant="primary">
              <Link to={past.list.href}>Back to all {past.noun}s</Link>
            </Button>
          }
        >
          It may have been deleted, or the address is incomplete.
        </EmptyState>
      </>
    );
  }

  return (
    <>
      {head}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section
          ref={listPane}
          aria-labelledby="versions"
          className={clsx(!isListStep && 'max-lg:hidden')}
        >
          <h2 id="versions" tabIndex={-1} className="mb-3 text-lg font-semibold">
            Versions
          </h2>
          <VersionList
            versions={versions}
            chosen={chosen}
            labels={labels}
            isPresent={document !== null}
            addressOf={addressOf}
          />
          {list.hasNextPage ? (
            <Button
              className="mt-4 w-full"
              pending={list.isFetchingNextPage}
              pendingLabel="Loading…"
              onClick={() => void list.fetchNextPage()}
            >
              Older versions
            </Button>
          ) : null}
        </section>
        <section
          ref={comparisonPane}
          aria-labelledby="comparison"
          className={clsx('min-w-0', isListStep && 'max-lg:hidden')}
        >
          <Comparison
            key={id}
            of={of}
            past={past}
            present={document}
            versions={versions}
            version={chosen}
            other={state.with}
            view={state.view}
            onOther={(other) => setState({ with: other })}
            onView={(view) => setState({ view })}
            onRestored={(version) => setState({ version, with: 0 })}
            onStale={() => client.invalidateQueries({ queryKey: past.key })}
          />
        </section>
      </div>
    </>
  );
}

/** On narrow screens list and comparison are two steps: the one that comes takes the focus of the one that goes. */
function useStepFocus(isListStep: boolean) {
  const list = useRef<HTMLElement>(null);
  const comparison = useRef<HTMLElement>(null);
  const shown = useRef(isListStep);

  useLayoutEffect(() => {
    if (shown.current === isListStep) return;
    shown.current = isListStep;
    const [coming, going] = isListStep ? [list, comparison] : [comparison, list];
    const isHidden = going.current?.getClientRects().length === 0;
    if (!isHidden) return;
    coming.current?.querySelector('h2')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isListStep]);

  return [list, comparison] as const;
}
