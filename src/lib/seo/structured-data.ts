import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { toIstIso, MINUTE_MS } from '@/lib/ist';
import { absoluteUrl } from './absolute-url';
import type { JsonLdObject } from './json-ld';

/** @param trail from the home page to the current one: name and path */
export function breadcrumbs(trail: readonly { name: string; path: string }[]): JsonLdObject {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteUrl(step.path),
    })),
  };
}

/** The trail of a page that lies directly below the home page. */
export function pageTrail(name: string, path: string): JsonLdObject {
  return breadcrumbs([
    { name: 'Home', path: paths.home() },
    { name, path },
  ]);
}

interface EventFacts {
  readonly title: string;
  readonly description: string;
  /** With an offset, for instance `2026-11-21T15:00:00+05:30`. */
  readonly startISO: string;
  readonly durationMins: number;
  readonly free: boolean;
  /** Path of the page that announces it. */
  readonly path: string;
  /** Where people meet; left out for what happens online. */
  readonly place?: { readonly name: string; readonly city: string };
  /** In rupees; only for what is not free. */
  readonly prices?: readonly number[];
}

/** One dated event: only for what the page really shows with its date. */
export function eventJsonLd(event: EventFacts): JsonLdObject {
  const url = absoluteUrl(event.path);
  const prices = event.free ? [0] : (event.prices ?? []);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    startDate: event.startISO,
    endDate: toIstIso(Date.parse(event.startISO) + event.durationMins * MINUTE_MS),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.place ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: event.place
      ? {
          '@type': 'Place',
          name: event.place.name,
          address: {
            '@type': 'PostalAddress',
            addressLocality: event.place.city,
            addressCountry: 'IN',
          },
        }
      : { '@type': 'VirtualLocation', url },
    organizer: provider(),
    isAccessibleForFree: event.free,
    ...(prices.length > 0 && {
      offers: prices.map((price) => ({ '@type': 'Offer', price, priceCurrency: 'INR', url })),
    }),
  };
}

/** Questions with their answers, word for word as the page shows them. */
export function faqJsonLd(
  entries: readonly { readonly question: string; readonly answer: string }[],
): JsonLdObject {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Who offers it: the short form of `organization`. */
export function provider() {
  return { '@type': 'EducationalOrganization', name: site.name, url: absoluteUrl('/') };
}
