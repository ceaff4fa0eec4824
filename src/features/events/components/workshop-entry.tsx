import { Link } from 'react-router-dom';
import { AddToCalendar } from '@/components/calendar/add-to-calendar';
import { SheetArt } from '@/components/loom/sheet-art';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { CareerEvent } from '@/data/events';
import { calendarEntry } from '../calendar-entry';
import { hueOf } from '../hue';
import { isInternalLink, timingOf } from '../model';
import { planOf } from '../workshop-plans';
import { EventState } from './event-state';
import { EventTags } from './event-tags';
import { EventWhen } from './event-when';

interface WorkshopEntryProps {
  readonly event: CareerEvent;
  readonly now: Date | null;
}

/** Where "Learn More" leads: the plan below, or the event's own page; nowhere without a registration link. */
function moreAddress(event: CareerEvent): string | undefined {
  if (event.registrationUrlZoom === undefined) return undefined;
  if (isInternalLink(event.registrationUrlZoom)) return paths.bootcamp();
  const plan = planOf(event.id);
  return plan && `#${plan.anchor}`;
}

/** One workshop across the width of the page. */
export function WorkshopEntry({ event, now }: WorkshopEntryProps) {
  const timing = now === null ? null : timingOf(event, now);
  const titleId = `workshop-title-${event.id}`;
  const more = moreAddress(event);
  const isUpcoming = timing === 'upcoming';
  const external =
    event.registrationUrlZoom !== undefined && !isInternalLink(event.registrationUrlZoom)
      ? event.registrationUrlZoom
      : undefined;
  return (
    <article
      aria-labelledby={titleId}
      className="grid h-full gap-x-12 gap-y-6 py-10 md:grid-cols-[2fr_3fr]"
    >
      <SheetArt
        seed={event.image}
        hue={hueOf(event)}
        threads={9}
        className="h-40 w-full rounded-lg bg-surface-sunken md:h-full md:max-h-64"
      />
      <div>
        <EventState event={event} now={now} />
        <h2 id={titleId} className="mt-2 text-2xl font-bold text-ink">
          {event.title}
        </h2>
        <div className="mt-2">
          <EventWhen event={event} isKnown={now !== null} />
        </div>
        <p className="mt-3 max-w-measure text-ink-soft">{event.description}</p>
        <p className="mt-3 text-sm text-muted">Hosted by: {event.host}</p>
        <div className="mt-3">
          <EventTags tags={event.tags} />
        </div>
        <div className="mt-6 flex min-h-11 flex-wrap gap-3">
          {more === undefined ? null : (
            <Link to={more} className={`${buttonClass()} min-h-11`}>
              Learn More
              <span className="sr-only">: {event.title}</span>
            </Link>
          )}
          {isUpcoming && external !== undefined ? (
            <a
              href={external}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={titleId}
              className={`${buttonClass({ variant: 'primary' })} min-h-11`}
            >
              Register
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : null}
          {isUpcoming && event.registrationUrlZoom === undefined ? (
            <Link
              to={paths.contact()}
              aria-describedby={titleId}
              className={`${buttonClass()} min-h-11`}
            >
              Ask for a seat
            </Link>
          ) : null}
        </div>
        <div className="mt-2 -ml-2 min-h-11">
          {isUpcoming ? <AddToCalendar entry={calendarEntry(event, paths.workshops())} /> : null}
        </div>
      </div>
    </article>
  );
}
