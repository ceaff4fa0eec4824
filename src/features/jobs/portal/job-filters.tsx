import { SearchForm } from '@/components/form/search-form';
import { TabRow } from '@/components/ui/tabs';
import { addressLimits } from '@/config/address-limits';
import { paths } from '@/config/paths';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { jobCategoryInfo } from '@/data/jobs';
import { jobTabs, type JobTab } from '../model';

interface JobFiltersProps {
  readonly search: string;
  /** What each tab would show. */
  readonly counts: Readonly<Record<JobTab, number>>;
  readonly onSearch: (search: string) => void;
}

/** Words and category; they combine, and both live in the address. Stands within the categories' `Tabs`. */
export function JobFilters({ search, counts, onSearch }: JobFiltersProps) {
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
          maxLength={addressLimits.searchTerm}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="search by job title, company, or skills"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-14 w-full rounded-sm border border-line-strong bg-surface-raised pr-16 pl-4 text-ellipsis text-ink placeholder:text-muted max-sm:placeholder:text-sm"
        />
      </SearchForm>
      <TabRow
        label="Job categories"
        items={jobTabs.map((id) => ({
          id,
          label: id === 'all' ? 'All' : jobCategoryInfo[id].label,
          count: counts[id],
        }))}
        className="mt-6 max-sm:gap-x-3"
      />
    </div>
  );
}
