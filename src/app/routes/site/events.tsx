import { clsx } from 'clsx';
import { useCallback, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TabPanel, Tabs } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { AgendaEntry } from '@/features/events/components/agenda-entry';
import { EventFilters } from '@/features/events/components/event-filters';
import { futureEventsJsonLd } from '@/features/events/json-ld';
import { allTags, eventViews, filterEvents, tagsOf } from '@/features/events/model';
import { useEvents } from '@/features/events/use-events';
import { useRegistrations } from '@/lib/registrations/use-registrations';
import { registrationsFor } from '@/lib/registrations/registered';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';
import { choiceField, textField, useSearchState } from '@/lib/search-state';

const filterFields = {
  view: choiceField(eventViews, 'all'),
  tag: { ...textField(), fallback: allTags },
};

export function Component() {
  const { events, now, instant } = useEvents();
  const registrations = useRegistrations();
  const [filter, setFilter] = useSearchState(filterFields);
  const tags = useMemo(() => tagsOf(events), [events]);
  const handleTag = useCallback((next: string) => setFilter({ tag: next }), [setFilter]);
  // A tag that no event carries any more must not leave the page empty.
  const tag = tags.includes(filter.tag) ? filter.tag : allTags;
  const found = filterEvents(events, { view: filter.view, tag, now: instant });

  return (
    <div className="page-width pt-12 pb-section md:pt-section">
      <Head
        title="Events: free webinars and hands-on workshops"
        description="Free webinars on Saturdays and hands-on workshops on Sundays, taught live by Careerloom’s mentors and admissions team. Filter by kind and topic."
        path={paths.events()}
        jsonLd={[
          ...futureEventsJsonLd(events, now, paths.events()),
          pageTrail('Events', paths.events()),
        ]}
      />
      <header className="grid gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr] lg:items-end">
        <h1 className="text-5xl font-bold text-ink">An hour before you decide anything</h1>
        <p className="max-w-measure text-lg text-ink-soft">
          A free webinar every Saturday at 3:00 pm IST, a workshop with your own hands on the
          keyboard every Sunday at 10:00 am IST.
        </p>
      </header>
      <Tabs ids={eventViews} value={filter.view} onChange={(view) => setFilter({ view })}>
        <div className="mt-12">
          <EventFilters tag={tag} tags={tags} onTag={handleTag} />
        </div>
        <p role="status" className="sr-only">
          {now === null ? '' : `${found.length} ${found.length === 1 ? 'event' : 'events'}`}
        </p>
        <TabPanel value={filter.view}>
          {/* Rows of one height, and places instead of events as keys: when the dates arrive nothing moves. */}
          <ul
            className={clsx(
              'grid divide-y divide-line border-b border-line',
              now === null || found.length === events.length ? 'auto-rows-fr' : '',
            )}
          >
            {found.map((event, index) => (
              <li key={index}>
                <AgendaEntry
                  event={event}
                  now={now}
                  isRegistered={now !== null && registrationsFor(registrations, event).length > 0}
                />
              </li>
            ))}
          </ul>
          {found.length === 0 ? (
            <EmptyState
              title="No events with this tag here"
              action={
                <Button onClick={() => setFilter({ view: 'all', tag: allTags })}>
                  Show all events
                </Button>
              }
            >
              Another tab or another tag may have what you look for.
            </EmptyState>
          ) : null}
        </TabPanel>
      </Tabs>
      <noscript>
        <p className="mt-8 max-w-measure text-ink-soft">
          Dates are worked out as you open the page, which needs JavaScript. The topics above come
          in turn, one each week.
        </p>
      </noscript>
    </div>
  );
}
