import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox, type Outbox, type OutboxParts, type Receipt } from './create-outbox';
import type { Entry } from './entry';
import type { Answer } from './service';
import { FORM_PATIENCE, referenceOf } from './submission';

const start = Date.parse('2026-11-22T04:30:00Z');
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const received: Answer<Receipt> = {
  outcome: 'done',
  value: { receipt: 'r'.repeat(64), received_at: '2026-11-22T04:30:01Z', resume_path: 'id/token' },
};
const cv = { name: 'cv.PDF', type: 'application/pdf', bytes: new ArrayBuffer(4) };

function entryOf(number: number, changes: Partial<Entry> = {}): Entry {
  const id = idOf(number);
  return {
    id,
    key: idOf(9000 + number),
    kind: 'contact-message',
    subject: '',
    title: 'Contact message',
    reference: referenceOf(id),
    createdAt: new Date(start + number).toISOString(),
    payload: { id, message: `Message ${number}` },
    topic: `topic ${number}`,
    isUpdate: false,
    state: 'waiting',
    attempts: 0,
    nextAt: 0,
    ...changes,
  };
}

/** What a device keeps, shared by its tabs. */
function device() {
  const kept = new Map<string, Entry>();
  let last: Promise<void> = Promise.resolve();
  return {
    kept,
    get: (number: number) => kept.get(idOf(number)),
    storage: {
      list: async () => [...kept.values()],
      put: async (entry) => void kept.set(entry.id, entry as Entry),
      replace: async (entry) => {
        if (!kept.has(entry.id)) return false;
        kept.set(entry.id, entry as Entry);
        return true;
      },
      remove: async (id) => {
        kept.delete(id);
        return true;
      },
      takeOver: async () => undefined,
    } satisfies OutboxParts['storage'],
    inTurn: (work: () => Promise<void>) => (last = last.then(work)),
  };
}

const submit = vi.fn<OutboxParts['submit']>();
const upload = vi.fn<OutboxParts['upload']>();
const erase = vi.fn<OutboxParts['erase']>();
const resumeOf = vi.fn<OutboxParts['resumeOf']>();
const mark = vi.fn<OutboxParts['mark']>();
const open: Outbox[] = [];
let home: ReturnType<typeof device>;

function tab(on = home): Outbox {
  const { storage, inTurn } = on;
  const parts = { storage, inTurn, submit, upload, erase, resumeOf, mark };
  const outbox = createOutbox({ ...parts, now: Date.now, random: () => 1 });
  open.push(outbox);
  return outbox;
}

function hand(entry: Entry): Entry {
  home.kept.set(entry.id, entry);
  return entry;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const sentIds = () => submit.mock.calls.map(([payload]) => (payload as { id: string }).id);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  home = device();
  for (const mock of [submit, upload, erase, resumeOf, mark]) mock.mockReset();
  submit.mockResolvedValue(received);
  upload.mockResolvedValue({ outcome: 'done', value: true });
  erase.mockResolvedValue({ outcome: 'done', value: true });
  resumeOf.mockResolvedValue(cv);
});

afterEach(() => {
  for (const outbox of open.splice(0)) outbox.stop();
  vi.useRealTimers();
});

describe('a record that arrives', () => {
  test('is known by its receipt, and what was sent is no longer kept', async () => {
    const outbox = tab();
    expect(await outbox.enqueue(hand(entryOf(1)))).toEqual({ state: 'received' });
    expect(home.get(1)).toMatchObject({ state: 'sent', receipt: 'r'.repeat(64) });
    expect(home.get(1)?.payload).toBeUndefined();
    expect(JSON.stringify(home.get(1))).not.toContain('Message 1');
    await pass(86_400_000);
    expect(submit).toHaveBeenCalledOnce();
  });

  test('is not counted as waiting while its form looks on', async () => {
    await tab().enqueue(hand(entryOf(1)));
    expect(mark.mock.calls.flat().every((count) => count === 0)).toBe(true);
  });
});

