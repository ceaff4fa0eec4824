import { Flag } from 'lucide-react';
import { useState } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import { Button } from '@/components/ui/button';
import type { Job } from '@/data/jobs';
import { lateCode } from '@/lib/late-code';

/** Fetched with the first sign of interest, so that a click finds it ready. */
const dialog = lateCode(() => import('./report-dialog'));

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
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Flag aria-hidden="true" className="size-4" />
        Report Job
      </Button>
      {isWanted ? (
        <LateDialog
          code={dialog}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The form could not be opened"
        >
          {({ ReportDialog }) => (
            <ReportDialog job={job} open={isOpen} onClose={() => setOpen(false)} />
          )}
        </LateDialog>
      ) : null}
    </>
  );
}
