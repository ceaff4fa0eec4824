import { startTransition, Suspense, use, useEffect, useState, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '@/components/feedback/announcer';
import { Late } from '@/components/late/late';
import { useIsHydrated, useIsNew } from '@/hooks/use-is-hydrated';
import { usePublicationChanges } from '@/hooks/use-publication-changes';
import { lateCode } from '@/lib/late-code';
import { builtList } from '../built';
import {
  listAgain,
  listAsBuilt,
  listAsLeft,
  listSince,
  loadList,
  type LoadedList,
  type PublishedFilter,
} from '../list-source';
import { MorePosts } from './more-posts';
import { PostGridSkeleton } from './post-grid-skeleton';
import { SamplesNotice } from './samples-notice';

// Read only when the backend cannot be: most visits never need the samples' text.
const samples = lateCode(() => import('./sample-list'));

interface PostListProps {
  readonly filter: PublishedFilter;
  readonly onClearFilters: () => void;
}

/** The published articles in all their states: loading, failed, empty, a page, more pages. */
export function PostList({ filter, onClearFilters }: PostListProps) {
  const isBuilt = builtList() !== undefined;
  const isHydrated = useIsHydrated(!isBuilt);
  // A page that was built without articles must not ask for any.
  if (!isHydrated && !isBuilt) return <PostGridSkeleton />;
  return (
    <FilteredList
      key={`${filter.category} ${filter.search}`}
      filter={filter}
      onClearFilters={onClearFilters}
    />
  );
}

function FilteredList({ filter, onClearFilters }: PostListProps) {
  const isNew = useIsNew();
  const [built] = useState(() => {
    const list = isNew ? undefined : builtList();
    return list && listAsBuilt(list);
  });
  // Held here, above the boundary: what a suspended component knows is lost. Whoever comes back finds the list at once, or
  // the page would be too short for their place in it.
  const [loading, setLoading] = useState<LoadedList | Promise<LoadedList>>(
    () => built ?? listAsLeft(filter) ?? loadList(filter),
  );
  const [isRetrying, startRetry] = useTransition();
  const { search } = useLocation();
  const isAddressKnown = useIsHydrated(search !== '') || search === '';

  useEffect(() => {
    // Where the address names filters, it is not this list that stays.
    if (!built || !isAddressKnown) return;
    let isShown = true;
    void listSince(built, filter).then(
      (now) => now && isShown && startTransition(() => setLoading(now)),
    );
    return () => {
      isShown = false;
    };
  }, [built, filter, isAddressKnown]);

  usePublicationChanges(async () => {
    const now = await listAgain(await loading, filter);
    if (!now) return;
    // A promise as before: what has called `use` goes on calling it.
    startTransition(() => setLoading(Promise.resolve(now)));
    announce('The list of articles has changed');
  });

  return (
    <Suspense fallback={<PostGridSkeleton />}>
      <ListStates
        filter={filter}
        loading={loading}
        isRetrying={isRetrying}
        onRetry={() => startRetry(() => setLoading(loadList(filter)))}
        onClearFilters={onClearFilters}
      />
    </Suspense>
  );
}

interface ListStatesProps extends PostListProps {
  readonly loading: LoadedList | Promise<LoadedList>;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function ListStates({ filter, loading, isRetrying, onRetry, onClearFilters }: ListStatesProps) {
  const list = 'then' in loading ? use(loading) : loading;
  const found = list.state === 'ready' && filter.search !== '' ? describeCount(list) : '';
  useEffect(() => {
    if (found !== '') announce(found);
  }, [found]);

  // "If the public list fetch fails, five built-in sample posts are shown."
  if (list.state === 'failed') {
    return (
      <div className="space-y-12">
        <SamplesNotice
          what="articles"
          samples={samples}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
        <Late code={samples} fallback={<PostGridSkeleton />} failed={null}>
          {({ SampleList }) => <SampleList filter={filter} onClearFilters={onClearFilters} />}
        </Late>
      </div>
    );
  }
  return <MorePosts filter={filter} list={list} onClearFilters={onClearFilters} />;
}

function describeCount({ first }: Extract<LoadedList, { state: 'ready' }>): string {
  const count = first.posts.length;
  if (count === 0) return 'No articles found';
  const more = first.next ? ' or more' : '';
  return `${count}${more} ${count === 1 ? 'article' : 'articles'} found`;
}
