import { useCallback } from 'react';
import { paths } from '@/config/paths';
import { builtList } from '@/features/posts/built';
import { PostFilters } from '@/features/posts/components/post-filters';
import { PostList } from '@/features/posts/components/post-list';
import { loadList } from '@/features/posts/list-source';
import { postCategories } from '@/features/posts/model';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { choiceField, textField, useSearchState } from '@/lib/search-state';

const filterFields = {
  search: textField(),
  category: choiceField(['all', ...postCategories], 'all'),
};

/** Begins to fetch the first page of the list. */
export function prefetch() {
  // On its own page as it was built the list is there already.
  if (!builtList() || location.pathname !== paths.blogs())
    void loadList({ search: '', category: 'all' });
}

export function Component() {
  const [filter, setFilter] = useSearchState(filterFields);

  const handleSearch = useCallback(
    (search: string) => setFilter({ search: search.trim() }, { replace: true }),
    [setFilter],
  );

  return (
    <div className="mx-auto max-w-page px-gutter py-section">
      <Head
        title="Articles on careers in marketing, data, security and AI"
        description="Practical articles by the people who teach at Careerloom: digital marketing, data science, cybersecurity, career tips and industry insights."
        path={paths.blogs()}
        jsonLd={[
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Articles', path: paths.blogs() },
          ]),
        ]}
      />
      <header className="max-w-narrow">
        <h1 className="text-4xl font-bold text-balance text-ink">
          Work, explained by people who do it
        </h1>
        <p className="mt-4 text-lg text-ink-soft">
          Articles on choosing, learning and changing a career in digital marketing, data science,
          cybersecurity and AI.
        </p>
      </header>
      <div className="mt-10 mb-12">
        <PostFilters
          search={filter.search}
          category={filter.category}
          onSearch={handleSearch}
          onCategory={(category) => setFilter({ category })}
        />
      </div>
      <noscript>
        <p className="mb-12 max-w-measure text-ink-soft">
          Searching, choosing a category and the older articles need JavaScript. Without it, the{' '}
          <a href={paths.feed()} className="link-underline font-medium">
            article feed
          </a>{' '}
          holds the newest fifty in full: guides to digital marketing, data science and
          cybersecurity, career tips and what we see in the industry. Any feed reader shows it.
        </p>
      </noscript>
      <PostList filter={filter} onClearFilters={() => setFilter({ search: '', category: 'all' })} />
    </div>
  );
}
