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

interface ScheduleDialogProps {
  readonly item: ApplicationListItem;
  /** The start that was chosen before, ISO 8601. */
  readonly chosen?: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Three times to choose from; then the one that was chosen, for the calendar. */
export function ScheduleDialog({ item, chosen, open, onClose }: ScheduleDialogProps) {
  const [isChoosing, setChoosing] = useState(false);
  const now = useNow();
  const isAhead = chosen !== undefined && now !== null && Date.parse(chosen) > now.getTime();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="small"
      title="Schedule the interview"
      description={`${item.jobTitle}, ${item.company}. ${interviewMinutes} minutes${item.isSample ? '; a sample, so nobody will be waiting' : ''}.`}
    >
      {isAhead && !isChoosing ? (
        <ChosenTime
          item={item}
          startISO={chosen}
          onChange={() => setChoosing(true)}
          onClose={onClose}
        />
      ) : (
        <SlotChoice item={item} chosen={chosen} onChosen={() => setChoosing(false)} />
      )}
    </Dialog>
  );
}

interface SlotChoiceProps {
  readonly item: ApplicationListItem;
  readonly chosen?: string;
  readonly onChosen: () => void;
}

function SlotChoice({ item, chosen, onChosen }: SlotChoiceProps) {
  const [slots] = useState(() => interviewSlots(new Date()));
  const [startISO, setStart] = useState(
    slots.find((slot) => slot.startISO === chosen)?.startISO ?? '',
  );
  const [error, setError] = useState('');

  function handleConfirm() {
    if (startISO === '') setError('Choose one of the times');
    else if (keepInterview(item.id, startISO)) onChosen();
    else setError('Your browser would not keep this choice: its storage is full or blocked.');
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleConfirm();
      }}
    >
      <fieldset aria-describedby={error === '' ? undefined : 'slot-error'}>
        <legend className="sr-only">Time</legend>
        <div className="space-y-2">
          {slots.map((slot) => (
            <label
              key={slot.id}
              className={clsx(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-sm border px-4 py-2 text-ink transition-colors hover:border-ink',
                slot.startISO === startISO ? 'border-brand bg-brand-soft' : 'border-line-strong',
              )}
            >
              <input
                type="radio"
                name="slot"
                value={slot.startISO}
                checked={slot.startISO === startISO}
                onChange={() => {
                  setStart(slot.startISO);
                  setError('');
                }}
                className="size-5 shrink-0 accent-brand"
              />
              <time dateTime={slot.startISO} data-numbers="">
                {interviewTime(slot.startISO)}
              </time>
            </label>
          ))}
        </div>
      </fieldset>
      {error === '' ? null : (
        <p id="slot-error" role="alert" className="mt-3 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" size="large" className="mt-5 w-full">
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
