import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetPreviews } from '@/features/previews/public-source';
import { fakeDataApi, postRow, rows, type DataRequest } from '@/testing/fake-data-api';
import { beIdle } from '@/testing/idle-moments';
import { Component } from './preview';

vi.mock('@/lib/when-idle', () => import('@/testing/idle-moments'));

// The chunks of the page: reading them for the first time may take longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('@/features/pages/components/page-view'),
    import('@/features/posts/components/article-view'),
  ]),
);

afterEach(() => {
  forgetPreviews();
  vi.unstubAllGlobals();
  cleanup();
  document.head.replaceChildren();
});

const secret = '0f'.repeat(32);

/** A row of read_preview: what the other kind alone has is null. */
function previewRow(changes: object = {}) {
  return {
    ...postRow(1, { published_at: null }),
    kind: 'post',
    status: 'draft',
    ends_at: '2026-11-29 09:30:00+00',
    slug: null,
    template: null,
    ...changes,
  };
}

const pageRow = () =>
  previewRow({
    kind: 'page',
    status: 'published',
    slug: 'fees',
    template: 'contact',
    title: 'Fees & dates',
    content: '<p>In <strong>June</strong>.</p>',
    tags: null,
  });

async function openPreview(answer: (request: DataRequest) => Response, asked = secret) {
  const api = fakeDataApi(answer);
  const router = createMemoryRouter(
    [
      { path: '/preview/:secret', element: <Component /> },
      { path: '/', element: <p>Home</p> },
    ],
    { initialEntries: ['/', `/preview/${asked}`] },
  );
  // A page that suspends is finished only when the act around its first render is awaited.
  await act(async () => {
    render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  return api;
}

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

function expectSecret() {
  expect(meta('robots')).toBe('noindex');
  expect(meta('referrer')).toBe('no-referrer');
  expect(meta('og:url')).toBeUndefined();
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
}

describe('a preview', () => {
  it('shows a draft as visitors will read it, under a bar, and counts no view', async () => {
    const api = await openPreview(() => rows(previewRow()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeVisible();
    expect(await screen.findByText('The text of post 1.')).toBeVisible();
    // Nothing hangs on a date that is not there.
    expect(screen.getByText(/min read$/).parentElement?.textContent).not.toContain('·');
    expect(screen.getByRole('complementary', { name: 'About this preview' })).toHaveTextContent(
      'Preview of a draft · ends on 29 Nov 2026, 3:00 pm IST',
    );
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(document.title).toContain('Preview: Post 1');
    expectSecret();
    await beIdle();
    expect(api.requests.map(({ target, body }) => [target, body])).toEqual([
      ['rpc/read_preview', { secret }],
    ]);
  });

  it('shows a page in its template; of what is published the bar says no draft', async () => {
    await openPreview(() => rows(pageRow()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fees & dates' })).toBeVisible();
    expect(screen.getByText('June')).toBeVisible();
    const bar = screen.getByRole('complementary', { name: 'About this preview' });
    expect(bar).toHaveTextContent('Preview · ends on');
    expectSecret();
  });

  it('says of changes that are not public yet that they are', async () => {
    await openPreview(() => rows(previewRow({ status: 'changed' })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'About this preview' })).toHaveTextContent(
      'Preview of changes that are not public yet · ends on',
    );
  });

  it('says the same of whatever shows nothing', async () => {
    await openPreview(() => rows());
    expect(await screen.findByRole('heading', { level: 1, name: 'No preview here' })).toBeVisible();
    expectSecret();
  });

  it.each(['short', 'F'.repeat(64), `${secret}0`])('asks nobody about %s', async (asked) => {
    const api = await openPreview(() => rows(previewRow()), asked);
    expect(await screen.findByRole('heading', { name: 'No preview here' })).toBeVisible();
    expect(api.requests).toEqual([]);
  });

  it('says that it failed, and tries again', async () => {
    const api = await openPreview(() =>
      Response.json({ code: 'PT429', message: 'Previews were opened too often' }, { status: 429 }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Previews were opened very often from your network. Try again in an hour.',
    );
    expectSecret();
    api.answer = () => rows(previewRow());
    const user = userEvent.setup();
    await act(() => user.click(screen.getByRole('button', { name: 'Retry' })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeVisible();
  });
});
