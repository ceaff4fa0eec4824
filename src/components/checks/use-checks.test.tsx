import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi } from '@/testing/fake-data-api';
import { lateChecks } from './late-checks';
import { PATIENCE, useChecks } from './use-checks';

// The signed-in client needs a session; what is asked is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const never = () => new Promise<never>(() => undefined);
const whole = { content: '<p>Words</p>', metaDescription: 'About yarn.', excerpt: 'Yarn.' };
const linking = { ...whole, content: '<p><a href="/nothing">Fees</a></p>' };

function open() {
  const { result, unmount } = renderHook(() =>
    useChecks({
      kind: 'post',
      path: () => '/blogs/1',
      show: () => undefined,
    }),
  );
  const said = vi.fn<(may: boolean) => void>();
  const ask = (text = whole, known: typeof whole | null = null) =>
    void result.current.mayPublish(text, known).then(said);
  const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const shown = () => {
    const dialog = result.current.shown;
    return dialog && 'missing' in dialog ? dialog.missing.findings.map(({ key }) => key) : null;
  };
  const answer = (may: boolean) =>
    act(async () => {
      const dialog = result.current.shown;
      if (dialog && 'answer' in dialog) dialog.answer(may);
      await vi.advanceTimersByTimeAsync(0);
    });
  return { result, unmount, said, ask, pass, shown, answer };
}

beforeAll(() => lateChecks.load());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeDataApi(() => Response.json([]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('publishing goes on', () => {
  it('at once where nothing is missing', async () => {
    const { ask, pass, said, shown } = open();
    ask();
    await pass();
    await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(true));
    expect(shown()).toBeNull();
  });

  it('after two seconds without an answer from the database', async () => {
    fakeDataApi(never);
    const { result, ask, pass, said } = open();
    ask(linking);
    await pass(PATIENCE - 1);
    expect([said.mock.calls, result.current.isWaiting]).toEqual([[], true]);
    await pass(10);
    expect(said).toHaveBeenCalledExactlyOnceWith(true);
    expect(result.current.isWaiting).toBe(false);
  });

  it('after two seconds without the code, and at once when it does not come', async () => {
    const load = vi.spyOn(lateChecks, 'load').mockImplementation(never);
    const slow = open();
    slow.ask();
    await slow.pass(PATIENCE - 1);
    expect(slow.said).not.toHaveBeenCalled();
    await slow.pass(10);
    expect(slow.said).toHaveBeenCalledExactlyOnceWith(true);
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    const failing = open();
    failing.ask();
    await failing.pass();
    expect(failing.said).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ['a database that is down', brokenBackend],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('with %s; what is known without it is said', async (_name, answer) => {
    fakeDataApi(answer);
    const { result, ask, pass, said } = open();
    ask(linking);
    await pass(PATIENCE);
    await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(true));
    ask({ ...linking, metaDescription: '' });
    await pass(PATIENCE);
    await vi.waitFor(() =>
      expect(result.current.shown).toMatchObject({
        missing: { areLinksKnown: false, findings: [{ key: 'metaDescription' }] },
      }),
    );
  });
});

describe('what is missing', () => {
  it('is asked about once: who agreed to it is not asked again', async () => {
    const { ask, pass, said, shown, answer } = open();
    const bare = { ...linking, metaDescription: '' };
    ask(bare);
    await pass();
    await vi.waitFor(() => expect(shown()).toEqual(['link /nothing', 'metaDescription']));
    // A second press finds the first one waiting.
    ask(bare);
    await pass();
    expect(said.mock.calls).toEqual([[false]]);
    await answer(false);
    expect(said.mock.calls).toEqual([[false], [false]]);
    ask(bare);
    await pass();
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    await answer(true);
    expect(said).toHaveBeenLastCalledWith(true);
    ask({ ...bare, content: `<img src="/a.svg">${bare.content}` });
    await pass();
    await vi.waitFor(() => expect(shown()).toEqual(['picture /a.svg']));
  });

  it('of what is public already is nothing new', async () => {
    const { ask, pass, said, shown } = open();
    const known = { ...linking, metaDescription: '' };
    ask({ ...known, content: `<p>More</p>${known.content}` }, known);
    await pass();
    await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(true));
    ask({ ...known, content: `<h4>Yarn</h4>${known.content}` }, known);
    await pass();
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()?.[0]).toContain('“Yarn” is a heading 4');
  });

  it('is no link of a text to itself', async () => {
    const { ask, pass, said } = open();
    ask({ ...whole, content: '<a href="/blogs/1#fees">Fees</a>' });
    await pass();
    await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(true));
  });
});

it('publishes nothing for who has left meanwhile', async () => {
  fakeDataApi(never);
  const { ask, pass, said, unmount } = open();
  ask(linking);
  await pass(100);
  unmount();
  await pass(PATIENCE);
  expect(said).toHaveBeenCalledExactlyOnceWith(false);
});
