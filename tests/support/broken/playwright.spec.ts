import { expect, test } from '@playwright/test';

test('passes beside them', () => {
  expect(1).toBe(1);
});

test('fails', () => {
  expect(1).toBe(2);
});

test('takes too long', async () => {
  test.setTimeout(20);
  await new Promise(() => undefined);
});

test('leaves a rejection behind', async () => {
  void Promise.reject(new Error('nobody caught it'));
  await new Promise((resolve) => setImmediate(resolve));
});

test('is left out', () => {
  test.info().skip(true);
});

test.describe('behind a hook', () => {
  test.beforeAll(() => {
    throw new Error('the hook threw');
  });

  test('never runs', () => {
    expect(1).toBe(1);
  });
});
