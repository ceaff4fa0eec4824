import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '@/components/feedback/announcer';
import { showToast } from '@/components/feedback/toast-store';
import { outboxCode, useOutbox } from '@/lib/outbox/late-outbox';
import { FORM_PATIENCE } from '@/lib/outbox/submission';
import { outboxMarker } from '@/lib/storage/outbox-handover';

const none = () => 0;
const unreachable = 'We still can’t reach the server.';

function waitingText(count: number): string {
  return count === 1 ? '1 message waits to be sent.' : `${count} messages wait to be sent.`;
}

/** At the end of each public page, while something waits to be sent: how much it is, and a way to send it now. */
export function WaitingNotice() {
  const count = useSyncExternalStore(outboxMarker.subscribe, outboxMarker.get, none);
  const [hasWaited, setWaited] = useState(false);
  if (count > 0 && !hasWaited) setWaited(true);

  useEffect(() => {
    if (count > 0) announce(waitingText(count));
  }, [count]);

  return hasWaited ? <Strip count={count} /> : null;
}

/** Says that something has arrived at last. What was forgotten meanwhile has not. */
function useArrivals(): boolean {
  const outbox = useOutbox();
  const known = outbox === 'failed' ? null : outbox;
  const entries = known?.entries;
  const waiting = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!entries) return;
    // What arrives while its form still waits is said there.
    const late = Date.now() - FORM_PATIENCE;
    const arrived = entries.filter(
      ({ id, state, createdAt }) =>
        state === 'sent' && waiting.current.has(id) && Date.parse(createdAt) < late,
    );
    if (arrived.length > 0)
      showToast({
        title: 'Sent',
        description: 'What you wrote has reached us.',
        variant: 'success',
      });
    const open = entries.filter(({ state }) => state === 'waiting');
    waiting.current = new Set(open.map(({ id }) => id));
  }, [entries]);

  return known?.isSending ?? false;
}

function Strip({ count }: { readonly count: number }) {
  const isSending = useArrivals();
  const [hasFailed, setFailed] = useState(false);

  async function sendNow() {
    setFailed(false);
    try {
      const { outbox } = await outboxCode.load();
      await outbox.sendNow({ isAsked: true });
    } catch {
      // Without its code nothing goes out, either.
    }
    if (outboxMarker.get() === 0) return;
    setFailed(true);
    announce(unreachable);
  }

  if (count === 0) return null;
  return (
    <section
      aria-label="Messages that wait"
      data-tone="ink"
      data-print="none"
      className="border-t border-line bg-surface"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 py-2 text-sm text-ink-soft">
        <p>
          {waitingText(count)}{' '}
          {hasFailed ? unreachable : 'It is kept in this browser and goes out as soon as possible.'}
        </p>
        <button
          type="button"
          aria-disabled={isSending || undefined}
          onClick={() => {
            if (!isSending) void sendNow();
          }}
          className="min-h-11 font-semibold text-ink link-underline"
        >
          {isSending ? 'Sending…' : 'Send now'}
        </button>
      </div>
    </section>
  );
}
