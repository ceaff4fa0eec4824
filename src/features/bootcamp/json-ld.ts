import { paths } from '@/config/paths';
import { bootcamp, type EditionState } from '@/data/bootcamp';
import { bootcampFaq, tickets } from '@/data/bootcamp-day';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import { breadcrumbs, eventJsonLd, faqJsonLd } from '@/lib/seo/structured-data';

/** The event itself is announced only while it is to come, which the prerendered page cannot know. */
export function bootcampJsonLd(state: EditionState | null): JsonLdObject[] {
  const event = eventJsonLd({
    title: bootcamp.title,
    description: bootcamp.tagline,
    startISO: bootcamp.startISO,
    durationMins: bootcamp.durationMins,
    free: false,
    path: paths.bootcamp(),
    place: bootcamp.venue,
    prices: tickets.map((ticket) => ticket.price),
  });
  return [
    ...(state === 'upcoming' ? [event] : []),
    faqJsonLd(bootcampFaq),
    breadcrumbs([
      { name: 'Home', path: paths.home() },
      { name: 'Events', path: paths.events() },
      { name: bootcamp.title, path: paths.bootcamp() },
    ]),
  ];
}
