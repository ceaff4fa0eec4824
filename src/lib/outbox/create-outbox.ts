import type { Identified } from '@/lib/storage/outbox-entries';
import type { ResumeFile } from '@/lib/storage/resume-files';
import { createSignal, type Listener } from '@/lib/signal';
import type { Entry } from './entry';
import { pauseAfter } from './pause';
import {
  deliveryOf,
  earlierOf,
  givenUp,
  isResumeOutdated,
  nextOf,
  outlived,
  readEntries,
  wakeAt,
} from './queue';
import type { Answer } from './service';
import { FORM_PATIENCE, type Delivery } from './submission';

/** What `submit_form` answers. */
export interface Receipt {
  readonly receipt: string;
  readonly received_at: string;
  /** Where the résumé goes, without its extension; of job applications alone. */
  readonly resume_path?: string | undefined;
}

/** The world around an outbox; a test brings its own. Nothing of it throws. */
export interface OutboxParts {
  readonly storage: {
    readonly list: () => Promise<unknown[]>;
    readonly put: (entry: Identified) => Promise<void>;
    readonly replace: (entry: Identified) => Promise<boolean>;
    readonly remove: (id: string) => Promise<boolean>;
    /** Makes what the forms have handed over its own. */
    readonly takeOver: () => Promise<void>;
  };
  readonly submit: (payload: object) => Promise<Answer<Receipt>>;
  readonly upload: (path: string, file: ResumeFile) => Promise<Answer<true>>;
  readonly erase: (id: string, receipt: string) => Promise<Answer<boolean>>;
  /** Null where it is gone. */
  readonly resumeOf: (jobId: string) => Promise<ResumeFile | null>;
  /** Runs the work when no other tab runs such work. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Told how many records wait, leaving out those whose form is still open. */
  readonly mark: (waiting: number) => void;
  readonly now: () => number;
  readonly random: () => number;
}

export interface OutboxState {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** Whether the storage has been read; until then there are no entries. */
  readonly isKnown: boolean;
  readonly isSending: boolean;
}

export interface Outbox {
  /** The same object until something changes. */
  readonly get: () => OutboxState;
  readonly subscribe: (listener: Listener) => () => void;
  /** Reads the storage anew: another tab may have changed it. */
  readonly refresh: () => Promise<readonly Entry[]>;
  /** Sends what a form has handed over. @returns what came of the first try, or of the patience that ran out */
  readonly enqueue: (entry: Entry) => Promise<Delivery>;
  /** Sends something once that is not kept. */
  readonly sendOnce: (payload: object) => Promise<void>;
  /** Sends all that waits, whatever its pause. `isAsked`: even where the server asked for patience. */
  readonly sendNow: (options?: { readonly isAsked?: boolean }) => Promise<void>;
  /** Forgets an entry in this browser. @returns whether it is certainly gone */
  readonly forget: (id: string) => Promise<boolean>;
  readonly change: (entry: Entry) => Promise<void>;
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  /** No further tries by itself. */
  readonly stop: () => void;
}

/** Milliseconds; shorter pauses would be a loop. */
const SHORTEST_PAUSE = 1_000;

/** The one that the database expects for this kind of file. */
function extensionOf(type: string): string {
  if (type === 'application/pdf') return '.pdf';
  return type === 'application/msword' ? '.doc' : '.docx';
}

type Outcome = Answer<unknown>['outcome'];

