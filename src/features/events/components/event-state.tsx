import { Badge } from '@/components/ui/badge';
import type { CareerEvent } from '@/data/events';
import { timingOf } from '../model';

interface EventStateProps {
  readonly event: CareerEvent;
  readonly now: Date | null;
  /** Somebody is registered from this browser. */
  readonly isRegistered?: boolean;
}

/** Type and price, and what the clock says of it. One line, in every state. */
export function EventState({ event, now, isRegistered = false }: EventStateProps) {
  const timing = now === null ? 'upcoming' : timingOf(event, now);
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="font-medium text-ink-soft">{event.type}</span>
      {event.free && timing !== 'past' ? <span>Free</span> : null}
      {isRegistered && timing !== 'past' ? <Badge tone="success">Registered</Badge> : null}
      {timing === 'running' ? <Badge tone="success">On now</Badge> : null}
      {timing === 'past' ? <Badge>Has taken place</Badge> : null}
    </p>
  );
}
