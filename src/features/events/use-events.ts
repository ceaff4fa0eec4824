import { useMemo } from 'react';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { eventsAt, type CareerEvent } from '@/data/events';

/** Any instant after the last fixed date; it only gives the prerendered page an order to keep. */
const standIn = new Date('2026-01-01T00:00:00+05:30');

interface LiveEvents {
  /** By start time. Until `now` is known their dates mean nothing and must not be shown. */
  readonly events: readonly CareerEvent[];
  /** The visitor's clock, to the minute; null in the prerendered page. */
  readonly now: Date | null;
  /** For filters that need an instant in every state. */
  readonly instant: Date;
}

/** The eight events as of now. */
export function useEvents(): LiveEvents {
  const now = useNow(MINUTE_MS);
  const instant = now ?? standIn;
  const events = useMemo(() => eventsAt(instant), [instant]);
  return { events, now, instant };
}
