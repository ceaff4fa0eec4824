import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { CareerEvent } from '@/data/events';
import { DateLeaf, EventWhen } from './event-when';
import { EventState } from './event-state';
import { EventTags } from './event-tags';

interface AgendaEntryProps {
  readonly event: CareerEvent;
  readonly now: Date | null;
  /** Somebody is registered from this browser. */
  readonly isRegistered: boolean;
}

/** One event in the agenda; the whole entry leads to the page of its kind. */
export function AgendaEntry({ event, now, isRegistered }: AgendaEntryProps) {
  const href = event.type === 'Workshop' ? paths.workshops() : paths.webinars();
  const isKnown = now !== null;
  return (
    <article className="group relative grid h-full grid-cols-[4rem_1fr] gap-x-4 sm:gap-x-6 py-7 lg:grid-cols-[4rem_1fr_14rem] lg:gap-x-10">
      <DateLeaf event={event} isKnown={isKnown} />
      <div>
        <EventState event={event} now={now} isRegistered={isRegistered} />
        <h2 className="mt-1 text-xl font-semibold text-ink">
          <Link
            to={href}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {event.title}
          </Link>
        </h2>
        <p className="mt-2 max-w-measure text-ink-soft">{event.description}</p>
        <div className="mt-3">
          <EventWhen event={event} isKnown={isKnown} />
        </div>
      </div>
      <div className="col-start-2 mt-3 space-y-3 lg:col-start-3 lg:mt-0 lg:text-right">
        <p className="text-sm text-muted">
          <span className="sr-only">Host: </span>
          {event.host}
        </p>
        <div className="lg:flex lg:justify-end">
          <EventTags tags={event.tags} />
        </div>
      </div>
    </article>
  );
}
