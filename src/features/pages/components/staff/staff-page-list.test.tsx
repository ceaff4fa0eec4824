import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import {
  brokenBackend,
  fakeDataApi,
  rows,
  versionedRow,
  type DataRequest,
} from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import type { StaffPageFilter } from '../../staff-queries';
import { PageSummary } from './page-summary';
import { StaffPageList } from './staff-page-list';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const everything: StaffPageFilter = {
  search: '',
  status: 'all',
  template: 'all',
  sort: 'updated',
  page: 1,
};
const id = '00000000-0000-4000-8000-000000000001';
/** It begins with its box, where there is one. */
const feesRow = /^(Choose Fees )?Fees/;

function pageRow(changes: object = {}) {
  return {
    id,
    title: 'Fees',
    slug: 'fees',
    meta_title: 'Fees',
    meta_description: '',
    status: 'draft',
    template: 'landing',
    published_at: null,
    created_at: '2026-11-01 10:00:00+00',
    updated_at: '2026-11-20 10:00:00+00',
    version: 1,
    updated_by_name: 'Dev Patel',
    ...changes,
  };
}

const totals = [
  { kind: 'page', status: 'published', facet: 'default', total: 4 },
  { kind: 'page', status: 'published', facet: 'landing', total: 1 },
  { kind: 'page', status: 'draft', facet: 'default', total: 2 },
  { kind: 'post', status: 'draft', facet: 'data-science', total: 9 },
];

/** Answers reads with the list; writes with `write`. */
function answerWith(
  list: readonly object[],
  write: (request: DataRequest) => Response | Promise<Response> = () => rows(),
) {
  return fakeDataApi((request) => {
    if (request.target === 'shared_copies') return rows();
    if (request.target === 'rpc/search_pages') return rows(...list);
    if (request.target === 'rpc/count_pages') return Response.json(list.length);
    if (request.target === 'review_requests') return rows();
    if (request.target === 'rpc/content_totals') return rows(...totals);
    return write(request);
  });
}

function renderList({ filter = everything, canManage = true } = {}) {
  const onClearFilters = vi.fn();
  renderPage(
    <>
      <PageSummary />
      <StaffPageList filter={filter} canManage={canManage} onClearFilters={onClearFilters} />
    </>,
  );
  return { onClearFilters, user: userEvent.setup() };
}

function denied(): Response {
  const body = { code: '42501', message: 'refused', details: null, hint: null };
  return Response.json(body, { status: 403 });
}

function toasts() {
  return readToasts().map(({ title, description, reason, variant }) => ({
    title,
    description,
    ...(reason === undefined ? {} : { reason }),
    variant,
  }));
}

