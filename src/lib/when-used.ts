import { whenIdle } from './when-idle';

const acts = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Does something in an idle moment after somebody has pointed, touched, scrolled or typed. @returns a function that calls it off */
export function whenUsed(work: () => void): () => void {
  let stop = stopListening;

  function handleAct(): void {
    stopListening();
    stop = whenIdle(work);
  }

  function stopListening(): void {
    for (const act of acts) removeEventListener(act, handleAct);
  }

  for (const act of acts) addEventListener(act, handleAct, { passive: true });
  return () => stop();
}
