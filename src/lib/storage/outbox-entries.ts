import { clear, createStore, del, promisifyRequest } from 'idb-keyval';
import { outboxHandover } from './outbox-handover';

/** Whatever has an id; what is stored is checked by whoever reads it. */
export interface Identified {
  readonly id: string;
}

function isIdentified(value: unknown): value is Identified {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  );
}

const database = createStore('careerloom-outbox', 'entries');

async function putLarge(entry: Identified, onlyKnown: boolean): Promise<'stored' | 'unknown'> {
  return database('readwrite', async (entries) => {
    if (onlyKnown) {
      const count = await promisifyRequest(entries.count(entry.id));
      if (count === 0) return 'unknown';
    }
    entries.put(entry, entry.id);
    await promisifyRequest(entries.transaction);
    return 'stored';
  });
}

async function listLarge(): Promise<unknown[]> {
  try {
    const found: unknown[] = await database('readonly', (entries) =>
      promisifyRequest(entries.getAll()),
    );
    return found;
  } catch {
    return [];
  }
}

/** Entries by id: in IndexedDB, else in localStorage, else in memory. Nothing here ever throws. */
export const outboxEntries = {
  /** Everything that is kept, whatever its shape; what a poorer storage holds is the newer. */
  list: async (): Promise<unknown[]> => [...(await listLarge()), ...outboxHandover.list()],

  /** Moves what was handed over to where it belongs. */
  async takeOver(): Promise<void> {
    for (const entry of outboxHandover.list().filter(isIdentified)) await outboxEntries.put(entry);
  },

  async put(entry: Identified): Promise<void> {
    try {
      await putLarge(entry, false);
      outboxHandover.remove(entry.id);
    } catch {
      outboxHandover.put(entry.id, entry);
    }
  },

  /** Changes an entry that is still there. @returns false where it has been removed meanwhile */
  async replace(entry: Identified): Promise<boolean> {
    const isHandedOver = outboxHandover.has(entry.id);
    try {
      const outcome = await putLarge(entry, !isHandedOver);
      if (isHandedOver) outboxHandover.remove(entry.id);
      return outcome === 'stored';
    } catch {
      if (!isHandedOver && !(await isKnown(entry.id))) return false;
      outboxHandover.put(entry.id, entry);
      return true;
    }
  },

  /** @returns whether it is certainly gone */
  async remove(id: string): Promise<boolean> {
    outboxHandover.remove(id);
    if (typeof indexedDB === 'undefined') return true;
    try {
      await del(id, database);
      return true;
    } catch {
      return false;
    }
  },
};

async function isKnown(id: string): Promise<boolean> {
  try {
    return (await database('readonly', (entries) => promisifyRequest(entries.count(id)))) > 0;
  } catch {
    return false;
  }
}

/** Forgets every entry. @returns whether nothing is left */
export async function eraseOutbox(): Promise<boolean> {
  outboxHandover.clear();
  // Where there is no IndexedDB at all nothing can have been kept in it.
  if (typeof indexedDB === 'undefined') return true;
  try {
    await clear(database);
    return true;
  } catch {
    return false;
  }
}
