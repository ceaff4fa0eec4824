import { clsx } from 'clsx';
import { Bookmark, Search } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { TabStrip } from '@/components/ui/tab-strip';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { jobCategoryInfo } from '@/data/jobs';
import { jobTabs, type JobTab } from '../model';

interface JobFiltersProps {
  /** Begins the ids of tabs and panel. */
  readonly name: string;
  readonly search: string;
  readonly category: JobTab;
  /** What each tab would show. */
  readonly counts: Readonly<Record<JobTab, number>>;
  readonly isSavedOnly: boolean;
  /** Null until it is known. */
  readonly savedCount: number | null;
  readonly onSearch: (search: string) => void;
  readonly onCategory: (category: JobTab) => void;
  readonly onSavedOnly: (isSavedOnly: boolean) => void;
}

/** Words, category and what was saved; they combine, and all live in the address. */
export function JobFilters({
  name,
  search,
  category,
  counts,
  isSavedOnly,
  savedCount,
  onSearch,
  onCategory,
  onSavedOnly,
}: JobFiltersProps) {
  const { typed, setTyped, flush, box } = useTypedSearch(search, onSearch);
  return (
    <div className="noscript:hidden">
      <div className="flex gap-3">
        <form
          role="search"
          className="relative grow"
          onSubmit={(event) => {
            event.preventDefault();
            flush();
          }}
        >
          <label htmlFor="job-search" className="sr-only">
            Search jobs
          </label>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted max-sm:hidden"
          />
          <input
            ref={box}
            id="job-search"
            type="search"
            name="search"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="search by job title, company, or skills"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="h-14 w-full rounded-sm border border-line-strong bg-surface-raised px-4 text-ellipsis text-ink placeholder:text-muted max-sm:placeholder:text-sm sm:pl-12"
          />
        </form>
        <button
          type="button"
          aria-pressed={isSavedOnly}
          onClick={() => onSavedOnly(!isSavedOnly)}
          className={clsx(
            buttonClass({ size: 'large' }),
            'shrink-0 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface max-sm:px-4',
          )}
        >
          <Bookmark aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Saved</span>
          <span data-numbers="" className="min-w-2 font-normal">
            {savedCount}
          </span>
        </button>
      </div>
      <TabStrip
        label="Job categories"
        name={name}
        items={jobTabs.map((id) => ({
          id,
          label: id === 'all' ? 'All' : jobCategoryInfo[id].label,
          count: counts[id],
        }))}
        value={category}
        onChange={onCategory}
        sharedPanel
        className="mt-6 max-sm:gap-x-4"
      />
    </div>
  );
}
