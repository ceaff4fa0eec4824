import { createStore, del, promisifyRequest, set } from 'idb-keyval';

/** For the texts that are too large for localStorage. */
const database = createStore('careerloom-drafts', 'texts');

/** `stored`: survives a crash. `memory`: storage is blocked or full; the text lasts as long as the page. */
export type KeepOutcome = 'stored' | 'memory';

const memory = new Map<string, string>();
/** Keys that certainly have no copy in IndexedDB, so that it is not opened with every pause in typing. */
const onlyLocal = new Set<string>();

/**
 * Texts by key. localStorage first, because it is the only storage that a closing page can still write
 * to; what does not fit there goes to IndexedDB.
 */
export const draftStorage = {
  /** Keeps a text. Where localStorage has room this is done when the call returns. */
  async put(key: string, text: string): Promise<KeepOutcome> {
    memory.delete(key);
    if (putLocal(key, text)) {
      // An older copy that had not fitted would otherwise come back one day.
      if (!onlyLocal.has(key)) await removeLarge(key);
      onlyLocal.add(key);
      return 'stored';
    }
    removeLocal(key);
    onlyLocal.delete(key);
    if (await putLarge(key, text)) return 'stored';
    memory.set(key, text);
    return 'memory';
  },

  async remove(key: string): Promise<void> {
    memory.delete(key);
    removeLocal(key);
    await removeLarge(key);
  },

  /** All texts whose key starts with `prefix`. */
  async list(prefix: string): Promise<Map<string, string>> {
    const found = await listLarge(prefix);
    for (const [key, text] of listLocal(prefix)) found.set(key, text);
    for (const [key, text] of memory) if (key.startsWith(prefix)) found.set(key, text);
    return found;
  },
};

function putLocal(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

function listLocal(prefix: string): Map<string, string> {
  const found = new Map<string, string>();
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      if (!key?.startsWith(prefix)) continue;
      const text = localStorage.getItem(key);
      if (text !== null) found.set(key, text);
    }
  } catch {
    // Blocked storage: nothing was kept here.
  }
  return found;
}

async function putLarge(key: string, text: string): Promise<boolean> {
  try {
    await set(key, { key, text }, database);
    return true;
  } catch {
    return false;
  }
}

async function removeLarge(key: string): Promise<void> {
  try {
    await del(key, database);
  } catch {
    // Nothing can be kept there, so nothing is there.
  }
}

async function listLarge(prefix: string): Promise<Map<string, string>> {
  try {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const records: unknown[] = await database('readonly', (texts) =>
      promisifyRequest(texts.getAll(range)),
    );
    return new Map(records.filter(isRecord).map(({ key, text }) => [key, text]));
  } catch {
    return new Map();
  }
}

function isRecord(value: unknown): value is { key: string; text: string } {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('text' in value))
    return false;
  return typeof value.key === 'string' && typeof value.text === 'string';
}
