import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const comes = vi.fn();

/** A document of its own: what has been used once stays so. */
async function wait() {
  const module = await import('./text-wanted');
  void module.whenTextIsWanted().then(comes);
  await vi.advanceTimersByTimeAsync(0);
  return module;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  comes.mockClear();
  const text = document.createElement('div');
  text.dataset['written'] = '';
  document.body.replaceChildren(text);
});

afterEach(() => {
  vi.useRealTimers();
});

test('what shows a text waits where the text stands as it was built, until the page is used', async () => {
  await wait();
  expect(comes).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(comes).toHaveBeenCalledOnce();
});

test('it comes at once for a newer text', async () => {
  const { wantText } = await wait();
  wantText();
  await vi.advanceTimersByTimeAsync(0);
  expect(comes).toHaveBeenCalledOnce();
});

test('it comes at once where no text was built', async () => {
  document.body.replaceChildren();
  await wait();
  expect(comes).toHaveBeenCalledOnce();
});
