import { useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { LateDialog } from '@/components/late/late-dialog';
import type { ApplicationListItem } from '@/data/applications';
import { lateCode } from '@/lib/late-code';
import type { OwnRecords } from './application-store';
import { loadOwnRecords } from './own-records';
import { ApplicationCard } from './application-card';

const question = lateCode(() => import('@/components/ui/confirm-dialog'));
const schedule = lateCode(() => import('./schedule-dialog'));

function prefetch() {
  question.prefetch();
  schedule.prefetch();
}

const notRemoved =
  'Your browser would not let go of the résumé, so nothing was removed. Reload the page and try again.';

interface ApplicationListProps {
  readonly items: readonly ApplicationListItem[];
  /** Null until the browser's storage has been read. */
  readonly records: OwnRecords | null;
  readonly now: Date | null;
  /** Whether the job still takes applications, and so takes changes of one. */
  readonly canChange: (jobId: string) => boolean;
}

/** The cards, and the dialogs that belong to them. */
export function ApplicationList({ items, records, now, canChange }: ApplicationListProps) {
  const [asked, setAsked] = useState<{
    item: ApplicationListItem;
    kind: 'schedule' | 'withdraw';
  }>();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function ask(item: ApplicationListItem, kind: 'schedule' | 'withdraw') {
    setError(null);
    setAsked({ item, kind });
    setOpen(true);
  }

  async function handleWithdraw(item: ApplicationListItem) {
    setError(null);
    setPending(true);
    const isGone = await loadOwnRecords()
      .then(({ withdrawApplication }) => withdrawApplication(item))
      .catch(() => false);
    setPending(false);
    if (!isGone) {
      setError(notRemoved);
      return;
    }
    setOpen(false);
    showToast({ title: 'Application withdrawn', description: item.jobTitle, variant: 'success' });
  }

  async function handleDownload({ jobId }: ApplicationListItem) {
    const isRead = await loadOwnRecords()
      .then(({ downloadSentResume }) => downloadSentResume(jobId))
      .catch(() => false);
    if (isRead) return;
    showToast({
      title: 'The résumé cannot be read',
      description: 'This browser has lost the file. Apply again with it to attach it anew.',
      variant: 'destructive',
    });
  }

  return (
    <>
      <ul className="divide-y divide-line empty:hidden">
        {items.map((item) => (
          <li key={item.id}>
            <ApplicationCard
              item={item}
              record={
                item.isSample
                  ? undefined
                  : records?.applications.find(({ jobId }) => jobId === item.jobId)
              }
              interview={records?.interviews[item.id]}
              now={now}
              canChange={canChange(item.jobId)}
              onInterest={prefetch}
              onSchedule={() => ask(item, 'schedule')}
              onWithdraw={() => ask(item, 'withdraw')}
              onDownload={() => void handleDownload(item)}
            />
          </li>
        ))}
      </ul>
      {asked?.kind === 'schedule' ? (
        <LateDialog
          code={schedule}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The interview slots could not be opened"
        >
          {({ ScheduleDialog }) => (
            <ScheduleDialog
              key={asked.item.id}
              item={asked.item}
              chosen={records?.interviews[asked.item.id]}
              open={isOpen}
              onClose={() => setOpen(false)}
            />
          )}
        </LateDialog>
      ) : null}
      {asked?.kind === 'withdraw' ? (
        <LateDialog
          code={question}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The question could not be opened, so nothing was withdrawn"
        >
          {({ ConfirmDialog }) => (
            <ConfirmDialog
              open={isOpen}
              onOpenChange={setOpen}
              title="Withdraw this application?"
              description={`${asked.item.jobTitle}, ${asked.item.company}: what you wrote and the résumé are removed from this browser.`}
              confirmLabel="Withdraw"
              pendingLabel="Withdrawing..."
              danger
              pending={isPending}
              error={error}
              onConfirm={() => void handleWithdraw(asked.item)}
            />
          )}
        </LateDialog>
      ) : null}
    </>
  );
}
