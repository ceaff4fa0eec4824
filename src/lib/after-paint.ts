/** Calls back once the next frame has been painted, or at once in a tab that nobody sees, for that one is not painted. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  // A frame is painted after its callbacks, and before the next task.
  else requestAnimationFrame(() => setTimeout(work));
}
