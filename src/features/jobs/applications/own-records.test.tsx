import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loads = vi.fn();
let isMissing = false;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  localStorage.clear();
  loads.mockReset();
  isMissing = false;
  vi.doMock('./own-applications', () => {
    loads();
    if (isMissing) throw new Error('Failed to fetch dynamically imported module');
    const records = { applications: [{ jobId: 'a' }], interviews: {}, entries: new Map() };
    return { ownRecordsStore: { get: () => records, subscribe: () => () => undefined } };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the hook gives, after `ms`. */
async function read(ms: number) {
  const { useOwnRecords } = await import('./own-records');
  const { result } = renderHook(useOwnRecords);
  const first = result.current;
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return { first, result };
}

/** Somebody begins to use the page, who may have added one in another tab. */
async function use() {
  dispatchEvent(new Event('keydown'));
  await act(() => vi.advanceTimersByTimeAsync(100));
}

test('where the browser keeps none there are none, which nothing has to be fetched for', async () => {
  const { first, result } = await read(7_000);
  expect(first).toMatchObject({ applications: [], inquiry: 'done' });
  expect(result.current).toBe(first);
  expect(loads).not.toHaveBeenCalled();
  await use();
  expect(result.current).toMatchObject({ applications: [{ jobId: 'a' }] });
});

test.each(['job_application_a', 'interview_choices'])(
  'what is kept under %s is unknown until it has been read, at once',
  async (key) => {
    localStorage.setItem(key, '{}');
    const { first, result } = await read(100);
    expect(first).toBeNull();
    expect(loads).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ applications: [{ jobId: 'a' }] });
  },
);

test('that nothing reads them is said only to those who have some', async () => {
  isMissing = true;
  const { result } = await read(100);
  await use();
  expect(loads).toHaveBeenCalled();
  expect(result.current).toMatchObject({ applications: [] });
  vi.resetModules();
  localStorage.setItem('job_application_a', '{}');
  expect((await read(9_000)).result.current).toBe('failed');
});
