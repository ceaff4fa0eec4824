import { draftStorage } from '@/lib/storage/draft-storage';
import type { DraftPlace, KeptDraft } from './draft-store';

/** What this browser knows of the copies on the server, by the keys of its own texts. */
export interface SentMarks {
  readonly sent: (draft: KeptDraft<unknown>) => Promise<void>;
  /** It was discarded, and the server does not know yet. */
  readonly gone: (place: DraftPlace) => Promise<void>;
  readonly forget: (place: DraftPlace) => Promise<void>;
  readonly has: (place: DraftPlace) => Promise<boolean>;
  readonly isGone: (place: DraftPlace) => Promise<boolean>;
}

const GONE = 'gone';
const DRAFT = 'careerloom-draft:';
const MARK = 'careerloom-sent:';

/** The mark of a kept text. */
const markOf = (draftKey: string) => draftKey.replace(DRAFT, MARK);

export function createSentMarks(keyOf: (place: DraftPlace) => string): SentMarks {
  const read = async (place: DraftPlace) => {
    const key = markOf(keyOf(place));
    return (await draftStorage.list(key)).get(key);
  };
  const put = async (place: DraftPlace, mark: string) => {
    await draftStorage.put(markOf(keyOf(place)), mark);
  };
  return {
    sent: (draft) => put(draft, draft.keptAt),
    gone: (place) => put(place, GONE),
    forget: (place) => draftStorage.remove(markOf(keyOf(place))),
    has: async (place) => (await read(place)) !== undefined,
    isGone: async (place) => (await read(place)) === GONE,
  };
}

/** When each text of a person was last sent as it was kept then, by the keys of the texts. */
export async function listSent(ownerId: string): Promise<ReadonlyMap<string, string>> {
  const marks = await draftStorage.list(MARK);
  return new Map(
    [...marks].flatMap(([key, keptAt]) =>
      key.split(':')[2] === ownerId ? [[key.replace(MARK, DRAFT), keptAt] as const] : [],
    ),
  );
}

/** Forgets that a text was sent. */
export function removeSentMark(draftKey: string): Promise<void> {
  return draftStorage.remove(markOf(draftKey));
}
