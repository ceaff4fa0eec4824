import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentVersion } from '@/config/consent';
import { outboxMarker } from '@/lib/storage/outbox-handover';
import type { Entry } from './entry';
import { outboxCode } from './late-outbox';
import type { outbox as box } from './outbox';
import { FORM_PATIENCE, type Delivery, type Submission } from './submission';
import { entryOf, submit, submitOnce } from './submit';

const enqueue = vi.fn<(entry: Entry) => Promise<Delivery>>();
const sendOnce = vi.fn<(payload: object) => Promise<void>>();
const stamp = { id: '7f3a91bc-0000-4000-8000-000000000001', now: new Date('2026-11-22T04:30:00Z') };
const form: Submission = {
  kind: 'event-registration',
  subject: 'webinar-x',
  title: 'Registration for X',
  name: 'Asha',
  email: ' Asha@Example.com ',
  details: { startISO: '2026-12-05' },
};
const handed = (): Entry | null => JSON.parse(localStorage.getItem(`outbox_${stamp.id}`) ?? 'null');

beforeEach(() => {
  vi.useFakeTimers();
  enqueue.mockReset().mockResolvedValue({ state: 'received' });
  sendOnce.mockReset().mockResolvedValue();
  const outbox = { enqueue, sendOnce } as unknown as typeof box;
  vi.spyOn(outboxCode, 'load').mockResolvedValue({ outbox } as Awaited<
    ReturnType<typeof outboxCode.load>
  >);
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('what is sent has all that the provider asks for, and nothing of what is ours', () => {
  const { payload, ...entry } = entryOf(form, stamp);
  expect(payload).toMatchObject({
    id: stamp.id,
    key: entry.key,
    kind: 'event-registration',
    subject: 'webinar-x',
    name: 'Asha',
    phone: '',
    message: '',
    details: { startISO: '2026-12-05' },
    consent: { version: consentVersion, at: '2026-11-22T04:30:00.000Z' },
    sent_at: '2026-11-22T04:30:00.000Z',
  });
  expect(payload).not.toHaveProperty('title');
  expect(entry).toMatchObject({ reference: 'CL-7F3A-91BC', state: 'waiting', attempts: 0 });
  expect(entry.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(entryOf(form, stamp).key).not.toBe(entry.key);
});

test('one person, one event and one date are one topic; of a job it is the job', () => {
  const topic = (changes: Partial<Submission> = {}) =>
    entryOf({ ...form, ...changes }, stamp).topic;
  expect(topic({ email: 'asha@example.com' })).toBe(topic());
  expect(topic({ email: 'ravi@example.com' })).not.toBe(topic());
  expect(topic({ details: { startISO: '2026-12-12' } })).not.toBe(topic());
  expect(topic({ kind: 'job-application', email: 'a@b.co' })).toBe(
    topic({ kind: 'job-application' }),
  );
});

test('it is handed over before the code comes, and the form gets the answer', async () => {
  enqueue.mockImplementation(() => {
    expect(handed()?.id).toBe(stamp.id);
    return Promise.resolve({ state: 'received' });
  });
  expect(await submit(form, { ...stamp, isUpdate: true })).toEqual({ state: 'received' });
  expect(enqueue.mock.lastCall?.[0]).toMatchObject({ isUpdate: true });
  expect(outboxMarker.get()).toBe(0);
});

test('nobody waits longer than five seconds, for code and network together', async () => {
  vi.mocked(outboxCode.load).mockReturnValue(new Promise(() => undefined));
  const delivery = submit(form, stamp);
  let isSaid = false;
  void delivery.then(() => (isSaid = true));
  await vi.advanceTimersByTimeAsync(FORM_PATIENCE - 1);
  expect(isSaid).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await delivery).toEqual({ state: 'waiting' });
  expect([handed()?.state, outboxMarker.get()]).toEqual(['waiting', 1]);
});

test('without the code it waits, and survives the page', async () => {
  vi.mocked(outboxCode.load).mockRejectedValue(new Error('offline'));
  expect(await submit(form, stamp)).toEqual({ state: 'waiting' });
  expect(handed()?.payload).toMatchObject({ name: 'Asha' });
});

test('what a robot wrote goes out marked, and leaves nothing here', async () => {
  await submitOnce(form, stamp, 'https://spam.example');
  expect(sendOnce.mock.lastCall?.[0]).toMatchObject({
    name: 'Asha',
    website: 'https://spam.example',
  });
  vi.mocked(outboxCode.load).mockRejectedValue(new Error('offline'));
  await submitOnce(form, stamp, 'x');
  expect(localStorage.getItem(`outbox_${stamp.id}`)).toBeNull();
  expect(outboxMarker.get()).toBe(0);
});
