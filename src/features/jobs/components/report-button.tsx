import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Job } from '@/data/jobs';
import { ignore } from '@/lib/ignore';

const loadDialog = () => import('./report-dialog');

const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }));

/** With the first sign of interest, so that a click finds it ready. */
function fetchAhead() {
  loadDialog().catch(ignore);
}

/** Opens the dialog in which a posting is reported. */
export function ReportButton({
  job,
  className,
}: {
  readonly job: Pick<Job, 'id' | 'title' | 'company'>;
  readonly className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Flag aria-hidden="true" className="size-4" />
        Report Job
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <ReportDialog job={job} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