beforeEach(() => {
  for (const toast of readToasts()) removeToast(toast.id);
});
afterEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  it('shows what a page is, where it stands and since when', async () => {
    answerWith([pageRow()]);
    renderList();
    const row = within(await screen.findByRole('row', { name: feesRow }));
    for (const text of ['/fees', 'No meta description', 'Draft', 'Landing'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByText('1 Nov 2026')).toBeInTheDocument();
    expect(row.getByText('20 Nov 2026')).toBeInTheDocument();
    expect(row.queryByRole('link', { name: /View/ })).not.toBeInTheDocument();
  });

  it('counts all pages in the cards and the matching ones beside them', async () => {
    answerWith([pageRow()]);
    renderList({ filter: { ...everything, template: 'landing' } });
    expect(await screen.findByText('1 of 7 pages')).toBeInTheDocument();
    const figures = ['Total Pages', 'Published', 'Drafts', 'Templates'].map(
      (label) =>
        screen.getAllByText(label).find((element) => element.tagName === 'DT')?.nextElementSibling
          ?.textContent,
    );
    expect(figures).toEqual(['7', '5', '2', '2']);
  });

  it('opens the public page in a new tab, once it is published', async () => {
    answerWith([pageRow({ status: 'published' })]);
    renderList();
    const link = await screen.findByRole('link', { name: 'View Fees (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/fees');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is paged, filtered and searched by the database', async () => {
    const api = answerWith([pageRow()]);
    renderList({
      filter: { search: '100%', status: 'draft', template: 'landing', sort: 'created', page: 3 },
    });
    await screen.findByRole('row', { name: feesRow });
    expect(api.requests.find(({ target }) => target === 'rpc/search_pages')?.body).toEqual({
      term: '100%',
      in_status: 'draft',
      in_template: 'landing',
      sort_by: 'created',
      page_size: 20,
      page_offset: 40,
    });
  });

  it('shows no controls to who may not manage pages', async () => {
    answerWith([pageRow({ status: 'published' })]);
    renderList({ canManage: false });
    const row = within(await screen.findByRole('row', { name: feesRow }));
    expect(row.queryByRole('button')).not.toBeInTheDocument();
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/fees']);
  });

  it('F12: shows a failure as a failure, and Retry brings the list', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = renderList();
    expect(await screen.findByText('Failed to fetch pages')).toBeInTheDocument();
    expect(toasts()).toMatchObject([
      {
        title: 'Error',
        description: 'Failed to fetch pages',
        reason: expect.stringMatching(/^The server/),
        variant: 'destructive',
      },
    ]);
    expect(screen.queryByText(/Gateway|No pages found/)).not.toBeInTheDocument();
    api.answer = ({ target }) =>
      target === 'rpc/count_pages'
        ? Response.json(1)
        : target === 'rpc/content_totals'
          ? rows(...totals)
          : rows(pageRow());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: feesRow })).toBeInTheDocument();
  });

  it('offers the first page when there is none, and clears filters that hide all', async () => {
    answerWith([]);
    renderList();
    expect(await screen.findByRole('heading', { name: 'No pages found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create your first page' })).toHaveAttribute(
      'href',
      '/cms/pages/new',
    );
  });

  it('clears filters that hide every page', async () => {
    answerWith([]);
    const { onClearFilters, user } = renderList({ filter: { ...everything, search: 'x' } });
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    expect(onClearFilters).toHaveBeenCalledOnce();
  });
});

