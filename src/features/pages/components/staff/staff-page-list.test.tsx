import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
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
        // Where it is now, not where the list had it.
        description: 'It is public now: visitors read it at /fees-2027.',
        action: { label: 'View' },
      },
    ],
    ['published', 'Unpublish', 'draft', { title: 'Page saved as draft successfully' }],
  ])('turns a %s page by "%s" into a %s one', async (status, button, target, toast) => {
    const api = answerWith([pageRow({ status })], () => rows({ slug: 'fees-2027' }));
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: `${button} Fees` }));
    await waitFor(() => expect(readToasts()).toMatchObject([toast]));
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: target });
  });

  it.each([
    ['B04: a refusal', denied],
    ['G05: an answer with no row', () => rows()],
  ])('%s takes the status back and shows the denial, not success', async (_name, answer) => {
    const api = answerWith([pageRow()], () => {
      // The list does not come again, so that only taking back can restore the old status.
      api.answer = () => new Promise<Response>(() => undefined);
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
