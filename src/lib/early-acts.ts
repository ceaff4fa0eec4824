declare global {
  interface Window {
    /** What is done before `boot.ts` is there. The page's own script is a bundle by itself: the two share no module. */
    earlyActs?: Event[];
  }
}

/** What `lib/kept-acts` hears. */
const kinds = ['click', 'input', 'keydown', 'compositionstart', 'compositionend'] as const;

/** Notes what the visitor does, until somebody else listens. */
export function recordActs(signal: AbortSignal): void {
  const acts: Event[] = [];
  window.earlyActs = acts;
  for (const kind of kinds)
    addEventListener(kind, (event) => acts.push(event), { capture: true, signal });
}

/** What has been done so far, in its order; the fields may have changed since. For whoever asks first. */
export function takeEarlyActs(): readonly Event[] {
  const acts = window.earlyActs ?? [];
  delete window.earlyActs;
  return acts;
}
