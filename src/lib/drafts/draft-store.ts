import * as z from 'zod';
import { draftStorage, type KeepOutcome } from '@/lib/storage/draft-storage';

export interface DraftBase {
  readonly version: number;
  /** ISO 8601 */
  readonly updatedAt: string;
}

/** Unsaved text of one editing session, as it is kept in the browser. */
export interface KeptDraft<T> {
  /** Client-made id of the document; a new one has it before it is saved for the first time. */
  readonly documentId: string;
  /** One per open editor, so that two tabs on one document never overwrite each other's text. */
  readonly slot: string;
  /** The saved version that the text is based on; null for a document that was never saved. */
  readonly base: DraftBase | null;
  /** ISO 8601, by the clock of this browser. */
  readonly keptAt: string;
  readonly value: T;
}

export interface DraftStore<T> {
  readonly keep: (draft: Omit<KeptDraft<T>, 'keptAt'>) => Promise<KeepOutcome>;
  readonly remove: (draft: Pick<KeptDraft<T>, 'documentId' | 'slot'>) => Promise<void>;
  /** Drafts of one document, newest first, without those of editors that are open right now. */
  readonly listOf: (documentId: string) => Promise<KeptDraft<T>[]>;
  /** Drafts of documents that were never saved, newest first, without those that are open right now. */
  readonly listNew: () => Promise<KeptDraft<T>[]>;
  /** Marks a slot as open until the returned function is called or the page goes. */
  readonly hold: (draft: Pick<KeptDraft<T>, 'documentId' | 'slot'>) => () => void;
}

interface DraftStoreOptions<T> {
  /** Kind of document: `post`, `page` */
  readonly kind: string;
  /** Another person may sign in on the same browser: drafts belong to whoever wrote them. */
  readonly ownerId: string;
  /** Reads a value as an older build may have written it; null when it cannot be used. */
  readonly parse: (value: unknown) => T | null;
}

export function createDraftStore<T>({ kind, ownerId, parse }: DraftStoreOptions<T>): DraftStore<T> {
  const prefix = `careerloom-draft:${kind}:${ownerId}:`;
  const keyOf = (draft: { readonly documentId: string; readonly slot: string }) =>
    `${prefix}${draft.documentId}:${draft.slot}`;

  async function list(below: string): Promise<KeptDraft<T>[]> {
    const [texts, open] = await Promise.all([draftStorage.list(below), openKeys()]);
    return [...texts]
      .filter(([key]) => !open.has(key))
      .flatMap(([, text]) => readDraft(text, parse) ?? [])
      .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  }

  return {
    keep: (draft) =>
      draftStorage.put(
        keyOf(draft),
        JSON.stringify({ ...draft, keptAt: new Date().toISOString() }),
      ),
    remove: (draft) => draftStorage.remove(keyOf(draft)),
    listOf: (documentId) => list(`${prefix}${documentId}:`),
    listNew: async () => (await list(prefix)).filter((draft) => draft.base === null),
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

function readDraft<T>(text: string, parse: (value: unknown) => T | null): KeptDraft<T> | null {
  try {
    const draft = envelope.parse(JSON.parse(text));
    const value = parse(draft.value);
    return value === null ? null : { ...draft, value };
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
