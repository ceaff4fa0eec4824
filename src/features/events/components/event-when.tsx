import { clsx } from 'clsx';
import type { CareerEvent } from '@/data/events';
import { formatDateTime, formatDayOfMonth, formatMonth, formatWeekday } from '@/lib/dates';

function durationText(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`;
}

type Times = Pick<CareerEvent, 'startISO' | 'durationMins'>;

interface EventWhenProps {
  readonly event: Times;
  readonly isKnown: boolean;
  /** In a card beside another the line breaks on a middle-sized screen too. */
  readonly isNarrow?: boolean;
}

/** `Sat, 21 Nov 2026, 3:00 pm IST · 60 minutes`; its place stays free until the clock is known. */
export function EventWhen({ event, isKnown, isNarrow = false }: EventWhenProps) {
  return (
    <p
      className={clsx(
        'text-sm text-ink-soft',
        'min-h-12 sm:min-h-6',
        isNarrow && 'md:min-h-12 lg:min-h-6',
      )}
      data-numbers=""
    >
      {isKnown ? (
        <>
          <time dateTime={event.startISO}>
            {formatWeekday(event.startISO)}, {formatDateTime(event.startISO)}
          </time>
          {' · '}
          {durationText(event.durationMins)}
        </>
      ) : (
        durationText(event.durationMins)
      )}
    </p>
  );
}

/** Day and month as on a calendar's leaf; the time beside it says the rest. */
export function DateLeaf({ event, isKnown }: { readonly event: Times; readonly isKnown: boolean }) {
  return (
    <p
      aria-hidden="true"
      className="flex h-20 w-16 shrink-0 flex-col items-center justify-center rounded-sm border border-line bg-surface-raised noscript:invisible"
    >
      {isKnown ? (
        <>
          <span data-numbers="" className="text-2xl font-bold text-ink">
            {formatDayOfMonth(event.startISO)}
          </span>
          <span className="text-sm text-muted">{formatMonth(event.startISO)}</span>
        </>
      ) : null}
    </p>
  );
}
