import { beforeEach, expect, it, vi } from 'vitest';
import { ensureLanguage } from './chart-language';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

it.each(['C', '', 'en_IN.UTF-8', 'x-', 'en-IN', 'de'])(
  'lets the chart be read where the browser’s language is %j',
  async (language) => {
    Object.defineProperty(navigator, 'language', { value: language, configurable: true });
    ensureLanguage();
    expect(await import('./views-chart')).toHaveProperty('ViewsChart');
  },
);

it('leaves a language as it is', () => {
  Object.defineProperty(navigator, 'language', { value: 'de', configurable: true });
  ensureLanguage();
  expect(navigator.language).toBe('de');
});
