import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom draws nothing and so has nothing to scroll. Some tests run without it.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// Testing Library cleans up by itself only where the test functions are globals.
afterEach(() => {
  cleanup();
});
