import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useEditionState, useSecondsUntil } from './use-edition';

const edition = { startISO: '2020-01-01T10:00:00Z', endISO: '2020-01-02T10:00:00Z' };

/** What is rendered in turn over the prerendered page, and when a visitor's touch could be answered. */
function hydrate(useReading: () => unknown): readonly string[] {
  // As in a browser: the library's test mode would do everything in one piece.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const log: string[] = [];
  function Reading() {
    log.push(String(useReading()));
    useEffect(() => queueMicrotask(() => log.push('a moment for the visitor')), []);
    return <p>The edition</p>;
  }
  const container = document.createElement('div');
  container.appendChild(document.createElement('p')).append('The edition');
  const root = hydrateRoot(container, <Reading />);
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  return log;
}

test.each([
  ['where the edition stands', () => useEditionState(edition), 'past'],
  ['how long it is until then', () => useSecondsUntil(edition.startISO).left, '0'],
])('%s comes without holding the visitor up', async (_what, useReading, reading) => {
  const log = hydrate(useReading);
  await vi.waitFor(() => expect(log).toContain(reading));
  expect(log).toEqual(['null', 'a moment for the visitor', reading]);
});
