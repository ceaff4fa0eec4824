import { onClearCache } from '@/lib/cache-events';
import { toAppError } from '@/lib/supabase/errors';
import type { DraftPlace, DraftServer, KeptDraft } from './draft-store';
import type { SentMarks } from './sent-marks';

/** Milliseconds between two copies of one editor: what is typed meanwhile goes together. */
export const SEND_PAUSE = 3_000;
/** After one that did not arrive. */
export const RETRY_PAUSE = 15_000;

/** Senders that hold something back, for a page that is hidden or a person who signs out. */
const waitingSenders = new Set<CopySender>();

/** Counts the people who were here: what one of them typed is never sent in the name of the next. */
let era = 0;

onClearCache(() => {
  era += 1;
  for (const sender of [...waitingSenders]) sender.stop();
});

interface CopySender {
  /** Sends a draft soon; of several of one editor, the last. */
  readonly queue: (draft: KeptDraft<unknown>) => void;
  /** Takes a copy off the server, in whatever order its sending and this are answered. */
  readonly remove: (place: DraftPlace) => Promise<void>;
  /** A copy that the server is known to have. */
  readonly note: (place: DraftPlace) => void;
  /** Sends at once what waits. */
  readonly flush: () => Promise<void>;
  /** Sends nothing of what waits any more. */
  readonly stop: () => void;
}

const keyOf = ({ documentId, slot }: DraftPlace) => `${documentId}:${slot}`;

/** Carries drafts to the server, one request at a time for each editor, again where one did not arrive. */
export function createCopySender(server: DraftServer, marks: SentMarks): CopySender {
  const waiting = new Map<string, KeptDraft<unknown>>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The last request of each editor. */
  const under = new Map<string, Promise<void>>();
  /** What the server may have, also where its answer was lost. */
  const known = new Set<string>();

  function inTurn(key: string, step: () => Promise<void>): Promise<void> {
    const turn = (under.get(key) ?? Promise.resolve()).then(step);
    under.set(key, turn);
    return turn;
  }

  function drop(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
    waiting.delete(key);
    if (waiting.size === 0) waitingSenders.delete(sender);
  }

  function wait(key: string, draft: KeptDraft<unknown>, pause: number): void {
    waiting.set(key, draft);
    waitingSenders.add(sender);
    if (timers.has(key)) return;
    const send = () => void sendNow(key);
    timers.set(key, setTimeout(send, pause));
  }

  async function sendNow(key: string): Promise<void> {
    const draft = waiting.get(key);
    drop(key);
    if (!draft) return under.get(key);
    const own = era;
    return inTurn(key, async () => {
      if (own !== era) return;
      // Known to be in vain, and a browser reports each as an error.
      if (!navigator.onLine) {
        if (!waiting.has(key)) wait(key, draft, RETRY_PAUSE);
        return;
      }
      known.add(key);
      try {
        await server.keep(draft);
        await marks.sent(draft);
      } catch (error) {
        const { kind } = toAppError(error);
        // Refused for what it is, or for who sends it: the browser keeps it alone until it changes.
        if (kind === 'denied' || kind === 'invalid') return;
        if (own === era && !waiting.has(key)) wait(key, draft, RETRY_PAUSE);
      }
    });
  }

  const sender: CopySender = {
    queue: (draft) => {
      listen();
      const key = keyOf(draft);
      wait(key, draft, SEND_PAUSE);
      // What an editor hands over when the page is hidden comes after that was heard here, and may be the last.
      if (document.visibilityState === 'hidden') void sendNow(key);
    },
    remove: (place) => {
      const key = keyOf(place);
      drop(key);
      return inTurn(key, async () => {
        if (!known.has(key) && !(await marks.has(place))) return;
        try {
          await server.remove(place);
          known.delete(key);
          await marks.forget(place);
        } catch {
          // Not offered again, and removed with the next look.
          await marks.gone(place);
        }
      });
    },
    note: (place) => void known.add(keyOf(place)),
    flush: async () => {
      await Promise.all([...waiting.keys()].map(sendNow));
    },
    stop: () => {
      for (const key of [...waiting.keys()]) drop(key);
    },
  };
  return sender;
}

let isListening = false;

/** A page that is hidden may never come back; one that is online again need not wait. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const flushAll = () => {
    for (const sender of waitingSenders) void sender.flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll();
  });
  window.addEventListener('online', flushAll);
}

/**
 * For signing out: sends what waits, as far as that is done in time, and then no more.
 * @param limit milliseconds
 */
export async function finishSending(limit: number): Promise<void> {
  const senders = [...waitingSenders];
  if (senders.length === 0) return;
  const late = new Promise<void>((resolve) => void setTimeout(resolve, limit));
  await Promise.race([Promise.all(senders.map((sender) => sender.flush())), late]);
  for (const sender of senders) sender.stop();
}
