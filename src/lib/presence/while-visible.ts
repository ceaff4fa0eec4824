/**
 * Does something again and again while the page is seen: at once, a while after each time is over, and at once when the
 * page is seen again or online again.
 *
 * @param work never rejects; not begun a second time before it is over
 * @param pause milliseconds between two times
 * @returns ends it, and waits for the time that is under way
 */
export function whileVisible(work: () => Promise<void>, pause: number): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> | undefined;
  let isOver = false;

  async function once(): Promise<void> {
    clearTimeout(timer);
    if (isOver || document.visibilityState === 'hidden' || under) return;
    under = work();
    await under;
    under = undefined;
    wait();
  }
  const again = () => void once();
  function wait(): void {
    if (!isOver) timer = setTimeout(again, pause);
  }

  document.addEventListener('visibilitychange', again);
  window.addEventListener('pageshow', again);
  window.addEventListener('online', again);
  again();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', again);
    window.removeEventListener('pageshow', again);
    window.removeEventListener('online', again);
    await under;
  };
}
