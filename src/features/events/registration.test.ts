import { expect, test } from 'vitest';
import {
  buildEventRegistration,
  eventRegistrationFormSchema,
  eventRegistrationTexts,
} from './registration';

const messages = (values: unknown) =>
  eventRegistrationFormSchema.safeParse(values).error?.issues.map((issue) => issue.message) ?? [];

test('says first what is missing, then what is wrong', () => {
  expect(messages({ name: '  ', email: 'a@b.co' })).toEqual(['Name is required']);
  expect(messages({ name: 'A', email: '' })[0]).toBe('Email is required');
  expect(messages({ name: 'A', email: 'a@b' })).toEqual(['Enter a valid email']);
  expect(messages({ name: 'A', email: ' a@b.co ' })).toEqual([]);
});

test('stores event with its date, name, e-mail and time', () => {
  const now = new Date('2026-11-20T04:00:00Z');
  const event = { id: 'webinar-x', startISO: '2026-11-21T15:00:00+05:30' };
  expect(buildEventRegistration({ name: 'Asha', email: 'a@b.co' }, event, { now })).toEqual({
    eventId: 'webinar-x',
    startISO: '2026-11-21T15:00:00+05:30',
    name: 'Asha',
    email: 'a@b.co',
    ts: '2026-11-20T04:00:00.000Z',
  });
  expect(eventRegistrationTexts.saved('SQL').description).toBe(
    'You are registered for SQL. Check your email for details.',
  );
});
