import { expect, test } from 'vitest';
import { mayUnlock, unlockMessage } from './unlock';

const valid = { name: 'Al', email: 'x@y.z', phone: '1234567' };

test.each([
  [valid, true],
  [{ ...valid, name: ' A ' }, false],
  [{ ...valid, name: '' }, false],
  [{ ...valid, email: 'x@y' }, false],
  [{ ...valid, email: 'x y@z.w' }, false],
  [{ ...valid, email: 'x@@y.z' }, false],
  [{ ...valid, email: ' x@y.z ' }, true],
  [{ ...valid, phone: '123456 ' }, false],
  [{ ...valid, phone: ' 1234567 ' }, true],
])('%o unlocks: %s', (values, unlocked) => {
  expect(mayUnlock(values)).toBe(unlocked);
});

test('the refusal names all three fields', () => {
  expect(unlockMessage).toBe('Please enter a valid name, email, and phone number.');
});
