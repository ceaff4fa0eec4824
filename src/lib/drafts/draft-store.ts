import * as z from 'zod';
import { draftStorage, type KeepOutcome } from '@/lib/storage/draft-storage';
import { createCopySender } from './copy-sender';
import { createSentMarks } from './sent-marks';

export interface DraftBase {
  readonly version: number;
  /** ISO 8601 */
  readonly updatedAt: string;
}

/** Which text of which document. */
export interface DraftPlace {
  /** Client-made id of the document; a new one has it before it is saved for the first time. */
  readonly documentId: string;
  /** One per open editor, so that two tabs on one document never overwrite each other's text. */
  readonly slot: string;
}

/** Unsaved text of one editing session, as it is kept in the browser and on the server. */
export interface KeptDraft<T> extends DraftPlace {
  /** The saved version that the text is based on; null for a document that was never saved. */
  readonly base: DraftBase | null;
  /** ISO 8601, by the clock of the browser that it was typed in. */
  readonly keptAt: string;
  readonly value: T;
  /** This browser does not have it: it was typed elsewhere, or signed out of here. */
  readonly isFromServer?: boolean;
}

/** The second place of drafts. All functions throw `AppError`. */
export interface DraftServer {
  /** Keeps a text, unless a newer one of the same editor is kept already. */
  readonly keep: (draft: KeptDraft<unknown>) => Promise<void>;
  readonly remove: (place: DraftPlace) => Promise<void>;
  /** Of one document, or of all that were never saved; newest first. */
  readonly list: (documentId: string | null) => Promise<readonly KeptDraft<unknown>[]>;
}

export interface DraftStore<T> {
  readonly keep: (draft: Omit<KeptDraft<T>, 'keptAt'>) => Promise<KeepOutcome>;
  readonly remove: (draft: DraftPlace) => Promise<void>;
  /** Drafts of one document, newest first, without those of editors that are open right now. */
  readonly listOf: (documentId: string) => Promise<KeptDraft<T>[]>;
  /** Drafts of documents that were never saved, newest first, without those that are open right now. */
  readonly listNew: () => Promise<KeptDraft<T>[]>;
  /** Marks a slot as open until the returned function is called or the page goes. */
  readonly hold: (draft: DraftPlace) => () => void;
}

interface DraftStoreOptions<T> {
  /** Kind of document: `post`, `page` */
  readonly kind: string;
  /** Another person may sign in on the same browser: drafts belong to whoever wrote them. */
  readonly ownerId: string;
  /** Reads a value as an older build may have written it; null when it cannot be used. */
  readonly parse: (value: unknown) => T | null;
  /** Keeps them, too, and offers them on every device; without it they stay in this browser. */
  readonly server?: DraftServer;
}

/** Keeps unsaved text in the browser at once and, a moment later, on the server. */
export function createDraftStore<T>(options: DraftStoreOptions<T>): DraftStore<T> {
  const { kind, ownerId, parse, server } = options;
  const prefix = `careerloom-draft:${kind}:${ownerId}:`;
  const keyOf = ({ documentId, slot }: DraftPlace) => `${prefix}${documentId}:${slot}`;
  const marks = createSentMarks(keyOf);
  const sender = server && createCopySender(server, marks);

  async function listServer(documentId: string | null): Promise<readonly KeptDraft<unknown>[]> {
    if (!server || !sender) return [];
    // Out of reach: the browser's own texts are there all the same.
    const copies = await server.list(documentId).catch(() => []);
    const there: KeptDraft<unknown>[] = [];
    for (const copy of copies) {
      sender.note(copy);
      if (await marks.isGone(copy)) void sender.remove(copy);
      else there.push(copy);
    }
    return there;
  }

  async function list(below: string, documentId: string | null): Promise<KeptDraft<T>[]> {
    const [texts, open, copies] = await Promise.all([
      draftStorage.list(below),
      openKeys(),
      listServer(documentId),
    ]);
    const found = new Map<string, KeptDraft<unknown>>();
    for (const [key, text] of texts) {
      const draft = readDraft(text);
      if (draft) found.set(key, draft);
    }
    for (const copy of copies) {
      const own = found.get(keyOf(copy));
      // Of one editor, and so by one clock.
      if (!own) found.set(keyOf(copy), { ...copy, isFromServer: true });
      else if (own.keptAt < copy.keptAt) found.set(keyOf(copy), copy);
    }
    return [...found]
      .filter(([key]) => !open.has(key))
      .flatMap(([, draft]) => {
        const value = parse(draft.value);
        return value === null ? [] : { ...draft, value };
      })
      .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  }

  return {
    keep: (draft) => {
      const kept = { ...draft, keptAt: new Date().toISOString() };
      sender?.queue(kept);
      return draftStorage.put(keyOf(draft), JSON.stringify(kept));
    },
    remove: async (draft) => {
      const removed = sender?.remove(draft);
      await draftStorage.remove(keyOf(draft));
      await removed;
    },
    listOf: (documentId) => list(`${prefix}${documentId}:`, documentId),
    listNew: async () => (await list(prefix, null)).filter((draft) => draft.base === null),
    hold: (draft) => holdKey(keyOf(draft)),
  };
}

const envelope = z.object({
  documentId: z.string(),
  slot: z.string(),
  base: z.nullable(z.object({ version: z.number(), updatedAt: z.string() })),
  keptAt: z.string(),
  value: z.unknown(),
});

function readDraft(text: string): KeptDraft<unknown> | null {
  try {
    return envelope.parse(JSON.parse(text));
  } catch {
    // Cut off, or written by something else.
    return null;
  }
}

/** A lock lives as long as its page, also through a crash: what holds one is being edited at this moment. */
function holdKey(key: string): () => void {
  const release = new AbortController();
  // Without the Web Locks API (plain http) an open draft of another tab is offered as well; no harm done.
  if ('locks' in navigator) {
    const held = () =>
      new Promise<void>((resolve) => release.signal.addEventListener('abort', () => resolve()));
    navigator.locks.request(key, { signal: release.signal }, held).catch(() => undefined);
  }
  return () => release.abort();
}

async function openKeys(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap((lock) => lock.name ?? []));
}
