import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadScripts } from './preload-scripts';

const named = () => [...document.head.querySelectorAll('link')].map(({ href }) => href.slice(-4));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
});

afterEach(() => vi.useRealTimers());

test('sends for all scripts in their order, a few in each task', () => {
  preloadScripts(['/a.js', '/b.js', '/c.js', '/d.js', '/e.js', '/f.js', '/g.js']);
  expect(named()).toEqual(['a.js', 'b.js', 'c.js']);
  vi.advanceTimersToNextTimer();
  expect(named()).toHaveLength(6);
  vi.runAllTimers();
  expect(named().join(' ')).toBe('a.js b.js c.js d.js e.js f.js g.js');
});

test('sends for none twice', () => {
  preloadScripts(['/a.js']);
  preloadScripts(['/a.js', '/b.js']);
  expect(named()).toEqual(['a.js', 'b.js']);
});

test('does nothing where none are named', () => {
  preloadScripts([]);
  vi.runAllTimers();
  expect(named()).toEqual([]);
});
