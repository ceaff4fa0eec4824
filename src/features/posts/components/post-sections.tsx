import { memo } from 'react';
import { Near } from '@/components/late/near';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PostSummary } from '../public-model';
import { FeaturedPosts } from './featured-posts';
import { PostCard } from './post-card';

/** Memoised: the list is rendered anew when the page's filters are known, most cards with the same article. */
const NearPost = memo(function NearPost({ post }: { readonly post: PostSummary }) {
  return (
    <Near>
      <PostCard post={post} />
    </Near>
  );
});

interface PostSectionsProps {
  readonly posts: readonly PostSummary[];
  /** Up to three posts for the section of their own; they are left out of the grid. */
  readonly featured: readonly PostSummary[];
  /** Empty when nothing is searched for. */
  readonly search: string;
  readonly onClearFilters: () => void;
}

/** Featured section and grid, or what to do when there is nothing to show. */
export function PostSections({ posts, featured, search, onClearFilters }: PostSectionsProps) {
  const featuredIds = new Set(featured.map((post) => post.id));
  const rest = posts.filter((post) => !featuredIds.has(post.id));

  if (rest.length === 0 && featured.length === 0) {
    return (
      <EmptyState
        title="No articles found"
        art={<LateDroppedStitch className="w-40" />}
        action={<Button onClick={onClearFilters}>Clear Filters</Button>}
      >
        {search === '' ? (
          'Nothing is published here yet.'
        ) : (
          <>
            Nothing matches “<bdi>{search}</bdi>”.
          </>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <FeaturedPosts posts={featured} />
      {rest.length > 0 && (
        <section aria-labelledby="articles-title">
          <h2 id="articles-title" className="text-2xl font-bold text-ink">
            {search === '' ? 'Latest articles' : 'Search results'}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {rest.map((post) => (
              <li key={post.id}>
                <NearPost post={post} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
