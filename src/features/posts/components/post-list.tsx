import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { announce } from '@/components/feedback/announcer';
import { Button } from '@/components/ui/button';
import { publishedPostQueries, type PublishedFilter } from '../queries';
import { PostGridSkeleton } from './post-grid-skeleton';
import { PostSections } from './post-sections';
import { SamplesNotice } from './samples-notice';

// Read only when the backend cannot be: most visits never need the samples' text.
const SampleList = lazy(() => import('./sample-list'));

interface PostListProps {
  readonly filter: PublishedFilter;
  readonly onClearFilters: () => void;
}

/** The published articles in all their states: loading, failed, empty, a page, more pages. */
export function PostList({ filter, onClearFilters }: PostListProps) {
  const isSearching = filter.search !== '';
  const list = useInfiniteQuery(publishedPostQueries.list(filter));
  const featured = useQuery({
    ...publishedPostQueries.featured(filter.category),
    enabled: !isSearching,
  });
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? [];

  const outcome =
    isSearching && list.isSuccess ? describeCount(posts.length, list.hasNextPage) : '';
  useEffect(() => {
    if (outcome !== '') announce(outcome);
  }, [outcome]);

  if (list.isPending || (!isSearching && featured.isPending)) return <PostGridSkeleton />;

  // The specification asks for the built-in samples whenever the list cannot be fetched.
  if (list.isError && !list.isFetchNextPageError) {
    return (
      <div className="space-y-12">
        <SamplesNotice
          what="articles"
          isRetrying={list.isFetching}
          onRetry={() => {
            void list.refetch();
            if (!isSearching) void featured.refetch();
          }}
        />
        <Suspense fallback={<PostGridSkeleton />}>
          <SampleList filter={filter} onClearFilters={onClearFilters} />
        </Suspense>
      </div>
    );
  }

  return (
    <div className="space-y-section">
      <PostSections
        posts={posts}
        // While searching, all results stand in one grid in the order of their dates.
        featured={isSearching ? [] : (featured.data ?? [])}
        search={filter.search}
        onClearFilters={onClearFilters}
      />
      {list.hasNextPage && (
        <div className="flex flex-col items-center gap-3">
          {list.isFetchNextPageError && (
            <p role="alert" className="text-danger">
              More articles could not be loaded. Try again.
            </p>
          )}
          <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

function describeCount(count: number, hasMore: boolean): string {
  if (count === 0) return 'No articles found';
  return `${count}${hasMore ? ' or more' : ''} ${count === 1 ? 'article' : 'articles'} found`;
}
