import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeepOutcome } from '@/lib/storage/draft-storage';
import type { DraftBase, DraftStore } from './draft-store';

/** Milliseconds after the last change until the text is kept. */
const PAUSE = 600;

interface DraftKeeperOptions<T> {
  readonly store: DraftStore<T>;
  readonly documentId: string;
  readonly slot: string;
  readonly base: DraftBase | null;
  /** The text as it is now; null when there is nothing unsaved. Called at any time, also while the page closes. */
  readonly read: () => T | null;
}

interface DraftKeeper {
  /** Call with every change. */
  readonly touch: () => void;
  /** Keeps the text at once. */
  readonly flush: () => void;
  /** Removes the kept text: it has been saved, or the person gave it up. */
  readonly forget: () => void;
  /** `memory` when this browser cannot keep the text beyond the life of the page; null before the first try. */
  readonly outcome: KeepOutcome | null;
}

/** Keeps unsaved text in the browser: when typing pauses, when the page is hidden or left, and on unmount. */
export function useDraftKeeper<T>(options: DraftKeeperOptions<T>): DraftKeeper {
  const { store, documentId, slot } = options;
  const latest = useRef(options);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasKept = useRef(false);
  const [outcome, setOutcome] = useState<KeepOutcome | null>(null);

  useEffect(() => {
    latest.current = options;
  });

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { read, base, ...place } = latest.current;
    const value = read();
    if (value === null) {
      // Everything was undone by hand: what was kept on the way is not to be offered one day.
      if (hasKept.current) void place.store.remove(place);
      hasKept.current = false;
      return;
    }
    hasKept.current = true;
    void place.store
      .keep({ documentId: place.documentId, slot: place.slot, base, value })
      .then(setOutcome);
  }, []);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, PAUSE);
  }, [flush]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    hasKept.current = false;
    void latest.current.store.remove(latest.current);
  }, []);

  useEffect(() => store.hold({ documentId, slot }), [store, documentId, slot]);

  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', handleHidden);
      flush();
    };
  }, [flush]);

  return { touch, flush, forget, outcome };
}
