import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Job } from '@/data/jobs';
import { toggleAndTell, useSavedJobs } from './use-saved-jobs';

interface SaveJobProps {
  readonly job: Pick<Job, 'id' | 'title'>;
  readonly className?: string;
}

/** On the job's own page: "Save Job", and "Saved" as long as it is. */
export function SaveJob({ job, className }: SaveJobProps) {
  const isSaved = useSavedJobs()?.includes(job.id) ?? false;
  return (
    <Button
      size="large"
      title={isSaved ? 'Take it off your saved jobs' : undefined}
      className={clsx('noscript:hidden', className)}
      onClick={() => void toggleAndTell(job)}
    >
      <Bookmark aria-hidden="true" className={clsx('size-4.5', isSaved && 'fill-accent')} />
      {isSaved ? 'Saved' : 'Save Job'}
    </Button>
  );
}

interface SaveMarkProps extends SaveJobProps {
  readonly isSaved: boolean;
  readonly onClick?: (() => void) | undefined;
}

/** The bookmark of a card. */
export function SaveMark({ job, isSaved, onClick, className }: SaveMarkProps) {
  return (
    <IconButton
      label={`Save ${job.title}`}
      icon={<Bookmark className={isSaved ? 'fill-accent' : undefined} />}
      aria-pressed={isSaved}
      className={clsx('size-11! noscript:hidden', className)}
      onClick={() => {
        onClick?.();
        void toggleAndTell(job);
      }}
    />
  );
}
