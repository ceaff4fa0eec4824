import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubIndexedDb, stubNoIndexedDb } from '@/testing/fake-indexed-db';
import { eraseOutbox, outboxEntries } from './outbox-entries';
import { outboxHandover, outboxMarker } from './outbox-handover';

const entry = { id: 'one', state: 'waiting', history: [{ stage: 'new' }] };
const sent = { ...entry, state: 'sent' };
const local = () => localStorage.getItem('outbox_one');

function blockLocalStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  outboxHandover.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('with IndexedDB', () => {
  let control: { refuse: boolean };
  beforeEach(() => {
    control = stubIndexedDb();
  });

  test('what was handed over is listed at once, and moves where it belongs', async () => {
    expect(outboxHandover.put('one', entry)).toBe(true);
    expect(await outboxEntries.list()).toEqual([entry]);
    await outboxEntries.takeOver();
    expect(local()).toBeNull();
    expect(await outboxEntries.list()).toEqual([entry]);
  });

  test('an entry is changed as long as it is there, and what was removed does not come back', async () => {
    await outboxEntries.put(entry);
    expect(await outboxEntries.replace(sent)).toBe(true);
    expect(await outboxEntries.list()).toMatchObject([{ state: 'sent' }]);
    expect(await outboxEntries.remove('one')).toBe(true);
    expect(await outboxEntries.replace(entry)).toBe(false);
    expect(await outboxEntries.list()).toEqual([]);
  });

  test('a full one leaves entries in the other storage, and the newer state counts', async () => {
    await outboxEntries.put(entry);
    control.refuse = true;
    expect(await outboxEntries.replace(sent)).toBe(true);
    expect(local()).toContain('"sent"');
    expect((await outboxEntries.list()).at(-1)).toMatchObject({ state: 'sent' });
    control.refuse = false;
    await outboxEntries.takeOver();
    expect(await outboxEntries.list()).toMatchObject([{ state: 'sent' }]);
  });

  test('everything goes at once', async () => {
    await outboxEntries.put(entry);
    outboxHandover.put('two', { id: 'two' });
    expect(await eraseOutbox()).toBe(true);
    expect(await outboxEntries.list()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  test('what is no entry is left where it is', async () => {
    localStorage.setItem('outbox_x', 'nothing');
    await outboxEntries.takeOver();
    expect(localStorage.getItem('outbox_x')).toBe('nothing');
  });
});

describe.each([
  ['none', undefined],
  [
    'one that throws',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('a browser whose IndexedDB is %s', (_name, indexedDB) => {
  beforeEach(() => stubNoIndexedDb(indexedDB));

  test('keeps entries in the other storage, also after a reload', async () => {
    await outboxEntries.put(entry);
    await outboxEntries.takeOver();
    expect(JSON.parse(local() ?? '')).toEqual(entry);
    expect(await outboxEntries.replace(sent)).toBe(true);
    expect(await outboxEntries.list()).toMatchObject([{ state: 'sent' }]);
    await outboxEntries.remove('one');
    expect(await outboxEntries.list()).toEqual([]);
    expect(await outboxEntries.replace(entry)).toBe(false);
  });

  test('keeps them in memory where nothing else is left', async () => {
    blockLocalStorage();
    expect(outboxHandover.put('one', entry)).toBe(false);
    expect(await outboxEntries.list()).toEqual([entry]);
    expect(await outboxEntries.replace(sent)).toBe(true);
    expect(await outboxEntries.list()).toMatchObject([{ state: 'sent' }]);
    await outboxEntries.remove('one');
    expect(await outboxEntries.list()).toEqual([]);
  });
});

describe('the marker', () => {
  test('says how much waits, and that a closed page has left something', () => {
    expect(outboxMarker.isNeeded()).toBe(false);
    outboxHandover.put('one', entry);
    expect([outboxMarker.get(), outboxMarker.isNeeded()]).toEqual([0, true]);
    outboxMarker.set(2);
    expect(outboxMarker.get()).toBe(2);
    outboxMarker.set(0);
    expect(localStorage.getItem('outbox')).toBeNull();
  });

  test('tells of a change once', () => {
    const hear = vi.fn();
    const stop = outboxMarker.subscribe(hear);
    outboxMarker.set(1);
    outboxMarker.set(1);
    expect(hear).toHaveBeenCalledOnce();
    stop();
  });

  test.each(['x', '-1', '{}'])('that says %s says nothing', (text) => {
    localStorage.setItem('outbox', text);
    expect(outboxMarker.get()).toBe(0);
  });
});
