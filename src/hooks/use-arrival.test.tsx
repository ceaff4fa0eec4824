import { startTransition, StrictMode, Suspense, use, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Late } from '@/components/late/late';
import { Near } from '@/components/late/near';
import { AppRouter } from '@/lib/app-router';
import { lateCode } from '@/lib/late-code';
import { useArrival } from './use-arrival';
import { useLoaded } from './use-loaded';

/** Renders as in a browser: within `act` React puts nothing off. */
function open(page: ReactNode) {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(page);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
  return container;
}

function makeArrival<T>() {
  let arrive: (value: T) => void = () => undefined;
  const arrival = new Promise<T>((resolve) => (arrive = resolve));
  return { arrival, arrive };
}

function expectText(container: Element, text: string, timeout = 10_000) {
  return vi.waitFor(() => expect(container).toHaveTextContent(text), { timeout });
}

/** As if the fallback had been shown just now, for as long as the test lasts: React's clock stands, and what it puts off never comes. */
function stopClock() {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => clock.mockRestore());
  return { turnBack: () => clock.mockReturnValue(0) };
}

describe('what comes late', () => {
  it('is put off by React where a boundary has waited for it', async () => {
    const clock = stopClock();
    const { arrival, arrive } = makeArrival<string>();
    const Waiting = () => use(arrival);
    const page = open(
      <Suspense fallback="Loading">
        <Waiting />
      </Suspense>,
    );
    await expectText(page, 'Loading');
    clock.turnBack();
    arrive('Here');
    await expect(expectText(page, 'Here', 300)).rejects.toThrow();
  });

  it('is shown when it comes, whether it is data or code', async () => {
    const clock = stopClock();
    const { arrival, arrive } = makeArrival<string>();
    const code = lateCode(async () => ({ text: await arrival }));
    const Data = () => useArrival(() => arrival)[0] ?? 'Loading';
    const page = open(
      <>
        <Data />,
        <Late code={code} fallback="Waiting">
          {({ text }) => `${text} too`}
        </Late>
      </>,
    );
    await expectText(page, 'Loading,Waiting');
    clock.turnBack();
    arrive('Here');
    await expectText(page, 'Here,Here too');
  });
});

it('parts below what a boundary has waited for are rendered once, not until it may be shown', async () => {
  const { arrival, arrive } = makeArrival<string>();
  const renderings = vi.fn();
  function Waiting() {
    const text = use(arrival);
    renderings();
    return (
      <>
        {text}
        <Near isBelow>, below</Near>
      </>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: 'First' },
    {
      path: '/page',
      element: (
        <Suspense fallback="Loading">
          <Waiting />
        </Suspense>
      ),
    },
  ]);
  const page = open(<AppRouter router={router} />);
  await expectText(page, 'First');
  startTransition(() => void router.navigate('/page'));
  await expectText(page, 'Loading');
  arrive('Here');
  await expectText(page, 'Here, below');
  // Once for what it shows, and once with the part below at most.
  expect(renderings.mock.calls.length).toBeLessThanOrEqual(2);
});

describe('loading', () => {
  it('shows at once what is there', () => {
    const load = vi.fn(() => 'there');
    const { result, rerender } = renderHook(() => useLoaded(load), { wrapper: StrictMode });
    expect(result.current.loaded).toBe('there');
    load.mockClear();
    rerender();
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps what is there while it tries again, and says so', async () => {
    const { result } = renderHook(() => useLoaded(() => Promise.resolve('failed')));
    await act(() => Promise.resolve());
    expect(result.current).toMatchObject({ loaded: 'failed', isRetrying: false });
    const { arrival, arrive } = makeArrival<string>();
    act(() => void result.current.retry(() => arrival));
    expect(result.current).toMatchObject({ loaded: 'failed', isRetrying: true });
    await act(async () => {
      arrive('well');
      await arrival;
    });
    expect(result.current).toMatchObject({ loaded: 'well', isRetrying: false });
    act(() => result.current.show('newer'));
    expect(result.current.loaded).toBe('newer');
  });
});
