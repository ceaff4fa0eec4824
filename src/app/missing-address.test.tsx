import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDestinations } from '@/lib/redirects/find-destination';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { NotFoundPage } from './not-found-page';

// Reading it for the first time may take longer than a test waits.
beforeAll(() => import('@/lib/redirects/find-destination'));

const warned = vi.fn<(...words: unknown[]) => void>();
beforeEach(() => {
  warned.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

afterEach(() => {
  forgetDestinations();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
});

const leadsTo = (target: string | null) => (request: DataRequest) =>
  request.target === 'redirects'
    ? rows(...(target === null ? [] : [{ to_target: target }]))
    : new Response(null, { status: 204 });

async function open(address: string, state?: object) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/new', element: <p>The new page</p> },
      { path: '*', element: <NotFoundPage /> },
    ],
    { initialEntries: ['/', address] },
  );
  render(<RouterProvider router={router} />);
  if (state) await act(() => router.navigate(address, { state, replace: true }));
  return router;
}

const notFound = () => screen.findByRole('heading', { name: 'Oops! Page not found' });
const targets = (requests: readonly DataRequest[]) => requests.map(({ target }) => target);

describe('an address that leads nowhere', () => {
  it('asks once whether it leads elsewhere, and goes there without a trace in the history', async () => {
    const api = fakeDataApi(leadsTo('/new'));
    const router = await open('/Old/Page/?x=1#part');
    expect(await screen.findByText('The new page')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/new',
      search: '?x=1',
      hash: '#part',
    });
    expect(targets(api.requests)).toEqual(['redirects', 'rpc/record_redirect']);
    expect(api.requests[0]?.query.get('from_path')).toBe('eq./old/page');
    expect(api.requests[1]?.body).toEqual({ asked_path: '/old/page' });
    await act(() => router.navigate(-1));
    expect(screen.getByText('Home')).toBeVisible();
  });

  it('is not said to be missing while it is asked', async () => {
    let answer: (response: Response) => void = () => undefined;
    fakeDataApi(({ target }) =>
      target === 'redirects'
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : new Response(null, { status: 204 }),
    );
    await open('/old/page');
    expect(screen.getByRole('heading', { name: 'Loading page' })).toBeInTheDocument();
    expect(screen.queryByText('Oops! Page not found')).not.toBeInTheDocument();
    await act(async () => {
      await Promise.resolve();
      answer(rows());
    });
    expect(await notFound()).toBeVisible();
  });

  it('is reported, and noted on the console', async () => {
    const api = fakeDataApi(leadsTo(null));
    await open('/old/page');
    expect(await notFound()).toBeVisible();
    expect(targets(api.requests)).toEqual(['redirects', 'rpc/record_missing']);
    expect(api.requests[1]?.body).toEqual({ asked_path: '/old/page' });
    // React tells the console after it has shown the screen.
    await waitFor(() => expect(warned.mock.calls.flat()).toContain('/old/page'));
  });

  it('is as it was when the backend is away, and nothing is reported', async () => {
    const api = fakeDataApi(brokenBackend);
    await open('/old/page');
    expect(await notFound()).toBeVisible();
    expect(targets(api.requests)).toEqual(['redirects']);
  });

  it.each(['/old/index.php', '/.env', '/wp-admin/setup_config'])(
    '%s is not reported: it does not look like ours',
    async (address) => {
      const api = fakeDataApi(leadsTo(null));
      await open(address);
      expect(await notFound()).toBeVisible();
      expect(targets(api.requests)).not.toContain('rpc/record_missing');
    },
  );

  it('does not count what a robot asks for', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Googlebot/2.1' });
    const api = fakeDataApi(leadsTo('/new'));
    await open('/old/page');
    expect(await screen.findByText('The new page')).toBeVisible();
    expect(targets(api.requests)).toEqual(['redirects']);
  });

  it('does not go in circles where a target is missing, too', async () => {
    const api = fakeDataApi((request) =>
      leadsTo(request.query.get('from_path') === 'eq./old' ? '/gone' : null)(request),
    );
    const router = await open('/old');
    expect(await notFound()).toBeVisible();
    expect(router.state.location.pathname).toBe('/gone');
    expect(targets(api.requests).filter((target) => target === 'redirects')).toHaveLength(2);
  });
});

describe('/404', () => {
  it('is not asked for itself', async () => {
    const api = fakeDataApi(leadsTo('/new'));
    await open('/404/');
    expect(await notFound()).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('asks for the address that was handed over, unless that has been done', async () => {
    const api = fakeDataApi(leadsTo('/new'));
    await open('/404', { attemptedPath: '/old' });
    expect(await screen.findByText('The new page')).toBeVisible();
    cleanup();
    api.requests.length = 0;
    await open('/404', { attemptedPath: '/other', isAsked: true });
    expect(await notFound()).toBeVisible();
    await waitFor(() => expect(warned.mock.calls.flat()).toContain('/other'));
    expect(api.requests).toEqual([]);
  });
});
