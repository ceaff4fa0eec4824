import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds without a key stroke before the text is written out, at least. */
const SETTLE = 400;
/** A text that takes long to write out waits this many times as long, so that it does not get in between two words. */
const PATIENCE = 4;

interface SettledText {
  /** Call with every change; cheap. */
  readonly touch: () => void;
  /** The text as it is now; reports it first if that has not happened yet. */
  readonly flush: () => string;
}

/**
 * Writing a long text out as HTML takes longer than a frame, so it happens when typing pauses, when the
 * caller needs it, and at the end.
 *
 * @param read writes the current text out
 */
export function useSettledText(
  initial: string,
  read: () => string,
  onChange: (html: string) => void,
): SettledText {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = useRef(initial);
  const cost = useRef(0);
  const latest = useRef({ read, onChange });
  useEffect(() => {
    latest.current = { read, onChange };
  });

  const flush = useCallback(() => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      const start = performance.now();
      text.current = latest.current.read();
      cost.current = performance.now() - start;
      latest.current.onChange(text.current);
    }
    return text.current;
  }, []);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, Math.max(SETTLE, PATIENCE * cost.current));
  }, [flush]);

  useEffect(
    () => () => {
      flush();
    },
    [flush],
  );

  return { touch, flush };
}
