import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { formatShortDate } from '@/lib/dates';
import { sentResumes, type ResumeFile } from '@/lib/storage/resume-files';
import { jobApplications, type JobApplication } from '../applications/application-store';
import { personalTexts, type JobApplicationTexts } from './schema';

interface IntroProps {
  readonly jobId: string;
  readonly previous: JobApplication | null;
  readonly isReviewing: boolean;
  /** Only an empty form may be filled in by a click. */
  readonly mayFillIn: () => boolean;
  readonly onFillIn: (details: Partial<JobApplicationTexts>, resume: ResumeFile | null) => void;
}

/** The other job for which somebody applied last, as its id. */
function latestElsewhere(jobId: string): string | null {
  const others = jobApplications.list().filter((record) => record.jobId !== jobId);
  const dates = others.map((record) => Date.parse(record.updatedAt ?? record.applicationDate));
  return others[dates.indexOf(Math.max(...dates))]?.jobId ?? null;
}

/** What one should know before writing: nothing is sent yet, or that one has applied already. */
export function ApplicationIntro({
  jobId,
  previous,
  isReviewing,
  mayFillIn,
  onFillIn,
}: IntroProps) {
  const elsewhereId = useSyncExternalStore(
    jobApplications.subscribe,
    () => latestElsewhere(jobId),
    () => null,
  );
  const elsewhere = jobApplications.list().find((record) => record.jobId === elsewhereId);

  async function handleFillIn(record: JobApplication) {
    const file = await sentResumes.get(record.jobId);
    onFillIn(personalTexts(record), file);
  }

  return (
    // The place of the longest text, so that nothing moves when storage has been read.
    <div
      className={clsx(
        'mt-3 mb-8 max-w-measure text-ink-soft',
        !isReviewing && 'min-h-24 sm:min-h-16',
      )}
    >
      {previous ? (
        <p>
          You applied for this job on{' '}
          <time dateTime={previous.applicationDate} className="font-semibold text-ink">
            {formatShortDate(previous.applicationDate)}
          </time>
          . What you send now updates that application; its date and status stay.
        </p>
      ) : isReviewing ? (
        <p>This is what your application will hold. Nothing has been sent yet.</p>
      ) : (
        <p>
          Fields with a star are needed. You see everything once more before it is sent, and what
          you write is kept while this tab is open.
        </p>
      )}
      {!previous && !isReviewing && elsewhere && mayFillIn() ? (
        <button
          type="button"
          onClick={() => void handleFillIn(elsewhere)}
          className="mt-2 min-h-8 text-left"
        >
          <span className="link-underline font-medium text-ink">
            Use my details from “{elsewhere.jobTitle}”
          </span>
        </button>
      ) : null}
    </div>
  );
}
