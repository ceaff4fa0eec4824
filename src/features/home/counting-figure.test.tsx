import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { delays, statisticThreshold } from '@/data/delays';
import { formatFact, statTiles, type Fact } from '@/data/facts';
import { beIdle } from '@/testing/idle-moments';
import { CountingFigure } from './counting-figure';

vi.mock('@/lib/when-idle', () => import('@/testing/idle-moments'));

const [fact, other] = statTiles;
if (!fact || !other) throw new Error('There are no figures.');

/** A motion, as a browser without one has it: who ends it, and whether it was broken off. */
class Motion extends EventTarget {
  isBroken = false;
  constructor(
    readonly frames: unknown,
    readonly options: KeyframeAnimationOptions,
  ) {
    super();
  }
  cancel() {
    this.isBroken = true;
  }
}

let motions: Motion[];

beforeEach(() => {
  motions = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = (frames, options) => {
    const motion = new Motion(frames, options as KeyframeAnimationOptions);
    motions.push(motion);
    return motion as unknown as Animation;
  };
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
});

/** The figures that pass over the true one. */
function passing(shown: Fact): string[] | undefined {
  return screen.getByText(formatFact(shown)).nextElementSibling?.textContent.split('\n');
}

it('counts up in one motion that the page takes no part in, and leaves the true figure', () => {
  render(<CountingFigure fact={fact} />);
  fireEvent.pointerEnter(screen.getByText(formatFact(fact)));
  const figures = passing(fact) ?? [];
  const values = figures.map((figure) => Number.parseFloat(figure));
  expect(values[0]).toBe(0);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.at(-1)).toBeLessThanOrEqual(fact.value);
  expect(motions.map(({ options }) => options)).toEqual([
    { duration: delays.statistic, easing: `steps(${figures.length})` },
  ]);
  expect(motions[0]?.frames).toEqual({ transform: ['none', 'translateY(-100%)'] });
  act(() => void motions[0]?.dispatchEvent(new Event('finish')));
  expect(passing(fact)).toBeUndefined();
});

it('counts one figure where that becomes another one', () => {
  const { rerender } = render(<CountingFigure fact={fact} />);
  fireEvent.pointerEnter(screen.getByText(formatFact(fact)));
  rerender(<CountingFigure fact={other} />);
  expect(motions.map(({ isBroken }) => isBroken)).toEqual([true, false]);
  expect(passing(other)?.[0]).toBe(formatFact({ ...other, value: 0 }));
});

/** Stands for the browser's; @returns what it was asked to watch for, and what brings everything on screen */
function watchScreen() {
  const asked: (IntersectionObserverInit | undefined)[] = [];
  const watchers: IntersectionObserverCallback[] = [];
  class Observer {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      watchers.push(callback);
      asked.push(options);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const show = (isIntersecting: boolean) => {
    const entries = [{ isIntersecting }] as IntersectionObserverEntry[];
    for (const watcher of watchers) act(() => watcher(entries, {} as IntersectionObserver));
  };
  return { asked, show };
}

it('counts up when a good third of it has come on screen, and not before', async () => {
  const { asked, show } = watchScreen();
  render(<CountingFigure fact={fact} />);
  expect(asked).toEqual([{ threshold: statisticThreshold }]);
  show(false);
  await beIdle();
  expect(passing(fact)).toBeUndefined();
  show(true);
  await beIdle();
  expect(passing(fact)?.[0]).toBe(formatFact({ ...fact, value: 0 }));
});

it('leaves the browser to what it has to do before it counts by itself', async () => {
  const { show } = watchScreen();
  const { unmount } = render(<CountingFigure fact={fact} />);
  show(true);
  expect(passing(fact)).toBeUndefined();
  unmount();
  await beIdle();
  expect(motions).toEqual([]);
});

it('shows one figure at a time', () => {
  render(<CountingFigure fact={fact} />);
  fireEvent.pointerEnter(screen.getByText(formatFact(fact)));
  const shown = screen.getByText(formatFact(fact)).nextElementSibling;
  expect(shown?.className.split(' ')).toEqual(
    expect.arrayContaining(['absolute', 'inset-0', 'overflow-hidden']),
  );
});

it('stands still for who asked for that, also when it comes on screen', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { show } = watchScreen();
  render(<CountingFigure fact={fact} />);
  show(true);
  await beIdle();
  expect(passing(fact)).toBeUndefined();
  fireEvent.pointerEnter(screen.getByText(formatFact(fact)));
  expect(passing(fact)).toBeUndefined();
});
