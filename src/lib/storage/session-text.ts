/** A text that one tab remembers until it closes; blocked or full storage gives a copy in memory. */
export function defineSessionText(key: string): {
  get: () => string;
  set: (value: string) => void;
} {
  let memory = '';
  return {
    get: () => {
      try {
        return sessionStorage.getItem(key) ?? memory;
      } catch {
        return memory;
      }
    },
    set: (value) => {
      try {
        sessionStorage.setItem(key, value);
        memory = '';
      } catch {
        // Serves until the page goes.
        memory = value;
      }
    },
  };
}
