import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { fakeDataApi, postRow, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import type { StaffPostFilter } from '../../staff-queries';
import { StaffPostList } from './staff-post-list';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const everything: StaffPostFilter = {
  search: '',
  status: 'all',
  category: 'all',
  sort: 'updated',
  page: 1,
};
const allRights = { canCreate: true, canEdit: true, canPublish: true, canDelete: true };

function staffRow(number: number, changes: object = {}) {
  return postRow(number, { status: 'draft', version: 1, updated_by_name: 'Ananya', ...changes });
}

/** Answers reads of the list with one row; all else with `others`. */
function answerWith(row: object, others: (request: DataRequest) => Response | Promise<Response>) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/search_posts') return rows(row);
    if (request.target === 'rpc/count_posts') return Response.json(1);
    return request.target === 'review_requests' ? rows() : others(request);
  });
}

function renderList({ rights = allRights } = {}) {
  const { router } = renderPage(
    <StaffPostList filter={everything} rights={rights} onClearFilters={vi.fn()} />,
  );
  return { router, user: userEvent.setup() };
}

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

it('makes one draft of what is stored, though the first answer is lost, and opens it', async () => {
  const source = staffRow(1, {
    status: 'published',
    publish_at: '2026-11-10T04:00:00+00',
    created_at: '2026-11-10T04:00:00+00',
  });
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const api = answerWith(source, ({ method }) => (method === 'GET' ? rows(source) : lost()));
  const { user, router } = renderList();
  await user.click(await screen.findByRole('button', { name: 'More actions for Post 1' }));
  const history = await screen.findByRole('menuitem', { name: 'History' });
  expect(history).toHaveAttribute('href', `/cms/content/history/${postRow(1).id}`);
  api.answer = (request) =>
    request.target !== 'blog_posts'
      ? rows()
      : request.method === 'GET' && request.query.get('id') === `eq.${postRow(1).id}`
        ? rows(source)
        : lost();
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(readToasts()[0]?.description).toBe('Failed to duplicate post'));
  const inserts = () =>
    api.requests
      .filter(({ method }) => method === 'POST')
      .filter(({ target }) => target === 'blog_posts');
  const [first] = inserts();
  expect(first?.body).toMatchObject({
    title: 'Copy of Post 1',
    content: '<p>The text of post 1.</p>',
    status: 'draft',
    publish_at: null,
  });
  api.answer = (request) =>
    request.target === 'blog_posts' && request.method === 'POST'
      ? rows({ ...source, ...request.body })
      : request.target === 'shared_copies'
        ? rows()
        : rows(source);
  readToasts()[0]?.action?.onAction();
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/cms/content/edit/${String(first?.body['id'])}`),
  );
  expect(inserts().map(({ body }) => body['id'])).toEqual([first?.body['id'], first?.body['id']]);
});

it('leaves an ended session to the dialog for it, and makes the one draft afterwards', async () => {
  const source = staffRow(1, { created_at: '2026-11-10T04:00:00+00' });
  const ended = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
  const api = answerWith(source, ({ target, method }) =>
    method === 'POST' ? ended() : target === 'shared_copies' ? rows() : rows(source),
  );
  const { user } = renderList();
  const inserts = () =>
    api.requests.filter(({ method, target }) => method === 'POST' && target === 'blog_posts');
  const duplicate = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions for Post 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  };
  await duplicate();
  await waitFor(() => expect(inserts()).toHaveLength(1));
  await duplicate();
  await waitFor(() => expect(inserts()).toHaveLength(2));
  const [first, second] = inserts();
  expect(second?.body['id']).toBe(first?.body['id']);
  expect(readToasts()).toEqual([]);
});

it('is offered to who may create', async () => {
  answerWith(staffRow(1), () => rows());
  renderList({ rights: { ...allRights, canCreate: false, canEdit: false } });
  await screen.findByRole('link', { name: 'Post 1' });
  expect(screen.queryByRole('button', { name: /^More actions/ })).not.toBeInTheDocument();
});
