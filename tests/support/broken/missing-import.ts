import { expect, it } from 'vitest';

// A variable, so that the compiler does not look for it.
const gone = './no-such-file.ts';
await import(/* @vite-ignore */ gone);

it('never runs', () => {
  expect(1).toBe(1);
});
