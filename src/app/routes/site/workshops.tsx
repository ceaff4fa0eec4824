import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { WorkshopEntry } from '@/features/events/components/workshop-entry';
import { WorkshopPlans } from '@/features/events/components/workshop-plans';
import { futureEventsJsonLd } from '@/features/events/json-ld';
import { allTags, filterEvents, nextFirst } from '@/features/events/model';
import { useEvents } from '@/features/events/use-events';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';

export function Component() {
  const { events, now, instant } = useEvents();
  const found = filterEvents(events, { view: 'workshops', tag: allTags, now: instant });
  const workshops = nextFirst(found, instant);

  return (
    <>
      <Head
        title="Hands-on workshops"
        description="Free three-hour workshops on Sunday mornings, live and online: build a dashboard, rewrite a landing page. What you do, what to bring, what you take home."
        path={paths.workshops()}
        jsonLd={[
          ...futureEventsJsonLd(workshops, now, paths.workshops()),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Events', path: paths.events() },
            { name: 'Workshops', path: paths.workshops() },
          ]),
        ]}
      />
      <div className="page-width pt-12 pb-section md:pt-section">
        <header className="max-w-narrow">
          <h1 className="text-5xl font-bold text-ink">Workshops: you leave with the file</h1>
          <p className="mt-6 text-xl text-ink-soft">
            Sunday mornings at 10:00 am IST, three hours, live and online, with mentors who look at
            your screen. The weekly ones are free.
          </p>
          <p className="mt-4">
            <Link to={paths.webinars()} className="link-underline font-medium text-ink">
              Only an hour to spare? See the webinars
            </Link>
          </p>
        </header>
        {/* Places instead of events as keys: when the dates arrive nothing moves. */}
        <ul className="mt-8 grid auto-rows-fr divide-y divide-line border-y border-line">
          {workshops.map((event, index) => (
            <li key={index}>
              <WorkshopEntry event={event} now={now} />
            </li>
          ))}
        </ul>
      </div>
      <WorkshopPlans />
    </>
  );
}
