interface RawStorage {
  /** The keys that begin with `prefix`. */
  readonly keys: (prefix: string) => string[];
  /** What stands under each key that holds something: its JSON, the plain text where it is none. */
  readonly read: (keys: readonly string[]) => Record<string, unknown>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @param area asked for anew each time: its getter throws where storage is blocked */
function defineRawStorage(area: () => Storage): RawStorage {
  return {
    keys: (prefix) => {
      try {
        return Object.keys(area()).filter((key) => key.startsWith(prefix));
      } catch {
        return [];
      }
    },
    read: (keys) => {
      const found: Record<string, unknown> = {};
      try {
        for (const key of keys) {
          const text = area().getItem(key);
          if (text !== null) found[key] = parse(text);
        }
      } catch {
        // Blocked storage holds nothing.
      }
      return found;
    },
  };
}

/** What the browser keeps for this site, whatever its shape. */
export const deviceStorage = defineRawStorage(() => localStorage);

/** What this tab keeps until it closes. */
export const tabStorage = defineRawStorage(() => sessionStorage);
