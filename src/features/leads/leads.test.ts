import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { comingCohorts } from '@/data/cohorts';
import { trappedText } from '@/lib/honeypot';
import {
  buildContactMessage,
  buildLead,
  buildPopupRegistration,
  leadSubmission,
  mayOpenPopup,
  popupDay,
  popupFailure,
  withOpenCohort,
} from './model';
import { applicationSchema, contactSchema, webinarPopupSchema } from './schema';

const stamp = { id: 'id-1', now: new Date('2026-11-20T04:00:00Z') };

/** The first message of each field, as a form shows it. */
function errors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    found[String(issue.path[0])] ??= issue.message;
  }
  return found;
}

describe('the course application', () => {
  const good = {
    fullName: 'Asha',
    email: 'asha@example.com',
    phone: '1234567',
    courseSlug: 'data-science',
    cohort: '',
    message: '',
  };

  test('accepts the smallest and the largest allowed', () => {
    expect(errors(applicationSchema, good)).toEqual({});
    expect(
      errors(applicationSchema, {
        ...good,
        fullName: 'Al',
        phone: '1'.repeat(20),
        message: 'x'.repeat(500),
      }),
    ).toEqual({});
  });

  test('names what is wrong in the given words', () => {
    expect(
      errors(applicationSchema, {
        fullName: ' A ',
        email: 'asha',
        phone: '123456',
        courseSlug: '',
        cohort: '2026-02-30',
        message: 'x'.repeat(501),
      }),
    ).toEqual({
      fullName: 'Please enter your full name',
      email: 'Enter a valid email',
      phone: 'Enter a valid phone',
      courseSlug: 'Please select a course',
      cohort: 'Select a cohort',
      message: 'Use at most 500 characters',
    });
    expect(errors(applicationSchema, { ...good, phone: '1'.repeat(21) })).toEqual({
      phone: 'Enter a valid phone',
    });
  });

  test('becomes a lead with id and time', () => {
    const { fullName, email, phone, courseSlug, message } = good;
    const lead = {
      id: 'id-1',
      createdAt: '2026-11-20T04:00:00.000Z',
      fullName,
      email,
      phone,
      courseSlug,
      message,
    };
    expect(buildLead(good, stamp)).toEqual(lead);
    expect(leadSubmission(good)).not.toHaveProperty('details');
    const chosen = { ...good, cohort: '2026-12-07' };
    expect(buildLead(chosen, stamp)).toEqual({ ...lead, cohort: '2026-12-07' });
    expect(leadSubmission(chosen)).toMatchObject({ details: { cohort: '2026-12-07' } });
  });

  test('takes a cohort along until it begins, and only of its own course', () => {
    const [next] = comingCohorts({ slug: 'data-science', durationWeeks: 16 }, stamp.now, 1);
    if (!next) throw new Error('There is no cohort.');
    const chosen = { ...good, cohort: next.id };
    const start = Date.parse(next.startISO);
    expect(withOpenCohort(chosen, new Date(start - 1)).cohort).toBe(next.id);
    expect(withOpenCohort(chosen, new Date(start)).cohort).toBe('');
    expect(withOpenCohort({ ...chosen, courseSlug: 'gone' }, stamp.now).cohort).toBe('');
    expect(withOpenCohort({ ...good, cohort: 'x' }, stamp.now).cohort).toBe('');
    expect(withOpenCohort(good, stamp.now)).toEqual(good);
  });
});

describe('the webinar popup', () => {
  test('wants two letters, an address and ten characters of phone', () => {
    expect(errors(webinarPopupSchema, { name: 'A', email: 'x@y', phone: '123456789' })).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
    });
    expect(
      errors(webinarPopupSchema, { name: 'Al', email: 'x@y.co', phone: '1234567890' }),
    ).toEqual({});
  });

  test('stores id, name, e-mail, phone, time and the webinar with its date', () => {
    const values = { name: 'Al', email: 'x@y.co', phone: '1234567890' };
    const webinar = { id: 'x', title: 'AI at work', startISO: '2026-11-21T15:00:00+05:30' };
    expect(buildPopupRegistration(values, webinar, stamp)).toEqual({
      id: 'id-1',
      ...values,
      timestamp: '2026-11-20T04:00:00.000Z',
      webinarTitle: 'AI at work',
      eventId: 'x',
      startISO: '2026-11-21T15:00:00+05:30',
    });
    expect(popupFailure('help@x.example').description).toBe(
      'Please try again or contact help@x.example',
    );
  });

  const now = new Date(2026, 10, 20, 12);
  const base = { pathname: '/', lastShown: '', registered: false, now };

  test('opens once per calendar day', () => {
    expect(mayOpenPopup(base)).toBe(true);
    expect(mayOpenPopup({ ...base, lastShown: popupDay(now) })).toBe(false);
    expect(mayOpenPopup({ ...base, lastShown: popupDay(new Date(2026, 10, 19, 23, 59)) })).toBe(
      true,
    );
    expect(mayOpenPopup({ ...base, lastShown: 'nonsense' })).toBe(true);
  });

  test('leaves people alone who have registered, work or apply', () => {
    expect(mayOpenPopup({ ...base, registered: true })).toBe(false);
    for (const pathname of [
      '/cms',
      '/cms/login',
      '/admin/blogs',
      '/enroll',
      '/job-portal/apply/x',
    ]) {
      expect(mayOpenPopup({ ...base, pathname })).toBe(false);
    }
    expect(mayOpenPopup({ ...base, pathname: '/courses/x', hash: '#apply' })).toBe(false);
    for (const pathname of ['/cmsx', '/enrollment', '/job-portal', '/courses']) {
      expect(mayOpenPopup({ ...base, pathname })).toBe(true);
    }
  });
});

describe('the contact form', () => {
  test('says Required, Invalid email and how long a text must be', () => {
    expect(errors(contactSchema, { name: '', email: '', message: ' ' })).toEqual({
      name: 'Required',
      email: 'Required',
      message: 'Required',
    });
    expect(errors(contactSchema, { name: 'A', email: 'a', message: 'short' })).toEqual({
      name: 'Use at least 2 characters',
      email: 'Invalid email',
      message: 'Use at least 10 characters',
    });
  });

  test('keeps the message with id and time', () => {
    const values = { name: 'Al', email: 'a@b.co', message: '0123456789' };
    expect(errors(contactSchema, values)).toEqual({});
    expect(buildContactMessage(values, stamp)).toMatchObject({ id: 'id-1', ...values });
  });
});

test('only a script fills in the hidden field', () => {
  expect(trappedText(undefined)).toBe('');
  expect(trappedText(' ')).toBe('');
  expect(trappedText(' https://spam.example')).toBe('https://spam.example');
});
