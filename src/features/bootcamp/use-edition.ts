import { useState, useSyncExternalStore } from 'react';
import type { EditionState } from '@/data/bootcamp';
import { delays } from '@/data/delays';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { editionState, secondsUntil } from './model';

interface Edition {
  readonly startISO: string;
  readonly endISO: string;
}

/** Both readings below are plain values, so the page renders again only when one of them changes. */
function everySecond(isOver: () => boolean) {
  return (listener: () => void) => {
    if (isOver()) return () => undefined;
    const timer = setInterval(() => {
      listener();
      if (isOver()) clearInterval(timer);
    }, delays.countdownTick);
    return () => clearInterval(timer);
  };
}

const readNothing = () => null;

/** What the clock says. Null in the prerendered page and while React hydrates it, without a second render in one piece. */
function useReading<T>(subscribe: (listener: () => void) => () => void, read: () => T): T | null {
  const isHydrated = useIsHydrated();
  return useSyncExternalStore(subscribe, isHydrated ? read : readNothing, readNothing);
}

/** Where the edition stands by the visitor's clock; null in the prerendered page and its first render. */
export function useEditionState(edition: Edition): EditionState | null {
  const [subscribe] = useState(() =>
    everySecond(() => editionState(edition, new Date()) === 'past'),
  );
  return useReading(subscribe, () => editionState(edition, new Date()));
}

interface Seconds {
  /** Null in the prerendered page and its first render; zero from the start of the event on. */
  readonly left: number | null;
  readonly isPaused: boolean;
  readonly onPause: (isPaused: boolean) => void;
}

/** Seconds until an instant, read anew each second until it has come. */
export function useSecondsUntil(targetISO: string): Seconds {
  const [held, setHeld] = useState<number | null>(null);
  const [subscribe] = useState(() => everySecond(() => secondsUntil(targetISO, new Date()) === 0));
  const current = useReading(subscribe, () => secondsUntil(targetISO, new Date()));
  return {
    left: held ?? current,
    isPaused: held !== null,
    onPause: (isPaused) => setHeld(isPaused ? current : null),
  };
}
