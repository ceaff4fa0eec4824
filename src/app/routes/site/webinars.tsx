import { Link } from 'react-router-dom';
import { ScriptNote } from '@/components/form/script-note';
import { paths } from '@/config/paths';
import { WebinarGrid } from '@/features/events/components/webinar-grid';
import { futureEventsJsonLd } from '@/features/events/json-ld';
import { allTags, filterEvents, nextFirst } from '@/features/events/model';
import { useEvents } from '@/features/events/use-events';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';

export function Component() {
  const { events, now, instant } = useEvents();
  const found = filterEvents(events, { view: 'webinars', tag: allTags, now: instant });
  const webinars = nextFirst(found, instant);

  return (
    <div className="page-width pt-12 pb-section md:pt-section">
      <Head
        title="Free webinars, Saturdays at 3 pm IST"
        description="A free hour every Saturday: first jobs in marketing, SQL from zero, a day in a security operations centre, AI at work. Register with name and e-mail."
        path={paths.webinars()}
        jsonLd={[
          ...futureEventsJsonLd(webinars, now, paths.webinars()),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Events', path: paths.events() },
            { name: 'Webinars', path: paths.webinars() },
          ]),
        ]}
      />
      <header className="max-w-narrow">
        <h1 className="text-5xl font-bold text-ink">Webinars, free on Saturdays</h1>
        <p className="mt-6 text-xl text-ink-soft">
          Sixty minutes at 3:00 pm IST: forty of subject, twenty for questions. Nothing to pay,
          nothing to install.
        </p>
      </header>
      <div className="mt-12">
        <ScriptNote />
        <WebinarGrid events={webinars} now={now} instant={instant} closing={<WorkshopsNote />} />
      </div>
    </div>
  );
}

function WorkshopsNote() {
  return (
    <div className="w-full border-t-2 border-ink py-6">
      <p className="text-2xl font-bold text-ink">Rather work than listen?</p>
      <p className="mt-2 text-ink-soft">
        On Sundays at 10:00 am IST you build something yourself, in three hours.
      </p>
      <Link
        to={paths.workshops()}
        className="mt-4 inline-block link-underline font-medium text-ink"
      >
        See the workshops
      </Link>
    </div>
  );
}
