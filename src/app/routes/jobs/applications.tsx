import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { panelId, tabId, TabStrip } from '@/components/ui/tab-strip';
import { paths } from '@/config/paths';
import { statusInfo } from '@/data/application-statuses';
import { sampleApplicationsAt } from '@/data/applications';
import {
  applicationTabs,
  countApplications,
  filterApplications,
  orderApplications,
  toListItem,
} from '@/features/jobs/application';
import { ApplicationList } from '@/features/jobs/components/application-list';
import { ApplicationTiles } from '@/features/jobs/components/application-tiles';
import { YourData } from '@/features/jobs/components/your-data';
import { isOpen } from '@/features/jobs/model';
import { useJobs } from '@/features/jobs/use-jobs';
import { useOwnRecords } from '@/features/jobs/use-own-records';
import { choiceField, useSearchState } from '@/lib/search-state';
import { Head } from '@/lib/seo/head';

const filterFields = { status: choiceField(applicationTabs, 'all') };

const name = 'applications';

export function Component() {
  const { jobs, now, instant } = useJobs();
  const records = useOwnRecords();
  const [{ status }, setFilter] = useSearchState(filterFields);
  const known = records === 'failed' ? null : records;

  const items = useMemo(() => {
    const own = (known?.applications ?? []).map((record) =>
      toListItem(
        record,
        jobs.find((job) => job.id === record.jobId),
      ),
    );
    return orderApplications([...own, ...sampleApplicationsAt(instant)]);
  }, [known, jobs, instant]);
  const counts = countApplications(items);
  const shown = filterApplications(items, status);

  return (
    <div className="page-width pt-6 pb-section">
      <Head
        title="My Applications"
        description="The job applications that you sent from this browser, with the status of each, and what is kept about you on this device."
        path={paths.myApplications()}
        noindex
      />
      <header className="max-w-narrow">
        <Link
          to={paths.jobs()}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1 text-sm font-medium text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to all jobs
        </Link>
        <h1 className="mt-4 text-4xl font-bold text-ink">My Applications</h1>
        <p className="mt-4 text-lg text-ink-soft">
          Yours come first and are kept in this browser alone. The four samples after them show what
          each answer looks like.
        </p>
      </header>
      <div className="mt-8">
        <ApplicationTiles items={items} />
      </div>
      <TabStrip
        label="Application status"
        items={applicationTabs.map((id) => ({
          id,
          label: id === 'all' ? 'All' : statusInfo[id].label,
          count: counts[id],
        }))}
        value={status}
        onChange={(next) => setFilter({ status: next })}
        name={name}
        sharedPanel
        className="mt-6 max-sm:gap-x-4"
      />
      <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name, status)}>
        {records === 'failed' ? (
          <Notice tone="danger" alert className="mt-6">
            <p>Your own applications could not be loaded. Check your connection and reload.</p>
          </Notice>
        ) : null}
        {shown.length === 0 ? (
          <EmptyState
            title="No applications found in this category"
            art={<DroppedStitch />}
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
        <ApplicationList
          items={shown}
          records={records === 'failed' ? { applications: [], interviews: {} } : records}
          now={now}
          canChange={(jobId) => jobs.some((job) => job.id === jobId && isOpen(job, instant))}
        />
      </div>
      <YourData records={records} />
    </div>
  );
}
