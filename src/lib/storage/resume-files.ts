import { clear, createStore, del, get, promisifyRequest, set } from 'idb-keyval';

/** A résumé with its bytes. Not a Blob: some browsers' private windows refuse to keep those. */
export interface ResumeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface StoredFile extends ResumeFile {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

/** `refused`: IndexedDB is full, blocked or missing, and nothing was changed. */
export type ResumeOutcome = 'stored' | 'refused';

const store = createStore('careerloom-resumes', 'files');

function isStoredFile(value: unknown): value is StoredFile {
  if (typeof value !== 'object' || value === null) return false;
  const { key, keptAt, name, type, bytes }: Partial<Record<keyof StoredFile, unknown>> = value;
  const texts = [key, name, type];
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof keptAt === 'number' &&
    bytes instanceof ArrayBuffer
  );
}

async function storedFiles(prefix: string): Promise<StoredFile[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const found: unknown[] = await store('readonly', (files) =>
    promisifyRequest(files.getAll(range)),
  );
  return found.filter(isStoredFile);
}

/** @param folder begins the keys, so that the kinds of files do not meet */
function defineFolder(folder: string) {
  const keyOf = (id: string) => `${folder}:${id}`;

  async function remove(id: string): Promise<boolean> {
    try {
      await del(keyOf(id), store);
      return true;
    } catch {
      return false;
    }
  }

  return {
    async put(id: string, { name, type, bytes }: ResumeFile): Promise<ResumeOutcome> {
      const record: StoredFile = { key: keyOf(id), keptAt: Date.now(), name, type, bytes };
      try {
        await set(record.key, record, store);
        return 'stored';
      } catch {
        return 'refused';
      }
    },

    /** Null where nothing is kept, or nothing can be read. */
    async get(id: string): Promise<ResumeFile | null> {
      try {
        const found = await get<unknown>(keyOf(id), store);
        if (!isStoredFile(found)) return null;
        return { name: found.name, type: found.type, bytes: found.bytes };
      } catch {
        return null;
      }
    },

    /** @returns whether it is certainly gone */
    remove,

    /** Ids and names of what is kept. */
    async list(): Promise<{ id: string; name: string }[]> {
      try {
        const files = await storedFiles(keyOf(''));
        return files.map(({ key, name }) => ({ id: key.slice(keyOf('').length), name }));
      } catch {
        return [];
      }
    },

    async removeOlderThan(time: number): Promise<void> {
      try {
        const files = await storedFiles(keyOf(''));
        const old = files.filter(({ keptAt }) => keptAt < time);
        await Promise.all(old.map(({ key }) => remove(key.slice(keyOf('').length))));
      } catch {
        // What cannot be read now is looked at again the next time.
      }
    },
  };
}

/** The résumés that were sent, by the job's id. */
export const sentResumes = defineFolder('sent');

/** Résumés that were chosen and not sent yet, by an id that only the tab knows that chose them. */
export const draftResumes = defineFolder('draft');

/** @returns whether every résumé is gone */
export async function eraseResumes(): Promise<boolean> {
  // Where there is no IndexedDB at all nothing can have been kept in it.
  if (typeof indexedDB === 'undefined') return true;
  try {
    await clear(store);
    return true;
  } catch {
    return false;
  }
}
