import { expect, test } from 'vitest';
import { isShortcut } from './shortcut';

const names = '/ Control+K Meta+K';
const field = document.createElement('input');

test.each([
  [{ key: '/' }, document.body],
  // Where the slash is above the seven.
  [{ key: '/', shiftKey: true }, document.body],
  [{ key: 'k', ctrlKey: true }, field],
  [{ key: 'K', metaKey: true }, null],
])('%o is one', (init, focused) => {
  expect(isShortcut(new KeyboardEvent('keydown', init), names, focused)).toBe(true);
});

test.each([
  [{ key: '/' }, field],
  [{ key: '/', altKey: true }, null],
  [{ key: '/', ctrlKey: true }, null],
  [{ key: '/', isComposing: true }, null],
  [{ key: 'k' }, null],
  [{ key: 'k', ctrlKey: true, shiftKey: true }, null],
  [{ key: 'k', ctrlKey: true, metaKey: true }, null],
])('%o is none', (init, focused) => {
  expect(isShortcut(new KeyboardEvent('keydown', init), names, focused)).toBe(false);
});

test('what somebody else has heard is none', () => {
  const event = new KeyboardEvent('keydown', { key: '/', cancelable: true });
  event.preventDefault();
  expect(isShortcut(event, names, null)).toBe(false);
});
