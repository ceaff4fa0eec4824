/** Whoever holds something unsaved on the screen. */
const holders = new Set<() => boolean>();

/** @returns a function that takes the holder off again */
export function holdUnsavedWork(hasUnsaved: () => boolean): () => void {
  holders.add(hasUnsaved);
  return () => {
    holders.delete(hasUnsaved);
  };
}

/** Whether a reload would take something from the screen that is stored nowhere. */
export function hasUnsavedWork(): boolean {
  return [...holders].some((hasUnsaved) => hasUnsaved());
}
