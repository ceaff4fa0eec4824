import { useCallback, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TabPanel, Tabs } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { jobCategoryInfo } from '@/data/jobs';
import { JobCard } from '@/features/jobs/portal/job-card';
import { JobFilters } from '@/features/jobs/portal/job-filters';
import { JobListSkeleton } from '@/features/jobs/portal/job-list-skeleton';
import { SavedFilter } from '@/features/jobs/portal/saved-filter';
import { orderJobs, resultText } from '@/features/jobs/portal/listing';
import { countJobs, isOpen, jobTabs, searchJobs } from '@/features/jobs/model';
import { useJobs } from '@/features/jobs/use-jobs';
import { useSavedJobs } from '@/features/jobs/portal/use-saved-jobs';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';
import { choiceField, textField, useSearchState } from '@/lib/search-state';

const filterFields = {
  search: textField(),
  category: choiceField(jobTabs, 'all'),
  show: choiceField(['all', 'saved'], 'all'),
};

export function Component() {
  const { jobs, instant } = useJobs();
  const saved = useSavedJobs();
  const [{ search, category, show }, setFilter] = useSearchState(filterFields);
  const handleSearch = useCallback(
    (text: string) => setFilter({ search: text }, { replace: true }),
    [setFilter],
  );

  const panel = useRef<HTMLDivElement>(null);

  const isSavedOnly = show === 'saved';
  const pool = isSavedOnly ? jobs.filter((job) => saved?.includes(job.id)) : jobs;
  const found = orderJobs(searchJobs(pool, { query: search, category }), instant);
  const isLoading = isSavedOnly && saved === null;
  const samples = jobs.filter((job) => job.isSample).length;

  // What was pressed is about to leave the page; the focus must not go with it.
  const holdFocus = () => panel.current?.focus({ preventScroll: true });

  return (
    <div className="page-width pt-10 pb-section md:pt-12">
      <Head
        title="Job portal: first jobs in marketing, data and security"
        description="Sample vacancies in digital marketing, data science and cybersecurity, with salary, skills and deadlines. Search, save, apply and follow each application."
        path={paths.jobs()}
        jsonLd={[pageTrail('Job portal', paths.jobs())]}
      />
      <header>
        <h1 className="text-4xl font-bold text-ink">The jobs our courses lead to</h1>
        <p className="mt-4 max-w-narrow text-lg text-ink-soft">
          {samples === 0
            ? 'Search by what you can do, keep what interests you, and follow each application to its answer.'
            : `${samples === jobs.length ? 'Sample' : 'Some are sample'} vacancies, modelled on those our partners send us. Search them, save them and apply: our placement team takes it as a practice application and answers it like a real one.`}
        </p>
      </header>
      <Tabs ids={jobTabs} value={category} onChange={(next) => setFilter({ category: next })}>
        <div className="mt-8 mb-4">
          <JobFilters search={search} counts={countJobs(pool, search)} onSearch={handleSearch} />
        </div>
        <div className="mb-4 flex flex-wrap items-center gap-x-4">
          <p role="status" className="mr-auto text-sm font-medium text-muted">
            {isLoading
              ? ''
              : resultText(found.length, {
                  query: search,
                  category: category === 'all' ? undefined : jobCategoryInfo[category].label,
                  isSaved: isSavedOnly,
                })}
          </p>
          <SavedFilter
            isOn={isSavedOnly}
            count={saved?.length ?? null}
            onChange={(next) => setFilter({ show: next ? 'saved' : 'all' })}
          />
          <Link
            to={paths.myApplications()}
            className="inline-flex min-h-11 items-center link-underline text-sm font-semibold text-ink"
          >
            My Applications
          </Link>
        </div>
        <TabPanel ref={panel} value={category} tabIndex={-1} className="outline-none">
          {isLoading ? <JobListSkeleton /> : null}
          <ul className="space-y-4">
            {found.map((job) => (
              <li key={job.id}>
                <JobCard
                  job={job}
                  isOpen={isOpen(job, instant)}
                  isSaved={saved?.includes(job.id) ?? false}
                  onBookmark={isSavedOnly ? holdFocus : undefined}
                />
              </li>
            ))}
          </ul>
          {found.length === 0 && !isLoading ? (
            <EmptyState
              className="pt-6"
              title="No jobs found"
              action={
                <Button
                  onClick={() => {
                    holdFocus();
                    setFilter({ search: '', category: 'all', show: 'all' });
                  }}
                >
                  Clear Filters
                </Button>
              }
            >
              {isSavedOnly && saved?.length === 0
                ? 'You have not saved a job yet. The bookmark on a card keeps it here.'
                : 'Try another word, such as the name of a skill, or another category.'}
            </EmptyState>
          ) : null}
        </TabPanel>
      </Tabs>
    </div>
  );
}
