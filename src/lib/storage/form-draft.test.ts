import { afterEach, expect, test, vi } from 'vitest';
import { defineFormDraft } from './form-draft';

const draft = defineFormDraft('test');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps what was typed until it is cleared', () => {
  draft.set({ name: 'Asha', message: 'Hello' });
  expect(defineFormDraft('test').get()).toEqual({ name: 'Asha', message: 'Hello' });
  draft.clear();
  expect(draft.get()).toEqual({});
});

test.each(['{', '[]', '{"name":1}', 'null'])('reads %s as nothing', (raw) => {
  sessionStorage.setItem('form_draft_test', raw);
  expect(draft.get()).toEqual({});
});

test('survives blocked storage', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(draft.get()).toEqual({});
  draft.set({ name: 'Asha' });
  draft.clear();
});
