import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import {
  brokenBackend,
  fakeDataApi,
  postRow,
  rows,
  versionedRow,
  type DataRequest,
} from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { StaffPostList } from './staff-post-list';

// N64: the single "Publish" and "Unpublish" of a row.

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const storedRow = () => ({
  ...postRow(1, { status: 'draft', updated_by_name: 'Ananya' }),
  version: 1,
});

/** Answers reads with the list; writes with `write`. */
function answerWith(row: object, write: (request: DataRequest) => Response | Promise<Response>) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/search_posts') return rows(row);
    if (request.target === 'rpc/count_posts') return Response.json(1);
    return /^(?:shared_copies|review_requests)$/.test(request.target) ? rows() : write(request);
  });
}

function renderList() {
  renderPage(
    <StaffPostList
      filter={{ search: '', status: 'all', category: 'all', sort: 'updated', page: 1 }}
      rights={{ canCreate: true, canEdit: true, canPublish: true, canDelete: true }}
      onClearFilters={vi.fn()}
    />,
  );
  return { user: userEvent.setup() };
}

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

it('never goes on top of what somebody changed meanwhile, and says so', async () => {
  const stored = storedRow();
  answerWith(stored, versionedRow(stored));
  const { user } = renderList();
  const button = await screen.findByRole('button', { name: 'Publish Post 1' });
  const theirs = {
    version: 2,
    status: 'published',
    publish_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  };
  Object.assign(stored, theirs);
  await user.click(button);
  await waitFor(() =>
    expect(readToasts()).toMatchObject([
      {
        title: 'Error',
        description: 'Failed to update post status',
        reason: 'Somebody changed it meanwhile. Look at it first.',
        variant: 'destructive',
      },
    ]),
  );
  expect(
    await within(screen.getByRole('row', { name: /Post 1/ })).findByText('Scheduled'),
  ).toBeInTheDocument();
  expect(stored).toMatchObject(theirs);
});

it('counts as done where the answer was lost, and is done once', async () => {
  const stored = storedRow();
  const api = answerWith(stored, versionedRow(stored, 1));
  const { user } = renderList();
  await user.click(await screen.findByRole('button', { name: 'Publish Post 1' }));
  await waitFor(() =>
    expect(readToasts()).toMatchObject([{ title: 'Post published successfully' }]),
  );
  expect(api.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  expect(stored).toMatchObject({ version: 2, status: 'published' });
});

it('counts as done where all that was tried before got no answer', async () => {
  const stored = storedRow();
  const api = answerWith(stored, versionedRow(stored));
  const { user } = renderList();
  const button = await screen.findByRole('button', { name: 'Publish Post 1' });
  const { answer } = api;
  // What was changed arrived; nothing comes back, not the list either.
  api.answer = async (request) => {
    if (request.method === 'PATCH') await answer(request);
    throw new TypeError('Failed to fetch');
  };
  await user.click(button);
  await waitFor(() => expect(readToasts()).toHaveLength(2));
  expect(readToasts()).toMatchObject([{ description: 'Failed to update post status' }, {}]);
  for (const toast of readToasts()) removeToast(toast.id);
  api.answer = answer;
  const again = await screen.findByRole('button', { name: 'Publish Post 1' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(again);
  await waitFor(() =>
    expect(readToasts()).toMatchObject([{ title: 'Post published successfully' }]),
  );
  expect(stored).toMatchObject({ version: 2, status: 'published' });
});

it('is taken back on top of itself, also where the list did not come again', async () => {
  const stored = storedRow();
  const api = answerWith(stored, versionedRow(stored));
  const { user } = renderList();
  const button = await screen.findByRole('button', { name: 'Publish Post 1' });
  const { answer } = api;
  api.answer = (request) => (request.target === 'blog_posts' ? answer(request) : brokenBackend());
  await user.click(button);
  await waitFor(() => expect(readToasts()).toHaveLength(2));
  const back = await screen.findByRole('button', { name: 'Unpublish Post 1' });
  await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(back);
  await waitFor(() => expect(stored).toMatchObject({ version: 3, status: 'draft' }));
  await waitFor(() =>
    expect(readToasts()).toContainEqual(
      expect.objectContaining({ title: 'Post saved as draft successfully' }),
    ),
  );
});