describe('no answer', () => {
  test('lets the record wait, and tries again with growing pauses', async () => {
    submit.mockResolvedValue({ outcome: 'away' });
    const outbox = tab();
    expect(await outbox.enqueue(hand(entryOf(1)))).toEqual({ state: 'waiting' });
    expect(mark).toHaveBeenLastCalledWith(1);
    const tries: number[] = [];
    for (const seconds of [5, 10, 20, 40]) {
      await pass(seconds * 1000 - 1);
      tries.push(submit.mock.calls.length);
      await pass(1);
    }
    expect(tries).toEqual([1, 2, 3, 4]);
    submit.mockResolvedValue(received);
    await pass(80_000);
    expect(home.get(1)?.state).toBe('sent');
    expect(mark).toHaveBeenLastCalledWith(0);
  });

  test('pauses of an hour at most, for thirty days; then it is given up and kept', async () => {
    submit.mockResolvedValue({ outcome: 'away' });
    const outbox = tab();
    await outbox.enqueue(hand(entryOf(1)));
    await pass(2 * 86_400_000);
    const before = submit.mock.calls.length;
    await pass(86_400_000);
    expect(submit.mock.calls.length - before).toBe(24);
    await pass(28 * 86_400_000);
    const last = submit.mock.calls.length;
    expect(home.get(1)).toMatchObject({
      state: 'refused',
      reason: 'It could not be sent for 30 days.',
      payload: { message: 'Message 1' },
    });
    await pass(86_400_000);
    expect(submit).toHaveBeenCalledTimes(last);
  });

  test('stops the round: the others would fare alike', async () => {
    submit.mockResolvedValue({ outcome: 'away' });
    for (const number of [1, 2, 3]) hand(entryOf(number, { attempts: 1 }));
    await tab().sendNow();
    expect(sentIds()).toEqual([idOf(1)]);
  });

  test('a form waits five seconds for it, and the record goes on without the form', async () => {
    let answer: (value: Answer<Receipt>) => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const outbox = tab();
    const delivery = outbox.enqueue(hand(entryOf(1)));
    await pass(FORM_PATIENCE - 1);
    expect(mark).not.toHaveBeenCalledWith(1);
    await pass(1);
    expect(await delivery).toEqual({ state: 'waiting' });
    expect(mark).toHaveBeenLastCalledWith(1);
    answer(received);
    await pass(0);
    expect(home.get(1)?.state).toBe('sent');
    expect(submit).toHaveBeenCalledOnce();
  });

  test('is asked for anew at once when somebody is back or asks for it', async () => {
    submit.mockResolvedValue({ outcome: 'away' });
    const outbox = tab();
    await outbox.enqueue(hand(entryOf(1)));
    submit.mockResolvedValue(received);
    await outbox.sendNow();
    expect(home.get(1)?.state).toBe('sent');
  });
});

describe('a server', () => {
  test('that could not do one record is asked for the others', async () => {
    submit.mockResolvedValueOnce({ outcome: 'failed' });
    for (const number of [1, 2]) hand(entryOf(number));
    await tab().sendNow();
    expect(home.get(1)).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(home.get(2)?.state).toBe('sent');
  });

  test('that asks for patience gets it, also from who comes back and from a new form, but not from who insists', async () => {
    submit.mockResolvedValue({ outcome: 'busy', seconds: 600 });
    const outbox = tab();
    await outbox.enqueue(hand(entryOf(1)));
    await outbox.sendNow();
    expect(await outbox.enqueue(hand(entryOf(2)))).toEqual({ state: 'waiting' });
    await pass(599_000);
    expect(submit).toHaveBeenCalledTimes(1);
    await outbox.sendNow({ isAsked: true });
    expect(submit).toHaveBeenCalledTimes(2);
    submit.mockResolvedValue(received);
    await pass(600_000);
    expect([home.get(1)?.state, home.get(2)?.state]).toEqual(['sent', 'sent']);
  });

  test('that refuses for good is not asked again, and its reason is kept with what was written', async () => {
    submit.mockResolvedValue({ outcome: 'refused', reason: 'Enter an address' });
    const outbox = tab();
    expect(await outbox.enqueue(hand(entryOf(1)))).toEqual({
      state: 'refused',
      reason: 'Enter an address',
    });
    await outbox.sendNow({ isAsked: true });
    await pass(86_400_000);
    expect(submit).toHaveBeenCalledOnce();
    expect(home.get(1)).toMatchObject({ reason: 'Enter an address', payload: { id: idOf(1) } });
  });

  test('that does not take where somebody came from gets the rest', async () => {
    submit.mockResolvedValueOnce({ outcome: 'refused', reason: 'No', field: 'source' });
    const entry = entryOf(1, { payload: { id: idOf(1), source: { first: {} } } });
    expect(await tab().enqueue(hand(entry))).toEqual({ state: 'received' });
    expect(submit).toHaveBeenLastCalledWith({ id: idOf(1), source: {} });
  });
});

