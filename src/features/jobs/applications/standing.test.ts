import { expect, test } from 'vitest';
import type { ReceiptState } from '@/lib/outbox/entry';
import { sentEntry } from '@/testing/outbox-entry';
import { applicationEntry, chosenStart, historyOf, knownStatus, openSlots } from './standing';

const known = (changes: Partial<ReceiptState>): ReceiptState => ({
  id: 'a',
  received_at: '2026-11-20T01:00:00Z',
  ...changes,
});
const application = { kind: 'job-application', subject: 'a job' } as const;

test('of the entries for a job the newest counts, of that job and of no other kind', () => {
  const entries = [
    sentEntry(1, application),
    sentEntry(2, application),
    sentEntry(3, { ...application, subject: 'another' }),
    sentEntry(4, { kind: 'job-report', subject: 'a job' }),
  ];
  expect(applicationEntry(entries, 'a job')).toBe(entries[1]);
  expect(applicationEntry(entries, 'no job')).toBeUndefined();
});

test('a stage that is no status of an application is not shown as one', () => {
  expect(knownStatus(sentEntry(1, { known: known({ stage: 'shortlisted' }) }))).toBe('shortlisted');
  expect(knownStatus(sentEntry(1, { known: known({ stage: 'qualified' }) }))).toBeUndefined();
  expect(knownStatus(sentEntry(1))).toBeUndefined();
  expect(knownStatus(undefined)).toBeUndefined();
});

test('the history tells each status in words, also one that comes again', () => {
  const stages = ['submitted', 'under-review', 'qualified', 'rejected', 'under-review', 'hired'];
  const history = stages.map((stage, day) => ({ stage, at: `2026-11-0${day + 1}T00:00:00Z` }));
  expect(historyOf(known({ history }))).toEqual([
    { text: 'We received your application', at: '2026-11-01T00:00:00Z' },
    { text: 'We are reading it', at: '2026-11-02T00:00:00Z' },
    { text: 'We will not go on with it', at: '2026-11-04T00:00:00Z' },
    { text: 'We are reading it', at: '2026-11-05T00:00:00Z' },
    { text: 'You were chosen for the job', at: '2026-11-06T00:00:00Z' },
  ]);
  expect(historyOf(known({}))).toEqual([]);
});

test('times that were withdrawn or are over cannot be chosen; what was chosen is named all the same', () => {
  const slot = (id: string, starts_at: string, changes = {}) => ({
    id,
    starts_at,
    ...changes,
  });
  const slots = [
    slot('late', '2026-11-25T09:00:00Z'),
    slot('early', '2026-11-24T09:00:00Z', { chosen_at: null }),
    slot('withdrawn', '2026-11-24T10:00:00Z', { withdrawn_at: '2026-11-21T00:00:00Z' }),
    slot('over', '2026-11-22T09:00:00Z'),
  ];
  const now = new Date('2026-11-22T10:00:00Z');
  expect(openSlots(known({ slots }), now)).toEqual([
    { id: 'early', startISO: '2026-11-24T09:00:00Z' },
    { id: 'late', startISO: '2026-11-25T09:00:00Z' },
  ]);
  expect(openSlots(known({}), now)).toEqual([]);
  expect(chosenStart(known({ slots }))).toBeUndefined();
  const chosen = slot('chosen', '2026-11-23T09:00:00Z', { chosen_at: '2026-11-21T00:00:00Z' });
  expect(chosenStart(known({ slots: [...slots, chosen] }))).toBe('2026-11-23T09:00:00Z');
});

test('after an interview only times that were offered since can be chosen', () => {
  const slots = [
    { id: 'old', starts_at: '2026-11-24T09:00:00Z', offered_at: '2026-11-20T00:00:00Z' },
    { id: 'new', starts_at: '2026-11-25T09:00:00Z', offered_at: '2026-11-22T09:30:00Z' },
    {
      id: 'chosen',
      starts_at: '2026-11-22T09:00:00Z',
      offered_at: '2026-11-20T00:00:00Z',
      chosen_at: '2026-11-21T00:00:00Z',
    },
  ];
  const at = (now: string) => openSlots(known({ slots }), new Date(now)).map(({ id }) => id);
  expect(at('2026-11-22T08:00:00Z')).toEqual(['chosen', 'old', 'new']);
  expect(at('2026-11-22T10:00:00Z')).toEqual(['new']);
});
