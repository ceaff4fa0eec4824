import { useEffect, useState, type ReactNode } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import { showToast } from '@/components/feedback/toast-store';
import type { ApplicationListItem } from '@/data/applications';
import { lateCode } from '@/lib/late-code';
import { downloadSentResume } from './application-store';
import { OwnApplicationCard } from './own-application-card';
import {
  askHowTheyStand,
  chooseSlot,
  withdrawApplication,
  type OwnRecords,
  type WithdrawOutcome,
} from './own-records-store';
import { ScheduleSlot, prefetchSchedule } from './schedule-slot';
import { openSlots } from './standing';
import { StandingTime } from './standing-time';

export { ownRecordsStore } from './own-records-store';

const question = lateCode(() => import('@/components/ui/confirm-dialog'));

function prefetch() {
  question.prefetch();
  prefetchSchedule();
}

const problems: Readonly<Record<Exclude<WithdrawOutcome, 'withdrawn'>, string>> = {
  stuck:
    'Your browser would not let go of the résumé, so nothing was removed. Reload the page and try again.',
  unreachable:
    'Our placement team could not be reached, so nothing was withdrawn. Check your connection and try again.',
};

export interface OwnApplicationsProps {
  readonly items: readonly ApplicationListItem[];
  readonly records: OwnRecords;
  readonly now: Date;
  /** Whether the job still takes applications, and so takes changes of one. */
  readonly canChange: (jobId: string) => boolean;
}

/** For a page that has this code already and must not wait another moment. */
export function renderOwnApplications(props: OwnApplicationsProps): ReactNode {
  return <OwnApplications {...props} />;
}

/** The cards of the visitor's own applications, and the dialogs that belong to them. */
function OwnApplications({ items, records, now, canChange }: OwnApplicationsProps) {
  const [asked, setAsked] = useState<{
    item: ApplicationListItem;
    kind: 'schedule' | 'withdraw';
  }>();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const askedEntry = asked && records.entries.get(asked.item.jobId);

  useInquiry(records);

  function ask(item: ApplicationListItem, kind: 'schedule' | 'withdraw') {
    setError(null);
    setAsked({ item, kind });
    setOpen(true);
  }

  async function handleWithdraw({ jobId, jobTitle }: ApplicationListItem) {
    setError(null);
    setPending(true);
    const outcome = await withdrawApplication(jobId);
    setPending(false);
    if (outcome !== 'withdrawn') {
      setError(problems[outcome]);
      return;
    }
    setOpen(false);
    showToast({ title: 'Application withdrawn', description: jobTitle, variant: 'success' });
  }

  async function handleDownload({ jobId }: ApplicationListItem) {
    if (await downloadSentResume(jobId)) return;
    showToast({
      title: 'The résumé cannot be read',
      description: 'This browser has lost the file. Apply again with it to attach it anew.',
      variant: 'destructive',
    });
  }

  return (
    <>
      {items.length > 0 ? <StandingTime records={records} /> : null}
      <ul className="divide-y divide-line empty:hidden">
        {items.map((item) => (
          <li key={item.id}>
            <OwnApplicationCard
              item={item}
              record={records.applications.find(({ jobId }) => jobId === item.jobId)}
              entry={records.entries.get(item.jobId)}
              interview={records.interviews[item.id]}
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
      {asked?.kind === 'schedule' && askedEntry?.known ? (
        <ScheduleSlot
          item={asked.item}
          chosen={records.interviews[asked.item.id]}
          offer={{
            slots: openSlots(askedEntry.known, now),
            choose: (slot) => chooseSlot(askedEntry, slot.id),
          }}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
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
              description={`${asked.item.jobTitle}, ${asked.item.company}: what you wrote and the résumé are erased in this browser${askedEntry ? ' and at our placement team' : ''}.`}
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

/** Asks how the applications stand: at first, when one has arrived, and whenever the visitor or the network comes back. */
function useInquiry({ entries }: OwnRecords): void {
  const open = [...entries.values()].filter(({ receipt }) => receipt !== undefined);
  const ids = open.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === '') return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void askHowTheyStand();
    };
    ask();
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [ids]);
}
