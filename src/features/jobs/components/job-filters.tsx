import { SearchForm } from '@/components/form/search-form';
import { TabStrip } from '@/components/ui/tab-strip';
import { paths } from '@/config/paths';
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
      <SearchForm action={paths.jobs()} label="Search jobs" onSearch={flush}>
        <label htmlFor="job-search" className="sr-only">
          Search jobs
        </label>
        <input
          ref={box}
          id="job-search"
          type="search"
          dir="auto"
          name="search"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="search by job title, company, or skills"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-14 w-full rounded-sm border border-line-strong bg-surface-raised pr-16 pl-4 text-ellipsis text-ink placeholder:text-muted max-sm:placeholder:text-sm"
        />
      </SearchForm>
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
