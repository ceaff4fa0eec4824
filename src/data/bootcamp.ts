/** What the site says of the bootcamp; all else its page says is in `bootcamp-day.ts`. The next edition is an edit of both. */

/** What the clock makes of an edition. */
export type EditionState = 'upcoming' | 'running' | 'past';

export const bootcamp = {
  id: 'workshop-ai-bootcamp',
  title: 'One-Day AI Bootcamp',
  tagline: 'Spend one Saturday putting AI to work, with your own hands on the keyboard.',
  startISO: '2025-09-20T09:00:00+05:30',
  endISO: '2025-09-20T17:00:00+05:30',
  durationMins: 480,
  dateLabel: 'Saturday, 20 September 2025',
  weekday: 'Saturday',
  dateShort: '20 Sept 2025',
  timeLabel: '9:00 AM to 5:00 PM IST',
  venue: {
    name: 'Technology incubator, Hyderabad',
    city: 'Hyderabad',
    region: 'Telangana',
    country: 'IN',
    note: 'The hall, the entrance and the parking are described in the confirmation.',
  },
  participants: '200+',
  handsOnPercent: 70,
  banner: 'Only 50 Left',
  pastText: 'This edition has taken place',
  bookLabel: 'Book your seat',
  waitlistLabel: 'Join the waitlist',
} as const;
