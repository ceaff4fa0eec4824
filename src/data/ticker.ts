import { istWeekday, MINUTE_MS, startOfIstDay } from '@/lib/ist';
import { groupIndian } from '@/lib/money';
import { facts, formatFact } from './facts';

const HOUR_MS = 60 * MINUTE_MS;

export interface Promo {
  readonly id: string;
  readonly text: string;
  readonly href: string;
}

/**
 * Shown alone, and still, to people who prefer reduced motion.
 * @param now the visitor's clock; null before it is known
 */
export function webinarPromo(now: Date | null): Promo {
  const which = now !== null && isWebinarOfWeekOver(now) ? 'next' : 'this';
  return {
    id: 'webinar',
    text: `Free tech webinar ${which} Saturday, 3 PM IST`,
    href: '/events/webinars',
  };
}

/** From Saturday 15:00 in India, when it begins, until the week ends with Sunday. */
function isWebinarOfWeekOver(now: Date): boolean {
  const time = now.getTime();
  const weekday = istWeekday(time);
  return weekday === 0 || (weekday === 6 && time - startOfIstDay(time) >= 15 * HOUR_MS);
}

const furtherPromos: readonly Promo[] = [
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

/** The banner's six promos, in order. @param now the visitor's clock; null before it is known */
export function promosAt(now: Date | null): Promo[] {
  return [webinarPromo(now), ...furtherPromos];
}
