import { clsx } from 'clsx';
import { initialsOf } from '@/components/ui/avatar';
import { jobCategoryInfo, type Job, type JobCategoryInfo } from '@/data/jobs';

const stitches: Record<JobCategoryInfo['colour'], string> = {
  marketing: 'bg-thread-marketing',
  data: 'bg-thread-data',
  security: 'bg-thread-security',
};

/** The company's initials with a stitch in the colour of the work. Decorative: its name stands beside it. */
export function CompanyMark({
  job,
  className,
}: {
  readonly job: Pick<Job, 'company' | 'category'>;
  readonly className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-surface-sunken font-bold text-ink select-none',
        className,
      )}
    >
      {initialsOf(job.company)}
      <span
        className={clsx(
          'absolute inset-x-0 bottom-0 h-1',
          stitches[jobCategoryInfo[job.category].colour],
        )}
      />
    </span>
  );
}
