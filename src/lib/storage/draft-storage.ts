import { browserDatabase } from './draft-database';

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
      if (!onlyLocal.has(key)) await browserDatabase.remove(key);
      onlyLocal.add(key);
      return 'stored';
    }
    removeLocal(key);
    onlyLocal.delete(key);
    if (await browserDatabase.put(key, text)) return 'stored';
    memory.set(key, text);
    return 'memory';
  },

  async remove(key: string): Promise<void> {
    memory.delete(key);
    removeLocal(key);
    await browserDatabase.remove(key);
  },

  /** All texts whose key starts with `prefix`. */
  async list(prefix: string): Promise<Map<string, string>> {
    const found = await browserDatabase.list(prefix);
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
