import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubIndexedDb } from '@/testing/fake-indexed-db';
import { watchKeys } from '@/lib/storage/define-store';
import { outbox } from '@/lib/outbox/outbox';
import { defineFormDraft } from '@/lib/storage/form-draft';
import { draftResumes, sentResumes } from '@/lib/storage/resume-files';
import { fakeDataApi, type FakeDataApi } from '@/testing/fake-data-api';
import { entryId, sentEntry, storeEntries, waitingEntry } from '@/testing/outbox-entry';
import { outboxHandover, outboxMarker } from '@/lib/storage/outbox-handover';
import { latestEntries } from './entries';
import { eraseAllElsewhere, eraseSent } from './sent-data';
import { countVisitorData, eraseVisitorData, exportVisitorData } from './visitor-data';

const now = new Date('2026-11-21T10:00:00Z');
const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array([1]).buffer };

const application = { jobId: 'a', jobTitle: 'SOC Analyst', resume: { name: 'cv.pdf' } };
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

let control: { refuse: boolean };
let api: FakeDataApi;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  control = stubIndexedDb();
  api = fakeDataApi(() => Response.error());
});
afterEach(() => vi.unstubAllGlobals());

test('the export holds everything of the visitor and nothing of the staff', async () => {
  store('job_application_a', application);
  store('saved_jobs', ['a']);
  localStorage.setItem('leads', '{broken');
  localStorage.setItem('careerloom-auth', '"secret"');
  localStorage.setItem('webinar_popup_shown', 'Sat Nov 21 2026');
  defineFormDraft('contact').set({ name: 'Asha' });
  await sentResumes.put('a', cv);
  await draftResumes.put('token', { ...cv, name: 'draft.doc' });
  await storeEntries([sentEntry(1)]);
  const waiting = waitingEntry(2);
  outboxHandover.put(waiting.id, waiting);
  const copy = await exportVisitorData(now);
  expect(JSON.stringify(copy)).not.toMatch(/receipt-1|key-[12]/);
  expect(copy).toMatchObject({
    sent: [
      { title: 'Message 1', reference: 'CL-0000-0001', receivedAt: '2026-11-20T01:00:01.000Z' },
      { state: 'waiting', reference: 'CL-0000-0002', waiting: { message: 'What I wrote.' } },
    ],
  });
  expect({ ...copy, sent: [] }).toEqual({
    exportedAt: '2026-11-21T10:00:00.000Z',
    sent: [],
    records: {
      job_application_a: application,
      saved_jobs: ['a'],
      leads: '{broken',
      webinar_popup_shown: 'Sat Nov 21 2026',
      outbox: 1,
    },
    drafts: { form_draft_contact: { name: 'Asha' } },
    resumes: { sent: [{ jobId: 'a', name: 'cv.pdf' }], drafts: [{ name: 'draft.doc' }] },
  });
});

test('erasing leaves nothing of the visitor and everything of the staff', async () => {
  store('job_application_a', application);
  localStorage.setItem('job_application_broken', '{');
  store('saved_jobs', ['a']);
  localStorage.setItem('careerloom-auth', '"secret"');
  defineFormDraft('contact').set({ name: 'Asha' });
  await sentResumes.put('a', cv);
  await storeEntries([sentEntry(1)]);
  const waiting = waitingEntry(2);
  outboxHandover.put(waiting.id, waiting);
  outboxMarker.set(1);
  expect(await countVisitorData()).toMatchObject({
    sent: 2,
    applications: 2,
    resumes: 1,
    savedJobs: 1,
    drafts: 1,
  });
  const listener = vi.fn();
  watchKeys('saved_jobs', listener);
  expect(await eraseVisitorData()).toBe(true);
  expect(listener).toHaveBeenCalled();
  expect(outbox.get().entries).toEqual([]);
  expect(api.requests).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['careerloom-auth']);
  expect(sessionStorage).toHaveLength(0);
  expect(Object.values(await countVisitorData()).every((count) => count === 0)).toBe(true);
});

