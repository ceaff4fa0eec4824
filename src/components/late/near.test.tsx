import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppRouter } from '@/lib/app-router';
import { openAll } from '@/lib/nearness';
import { hydrate, settle } from '@/testing/hydrate';
import { stubNearness } from '@/testing/nearness';
import { Counter, Word } from '@/testing/word-counter';
import { Near } from './near';

let comeNear: ReturnType<typeof stubNearness>;

beforeEach(() => {
  comeNear = stubNearness();
});

const page = (
  <Near>
    <Counter />
  </Near>
);

describe('Near', () => {
  // First, for a page that was used stays so in this document.
  it('keeps what is in sight as it is, however near, until its page is used', async () => {
    const { button, isHydrated } = await hydrate(
      <Near isInSight>
        <Counter />
      </Near>,
    );
    await settle(() => comeNear(button.parentElement ?? button));
    expect(isHydrated()).toBe(false);
    await settle(() => document.body.dispatchEvent(new Event('pointermove', { bubbles: true })));
    expect(isHydrated()).toBe(true);
    expect(button).toBeInTheDocument();
  });

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

  it('comes after the upper part of a page that one goes to, and with it where one goes back or to a place in the page', async () => {
    const seen: boolean[] = [];
    /** Whether the part below is there when the upper part is. */
    const tell = (heading: HTMLElement | null) => {
      if (heading) seen.push(screen.queryByRole('button') !== null);
    };
    const station = (
      <>
        <h1 ref={tell}>Page</h1>
        <Near isBelow>
          <Counter />
        </Near>
      </>
    );
    const router = createMemoryRouter([
      { path: '/', element: <Link to="/page">On</Link> },
      { path: '/page', element: station },
    ]);
    render(<AppRouter router={router} />);
    async function waits(go: () => Promise<void>): Promise<boolean> {
      await act(go);
      expect(await screen.findByRole('button')).toBeInTheDocument();
      return seen.at(-1) === false;
    }

    expect(await waits(() => router.navigate('/page'))).toBe(true);
    await act(() => router.navigate('/'));
    expect(await waits(() => router.navigate(-1))).toBe(false);
    await act(() => router.navigate('/'));
    expect(await waits(() => router.navigate('/page#part'))).toBe(false);
  });

  // Last, for it stays so in this document.
  it('does not wait where the page has changed before React came to it, which would hold the change up', async () => {
    openAll();
    const { isHydrated } = await hydrate(page);
    expect(isHydrated()).toBe(true);
  });
});