describe('a résumé', () => {
  const application = (number: number, changes: Partial<Entry> = {}) =>
    hand(entryOf(number, { kind: 'job-application', resume: 'job-1', topic: 'job-1', ...changes }));

  test('goes to its place after the application, named as the database expects', async () => {
    expect(await tab().enqueue(application(1))).toEqual({ state: 'received' });
    expect(upload).toHaveBeenCalledExactlyOnceWith('id/token.pdf', cv);
    expect(home.get(1)).toMatchObject({ state: 'sent', resumePath: 'id/token.pdf' });
    expect(home.get(1)?.resume).toBeUndefined();
  });

  test('that does not arrive is tried again with its application, which renews its place', async () => {
    upload.mockResolvedValueOnce({ outcome: 'away' });
    expect(await tab().enqueue(application(1))).toEqual({ state: 'waiting' });
    expect(home.get(1)).toMatchObject({ state: 'waiting', receipt: 'r'.repeat(64) });
    await pass(5_000);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(upload).toHaveBeenCalledTimes(2);
    expect(home.get(1)?.state).toBe('sent');
  });

  test('that is refused leaves the application received, and says why', async () => {
    upload.mockResolvedValue({ outcome: 'refused', reason: 'Too large' });
    expect(await tab().enqueue(application(1))).toEqual({ state: 'received' });
    expect(home.get(1)?.reason).toBe('The résumé was not accepted. Too large');
  });

  test('that was removed meanwhile is not waited for', async () => {
    resumeOf.mockResolvedValue(null);
    expect(await tab().enqueue(application(1))).toEqual({ state: 'received' });
    expect(upload).not.toHaveBeenCalled();
  });

  test('of a later application is not sent with the earlier one', async () => {
    application(1, { attempts: 1 });
    await tab().enqueue(application(2, { isUpdate: true }));
    expect(sentIds()).toEqual([idOf(1), idOf(2)]);
    expect(upload).toHaveBeenCalledOnce();
  });
});

