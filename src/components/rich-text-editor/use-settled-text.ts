import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds without a key stroke before the text is written out. */
const SETTLE = 400;

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
  const latest = useRef({ read, onChange });
  useEffect(() => {
    latest.current = { read, onChange };
  });

  const flush = useCallback(() => {
    if (timer.current !== undefined) {
      clearTimeout(timer.current);
      timer.current = undefined;
      text.current = latest.current.read();
      latest.current.onChange(text.current);
    }
    return text.current;
  }, []);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, SETTLE);
  }, [flush]);

  useEffect(
    () => () => {
      flush();
    },
    [flush],
  );

  return { touch, flush };
}
