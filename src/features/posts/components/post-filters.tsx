import { clsx } from 'clsx';
import { SearchForm } from '@/components/form/search-form';
import { addressLimits } from '@/config/address-limits';
import { paths } from '@/config/paths';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { categoryLabels, postCategories, type PostCategory } from '../model';

interface PostFiltersProps {
  readonly search: string;
  readonly category: PostCategory | 'all';
  readonly onSearch: (search: string) => void;
  readonly onCategory: (category: PostCategory | 'all') => void;
}

const tabs = [
  { value: 'all' as const, label: 'All' },
  ...postCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

/** Search box and the six categories; both live in the address. */
export function PostFilters({ search, category, onSearch, onCategory }: PostFiltersProps) {
  const { typed, setTyped, flush, box } = useTypedSearch(search, onSearch);

  return (
    <div className="flex flex-col gap-5 noscript:hidden lg:flex-row lg:items-center lg:justify-between">
      <SearchForm
        action={paths.blogs()}
        label="Search articles"
        onSearch={flush}
        className="w-full lg:max-w-sm"
      >
        <label htmlFor="post-search" className="sr-only">
          Search articles
        </label>
        <input
          ref={box}
          id="post-search"
          type="search"
          dir="auto"
          name="search"
          maxLength={addressLimits.searchTerm}
          autoComplete="off"
          placeholder="Search articles"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-12 w-full rounded-sm border border-line-strong bg-surface-raised pr-14 pl-3 text-ink placeholder:text-muted"
        />
      </SearchForm>
      <div
        role="group"
        aria-label="Category"
        className="-mx-gutter flex gap-1 overflow-x-auto px-gutter pb-1 lg:mx-0 lg:px-0"
      >
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === category}
            onClick={() => onCategory(value)}
            className={clsx(
              'min-h-11 shrink-0 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors',
              value === category
                ? 'bg-ink text-surface'
                : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
