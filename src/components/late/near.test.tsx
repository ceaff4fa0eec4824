import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openAll } from '@/lib/nearness';
import { Counter, Word } from '@/testing/word-counter';
import { Near } from './near';

let comeNear: (element: Element) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (target) => tell([{ isIntersecting: true, target }]);
      }
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
});

/** Does something, and waits for what React makes of it. */
function settle(work: () => unknown): Promise<void> {
  return act(async () => {
    work();
    await Promise.resolve();
  });
}

/** Hydrates a page as a build would have written it. */
async function hydrate(page: ReactNode) {
  vi.stubEnv('SSR', true);
  const html = renderToString(page);
  vi.unstubAllEnvs();
  const container = document.createElement('div');
  document.body.append(container);
  container.append(document.createRange().createContextualFragment(html));
  const button = container.querySelector('button');
  const onRecoverableError = vi.fn();
  const root = await act(async () => {
    await Promise.resolve();
    return hydrateRoot(container, page, { onRecoverableError });
  });
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
  if (!button) throw new Error('The page has no button.');
  const isHydrated = () => Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  return { button, isHydrated, update: (next: ReactNode) => settle(() => root.render(next)) };
}

const page = (
  <Near>
    <Counter />
  </Near>
);

describe('Near', () => {
  it('keeps its HTML as it is until it comes near', async () => {
    const { button, isHydrated } = await hydrate(page);
    expect(isHydrated()).toBe(false);
    await settle(() => comeNear(button.parentElement ?? button));
    expect(isHydrated()).toBe(true);
    expect(button).toBeInTheDocument();
  });

  it.each([
    ['click', () => new MouseEvent('click', { bubbles: true, cancelable: true })],
    ['focusin', () => new FocusEvent('focusin', { bubbles: true })],
  ])('wakes up at a %s, which counts', async (type, event) => {
    const { button, isHydrated } = await hydrate(page);
    await settle(() => button.dispatchEvent(event()));
    expect(isHydrated()).toBe(true);
    expect(button).toBeInTheDocument();
    expect(button).toHaveTextContent(type === 'click' ? 'first 1' : 'first 0');
  });

  it('loses nothing when its page is rendered with something else', async () => {
    const { button, isHydrated, update } = await hydrate(page);
    await update(
      <Near>
        <Counter />
      </Near>,
    );
    expect(isHydrated()).toBe(true);
    expect(button).toBeInTheDocument();
  });

  it('loses nothing when a context changes after everything was woken', async () => {
    const inWord = (word: string) => <Word value={word}>{page}</Word>;
    const { button, update } = await hydrate(inWord('first'));
    openAll();
    await update(inWord('second'));
    expect(button).toBeInTheDocument();
    expect(button).toHaveTextContent('second 0');
  });

  it('shows at once what was not prerendered', () => {
    render(page);
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  it('lets the browser leave a prerendered part out, in its height, and lays out what is made anew', async () => {
    const part = (
      <Near heights={[60, 50, 40]}>
        <Counter />
      </Near>
    );
    const { button } = await hydrate(part);
    expect(button.parentElement).toHaveAttribute('data-far');
    expect(button.parentElement?.style.getPropertyValue('--room-m')).toBe('50rem');
    expect(render(part).container.querySelector('[data-far]')).toBeNull();
  });

  // Last, for it stays so in this document.
  it('does not wait where the page has changed before React came to it, which would hold the change up', async () => {
    openAll();
    const { isHydrated } = await hydrate(page);
    expect(isHydrated()).toBe(true);
  });
});
