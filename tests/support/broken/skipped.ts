import { expect, it } from 'vitest';

it('passes beside it', () => {
  expect(1).toBe(1);
});

it('is left out', ({ skip }) => {
  skip();
});
