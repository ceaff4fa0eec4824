import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import type { PublicationTimes } from '@/lib/publication-times';
import type { ChosenTimes } from '@/lib/typed-times';
import { lateScheduleDialog } from './late-schedule';

interface ScheduleButtonProps {
  readonly noun: 'post' | 'page';
  readonly title: string;
  readonly times: PublicationTimes;
  readonly pending: boolean;
  /** Its word is left out except on wide screens. */
  readonly isNarrow?: boolean;
  /** Saves the document with these times. */
  readonly onSchedule: (times: ChosenTimes) => void;
  /** Saves it as a draft. */
  readonly onDraft: () => void;
}

/** In the bar of an editor, beside Publish. */
export function ScheduleButton({
  pending,
  isNarrow = false,
  onSchedule,
  onDraft,
  ...about
}: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        className="max-sm:px-2"
        aria-haspopup="dialog"
        title="Schedule…"
        onFocus={lateScheduleDialog.prefetch}
        onPointerEnter={lateScheduleDialog.prefetch}
        onClick={() => {
          if (!pending) setOpen(true);
        }}
      >
        <CalendarClock aria-hidden="true" className="size-4" />
        <span className={isNarrow ? 'max-2xl:sr-only' : 'max-sm:sr-only'}>Schedule…</span>
      </Button>
      {isOpen ? (
        <Late code={lateScheduleDialog} title="The dialog could not be loaded">
          {({ ScheduleDialog }) => (
            <ScheduleDialog
              {...about}
              onClose={close}
              onSchedule={(times) => {
                close();
                onSchedule(times);
              }}
              onDraft={() => {
                close();
                onDraft();
              }}
            />
          )}
        </Late>
      ) : null}
    </>
  );
}