test('erasing does not claim success when files stay', async () => {
  await sentResumes.put('a', cv);
  control.refuse = true;
  expect(await eraseVisitorData()).toBe(false);
});

test('of what took the place of something earlier only the latest is shown', () => {
  const topic = 'webinar-popup x  asha@example.com';
  const [first, second, other, refused] = [
    sentEntry(1, { topic }),
    sentEntry(2, { topic, isUpdate: true }),
    sentEntry(3),
    waitingEntry(4, { topic, isUpdate: true, state: 'refused' }),
  ];
  expect(latestEntries([first, second, other, refused])).toEqual([refused, other, second]);
  expect(latestEntries([first, sentEntry(2, { topic })])).toHaveLength(2);
});

test('what is erased here alone stays at the provider; its record goes, those of others stay', async () => {
  await storeEntries([sentEntry(1), sentEntry(2)]);
  store('contact_messages', [{ id: entryId(1) }, { id: entryId(2) }, 'unreadable']);
  expect(await eraseSent(sentEntry(1), 'here')).toBe('erased');
  expect(api.requests).toEqual([]);
  expect(localStorage.getItem('contact_messages')).toBe(
    JSON.stringify([{ id: entryId(2) }, 'unreadable']),
  );
  expect(outbox.get().entries.map(({ id }) => id)).toEqual([entryId(2)]);
});

test('a registration without an id is found by person, event and date', async () => {
  const startISO = '2026-11-28T15:00:00+05:30';
  const entry = sentEntry(1, {
    kind: 'event-registration',
    topic: `event-registration webinar-x ${startISO} asha@example.com`,
  });
  const own = { eventId: 'webinar-x', startISO, email: ' Asha@Example.com ' };
  const others = [
    { ...own, email: 'ravi@example.com' },
    { ...own, startISO: '2027-01-02T15:00:00+05:30' },
    { ...own, eventId: 'webinar-y' },
  ];
  store('webinar_registrations', [own, ...others]);
  await storeEntries([entry]);
  expect(await eraseSent(entry, 'here')).toBe('erased');
  expect(JSON.parse(localStorage.getItem('webinar_registrations') ?? '')).toEqual(others);
});

test('everywhere: the provider is told first, of earlier versions too; without it nothing goes', async () => {
  const ofJob = { kind: 'job-application', subject: 'a', topic: 'job-application a  ' } as const;
  const latest = sentEntry(2, { ...ofJob, isUpdate: true });
  await storeEntries([sentEntry(1, ofJob), latest, sentEntry(3)]);
  store('job_application_a', application);
  await sentResumes.put('a', cv);
  expect(await eraseSent(latest, 'everywhere')).toBe('unreachable');
  expect(localStorage.getItem('job_application_a')).not.toBeNull();
  expect(await outbox.refresh()).toHaveLength(3);

  api.answer = () => Response.json(true);
  expect(await eraseSent(latest, 'everywhere')).toBe('erased');
  const told = api.requests.slice(1).map(({ body }) => body);
  expect(told).toEqual([
    { submission_id: entryId(2), receipt: 'receipt-2' },
    { submission_id: entryId(1), receipt: 'receipt-1' },
  ]);
  expect(localStorage.getItem('job_application_a')).toBeNull();
  expect(await sentResumes.list()).toEqual([]);
  expect((await outbox.refresh()).map(({ id }) => id)).toEqual([entryId(3)]);
});

test('all of it is erased at the provider; what it does not know is forgotten, and a broken line says how much is left', async () => {
  const unsent = waitingEntry(4);
  await storeEntries([sentEntry(1), sentEntry(2), sentEntry(3), unsent]);
  const outcomes = [Response.json(true), Response.json(false), Response.error()];
  api.answer = () => outcomes.shift() ?? Response.json(true);
  expect(await eraseAllElsewhere()).toBe(1);
  expect((await outbox.refresh()).map(({ id }) => id)).toEqual([entryId(1)]);
  expect(await eraseAllElsewhere()).toBe(0);
  expect(await outbox.refresh()).toEqual([]);
});
