import { Search } from 'lucide-react';
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
  readonly onSearch: (search: string) => void;
  readonly onCategory: (category: JobTab) => void;
}

/** Words and category; they combine, and both live in the address. */
export function JobFilters({
  name,
  search,
  category,
  counts,
  onSearch,
  onCategory,
}: JobFiltersProps) {
  const { typed, setTyped, flush, box } = useTypedSearch(search, onSearch);
  return (
    <div className="noscript:hidden">
      <form
        role="search"
        className="relative"
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
