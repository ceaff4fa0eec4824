import { expect, test } from 'vitest';
import { eventsAt } from '@/data/events';
import { isInternalLink } from './model';
import { planOf, workshopPlans } from './workshop-plans';

test('every weekly workshop has a plan, and every plan a workshop', () => {
  const weekly = eventsAt(new Date('2026-11-20T10:00:00+05:30')).filter(
    (event) => event.type === 'Workshop' && !isInternalLink(event.registrationUrlZoom ?? ''),
  );
  expect(weekly.map((event) => planOf(event.id)?.title).sort()).toEqual(
    workshopPlans.map((plan) => plan.title).sort(),
  );
  expect(weekly.every((event) => planOf(event.id)?.title === event.title)).toBe(true);
});
