import { expect, it } from 'vitest';
import { greeting } from './greeting';

it.each([
  ['2026-11-20T00:30:00', 'Good morning, Asha'],
  ['2026-11-20T11:59:00', 'Good morning, Asha'],
  ['2026-11-20T12:00:00', 'Good afternoon, Asha'],
  ['2026-11-20T16:59:00', 'Good afternoon, Asha'],
  ['2026-11-20T17:00:00', 'Good evening, Asha'],
])('greets by the clock at %s', (time, expected) => {
  expect(greeting('Asha Rao', new Date(time))).toBe(expected);
});

it('greets a nameless account too', () => {
  expect(greeting('  ', new Date('2026-11-20T09:00:00'))).toBe('Good morning');
});
