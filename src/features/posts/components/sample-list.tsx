import type { PublishedFilter } from '../list-source';
import { filterSamples } from '../samples';
import { PostSections } from './post-sections';

interface SampleListProps {
  readonly filter: PublishedFilter;
  readonly onClearFilters: () => void;
}

/** The five built-in posts in the layout of the real ones. */
export function SampleList({ filter, onClearFilters }: SampleListProps) {
  const posts = filterSamples(filter);
  return (
    <PostSections
      posts={posts}
      featured={filter.search === '' ? posts.filter((post) => post.isFeatured) : []}
      search={filter.search}
      onClearFilters={onClearFilters}
    />
  );
}
