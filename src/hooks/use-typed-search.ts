import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIsHydrated } from '@/hooks/use-is-hydrated';

/** Long enough that a word is typed before a request goes out, short enough to feel immediate. */
const TYPING_PAUSE_MS = 250;

interface TypedSearch {
  /** What stands in the box. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Sends what is typed at once, for Enter. */
  readonly flush: () => void;
  /** For the box of a prerendered page: what was typed before hydration counts. */
  readonly box: RefObject<HTMLInputElement | null>;
}

/**
 * A search box over a value that lives elsewhere (in the address). Typing reaches it after a pause;
 * when it changes from outside (Back, Clear Filters) the box follows.
 */
export function useTypedSearch(value: string, onChange: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // What was sent and has not come back. The page may render an earlier pause's text while a later one is typed.
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const isHydrated = useIsHydrated();
  const [wasHydrated, setWasHydrated] = useState(isHydrated);
  const latest = useRef(onChange);
  const box = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const early = box.current?.value ?? '';
    if (early !== '') setTyped(early);
  }, []);

  useEffect(() => {
    latest.current = onChange;
  });

  if (isHydrated !== wasHydrated) setWasHydrated(isHydrated);
  if (value !== known) {
    setKnown(value);
    const echo = awaited.indexOf(value);
    // Whoever typed before the page knew its address means what is typed.
    const isTakenOver = isHydrated && !wasHydrated && typed !== '';
    if (echo >= 0) {
      // Those before it were overtaken.
      setAwaited(awaited.slice(echo + 1));
    } else if (!isTakenOver) {
      setAwaited([]);
      setTyped(value);
    }
  }

  useEffect(() => {
    const text = typed.trim();
    if (text === (awaited.at(-1) ?? known)) return;
    const timer = setTimeout(() => {
      setAwaited([...awaited, text]);
      latest.current(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known, awaited]);

  function flush() {
    const text = typed.trim();
    if (text !== (awaited.at(-1) ?? known)) setAwaited([...awaited, text]);
    onChange(text);
  }

  return { typed, setTyped, flush, box };
}
