import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { delays } from '@/data/delays';
import { formatFact, statTiles, type Fact } from '@/data/facts';
import { CountingFigure } from './counting-figure';

const [fact, other] = statTiles;
if (!fact || !other) throw new Error('There are no figures.');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

/** What moves over the true figure. */
function copyOf(shown: Fact): Element | null {
  return screen.getByText(formatFact(shown)).nextElementSibling;
}

it('counts up in one text, and leaves the true figure', () => {
  render(<CountingFigure fact={fact} />);
  fireEvent.pointerEnter(screen.getByText(formatFact(fact)));
  const text = copyOf(fact)?.firstChild;
  const atFirst = text?.nodeValue;
  act(() => void vi.advanceTimersByTime(delays.statistic / 2));
  expect(copyOf(fact)?.childNodes).toHaveLength(1);
  expect(copyOf(fact)?.firstChild).toBe(text);
  expect(text?.nodeValue).not.toBe(atFirst);
  act(() => void vi.advanceTimersByTime(delays.statistic));
  expect(copyOf(fact)).toBeNull();
});

it('counts one figure where that becomes another one', () => {
  const { rerender } = render(<CountingFigure fact={fact} />);
  fireEvent.pointerEnter(screen.getByText(formatFact(fact)));
  rerender(<CountingFigure fact={other} />);
  expect(copyOf(other)?.childNodes).toHaveLength(1);
});
