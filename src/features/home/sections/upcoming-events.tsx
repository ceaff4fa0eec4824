import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { bootcamp } from '@/data/bootcamp';
import type { CareerEvent } from '@/data/events';
import { EventWhen } from './event-when';

interface UpcomingEventsProps {
  readonly workshops: readonly CareerEvent[];
  /** False while the visitor's clock is not known. */
  readonly isDated: boolean;
  /** The bootcamp's edition is over. */
  readonly isBootcampPast: boolean;
}

/** Workshops as an agenda, webinars as a way on: the section before already lists them. */
export function UpcomingEvents({ workshops, isDated, isBootcampPast }: UpcomingEventsProps) {
  return (
    <section aria-labelledby="events-title" className="page-width pb-section">
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface-raised lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col items-start bg-brand p-6 text-brand-ink sm:p-10">
          <h2 id="events-title" className="text-3xl font-bold">
            Upcoming events
          </h2>
          <p className="mt-4 text-lg">
            Bring a laptop on Sunday and leave with something that you made, or listen in on a
            Saturday.
          </p>
          <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3 lg:mt-auto lg:pt-8">
            <Link to={paths.workshops()} className={buttonClass({ size: 'large' })}>
              All workshops
            </Link>
            <Link
              to={paths.webinars()}
              className="inline-flex min-h-12 items-center font-semibold link-underline"
            >
              All webinars
            </Link>
          </div>
        </div>
        <ul className="divide-y divide-line px-6 sm:px-10">
          {workshops.map((workshop) => (
            <li key={workshop.id} className="py-6 lg:min-h-36">
              <p className="text-sm font-semibold text-brand">
                <EventWhen startISO={isDated ? workshop.startISO : null} />
              </p>
              <h3 className="mt-1 text-xl font-semibold text-ink">
                <Link to={paths.workshops()} className="link-underline">
                  {workshop.title}
                </Link>
              </h3>
              <p className="mt-1 max-w-measure text-ink-soft">{workshop.description}</p>
            </li>
          ))}
          <li className="py-6">
            <p className="text-sm font-semibold text-muted">
              <time dateTime={bootcamp.startISO}>{bootcamp.dateLabel}</time>
            </p>
            <h3 className="mt-1 text-xl font-semibold text-ink">
              <Link to={paths.bootcamp()} className="link-underline">
                {bootcamp.title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-soft">
              {bootcamp.venue.city}.{isBootcampPast ? ` ${bootcamp.pastText}.` : null}
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
