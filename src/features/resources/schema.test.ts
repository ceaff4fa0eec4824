import { expect, test } from 'vitest';
import { mayUnlock } from './unlock';
import { unlockSchema } from './schema';

test.each([
  { name: 'Asha', email: 'asha@example.com', phone: '9876543' },
  { name: ' A ', email: 'asha@example.com', phone: '9876543' },
  { name: 'Asha', email: 'asha@example', phone: '9876543' },
  { name: 'Asha', email: ' asha@example.com ', phone: ' 987654 ' },
])('the fields agree with the rule for %o', (values) => {
  expect(unlockSchema.safeParse(values).success).toBe(mayUnlock(values));
});

test('each wrong field has its own message', () => {
  const result = unlockSchema.safeParse({ name: '', email: 'x', phone: '1' });
  expect(result.error?.issues.map((issue) => issue.path[0])).toEqual(['name', 'email', 'phone']);
});
