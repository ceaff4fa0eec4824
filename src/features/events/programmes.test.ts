import { expect, test } from 'vitest';
import { eventsAt } from '@/data/events';
import { isInternalLink } from './model';
import { programmeOf, programmes } from './programmes';

test('every weekly workshop has a programme, and every programme a workshop', () => {
  const weekly = eventsAt(new Date('2026-11-20T10:00:00+05:30')).filter(
    (event) => event.type === 'Workshop' && !isInternalLink(event.registrationUrlZoom ?? ''),
  );
  expect(weekly.map((event) => programmeOf(event.id)?.title).sort()).toEqual(
    programmes.map((programme) => programme.title).sort(),
  );
  expect(weekly.every((event) => programmeOf(event.id)?.title === event.title)).toBe(true);
});
