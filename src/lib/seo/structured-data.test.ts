import { describe, expect, it } from 'vitest';
import { eventJsonLd, faqJsonLd } from './structured-data';

const event = {
  title: 'Ask a database your first ten questions',
  description: 'An hour of SQL.',
  startISO: '2026-11-21T23:30:00+05:30',
  durationMins: 60,
  path: '/events/webinars',
};

describe('structured data of the catalogue', () => {
  it('a free webinar ends on the clock of India, is online and costs nothing', () => {
    expect(eventJsonLd({ ...event, free: true })).toMatchObject({
      endDate: '2026-11-22T00:30:00+05:30',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation' },
      offers: [{ price: 0, priceCurrency: 'INR' }],
    });
  });

  it('an event at a place says where, and one with tickets says what they cost', () => {
    expect(
      eventJsonLd({
        ...event,
        free: false,
        prices: [1499, 1999],
        place: { name: 'Technology incubator', city: 'Hyderabad' },
      }),
    ).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', address: { addressLocality: 'Hyderabad' } },
      offers: [{ price: 1499 }, { price: 1999 }],
    });
  });

  it('questions keep their answers', () => {
    expect(faqJsonLd([{ question: 'Q?', answer: 'A.' }])).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A.' } },
      ],
    });
  });
});
