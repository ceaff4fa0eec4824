import { useMemo } from 'react';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { eventsAt, type CareerEvent } from '@/data/events';
import { buildData } from '@/lib/build-data';

/**
 * Gives the prerendered page an order to keep. The same events come next for some days, so most visitors find them where they
 * stand already. A development server has no build: any instant will do.
 */
const standIn = () => new Date(buildData().builtAt ?? '2026-01-01T00:00:00+05:30');

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
  const instant = useMemo(() => now ?? standIn(), [now]);
  return { events: eventsAt(instant), now, instant };
}
