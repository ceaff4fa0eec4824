import { afterEach, expect, test, vi } from 'vitest';
import { isWebinarRegistration, registrationsFor } from './registered';
import { keepRegistration, registrationStore } from './registration-store';

const event = { id: 'webinar-x', startISO: '2026-11-28T15:00:00+05:30' };
const fromCard = {
  eventId: event.id,
  startISO: event.startISO,
  name: 'Asha',
  email: 'asha@example.com',
  ts: '2026-11-20T04:00:00.000Z',
};
const fromPopup = {
  id: 'id-1',
  eventId: event.id,
  startISO: event.startISO,
  name: 'Asha Verma',
  email: ' Asha@Example.com ',
  phone: '9876543210',
  timestamp: '2026-11-21T04:00:00.000Z',
  webinarTitle: 'X',
};
const waitlist = {
  id: 'id-2',
  eventId: 'bootcamp',
  name: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  timestamp: '2026-11-21T04:00:00.000Z',
  webinarTitle: 'Bootcamp',
  ticket: 'waitlist',
};

afterEach(() => {
  vi.restoreAllMocks();
  registrationStore.clear();
});

test('one person is registered once for a date, from whichever form', () => {
  expect(keepRegistration(fromPopup)).toBe('kept');
  expect(keepRegistration(fromCard)).toBe('updated');
  expect(registrationStore.get()).toHaveLength(1);
  // The card asks for no phone; the one that is known stays.
  expect(registrationStore.get()[0]).toMatchObject({ name: 'Asha', phone: '9876543210' });
  expect(keepRegistration(waitlist)).toBe('kept');
  expect(keepRegistration({ ...waitlist, id: 'id-3', name: 'A. Verma' })).toBe('updated');
  expect(registrationStore.get()).toHaveLength(2);
});

test('another person, another date and an earlier record without a date are others', () => {
  expect(keepRegistration(fromCard)).toBe('kept');
  expect(keepRegistration({ ...fromCard, email: 'ravi@example.com' })).toBe('kept');
  expect(keepRegistration({ ...fromCard, startISO: '2027-01-02T15:00:00+05:30' })).toBe('kept');
  expect(keepRegistration({ ...fromCard, startISO: undefined })).toBe('kept');
  expect(registrationStore.get()).toHaveLength(4);
  expect(registrationsFor(registrationStore.get(), event).map(({ email }) => email)).toEqual([
    'asha@example.com',
    'ravi@example.com',
  ]);
});

test('a refusal of the browser leaves what was there', () => {
  keepRegistration(fromCard);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepRegistration({ ...fromCard, name: 'Other' })).toBe('refused');
  expect(registrationStore.get()).toEqual([fromCard]);
});

test('a ticket or a place on the waitlist is no registration for a webinar', () => {
  expect(isWebinarRegistration(fromCard)).toBe(true);
  expect(isWebinarRegistration(fromPopup)).toBe(true);
  expect(isWebinarRegistration(waitlist)).toBe(false);
});
