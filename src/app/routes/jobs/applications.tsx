import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Late } from '@/components/late/late';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { BackLink } from '@/components/layout/back-link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { TabPanel, TabRow, Tabs } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { statusInfo } from '@/data/application-statuses';
import { sampleApplicationsAt } from '@/data/applications';
import {
  applicationTabs,
  countApplications,
  filterApplications,
  orderApplications,
  toListItem,
} from '@/features/jobs/applications/application';
import { ApplicationPlace } from '@/features/jobs/applications/application-place';
import { ApplicationTiles } from '@/features/jobs/applications/application-tiles';
import { isOpen } from '@/features/jobs/model';
import { useJobs } from '@/features/jobs/use-jobs';
import { OwnApplicationsSlot, useOwnRecords } from '@/features/jobs/applications/own-records';
import { SampleApplications } from '@/features/jobs/applications/sample-applications';
import { lateCode } from '@/lib/late-code';
import { choiceField, useSearchState } from '@/lib/search-state';
import { Head } from '@/lib/seo/head';
import { whenPageIsUsed } from '@/lib/when-wanted';

// Nothing of it is known before the browser's records have been read, and it stands below all samples.
const yourData = lateCode(async () => {
  await whenPageIsUsed();
  return import('@/features/visitor-data/components/your-data');
});

const filterFields = { status: choiceField(applicationTabs, 'all') };

export function Component() {
  const { jobs, now, instant } = useJobs();
  const records = useOwnRecords();
  const [{ status }, setFilter] = useSearchState(filterFields);
  const known = records === 'failed' ? null : records;
  // Records may come before the clock, and without it no card of them can be shown: samples would stand where they go.
  const isReading = records === null || now === null;

  const own = useMemo(
    () =>
      orderApplications(
        (known?.applications ?? []).map((record) =>
          toListItem(
            record,
            jobs.find((job) => job.id === record.jobId),
          ),
        ),
      ),
    [known, jobs],
  );
  const samples = useMemo(() => orderApplications(sampleApplicationsAt(instant)), [instant]);
  const counts = countApplications(own);
  const shown = filterApplications(own, status);
  const shownSamples = filterApplications(samples, status);
  const canChange = (jobId: string) => jobs.some((job) => job.id === jobId && isOpen(job, instant));
  return (
    <div className="page-width pt-6 pb-section">
      <Head
        title="My Applications"
        description="Your job applications and their status, and what is kept on this device."
        path={paths.myApplications()}
        noindex
      />
      <header className="max-w-narrow">
        <BackLink to={paths.jobs()}>Back to all jobs</BackLink>
        <h1 className="mt-4 text-4xl font-bold text-ink">My Applications</h1>
        <p className="mt-4 text-lg text-ink-soft">
          Our placement team answers yours as practice applications, and each status here is theirs.
          The samples below are counted nowhere; they show what each answer looks like.
        </p>
      </header>
      <div className="mt-8">
        <ApplicationTiles items={records === null ? null : own} />
      </div>
      <Tabs ids={applicationTabs} value={status} onChange={(next) => setFilter({ status: next })}>
        <TabRow
          label="Application status"
          items={applicationTabs.map((id) => ({
            id,
            label: id === 'all' ? 'All' : statusInfo[id].label,
            count: counts[id],
          }))}
          className="mt-6 max-sm:gap-x-3"
        />
        <TabPanel value={status}>
          {records === 'failed' ? (
            <ErrorState className="mt-6" title="Your own applications could not be loaded">
              Check your connection and reload.
            </ErrorState>
          ) : null}
          <ApplicationPlace isReading={isReading}>
            {shown.length === 0 ? (
              <EmptyState
                title="No applications found in this category"
                art={<LateDroppedStitch />}
                action={
                  <Link
                    to={paths.jobs()}
                    className={buttonClass({ variant: 'primary', size: 'large' })}
                  >
                    Start Applying
                  </Link>
                }
              />
            ) : null}
            {/* Also when it is empty: the question about the last one is still closing. */}
            {known === null || now === null ? null : (
              <OwnApplicationsSlot items={shown} records={known} now={now} canChange={canChange} />
            )}
            {shownSamples.length === 0 ? null : (
              <section aria-labelledby="samples-title" className="mt-10">
                <h2 id="samples-title" className="text-2xl font-bold text-ink">
                  Samples
                </h2>
                <SampleApplications items={shownSamples} interviews={known?.interviews} now={now} />
              </section>
            )}
          </ApplicationPlace>
        </TabPanel>
      </Tabs>
      {/* About as tall as what comes there: who jumps to the end of the page would else see its footer move. */}
      <div
        className="flow-root noscript:hidden"
        style={{ minHeight: 'clamp(29rem, 72rem - 54vw, 60rem)' }}
      >
        {records === null ? null : (
          <Late code={yourData} title="What is kept about you could not be shown">
            {({ YourData }) => <YourData applications={records} />}
          </Late>
        )}
      </div>
    </div>
  );
}
