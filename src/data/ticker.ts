import { groupIndian } from '@/lib/money';
import { facts, formatFact } from './facts';

export interface Promo {
  readonly id: string;
  readonly text: string;
  readonly href: string;
}

/** Shown alone, and still, to people who prefer reduced motion. */
export const webinarPromo: Promo = {
  id: 'webinar',
  text: 'Free tech webinar this Saturday, 3 PM IST',
  href: '/events/webinars',
};

/** The banner's six promos, in order. */
export const promos: readonly Promo[] = [
  webinarPromo,
  { id: 'weeks', text: `${facts.jobReadyWeeks.value} weeks to job-ready`, href: '/courses' },
  {
    id: 'rating',
    text: `${formatFact(facts.learnerRating)} by ${groupIndian(facts.ratingStudents.value)}+ students`,
    href: '/about',
  },
  { id: 'guarantee', text: 'Job guarantee program', href: '/enroll' },
  { id: 'call', text: 'Book a free career guidance call', href: '/contact' },
  { id: 'workshops', text: 'Hands-on workshops on Sundays', href: '/events/workshops' },
];
