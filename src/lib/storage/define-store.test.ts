import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineStore, useStore } from './define-store';
import { defineSessionNumber } from './session-store';

const schema = z.array(z.object({ id: z.string() }));
type Saved = z.infer<typeof schema>;

let count = 0;
function freshStore() {
  count += 1;
  const key = `test-${count}`;
  return { key, store: defineStore<Saved>({ key, schema, fallback: [] }) };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a store', () => {
  it('keeps a value over a reload', () => {
    const { key, store } = freshStore();
    expect(store.set([{ id: 'a' }])).toBe('stored');
    expect(defineStore<Saved>({ key, schema, fallback: [] }).get()).toEqual([{ id: 'a' }]);
  });

  it('forgets what is cleared', () => {
    const { store } = freshStore();
    store.set([{ id: 'a' }]);
    store.clear();
    expect(store.get()).toEqual([]);
  });

  it.each(['{broken', '', 'null', '{"id":"a"}', '[{"id":1}]', '"text"', '[[]]'])(
    'reads %j as its fallback, without an exception',
    (raw) => {
      const { key, store } = freshStore();
      localStorage.setItem(key, raw);
      expect(store.get()).toEqual([]);
    },
  );

  it('gives the same object for the same text', () => {
    const { store } = freshStore();
    store.set([{ id: 'a' }]);
    expect(store.get()).toBe(store.get());
  });

  it('keeps a copy in memory when storage is full', () => {
    const { key, store } = freshStore();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(store.set([{ id: 'a' }])).toBe('memory');
    expect(store.get()).toEqual([{ id: 'a' }]);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('writes again when there is room again', () => {
    const { key, store } = freshStore();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.set([{ id: 'a' }]);
    full.mockRestore();
    expect(store.set([{ id: 'b' }])).toBe('stored');
    expect(localStorage.getItem(key)).toBe('[{"id":"b"}]');
  });

  it('works while the browser blocks storage altogether', () => {
    const { store } = freshStore();
    // The getter itself throws when cookies are blocked.
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.get()).toEqual([]);
    expect(store.set([{ id: 'a' }])).toBe('memory');
    expect(store.get()).toEqual([{ id: 'a' }]);
    store.clear();
    expect(store.get()).toEqual([]);
  });

  it('follows a change made in another tab', () => {
    const { key, store } = freshStore();
    const { result } = renderHook(() => useStore(store, []));
    act(() => {
      localStorage.setItem(key, '[{"id":"other-tab"}]');
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(result.current).toEqual([{ id: 'other-tab' }]);
    act(() => {
      localStorage.clear();
      // A null key: the other tab has cleared everything.
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(result.current).toEqual([]);
  });

  it('leaves other stores of the page alone', () => {
    const { key, store } = freshStore();
    const other = freshStore().store;
    const listener = vi.fn();
    const unsubscribe = other.subscribe(listener);
    store.set([{ id: 'a' }]);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
    other.set([{ id: 'b' }]);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a number for one tab', () => {
  it('reads nonsense as nothing and survives blocked storage', () => {
    const number = defineSessionNumber('test-number');
    expect(number.get()).toBe(0);
    sessionStorage.setItem('test-number', 'nonsense');
    expect(number.get()).toBe(0);
    number.set(5);
    expect(number.get()).toBe(5);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    number.set(7);
    expect(number.get()).toBe(7);
  });
});
