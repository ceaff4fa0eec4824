import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announcer';
import { Button } from '@/components/ui/button';
import { Reference } from '@/components/ui/reference';
import { asSentence } from '@/lib/as-sentence';
import { formatDateTime } from '@/lib/dates';
import type { OutboxState } from '@/lib/outbox/create-outbox';
import type { Entry } from '@/lib/outbox/entry';
import { outboxCode } from '@/lib/outbox/late-outbox';
import { sentTitleId } from '../entries';

interface SentListProps {
  /** Newest first. */
  readonly entries: readonly Entry[];
  readonly isSending: OutboxState['isSending'];
  /** The first sign of interest in the question. */
  readonly onInterest: () => void;
  readonly onErase: (entry: Entry) => void;
}

/** Everything that was sent from this browser, or waits to be: what, when, whether it has arrived. */
export function SentList({ entries, isSending, onInterest, onErase }: SentListProps) {
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  return (
    <section aria-labelledby={sentTitleId} className="mt-10">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id={sentTitleId} tabIndex={-1} className="text-xl font-semibold text-ink outline-none">
          What you sent
        </h3>
        {waiting > 0 || isSending ? <SendNow waiting={waiting} isSending={isSending} /> : null}
      </div>
      {entries.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing has been sent from this browser.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
            >
              <div className="min-w-0">
                <p id={`sent-${entry.id}`} className="font-semibold break-words text-ink">
                  {entry.title}
                </p>
                <Arrival entry={entry} />
                <p className="text-sm text-muted">
                  Reference <Reference code={entry.reference} />
                </p>
              </div>
              <Button
                variant="quiet"
                className="-ml-4 min-h-11 justify-self-start sm:ml-0"
                aria-haspopup="dialog"
                aria-describedby={`sent-${entry.id}`}
                onPointerEnter={onInterest}
                onFocus={onInterest}
                onClick={() => onErase(entry)}
              >
                Erase
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Tries again at once, whatever pause is on. */
function SendNow({
  waiting,
  isSending,
}: {
  readonly waiting: number;
  readonly isSending: boolean;
}) {
  const [isAsked, setAsked] = useState(false);
  const hasFailed = isAsked && !isSending && waiting > 0;

  async function handleSend() {
    setAsked(false);
    const { outbox } = await outboxCode.load();
    await outbox.sendNow({ isAsked: true });
    setAsked(true);
    if (outbox.get().entries.every(({ state }) => state !== 'waiting'))
      announce('Everything is sent');
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-ink-soft">
        {hasFailed
          ? 'We could not be reached. It is tried again by itself.'
          : `${waiting} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`}
      </p>
      <Button
        className="min-h-11"
        pending={isSending}
        pendingLabel="Sending…"
        onClick={() => void handleSend()}
      >
        Send now
      </Button>
    </div>
  );
}

function Arrival({ entry }: { readonly entry: Entry }) {
  const { known, state, receivedAt, createdAt, reason } = entry;
  if (known?.erased_at)
    return (
      <Line icon={<CircleCheck className="text-muted" />}>
        Erased at our end on <Moment at={known.erased_at} />.
      </Line>
    );
  if (state === 'refused')
    return (
      <Line icon={<CircleAlert className="text-danger" />}>
        Not accepted. {asSentence(reason ?? '')} Written on <Moment at={createdAt} />.
      </Line>
    );
  if (state === 'waiting' || receivedAt === undefined)
    return (
      <Line icon={<Clock className="text-warning" />}>
        Waits to be sent. Written on <Moment at={createdAt} />.
      </Line>
    );
  return (
    <Line icon={<CircleCheck className="text-success" />}>
      Received on <Moment at={receivedAt} />. {asSentence(reason ?? '')}
    </Line>
  );
}

function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="mt-1 flex gap-2 text-sm text-ink-soft">
      <span aria-hidden="true" className="mt-0.5 shrink-0 *:size-4">
        {icon}
      </span>
      <span data-numbers="" className="min-w-0">
        {children}
      </span>
    </p>
  );
}
