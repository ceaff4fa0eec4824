import { afterEach, expect, test, vi } from 'vitest';
import { takeTurns } from './take-turns';

afterEach(() => vi.unstubAllGlobals());

async function runTwo(inTurn: ReturnType<typeof takeTurns>): Promise<string[]> {
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    said.push(`${name} ends`);
  };
  await Promise.all([inTurn(work('one')), inTurn(work('two'))]);
  return said;
}

const inOrder = ['one begins', 'one ends', 'two begins', 'two ends'];

test('the browser lets one tab go on at a time', async () => {
  const request = vi.fn((_name: string, work: () => Promise<void>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await runTwo(takeTurns('outbox'))).toEqual(inOrder);
  expect(request).toHaveBeenCalledTimes(2);
  expect(request.mock.lastCall?.[0]).toBe('outbox');
});

test.each([
  ['without locks', {}],
  ['whose locks are blocked', { locks: { request: () => Promise.reject(new DOMException()) } }],
])('a browser %s does one thing at a time in each tab', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await runTwo(takeTurns('outbox'))).toEqual(inOrder);
});
