import { useRef, useState, type SubmitEvent } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { publicationState, type PublicationTimes } from '@/lib/publication-times';
import {
  fieldOf,
  readTimes,
  timesInWords,
  type ChosenTimes,
  type TimeProblems,
} from '@/lib/typed-times';

export interface ScheduleDialogProps {
  readonly noun: 'post' | 'page';
  readonly title: string;
  /** As they are stored. */
  readonly times: PublicationTimes;
  readonly pending?: boolean;
  /** Of the last try: what is wrong with a field, or with the whole. */
  readonly refused?: TimeProblems & { readonly whole?: string };
  readonly onSchedule: (times: ChosenTimes) => void;
  readonly onDraft: () => void;
  readonly onClose: () => void;
}

/** How a document becomes a draft again, by what it is. */
const takenBack = {
  scheduled: 'Unschedule',
  published: 'Unpublish',
  ended: 'Make it a draft',
} as const;

/** When a post or page becomes public, and when it ends. Mounted only while open. */
export function ScheduleDialog({
  noun,
  title,
  times,
  pending = false,
  refused = {},
  onSchedule,
  onDraft,
  onClose,
}: ScheduleDialogProps) {
  // As of when it was opened: a moment that comes meanwhile must not exchange the fields under somebody's hands.
  const [state] = useState(() => publicationState(times, Date.now()));
  const isPublic = state === 'published';
  const [start, setStart] = useState(state === 'scheduled' ? fieldOf(times.publishAt ?? null) : '');
  const [end, setEnd] = useState(state === 'ended' ? '' : fieldOf(times.unpublishAt ?? null));
  const [first] = useState({ start, end });
  const [shown, setShown] = useState<TimeProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const now = useNow(MINUTE_MS);
  const isDirty = start !== first.start || end !== first.end;
  const problems = { ...refused, ...shown };
  const read = readTimes({ start, end }, times, now?.getTime() ?? 0);
  const isSound = Object.keys(read.problems).length === 0;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form of the page around it is none of this one's.
    event.stopPropagation();
    if (pending) return;
    const { times: chosen, problems: found } = readTimes({ start, end }, times, Date.now());
    const isNothing = !isPublic && chosen.publishAt === null && chosen.unpublishAt === null;
    const wrong: TimeProblems = isNothing
      ? { publishAt: `Choose when the ${noun} becomes public` }
      : found;
    setShown(wrong);
    const [field] = Object.keys(wrong);
    if (field !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    // What is public already keeps the moment from which it is.
    onSchedule(isPublic ? { ...chosen, publishAt: times.publishAt ?? null } : chosen);
  }

  const label = isPublic ? 'Save' : start === '' ? 'Publish' : 'Schedule';
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      dismissible={!pending}
      isDirty={isDirty}
      title={isPublic ? `When this ${noun} ends` : `Schedule this ${noun}`}
      description={
        <>
          “<bdi>{title}</bdi>”. Times are India Standard Time (IST), whatever this computer’s zone.
        </>
      }
    >
      <form ref={form} noValidate className="space-y-5" onSubmit={handleSubmit}>
        {isPublic ? null : (
          <FieldFrame
            label="Public from (IST)"
            hint="Nobody can read it before, not even by its address."
            error={problems.publishAt}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="publishAt"
                type="datetime-local"
                value={start}
                onChange={({ target }) => {
                  setStart(target.value);
                  setShown({});
                }}
              />
            )}
          </FieldFrame>
        )}
        <FieldFrame
          label="Ends (IST)"
          hint="Empty: it stays public until somebody unpublishes it."
          error={problems.unpublishAt}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="unpublishAt"
              type="datetime-local"
              value={end}
              onChange={({ target }) => {
                setEnd(target.value);
                setShown({});
              }}
            />
          )}
        </FieldFrame>
        <p role="status" className="min-h-12 text-ink">
          {isSound && (isPublic || start !== '' || end !== '')
            ? timesInWords(read.times, isPublic)
            : null}
        </p>
        {problems.whole === undefined ? null : (
          <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
            {problems.whole}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {state === 'draft' ? null : (
            <Button className="mr-auto" pending={pending} onClick={onDraft}>
              {takenBack[state]}
            </Button>
          )}
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
            {label}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
