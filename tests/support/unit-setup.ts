import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom draws nothing and so has nothing to scroll. Some tests run without it.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// A busy machine is slow, not wrong: what comes at all is waited for, and costs no time where it comes at once.
const PATIENCE = { timeout: 10_000 };
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

// React shows a screen first and runs its effects in its next task: a test that has found the screen goes on after both.
const { setImmediate: atOnce } = globalThis;
const usual = getConfig();
configure({
  asyncUtilTimeout: PATIENCE.timeout,
  asyncWrapper: async (callback) => {
    const result = await usual.asyncWrapper(callback);
    await new Promise<void>((resolve) => {
      atOnce(resolve);
    });
    return result;
  },
});

// Testing Library cleans up by itself only where the test functions are globals.
afterEach(() => {
  cleanup();
});
