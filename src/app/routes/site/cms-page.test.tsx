import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NotFoundPage } from '@/app/not-found-page';
import { forgetPages } from '@/features/pages/public-source';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { beIdle } from '@/testing/idle-moments';
import { Component } from './cms-page';

vi.mock('@/lib/when-idle', () => import('@/testing/idle-moments'));

// The chunks of the page: reading them for the first time may take longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('@/features/pages/components/page-view'),
    import('@/lib/html/markdown-text'),
  ]),
);

afterEach(() => {
  forgetPages();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  cleanup();
  document.head.replaceChildren();
});

function pageRow(changes: object = {}) {
  return {
    title: 'Fees & dates',
    slug: 'fees',
    content: '<h2>When</h2><p>In <strong>June</strong>.</p>',
    meta_title: 'Fees and dates of all programs',
    meta_description: 'What it costs, and when it begins.',
    template: 'default',
    updated_at: '2026-11-20 22:00:44.477+00',
    unpublish_at: null,
    ...changes,
  };
}

function answerWith(answer: (request: DataRequest) => Response) {
  return fakeDataApi((request) =>
    request.target === 'rpc/record_view' ? new Response(null, { status: 204 }) : answer(request),
  );
}

async function openPage(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/404', element: <NotFoundPage /> },
      { path: '/:slug', element: <Component /> },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: ['/', address] },
  );
  // A page that suspends is finished only when the act around its first render is awaited.
  await act(async () => {
    render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  return router;
}

function meta(name: string): string | null | undefined {
  return document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
}

describe('a page', () => {
  it('shows title, date and text, and counts the visit', async () => {
    const api = answerWith(() => rows(pageRow()));
    await openPage('/fees');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fees & dates' })).toBeVisible();
    expect(screen.getByText(/Last updated/)).toHaveTextContent('Last updated 21 November 2026');
    expect(screen.getByRole('heading', { level: 2, name: 'When' })).toBeVisible();
    const read = api.requests.find(({ target }) => target === 'pages');
    expect([read?.query.get('slug'), read?.query.get('status')]).toEqual([
      'eq.fees',
      'eq.published',
    ]);
    await waitFor(() =>
      expect(api.requests.find(({ target }) => target === 'rpc/record_view')?.body).toEqual({
        viewed_path: '/fees',
      }),
    );
  });

  it('has a head of its own', async () => {
    answerWith(() => rows(pageRow()));
    await openPage('/fees');
    await screen.findByRole('heading', { level: 1, name: 'Fees & dates' });
    expect(document.title).toBe('Fees and dates of all programs | Careerloom');
    expect(meta('description')).toBe('What it costs, and when it begins.');
    expect(meta('og:title')).toBe('Fees and dates of all programs');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /^https?:\/\/[^/]+\/fees$/,
    );
  });

  it('falls back to its title where it has no meta title', async () => {
    answerWith(() => rows(pageRow({ meta_title: '', meta_description: '' })));
    await openPage('/fees');
    await screen.findByRole('heading', { level: 1, name: 'Fees & dates' });
    expect(document.title).toBe('Fees & dates | Careerloom');
    expect(meta('description')).toMatch(/^Fees & dates: a page of Careerloom\. /);
    expect(meta('description')?.length).toBeLessThanOrEqual(160);
  });

  it('may be written in Markdown', async () => {
    answerWith(() => rows(pageRow({ content: '## When\n\n- In **June**' })));
    await openPage('/fees');
    expect(await screen.findByRole('heading', { level: 2, name: 'When' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('In June');
  });

  it.each([
    ['default', 'max-w-4xl'],
    ['about', 'max-w-4xl'],
    ['contact', 'max-w-3xl'],
    ['service', 'max-w-6xl'],
    ['product', 'max-w-6xl'],
    ['unknown', 'max-w-4xl'],
  ])('of the template "%s" is as wide as specified', async (template, width) => {
    answerWith(() => rows(pageRow({ template })));
    await openPage('/fees');
    expect(await screen.findByRole('article', { name: 'Fees & dates' })).toHaveClass(width);
  });

  it('D01, D02: runs nothing that staff wrote into it', async () => {
    answerWith(() =>
      rows(
        pageRow({
          title: '</title><script>x</script>',
          content:
            '<img src="/a.webp" onerror="x()" alt="picture"><p><img src="x" onerror="x()" alt="broken"><a href="javascript:x()">link</a></p><p>End</p>',
        }),
      ),
    );
    await openPage('/fees');
    expect(await screen.findByText('End')).toBeVisible();
    expect(screen.getByAltText('picture')).not.toHaveAttribute('onerror');
    // A picture without an address goes, and of a link without one the words stay.
    expect(screen.getByText('link', { selector: 'p' }).children).toHaveLength(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '</title><script>x</script>',
    );
  });
});

describe('an address without a published page', () => {
  it.each([
    ['is unknown', () => rows()],
    ['cannot be looked up', brokenBackend],
  ])('that %s leads to /404, which replaces it and notes it', async (_name, answer) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answerWith(answer);
    const router = await openPage('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/404');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(warn.mock.calls.flat()).toContain('/no-such-page');
    await act(() => router.navigate(-1));
    expect(screen.getByText('Home')).toBeVisible();
  });

  it.each(['Fees', 'a.b', 'a--b', '-a', 'x'.repeat(121), 'eq.fees', '%2e%2e', "1' or '1"])(
    'F06: "%s" can be no page, and asks the database for none',
    async (slug) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const api = answerWith(() => rows(pageRow()));
      const router = await openPage(`/${encodeURIComponent(slug)}`);
      expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/404');
      const asked = api.requests.map(({ target, query }) => [target, query.get('from_path')]);
      // Whether the address leads elsewhere is all that is asked, and only of those that can.
      const canLead = /^[A-Za-z0-9][A-Za-z0-9.-]*$/.test(slug);
      expect(asked.filter(([target]) => target !== 'rpc/record_missing')).toEqual(
        canLead ? [['redirects', `eq./${slug.toLowerCase()}`]] : [],
      );
    },
  );
});

it('a page that was not found is shown from its moment on, in place of the not-found screen', async () => {
  const api = answerWith(() => rows());
  const router = await openPage('/fees');
  expect(await screen.findByText('Oops! Page not found')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/404');
  api.answer = (request) => {
    if (request.target === 'rpc/next_publication_change') return Response.json(0);
    return request.target === 'pages' ? rows(pageRow()) : rows();
  };
  await beIdle();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Fees & dates' }),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/fees');
});
