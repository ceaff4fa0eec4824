import { useEffect, useState } from 'react';

/**
 * The visitor's clock. Null on the server and in the first render, so that the prerendered page and its
 * hydration agree; the time of the visit after mount.
 * With `tickMs` the time is read again at that distance (milliseconds), otherwise once.
 */
export function useNow(tickMs?: number): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    setNow(new Date());
    if (!tickMs) return;
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);

  return now;
}