describe('publishing', () => {
  it.each([
    [
      'draft',
      'Publish',
      'published',
      {
        title: 'Page published successfully',
        description: 'It is public now: visitors read it at /fees.',
        action: { label: 'View' },
      },
    ],
    ['published', 'Unpublish', 'draft', { title: 'Page saved as draft successfully' }],
  ])('turns a %s page by "%s" into a %s one', async (status, button, target, toast) => {
    const api = answerWith([pageRow({ status })], () => rows({ id }));
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: `${button} Fees` }));
    await waitFor(() => expect(readToasts()).toMatchObject([toast]));
    const write = api.requests.find(({ method }) => method === 'PATCH');
    expect(write?.query.get('version')).toBe('eq.1');
    expect(write?.body).toMatchObject({ status: target });
  });

  it('N64: never goes on top of what somebody changed meanwhile, and says so', async () => {
    const stored = pageRow();
    answerWith([stored], versionedRow(stored));
    const { user } = renderList();
    const button = await screen.findByRole('button', { name: 'Publish Fees' });
    const theirs = {
      version: 2,
      status: 'published',
      publish_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    };
    Object.assign(stored, theirs);
    await user.click(button);
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Error',
          description: 'Failed to update page status',
          reason: 'Somebody changed it meanwhile. Look at it first.',
          variant: 'destructive',
        },
      ]),
    );
    expect(
      await within(screen.getByRole('row', { name: feesRow })).findByText('Scheduled'),
    ).toBeInTheDocument();
    expect(stored).toMatchObject(theirs);
  });

  it('N64: counts as done where the answer was lost, and is done once', async () => {
    const stored = pageRow();
    const api = answerWith([stored], versionedRow(stored, 1));
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Publish Fees' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Page published successfully' }]));
    expect(api.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
    expect(stored).toMatchObject({ version: 2, status: 'published' });
  });

  it('N64: counts as done where all that was tried before got no answer', async () => {
    const stored = pageRow();
    const api = answerWith([stored], versionedRow(stored));
    const { user } = renderList();
    const button = await screen.findByRole('button', { name: 'Publish Fees' });
    const { answer } = api;
    // What was changed arrived; nothing comes back, not the list either.
    api.answer = async (request) => {
      if (request.method === 'PATCH') await answer(request);
      throw new TypeError('Failed to fetch');
    };
    await user.click(button);
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(toasts()).toMatchObject([{ description: 'Failed to update page status' }, {}]);
    for (const toast of readToasts()) removeToast(toast.id);
    api.answer = answer;
    const again = await screen.findByRole('button', { name: 'Publish Fees' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(again);
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Page published successfully' }]));
    expect(stored).toMatchObject({ version: 2, status: 'published' });
  });

  it('N64: is taken back on top of itself, also where the list did not come again', async () => {
    const stored = pageRow();
    const api = answerWith([stored], versionedRow(stored));
    const { user } = renderList();
    const button = await screen.findByRole('button', { name: 'Publish Fees' });
    const { answer } = api;
    api.answer = (request) => (request.target === 'pages' ? answer(request) : brokenBackend());
    await user.click(button);
    await waitFor(() => expect(toasts()).toHaveLength(2));
    const back = await screen.findByRole('button', { name: 'Unpublish Fees' });
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(back);
    await waitFor(() => expect(stored).toMatchObject({ version: 3, status: 'draft' }));
    await waitFor(() =>
      expect(toasts()).toContainEqual(
        expect.objectContaining({ title: 'Page saved as draft successfully' }),
      ),
    );
  });

  it.each([
    ['B04: a refusal', denied],
    ['G05: an answer with no row', () => rows()],
  ])('%s takes the status back and shows the denial, not success', async (_name, answer) => {
    const api = answerWith([pageRow()], () => {
      // The list does not come again, so that only taking back can restore the old status.
      api.answer = ({ target }) =>
        target === 'pages' ? rows(pageRow()) : new Promise<Response>(() => undefined);
      return answer();
    });
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Publish Fees' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Access Denied',
          description: "You don't have permission to publish pages",
          variant: 'destructive',
        },
      ]),
    );
    expect(within(screen.getByRole('row', { name: feesRow })).getByText('Draft')).toBeVisible();
  });

  it('says what failed when the server does', async () => {
    answerWith([pageRow()], brokenBackend);
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Publish Fees' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatchObject({
      title: 'Error',
      description: 'Failed to update page status',
      reason: expect.stringMatching(/^[^<]+$/),
      variant: 'destructive',
    });
  });
});

describe('deleting', () => {
  async function confirm(user: ReturnType<typeof userEvent.setup>, answer = 'Delete') {
    await user.click(await screen.findByRole('button', { name: 'Delete Fees' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this page?',
    });
    await user.click(within(dialog).getByRole('button', { name: answer }));
  }

  it('asks first, and does nothing on Cancel', async () => {
    const api = answerWith([pageRow()]);
    const { user } = renderList();
    await confirm(user, 'Cancel');
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('says so when the page is gone', async () => {
    answerWith([pageRow()], () => rows({ id }));
    const { user } = renderList();
    await confirm(user);
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Page deleted successfully' }]));
  });

  it.each([
    ['B04: a refusal', denied],
    ['G05: an answer with no row', () => rows()],
  ])('%s leaves the page and shows the denial, not success', async (_name, answer) => {
    answerWith([pageRow()], answer);
    const { user } = renderList();
    await confirm(user);
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Access Denied',
          description: "You don't have permission to delete pages",
          variant: 'destructive',
        },
      ]),
    );
  });
});
