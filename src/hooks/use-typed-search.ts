import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Long enough that a word is typed before a request goes out, short enough to feel immediate. */
const TYPING_PAUSE_MS = 250;

interface TypedSearch {
  /** What stands in the box. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Sends what is typed at once, for Enter. */
  readonly flush: () => void;
  /** For the box of a prerendered page: what was typed before the application took over counts. */
  readonly box: RefObject<HTMLInputElement | null>;
}

/**
 * A search box over a value that lives elsewhere (in the address). Typing reaches it after a pause;
 * when it changes from outside (Back, Clear Filters) the box follows.
 */
export function useTypedSearch(value: string, onChange: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const latest = useRef(onChange);
  const box = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const early = box.current?.value ?? '';
    if (early !== '') setTyped(early);
  }, []);

  useEffect(() => {
    latest.current = onChange;
  });

  if (value !== known) {
    setKnown(value);
    // Our own change coming back is trimmed; it must not eat the blank that is being typed.
    if (value !== typed.trim()) setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => latest.current(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return { typed, setTyped, flush: () => onChange(typed.trim()), box };
}
