import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { publishedPostQueries, type PublishedFilter } from '../queries';
import type { PostSummary } from '../model';
import { filterSamples } from '../samples';
import { FeaturedPosts } from './featured-posts';
import { PostCard } from './post-card';
import { PostGridSkeleton } from './post-grid-skeleton';
import { SamplesNotice } from './samples-notice';

interface PostListProps {
  readonly filter: PublishedFilter;
  readonly onClearFilters: () => void;
  readonly onIntent?: ((id: string) => void) | undefined;
}

const FEATURED_LIMIT = 3;

/** Featured section and grid of the published articles, in all their states. */
export function PostList({ filter, onClearFilters, onIntent }: PostListProps) {
  const isSearching = filter.search !== '';
  const list = useInfiniteQuery(publishedPostQueries.list(filter));
  const featured = useQuery({
    ...publishedPostQueries.featured(filter.category),
    enabled: !isSearching,
  });

  function handleRetry() {
    void list.refetch();
    if (!isSearching) void featured.refetch();
  }

  if (list.isPending || (!isSearching && featured.isPending)) return <PostGridSkeleton />;

  // The specification asks for the built-in samples whenever the list cannot be fetched.
  const hasFailed = list.isError && !list.isFetchNextPageError;
  const posts = hasFailed
    ? filterSamples(filter)
    : (list.data?.pages.flatMap((page) => page.posts) ?? []);
  const chosen = pickFeatured(posts, hasFailed ? undefined : featured.data, isSearching);
  const chosenIds = new Set(chosen.map((post) => post.id));
  const rest = posts.filter((post) => !chosenIds.has(post.id));

  return (
    <div className="space-y-section">
      {hasFailed && (
        <SamplesNotice what="articles" isRetrying={list.isFetching} onRetry={handleRetry} />
      )}
      {posts.length === 0 && chosen.length === 0 ? (
        <EmptyState
          title="No articles found"
          art={<DroppedStitch className="w-40" />}
          action={
            <Button variant="secondary" onClick={onClearFilters}>
              Clear Filters
            </Button>
          }
        >
          {isSearching ? `Nothing matches “${filter.search}”.` : 'Nothing is published here yet.'}
        </EmptyState>
      ) : (
        <>
          <FeaturedPosts posts={chosen} onIntent={onIntent} />
          {rest.length > 0 && (
            <section aria-labelledby="articles-title">
              <h2 id="articles-title" className="text-2xl font-bold text-ink">
                {isSearching ? 'Search results' : 'Latest articles'}
              </h2>
              <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
                {rest.map((post) => (
                  <li key={post.id}>
                    <PostCard post={post} onIntent={onIntent} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {!hasFailed && (list.hasNextPage || list.isFetchNextPageError) && (
        <div className="flex flex-col items-center gap-3">
          {list.isFetchNextPageError && (
            <p role="alert" className="text-danger">
              More articles could not be loaded. Try again.
            </p>
          )}
          <Button
            variant="secondary"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}

/** Up to three featured posts; while searching, all results stand in one grid in the order of their dates. */
function pickFeatured(
  posts: readonly PostSummary[],
  fetched: readonly PostSummary[] | undefined,
  isSearching: boolean,
): readonly PostSummary[] {
  if (isSearching) return [];
  return fetched ?? posts.filter((post) => post.isFeatured).slice(0, FEATURED_LIMIT);
}
