import { clsx } from 'clsx';
import { AddToCalendar } from '@/components/calendar/add-to-calendar';
import { SheetArt } from '@/components/loom/sheet-art';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { CareerEvent } from '@/data/events';
import { calendarEntry } from '../calendar-entry';
import { timingOf } from '../model';
import { hueOf } from '../hue';
import { EventState } from './event-state';
import { EventTags } from './event-tags';
import { EventWhen } from './event-when';

interface WebinarCardProps {
  readonly event: CareerEvent;
  readonly now: Date | null;
  /** The next one to come carries the page's one strong button. */
  readonly isNext: boolean;
  /** It needs no place for buttons, not even before the clock is known. */
  readonly isOver: boolean;
  /** Somebody is registered from this browser. */
  readonly isRegistered: boolean;
  readonly onRegister: (event: CareerEvent) => void;
  /** The first sign of interest in registering. */
  readonly onInterest: () => void;
}

/** One webinar with the ways to register; nothing to register for once it has begun. */
export function WebinarCard({
  event,
  now,
  isNext,
  isOver,
  isRegistered,
  onRegister,
  onInterest,
}: WebinarCardProps) {
  const timing = now === null ? null : timingOf(event, now);
  const titleId = `webinar-title-${event.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface-raised"
    >
      <SheetArt
        seed={event.image}
        hue={hueOf(event)}
        className="h-28 w-full border-b border-line bg-surface-sunken"
      />
      <div className="flex grow flex-col p-6">
        <EventState event={event} now={now} isRegistered={isRegistered} />
        <h2 id={titleId} className="mt-2 text-xl font-semibold text-ink">
          {event.title}
        </h2>
        <div className="mt-2">
          <EventWhen event={event} isKnown={now !== null} isNarrow />
        </div>
        <p className="mt-3 text-ink-soft">{event.description}</p>
        <p className="mt-3 text-sm text-muted">Hosted by: {event.host}</p>
        <div className="mt-3 mb-6">
          <EventTags tags={event.tags} />
        </div>
        <div className={clsx('mt-auto', !isOver && 'min-h-24')}>
          {timing === 'upcoming' ? (
            <>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant={isNext && !isRegistered ? 'primary' : 'secondary'}
                  aria-haspopup="dialog"
                  aria-describedby={titleId}
                  className="min-h-11"
                  onPointerEnter={onInterest}
                  onFocus={onInterest}
                  onClick={() => onRegister(event)}
                >
                  {isRegistered ? 'My seat' : 'Register'}
                </Button>
                {event.registrationUrlZoom === undefined ? null : (
                  <a
                    href={event.registrationUrlZoom}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-describedby={titleId}
                    className={`${buttonClass()} min-h-11`}
                  >
                    Register on Zoom
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                )}
              </div>
              <div className="mt-2 -ml-2">
                <AddToCalendar entry={calendarEntry(event, paths.webinars())} />
              </div>
            </>
          ) : null}
        </div>
      </div>
    </article>
  );
}
