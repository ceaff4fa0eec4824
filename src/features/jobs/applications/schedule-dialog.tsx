import { clsx } from 'clsx';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { ApplicationListItem } from '@/data/applications';
import { useNow } from '@/hooks/use-now';
import { buildIcs, icsFileName, webCalendarLinks } from '@/lib/calendar';
import { downloadFile } from '@/lib/download-file';
import { interviewEntry, interviewTime } from './interview';
import { interviewMinutes, interviewSlots } from '../model';
import { keepInterview } from './application-store';
import type { OfferedSlot } from './standing';

/** The times to choose from, and what chooses one. */
export interface InterviewOffer {
  readonly slots: readonly OfferedSlot[];
  /** @returns what hinders it, as a sentence; undefined when it is chosen */
  readonly choose: (slot: OfferedSlot) => Promise<string | undefined>;
}

export interface ScheduleDialogProps {
  readonly item: ApplicationListItem;
  /** The start that was chosen before, ISO 8601. */
  readonly chosen?: string | undefined;
  /** What staff offer; a sample has three times of its own, chosen in this browser. */
  readonly offer?: InterviewOffer;
  readonly open: boolean;
  readonly onClose: () => void;
}

function sampleOffer(item: ApplicationListItem): InterviewOffer {
  return {
    slots: interviewSlots(new Date()),
    choose: ({ startISO }) =>
      Promise.resolve(
        keepInterview(item.id, startISO)
          ? undefined
          : 'Your browser would not keep this choice: its storage is full or blocked.',
      ),
  };
}

/** Some times to choose from; then the one that was chosen, for the calendar. */
export function ScheduleDialog({ item, chosen, offer, open, onClose }: ScheduleDialogProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [sample] = useState(() => sampleOffer(item));
  const now = useNow();
  const isAhead = chosen !== undefined && now !== null && Date.parse(chosen) > now.getTime();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      dismissible={!isPending}
      size="small"
      title="Schedule the interview"
      description={`${item.jobTitle}, ${item.company}. ${interviewMinutes} minutes${item.isSample ? '; a sample, so nobody will be waiting' : ', with our placement team'}.`}
    >
      {isAhead && !isChoosing ? (
        <ChosenTime
          item={item}
          startISO={chosen}
          onChange={() => setChoosing(true)}
          onClose={onClose}
        />
      ) : (
        <SlotChoice
          offer={offer ?? sample}
          chosen={chosen}
          isPending={isPending}
          onPending={setPending}
          onChosen={() => setChoosing(false)}
        />
      )}
    </Dialog>
  );
}

interface SlotChoiceProps {
  readonly offer: InterviewOffer;
  readonly chosen: string | undefined;
  readonly isPending: boolean;
  readonly onPending: (isPending: boolean) => void;
  readonly onChosen: () => void;
}

function SlotChoice({ offer, chosen, isPending, onPending, onChosen }: SlotChoiceProps) {
  const { slots, choose } = offer;
  const [picked, setPicked] = useState(slots.find(({ startISO }) => startISO === chosen)?.id ?? '');
  const [error, setError] = useState('');

  async function handleConfirm() {
    const slot = slots.find(({ id }) => id === picked);
    if (!slot) {
      setError('Choose one of the times');
      return;
    }
    setError('');
    onPending(true);
    const problem = await choose(slot);
    onPending(false);
    if (problem === undefined) onChosen();
    else setError(problem);
  }

  return (
    <form
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void handleConfirm();
      }}
    >
      <fieldset aria-describedby={error === '' ? undefined : 'slot-error'}>
        <legend className="sr-only">Time</legend>
        <div className="space-y-2">
          {slots.map(({ id, startISO }) => (
            <label
              key={id}
              className={clsx(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border px-4 py-2 text-ink transition-colors hover:border-ink',
                id === picked ? 'border-brand bg-brand-soft' : 'border-line-strong',
              )}
            >
              <input
                type="radio"
                name="slot"
                value={startISO}
                checked={id === picked}
                onChange={() => {
                  setPicked(id);
                  setError('');
                }}
                className="size-5 shrink-0 accent-brand"
              />
              <time dateTime={startISO} data-numbers="">
                {interviewTime(startISO)}
              </time>
            </label>
          ))}
        </div>
      </fieldset>
      {slots.length === 0 ? (
        <p className="text-ink-soft">These times are over. Our placement team will offer others.</p>
      ) : null}
      {error === '' ? null : (
        <p id="slot-error" role="alert" className="mt-3 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        className="mt-5 w-full"
        pending={isPending}
        pendingLabel="Confirming…"
      >
        Confirm this time
      </Button>
    </form>
  );
}

interface ChosenTimeProps {
  readonly item: ApplicationListItem;
  readonly startISO: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

function ChosenTime({ item, startISO, onChange, onClose }: ChosenTimeProps) {
  const entry = interviewEntry(item, startISO);
  return (
    <>
      <p role="status" className="text-lg text-ink">
        Your interview is on{' '}
        <time dateTime={startISO} data-numbers="" className="font-semibold">
          {interviewTime(startISO)}
        </time>
        .
      </p>
      <Button
        size="large"
        className="mt-5 w-full"
        onClick={() => {
          const type = 'text/calendar;charset=utf-8';
          downloadFile(icsFileName(entry), new Blob([buildIcs(entry, new Date())], { type }));
        }}
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        Calendar file (.ics)
      </Button>
      <p className="mt-4 text-sm text-muted">Or add it to</p>
      <ul className="flex flex-wrap gap-x-4">
        {webCalendarLinks(entry).map(({ label, href }) => (
          <li key={label}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-8 items-center text-sm font-medium text-ink"
            >
              <span className="link-underline">{label}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onChange}>
          Choose another time
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
