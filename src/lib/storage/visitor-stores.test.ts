import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  jobApplicationStore,
  keepRecord,
  leadStore,
  popupShownStore,
  resourcesAccessStore,
  visitorKeys,
} from './visitor-stores';

const lead = {
  id: 'id-1',
  createdAt: '2026-11-20T04:00:00.000Z',
  fullName: 'Asha',
  email: 'a@b.co',
  phone: '1234567',
  courseSlug: 'data-science',
  message: '',
};

beforeEach(() => {
  leadStore.clear();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('flags are stored to the letter', () => {
  resourcesAccessStore.set('1');
  popupShownStore.set('Fri Nov 20 2026');
  expect(localStorage.getItem('resourcesAccess')).toBe('1');
  expect(localStorage.getItem('webinar_popup_shown')).toBe('Fri Nov 20 2026');
  expect(resourcesAccessStore.get()).toBe('1');
  expect(popupShownStore.get()).toBe('Fri Nov 20 2026');
});

test('leads add up under their key', () => {
  expect(keepRecord(leadStore, lead)).toBe(true);
  expect(keepRecord(leadStore, { ...lead, id: 'id-2' })).toBe(true);
  expect(JSON.parse(localStorage.getItem('leads') ?? '[]')).toHaveLength(2);
});

test.each(['{', '"text"', '[{"id":1}]', 'null'])('corrupted storage %s reads as nothing', (raw) => {
  localStorage.setItem('leads', raw);
  expect(leadStore.get()).toEqual([]);
});

test('a full storage is reported and leaves no record behind', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepRecord(leadStore, lead)).toBe(false);
  expect(leadStore.get()).toEqual([]);
});

test('each job has a key and a store of its own', () => {
  expect(visitorKeys.jobApplication('a')).not.toBe(visitorKeys.jobApplication('b'));
  expect(jobApplicationStore('a')).toBe(jobApplicationStore('a'));
  expect(jobApplicationStore('a').get()).toBeNull();
});
