import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '@/components/feedback/announcer';
import { Late } from '@/components/late/late';
import { useIsHydrated, useIsNew } from '@/hooks/use-is-hydrated';
import { useLoaded } from '@/hooks/use-loaded';
import { usePublicationChanges } from '@/hooks/use-publication-changes';
import { lateCode } from '@/lib/late-code';
import { builtList } from '../built';
import {
  listAgain,
  listAsBuilt,
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
  // Whoever comes back finds the list at once, or the page would be too short for their place in it.
  const { loaded, isRetrying, retry, show } = useLoaded(() => built ?? loadList(filter));
  const { search } = useLocation();
  const isAddressKnown = useIsHydrated(search !== '') || search === '';

  useEffect(() => {
    // Where the address names filters, it is not this list that stays.
    if (!built || !isAddressKnown) return;
    let isShown = true;
    void listSince(built, filter).then((now) => now && isShown && show(now));
    return () => {
      isShown = false;
    };
  }, [built, filter, isAddressKnown, show]);

  usePublicationChanges(async () => {
    const now = loaded && (await listAgain(loaded, filter));
    if (!now) return;
    show(now);
    announce('The list of articles has changed');
  });

  return (
    // A prerendered list is taken over by itself.
    <Suspense fallback={<PostGridSkeleton />}>
      {loaded ? (
        <ListStates
          filter={filter}
          list={loaded}
          isRetrying={isRetrying}
          onRetry={() => void retry(() => loadList(filter))}
          onClearFilters={onClearFilters}
        />
      ) : (
        <PostGridSkeleton />
      )}
    </Suspense>
  );
}

interface ListStatesProps extends PostListProps {
  readonly list: LoadedList;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function ListStates({ filter, list, isRetrying, onRetry, onClearFilters }: ListStatesProps) {
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
