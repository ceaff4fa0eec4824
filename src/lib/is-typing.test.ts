import { expect, test } from 'vitest';
import { isTyping } from './is-typing';

function elementOf(tag: string, attributes: Record<string, string> = {}): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test.each([
  ['input', {}],
  ['input', { type: 'email' }],
  ['textarea', {}],
  ['select', {}],
  ['div', { contenteditable: 'true' }],
] as const)('%s %o takes text', (tag, attributes) => {
  expect(isTyping(elementOf(tag, attributes))).toBe(true);
});

test.each([
  ['button', {}],
  ['input', { type: 'radio' }],
  ['input', { type: 'checkbox' }],
  ['a', { href: '/' }],
  ['div', { contenteditable: 'false' }],
] as const)('%s %o does not', (tag, attributes) => {
  expect(isTyping(elementOf(tag, attributes))).toBe(false);
});

test('an element inside an editable one counts, nothing focused does not', () => {
  const editor = elementOf('div', { contenteditable: '' });
  editor.append(elementOf('b'));
  expect(isTyping(editor.firstElementChild)).toBe(true);
  expect(isTyping(null)).toBe(false);
});
