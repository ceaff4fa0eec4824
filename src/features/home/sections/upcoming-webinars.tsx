import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { CareerEvent } from '@/data/events';
import { EventWhen } from './event-when';
import { SectionHeading } from './section-heading';

interface UpcomingWebinarsProps {
  readonly webinars: readonly CareerEvent[];
  /** False while the visitor's clock is not known: topics without their dates. */
  readonly isDated: boolean;
}

export function UpcomingWebinars({ webinars, isDated }: UpcomingWebinarsProps) {
  return (
    <section aria-labelledby="webinars-title" className="bg-surface-sunken">
      <div className="page-width py-section">
        <SectionHeading id="webinars-title" title="Upcoming webinars">
          Saturdays at 3 PM IST: free, an hour long, and open to everybody who is curious.
        </SectionHeading>
        <ol className="mt-10 divide-y divide-line-strong/40 border-y border-line-strong/40">
          {webinars.map((webinar) => (
            <li
              key={webinar.id}
              className="grid gap-x-10 gap-y-3 py-6 md:min-h-36 md:grid-cols-[13rem_1fr_auto] md:items-center"
            >
              <p className="text-sm font-semibold text-brand">
                <EventWhen startISO={isDated ? webinar.startISO : null} />
              </p>
              <div>
                <h3 className="text-xl font-semibold text-ink">{webinar.title}</h3>
                <p className="mt-1 max-w-measure text-ink-soft">{webinar.description}</p>
              </div>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:w-40 md:flex-col md:items-start">
                <Link to={paths.webinars()} className={buttonClass()}>
                  Register<span className="sr-only"> for {webinar.title}</span>
                </Link>
                {webinar.registrationUrlZoom === undefined ? null : (
                  <a
                    href={webinar.registrationUrlZoom}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="py-1 text-sm font-medium text-brand link-underline"
                  >
                    Register on Zoom
                    <span className="sr-only"> for {webinar.title} (opens in a new tab)</span>
                  </a>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