describe('an update', () => {
  const about = (number: number, changes: Partial<Entry> = {}) =>
    hand(entryOf(number, { topic: 'event', ...changes }));
  const replacing = (number: number) => ({
    replaces: { id: idOf(number), receipt: 'r'.repeat(64) },
  });

  test('takes the place of the newest earlier one, whose receipt it shows', async () => {
    const outbox = tab();
    await outbox.enqueue(about(1));
    await outbox.enqueue(about(2, { topic: 'another event' }));
    await outbox.enqueue(about(3, { isUpdate: true }));
    await outbox.enqueue(about(4, { isUpdate: true }));
    expect(submit.mock.calls[2]?.[0]).toMatchObject(replacing(1));
    expect(submit.mock.calls[3]?.[0]).toMatchObject(replacing(3));
    expect(submit.mock.calls[1]?.[0]).not.toHaveProperty('replaces');
  });

  test('waits until the earlier one has arrived', async () => {
    submit.mockResolvedValue({ outcome: 'failed' });
    const outbox = tab();
    await outbox.enqueue(about(1));
    await outbox.enqueue(about(2, { isUpdate: true }));
    expect(new Set(sentIds())).toEqual(new Set([idOf(1)]));
    submit.mockResolvedValue(received);
    await outbox.sendNow();
    expect(sentIds().slice(-2)).toEqual([idOf(1), idOf(2)]);
    expect(submit).toHaveBeenLastCalledWith(expect.objectContaining(replacing(1)));
  });

  test('of one that was refused takes the place of the one before, if there is one', async () => {
    const outbox = tab();
    await outbox.enqueue(about(1));
    about(2, { state: 'refused' });
    await outbox.enqueue(about(3, { isUpdate: true }));
    expect(submit.mock.lastCall?.[0]).toMatchObject(replacing(1));
  });

  test('is not what a second message is', async () => {
    const outbox = tab();
    await outbox.enqueue(about(1));
    await outbox.enqueue(about(2));
    expect(submit.mock.lastCall?.[0]).not.toHaveProperty('replaces');
  });
});

describe('two tabs', () => {
  test('send each record once', async () => {
    for (let number = 1; number <= 20; number += 1) hand(entryOf(number));
    await Promise.all([tab().sendNow(), tab().sendNow()]);
    expect(sentIds()).toHaveLength(20);
    expect(new Set(sentIds()).size).toBe(20);
  });

  test('answer their own forms, whichever of them sent', async () => {
    const [one, other] = [tab(), tab()];
    const deliveries = [one.enqueue(hand(entryOf(1))), other.enqueue(hand(entryOf(2)))];
    expect(await Promise.all(deliveries)).toEqual([{ state: 'received' }, { state: 'received' }]);
    expect(sentIds()).toHaveLength(2);
  });
});

describe('a reload', () => {
  test('in the middle repeats what may have arrived, under the same id', async () => {
    submit.mockReturnValue(new Promise(() => undefined));
    void tab().enqueue(hand(entryOf(1)));
    await pass(0);
    expect(home.get(1)).toMatchObject({ state: 'waiting', attempts: 1 });
    submit.mockResolvedValue(received);
    const { kept } = home;
    home = device();
    for (const [id, entry] of kept) home.kept.set(id, entry);
    await tab().sendNow();
    expect(sentIds()).toEqual([idOf(1), idOf(1)]);
    expect(home.get(1)?.state).toBe('sent');
  });
});

describe('what was forgotten', () => {
  test('while it was on its way is erased where it arrived, and does not come back', async () => {
    let answer: (value: Answer<Receipt>) => void = () => undefined;
    submit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const outbox = tab();
    void outbox.enqueue(hand(entryOf(1)));
    await pass(0);
    await outbox.forget(idOf(1));
    answer(received);
    await pass(0);
    expect(erase).toHaveBeenCalledExactlyOnceWith(idOf(1), 'r'.repeat(64));
    expect(home.kept.size).toBe(0);
  });

  test('by the provider, after two years, is forgotten here', async () => {
    hand(entryOf(1, { state: 'sent', receivedAt: '2024-11-20T00:00:00Z' }));
    hand(entryOf(2, { state: 'sent', receivedAt: '2025-01-01T00:00:00Z' }));
    await tab().sendNow();
    expect([...home.kept.keys()]).toEqual([idOf(2)]);
  });
});

test('what cannot be read is left alone', async () => {
  home.kept.set('x', { id: 'x', state: 'waiting' } as Entry);
  const outbox = tab();
  await outbox.sendNow();
  expect(outbox.get()).toMatchObject({ entries: [], isKnown: true, isSending: false });
  expect(home.kept.size).toBe(1);
});

test('what a robot wrote is sent once and not kept', async () => {
  submit.mockResolvedValue({ outcome: 'away' });
  await tab().sendOnce({ website: 'spam' });
  await pass(86_400_000);
  expect(submit).toHaveBeenCalledOnce();
  expect(home.kept.size).toBe(0);
});
