import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineRecords, recordFields } from './define-records';

const form = z.object({ name: z.string().check(z.minLength(2)), city: z.string() });
const schema = z.object({ id: z.string(), ...recordFields(form) });
const store = defineRecords({ key: 'test-records', schema });

const one = { id: '1', name: 'Asha', city: 'Pune' };
const two = { id: '2', name: 'Ravi', city: 'Delhi' };

const stored = () => JSON.parse(localStorage.getItem('test-records') ?? 'null');

beforeEach(() => store.clear());
afterEach(() => vi.restoreAllMocks());

describe('a list of records', () => {
  test('adds up under its key', () => {
    expect(store.keep(one)).toBe('kept');
    expect(store.keep(two)).toBe('kept');
    expect(store.get()).toEqual([one, two]);
    expect(stored()).toEqual([one, two]);
  });

  test('keeps every field of its form, also of records before the last one', () => {
    store.keep(one);
    store.keep(two);
    expect(store.get().map(({ city }) => city)).toEqual(['Pune', 'Delhi']);
  });

  test('leaves what it cannot read, and fields that it does not know, as they are stored', () => {
    const newer = { ...one, landmark: 'Lake' };
    localStorage.setItem('test-records', JSON.stringify([newer, { id: 7 }, 'text']));
    expect(store.get()).toEqual([one]);
    store.keep(two);
    expect(stored()).toEqual([newer, { id: 7 }, 'text', two]);
  });

  test('updates the record that is the same, and nothing else', () => {
    localStorage.setItem('test-records', JSON.stringify([{ ...one, landmark: 'Lake' }, two]));
    const sameId = (first: { id: string }, second: { id: string }) => first.id === second.id;
    expect(store.keep({ ...one, city: 'Goa' }, sameId)).toBe('updated');
    expect(stored()).toEqual([{ ...one, city: 'Goa', landmark: 'Lake' }, two]);
  });

  test.each(['{', '"text"', '[{"id":1}]', 'null', '[null]'])('%s reads as nothing', (raw) => {
    localStorage.setItem('test-records', raw);
    expect(store.get()).toEqual([]);
  });

  test('a full storage is reported and changes nothing', () => {
    store.keep(one);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(store.keep(two)).toBe('refused');
    expect(store.get()).toEqual([one]);
  });

  test('gives the same array for the same text', () => {
    store.keep(one);
    expect(store.get()).toBe(store.get());
  });
});

describe('the fields of a record', () => {
  test('are those of its form without the rules, empty where the record is older than the field', () => {
    expect(schema.parse({ id: '1', name: 'A' })).toEqual({ id: '1', name: 'A', city: '' });
    expect(schema.safeParse({ id: '1', name: 7 }).success).toBe(false);
  });
});
