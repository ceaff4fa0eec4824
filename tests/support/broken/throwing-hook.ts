import { beforeAll, describe, expect, it } from 'vitest';

it('passes beside it', () => {
  expect(1).toBe(1);
});

describe('behind a hook', () => {
  beforeAll(() => {
    throw new Error('the hook threw');
  });

  it('never runs', () => {
    expect(1).toBe(1);
  });
});
