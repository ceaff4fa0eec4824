/** A number that one tab remembers until it closes; blocked or full storage gives a copy in memory. */
export function defineSessionNumber(key: string): {
  get: () => number;
  set: (value: number) => void;
} {
  let memory = 0;
  return {
    get: () => {
      try {
        const stored = Number(sessionStorage.getItem(key) ?? memory);
        return Number.isFinite(stored) ? stored : memory;
      } catch {
        return memory;
      }
    },
    set: (value) => {
      memory = value;
      try {
        sessionStorage.setItem(key, String(value));
      } catch {
        // The copy in memory serves until the page goes.
      }
    },
  };
}
