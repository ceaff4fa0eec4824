import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore } from './draft-store';

const parse = (value: unknown) => (typeof value === 'string' ? value : null);
const store = createDraftStore({ kind: 'note', ownerId: 'asha', parse });
const base = { version: 3, updatedAt: '2026-11-20T10:00:00Z' };

describe('the draft store', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    return () => void vi.useRealTimers();
  });

  it('gives back what was kept, with what it is based on', async () => {
    expect(await store.keep({ documentId: 'n1', slot: 's1', base, value: 'text' })).toBe('stored');
    expect(await store.listOf('n1')).toEqual([
      { documentId: 'n1', slot: 's1', base, keptAt: '2026-11-20T12:00:00.000Z', value: 'text' },
    ]);
    expect(await store.listOf('n2')).toEqual([]);
  });

  it('keeps the texts of two tabs apart, newest first', async () => {
    await store.keep({ documentId: 'n1', slot: 's1', base, value: 'one' });
    vi.setSystemTime(new Date('2026-11-20T12:01:00Z'));
    await store.keep({ documentId: 'n1', slot: 's2', base, value: 'two' });
    expect((await store.listOf('n1')).map(({ value }) => value)).toEqual(['two', 'one']);
    await store.remove({ documentId: 'n1', slot: 's2' });
    expect((await store.listOf('n1')).map(({ value }) => value)).toEqual(['one']);
  });

  it('lists several new documents, and none that were ever saved', async () => {
    await store.keep({ documentId: 'n1', slot: 's1', base: null, value: 'first' });
    await store.keep({ documentId: 'n2', slot: 's2', base: null, value: 'second' });
    await store.keep({ documentId: 'n3', slot: 's3', base, value: 'stored before' });
    expect((await store.listNew()).map(({ value }) => value).sort()).toEqual(['first', 'second']);
  });

  it('shows nobody the text of another person', async () => {
    await store.keep({ documentId: 'n1', slot: 's1', base, value: 'private' });
    const other = createDraftStore({ kind: 'note', ownerId: 'ravi', parse });
    expect(await other.listOf('n1')).toEqual([]);
  });

  it('passes over what is damaged or of another shape', async () => {
    localStorage.setItem('careerloom-draft:note:asha:n1:s1', '{"documentId":"n1","slot"');
    localStorage.setItem(
      'careerloom-draft:note:asha:n1:s2',
      '{"documentId":"n1","slot":"s2","value":"x"}',
    );
    await store.keep({ documentId: 'n1', slot: 's3', base, value: 'sound' });
    expect((await store.listOf('n1')).map(({ value }) => value)).toEqual(['sound']);
  });

  it('keeps the text in memory, and says so, when the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.keep({ documentId: 'n9', slot: 's1', base, value: 'text' })).toBe('memory');
    expect((await store.listOf('n9')).map(({ value }) => value)).toEqual(['text']);
  });
});
