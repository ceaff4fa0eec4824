import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadPage, type LoadedList, type PublishedFilter } from '../list-source';
import type { PostSummary } from '../public-model';
import { PostSections } from './post-sections';

/** Where something has ended, the first page reaches into the second. */
function withoutRepeats(posts: readonly PostSummary[]): readonly PostSummary[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

interface MorePostsProps {
  readonly filter: PublishedFilter;
  readonly list: Extract<LoadedList, { state: 'ready' }>;
  readonly onClearFilters: () => void;
}

/** The pages that are there and the button for the next one. */
export function MorePosts({ filter, list, onClearFilters }: MorePostsProps) {
  const [more, setMore] = useState([...list.more]);
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle');
  // What has been continued goes on from where it was, whatever is new at its beginning.
  const [start, setStart] = useState(list);
  const fits = more.length === 0 || list.more === start.more;
  if (start !== list && fits && progress !== 'loading') setStart(list);
  const pages = [start.first, ...more];
  const next = pages.at(-1)?.next ?? null;

  async function handleMore() {
    if (!next || progress === 'loading') return;
    setProgress('loading');
    try {
      const page = await loadPage(filter, next);
      list.more.push(page);
      setMore((current) => [...current, page]);
      setProgress('idle');
    } catch {
      setProgress('failed');
    }
  }

  return (
    <div className="space-y-section">
      <PostSections
        posts={withoutRepeats(pages.flatMap((page) => page.posts))}
        featured={start.featured}
        search={filter.search}
        onClearFilters={onClearFilters}
      />
      {next && (
        <div className="flex flex-col items-center gap-3">
          {progress === 'failed' && (
            <p role="alert" className="text-danger">
              More articles could not be loaded. Try again.
            </p>
          )}
          <Button pending={progress === 'loading'} onClick={() => void handleMore()}>
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}
