import { expect, test } from 'vitest';
import { isTyping, isTypingOutside } from './is-typing';

function elementOf(tag: string, attributes: Record<string, string> = {}): HTMLElement {
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

test('who types outside of an element is told from who types in it, and from who is at a button', () => {
  const [form, field, button] = [elementOf('form'), elementOf('input'), elementOf('button')];
  form.append(field);
  document.body.append(form, button);
  field.focus();
  expect(isTypingOutside(button)).toBe(true);
  expect(isTypingOutside(form)).toBe(false);
  button.focus();
  expect(isTypingOutside(form)).toBe(false);
});