export function createOutbox(parts: OutboxParts): Outbox {
  const { storage, now } = parts;
  const changed = createSignal();
  /** The forms that wait for the first answer, by the id of what they sent. */
  const waiters = new Map<string, (delivery: Delivery) => void>();
  let state: OutboxState = { entries: [], isKnown: false, isSending: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until then nothing goes out by itself; while `isHeld`, nothing at all. */
  let pausedUntil = 0;
  let isHeld = false;

  function publish(next: Partial<OutboxState>): void {
    state = { ...state, ...next };
    const open = state.entries.filter(({ id, state: at }) => at === 'waiting' && !waiters.has(id));
    if (state.isKnown) parts.mark(open.length);
    changed.emit();
  }

  async function refresh(): Promise<readonly Entry[]> {
    const entries = readEntries(await storage.list());
    publish({ entries, isKnown: true });
    return entries;
  }

  /** Keeps the new state of an entry. What was forgotten while it was on its way is erased where it arrived. */
  async function change(entry: Entry): Promise<void> {
    const isThere = await storage.replace(entry);
    if (!isThere && entry.receipt) await parts.erase(entry.id, entry.receipt);
  }

  function pauseAll(milliseconds: number, isAsked: boolean): void {
    pausedUntil = now() + milliseconds;
    isHeld = isAsked;
  }

  /** Sends what belongs to a record that the provider has. @returns the record as it stands then */
  async function sendResume(
    entry: Entry,
    path: string,
    isOutdated: boolean,
  ): Promise<{ entry: Entry; outcome: Outcome }> {
    const { resume } = entry;
    const sent: Entry = { ...entry, state: 'sent', payload: undefined, resume: undefined };
    const file = resume === undefined || isOutdated ? null : await parts.resumeOf(resume);
    if (!file) return { entry: sent, outcome: 'done' };
    const resumePath = path + extensionOf(file.type);
    const answer = await parts.upload(resumePath, file);
    if (answer.outcome === 'done') return { entry: { ...sent, resumePath }, outcome: 'done' };
    if (answer.outcome === 'refused') {
      const reason = `The résumé was not accepted. ${answer.reason}`.trim();
      return { entry: { ...sent, reason }, outcome: 'done' };
    }
    if (answer.outcome === 'busy') pauseAll(answer.seconds * 1000, true);
    return { entry, outcome: answer.outcome };
  }

  /** Sends a record. @returns it as it stands then */
  async function send(
    entry: Entry,
    entries: readonly Entry[],
  ): Promise<{ entry: Entry; outcome: Outcome }> {
    const earlier = earlierOf(entry, entries);
    const replaces = earlier?.receipt && { id: earlier.id, receipt: earlier.receipt };
    const payload = { ...entry.payload, ...(replaces ? { replaces } : {}) };
    let answer = await parts.submit(payload);
    // Nobody is lost for the words of the link that led them here.
    if (answer.outcome === 'refused' && answer.field === 'source')
      answer = await parts.submit({ ...payload, source: {} });
    if (answer.outcome === 'busy') pauseAll(answer.seconds * 1000, true);
    if (answer.outcome === 'refused')
      return { entry: { ...entry, state: 'refused', reason: answer.reason }, outcome: 'refused' };
    if (answer.outcome !== 'done') return { entry, outcome: answer.outcome };
    const { receipt, received_at: receivedAt, resume_path: path = '' } = answer.value;
    return sendResume({ ...entry, receipt, receivedAt }, path, isResumeOutdated(entry, entries));
  }

  /** One try. @returns whether the next one may fare better */
  async function attempt(entry: Entry, entries: readonly Entry[]): Promise<boolean> {
    const attempts = entry.attempts + 1;
    const pause = pauseAfter(attempts, parts.random());
    const tried: Entry = { ...entry, attempts, nextAt: now() + pause };
    // Before it leaves: a page that closes now has tried, and the next one knows.
    if (!(await storage.replace(tried))) return true;
    const { entry: next, outcome } = await send(tried, entries);
    if (outcome === 'away') pauseAll(pause, false);
    await change(next);
    return outcome !== 'away' && outcome !== 'busy';
  }

  function answerForm(entry: Entry): void {
    const answer = waiters.get(entry.id);
    waiters.delete(entry.id);
    answer?.(deliveryOf(entry));
  }

  /** @returns what is left */
  async function tidy(entries: readonly Entry[]): Promise<readonly Entry[]> {
    const [lost, old] = [givenUp(entries, now()), outlived(entries, now())];
    for (const entry of lost) await storage.replace(entry);
    for (const id of old) await storage.remove(id);
    return lost.length + old.length > 0 ? refresh() : entries;
  }

  async function sendAll(isDue: (entry: Entry) => boolean): Promise<void> {
    await storage.takeOver();
    const tried = new Set<string>();
    let entries = await tidy(await refresh());
    let isWorthIt = true;
    while (isWorthIt) {
      const entry = nextOf({ entries, tried, isDue });
      if (!entry) return;
      tried.add(entry.id);
      publish({ isSending: true });
      isWorthIt = await attempt(entry, entries);
      entries = await refresh();
      // The form hears of it when everybody can see it.
      answerForm(entries.find(({ id }) => id === entry.id) ?? entry);
    }
  }

  /** One round over all that is due, in one tab at a time; then sleeps until the next one is. */
  async function pass(isDue: (entry: Entry) => boolean): Promise<readonly Entry[]> {
    clearTimeout(timer);
    await parts.inTurn(() => sendAll(isDue));
    publish({ isSending: false });
    sleep(state.entries);
    return state.entries;
  }

  function sleep(entries: readonly Entry[]): void {
    clearTimeout(timer);
    const at = wakeAt(entries);
    if (at === undefined) return;
    const wait = Math.max(SHORTEST_PAUSE, Math.max(at, pausedUntil) - now());
    timer = setTimeout(() => void pass(({ nextAt }) => nextAt <= now()), wait);
  }

  const mayGo = () => !isHeld || pausedUntil <= now();

  function enqueue(entry: Entry): Promise<Delivery> {
    return new Promise((resolve) => {
      const patience = setTimeout(() => answerForm(entry), FORM_PATIENCE);
      waiters.set(entry.id, (delivery) => {
        clearTimeout(patience);
        resolve(delivery);
        publish({});
      });
      // Another tab may have sent it when the turn comes to this one.
      void pass(({ id }) => mayGo() && waiters.has(id)).then((entries) =>
        answerForm(entries.find(({ id }) => id === entry.id) ?? entry),
      );
    });
  }

  return {
    get: () => state,
    subscribe: changed.subscribe,
    refresh,
    enqueue,
    change: async (entry) => {
      await change(entry);
      await refresh();
    },
    inTurn: parts.inTurn,
    sendOnce: async (payload) => {
      await parts.submit(payload);
    },
    sendNow: async ({ isAsked = false } = {}) => {
      await pass(() => isAsked || mayGo());
    },
    forget: async (id) => {
      const isGone = await storage.remove(id);
      await refresh();
      return isGone;
    },
    stop: () => clearTimeout(timer),
  };
}
