import { useEffect, useRef } from 'react';
import { createSignal, type Listener } from '@/lib/signal';

const lost = createSignal();
const renewed = createSignal();

/** Says that a request was answered "signed out"; the session keeper asks for the password. */
export const reportSessionLost: () => void = lost.emit;
export const onSessionLost: (listener: Listener) => () => void = lost.subscribe;

/** Says that the same person signed in again after the session had ended by itself. */
export const reportSessionRenewed: () => void = renewed.emit;
export const onSessionRenewed: (listener: Listener) => () => void = renewed.subscribe;

/** Runs the callback each time the session is back, for instance to save once more what was refused. */
export function useSessionRenewed(callback: Listener): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  }, [callback]);
  useEffect(
    () =>
      onSessionRenewed(() => {
        latest.current();
      }),
    [],
  );
}
