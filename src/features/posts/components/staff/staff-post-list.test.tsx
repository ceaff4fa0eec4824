import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import {
  brokenBackend,
  fakeDataApi,
  postRow,
  rows,
  type DataRequest,
} from '@/testing/fake-data-api';
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
  return {
    ...postRow(number, { status: 'draft', updated_by_name: 'Ananya' }),
    version: 1,
    ...changes,
  };
}

/** Answers reads with the list; writes with `write`. */
function answerWith(
  list: readonly object[],
  write: (request: DataRequest) => Response | Promise<Response> = () => rows(),
) {
  return fakeDataApi((request) => {
    if (request.target === 'shared_copies') return rows();
    if (request.target === 'rpc/search_posts') return rows(...list);
    if (request.target === 'rpc/count_posts') return Response.json(list.length);
    if (request.target === 'review_requests') return rows();
    return write(request);
  });
}

function renderList({ filter = everything, rights = allRights } = {}) {
  const onClearFilters = vi.fn();
  renderPage(<StaffPostList filter={filter} rights={rights} onClearFilters={onClearFilters} />);
  return { onClearFilters, user: userEvent.setup() };
}

function denied(): Response {
  return Response.json(
    {
      code: '42501',
      message: 'new row violates row-level security policy',
      details: null,
      hint: null,
    },
    { status: 403 },
  );
}

function row(title: string): HTMLElement {
  const found = screen
    .getAllByRole('row')
    .find((element) => within(element).queryByRole('link', { name: title }));
  if (!found) throw new Error(`No row "${title}".`);
  return found;
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
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it('marks what visitors do not read yet, and asks for the rows shown alone', async () => {
    const [first, second] = [staffRow(1), staffRow(2)];
    const answer = answerWith([first, second]).answer;
    const api = fakeDataApi((request) =>
      request.target === 'shared_copies'
        ? rows({ document_id: second.id, saved_by_name: 'Ravi Menon' })
        : answer(request),
    );
    renderList();
    const mark = await screen.findByText('Unpublished changes');
    expect(mark).toHaveTextContent('Unpublished changes by Ravi Menon');
    expect(row(second.title)).toContainElement(mark);
    const asked = api.requests.find(({ target }) => target === 'shared_copies');
    expect(asked?.query.get('document_id')).toBe(`in.(${first.id},${second.id})`);
  });

  it('F12: shows a failure as a failure, never samples', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = renderList();
    expect(await screen.findByText('Failed to fetch blog posts')).toBeInTheDocument();
    expect(toasts()).toMatchObject([
      {
        title: 'Error',
        description: 'Failed to fetch blog posts',
        reason: expect.stringMatching(/^The server/),
        variant: 'destructive',
      },
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(/Gateway|sample/i)).not.toBeInTheDocument();
    api.answer = (request) =>
      request.target === 'rpc/count_posts' ? Response.json(1) : rows(staffRow(1));
    await user.click(screen.getByRole('button', { name: /retry|try again/i }));
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeInTheDocument();
  });

  it('tells an empty list from one that the filters have emptied', async () => {
    answerWith([]);
    const { onClearFilters, user } = renderList({ filter: { ...everything, search: 'x' } });
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    expect(onClearFilters).toHaveBeenCalledOnce();
    expect(screen.queryByText('No posts yet')).not.toBeInTheDocument();
  });

  it('goes from one filter to the next without a word about an empty library', async () => {
    const api = answerWith([]);
    const Filtered = () => {
      const [filter, setFilter] = useState({ ...everything, search: 'zzzz' });
      return (
        <StaffPostList
          filter={filter}
          rights={allRights}
          onClearFilters={() => setFilter(everything)}
        />
      );
    };
    renderPage(<Filtered />);
    const clear = await screen.findByRole('button', { name: 'Clear Filters' });
    let finish: (posts: Response) => void = () => undefined;
    api.answer = ({ target }) =>
      target === 'rpc/search_posts'
        ? new Promise((resolve) => (finish = resolve))
        : Response.json(1);
    await userEvent.setup().click(clear);
    expect(screen.getByRole('heading', { name: 'No posts found' })).toBeInTheDocument();
    expect(clear).toHaveFocus();
    await act(async () => finish(rows(staffRow(1))));
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('offers only what the person may do', async () => {
    answerWith([staffRow(1)]);
    renderList({
      rights: { canCreate: false, canEdit: true, canPublish: false, canDelete: false },
    });
    await screen.findByRole('link', { name: 'Post 1' });
    expect(screen.getByRole('link', { name: 'Edit Post 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish Post 1' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete Post 1' })).not.toBeInTheDocument();
  });

  it('is paged, filtered and searched by the database', async () => {
    const api = answerWith([staffRow(1)]);
    renderList({
      filter: {
        search: 'a,status.eq.draft',
        status: 'draft',
        category: 'cybersecurity',
        sort: 'title',
        page: 3,
      },
    });
    await screen.findByRole('link', { name: 'Post 1' });
    expect(api.requests.find(({ target }) => target === 'rpc/search_posts')?.body).toEqual({
      term: 'a,status.eq.draft',
      in_status: 'draft',
      in_category: 'cybersecurity',
      sort_by: 'title',
      page_size: 20,
      page_offset: 40,
    });
  });
});

describe('publishing', () => {
  it('shows the new status at once and says so when it is saved', async () => {
    let finish: (response: Response) => void = () => undefined;
    const api = answerWith([staffRow(1)], () => new Promise((resolve) => (finish = resolve)));
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Publish Post 1' }));
    expect(await within(row('Post 1')).findByText('Published')).toBeInTheDocument();
    expect(toasts()).toEqual([]);
    await waitFor(() => expect(api.requests.at(-1)?.method).toBe('PATCH'));
    api.answer = (request) =>
      request.target === 'rpc/count_posts'
        ? Response.json(1)
        : rows(staffRow(1, { status: 'published' }));
    finish(rows({ id: postRow(1).id }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        {
          title: 'Post published successfully',
          description: `It is public now: visitors read it at /blogs/${postRow(1).id}.`,
        },
      ]),
    );
    const write = api.requests.find(({ method }) => method === 'PATCH');
    expect(write?.query.get('version')).toBe('eq.1');
    expect(write?.body).toEqual({ status: 'published', publish_at: null, unpublish_at: null });
  });

  it.each([
    ['B02: a refusal', denied],
    ['G05: an answer with no row', () => rows()],
  ])('%s takes the status back and shows the denial, not success', async (_name, answer) => {
    const api = answerWith([staffRow(1)], () => {
      // The list does not come again, so that only taking back can restore the old status.
      api.answer = ({ target }) =>
        target === 'blog_posts' ? rows(staffRow(1)) : new Promise<Response>(() => undefined);
      return answer();
    });
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Publish Post 1' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Access Denied',
          description: "You don't have permission to publish content",
          variant: 'destructive',
        },
      ]),
    );
    expect(await within(row('Post 1')).findByText('Draft')).toBeInTheDocument();
  });

  it('keeps the list when the network goes: what failed is said, and nothing happens later', async () => {
    const api = answerWith([staffRow(1)]);
    const { user } = renderList();
    const button = await screen.findByRole('button', { name: 'Publish Post 1' });
    api.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    onlineManager.setOnline(false);
    await user.click(button);
    await waitFor(() =>
      expect(toasts()).toMatchObject([
        { title: 'Error', description: 'Failed to update post status' },
        { title: 'Error', description: 'Failed to fetch blog posts' },
      ]),
    );
    expect(within(row('Post 1')).getByText('Draft')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.requests.length = 0;
    onlineManager.setOnline(true);
    await waitFor(() => expect(api.requests).not.toEqual([]));
    expect(api.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('a broken backend takes it back too, with one error that shows no markup', async () => {
    answerWith([staffRow(1)], brokenBackend);
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Publish Post 1' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatchObject({
      title: 'Error',
      description: 'Failed to update post status',
      reason: expect.stringMatching(/^[^<]+$/),
      variant: 'destructive',
    });
    expect(await within(row('Post 1')).findByText('Draft')).toBeInTheDocument();
  });
});

describe('deleting', () => {
  async function confirmDeletion(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Delete Post 1' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this post?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  }

  it('asks first, and does nothing on Cancel', async () => {
    const api = answerWith([staffRow(1)]);
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Delete Post 1' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('says so when the post is gone', async () => {
    answerWith([staffRow(1)], () => rows({ id: postRow(1).id }));
    const { user } = renderList();
    await confirmDeletion(user);
    await waitFor(() =>
      expect(toasts()).toMatchObject([{ title: 'Blog post deleted successfully' }]),
    );
  });

  it('is taken back by Undo: the post is where it was, and has the focus', async () => {
    const api = answerWith([staffRow(1), staffRow(2)], () => rows({ id: postRow(1).id }));
    const { user } = renderList();
    await screen.findByRole('link', { name: 'Post 1' });
    const listed = (...list: object[]) => {
      api.answer = ({ target, method }) => {
        if (target === 'rpc/search_posts') return rows(...list);
        if (target === 'rpc/count_posts') return Response.json(list.length);
        return target === 'rpc/restore_document'
          ? rows({ id: postRow(1).id, title: 'Post 1', slug: null, status: 'published' })
          : rows(...(method === 'DELETE' ? [{ id: postRow(1).id }] : []));
      };
    };
    listed(staffRow(2));
    await confirmDeletion(user);
    await waitFor(() => expect(screen.queryByText('Post 1')).not.toBeInTheDocument());
    const [said] = readToasts();
    expect(said).toMatchObject({ stays: true, action: { label: 'Undo' } });
    listed(staffRow(1), staffRow(2));
    act(() => said?.action?.onAction());
    expect(await screen.findByRole('link', { name: 'Post 1' })).toHaveFocus();
    expect(toasts()).toContainEqual({
      title: 'Post restored',
      description: 'It is public again.',
      variant: 'success',
    });
    expect(api.requests.find(({ target }) => target === 'rpc/restore_document')?.body).toEqual({
      kind: 'post',
      id: postRow(1).id,
    });
  });

  it('an Undo that fails says why, and can be tried again', async () => {
    const api = answerWith([staffRow(1)], ({ target }) =>
      target === 'rpc/restore_document'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : rows({ id: postRow(1).id }),
    );
    const { user } = renderList();
    await confirmDeletion(user);
    await waitFor(() => expect(readToasts()).toHaveLength(1));
    act(() => readToasts()[0]?.action?.onAction());
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({
        description: 'Failed to restore post',
        action: { label: 'Try again' },
      }),
    );
    const before = api.requests.filter(({ target }) => target === 'rpc/restore_document').length;
    act(() => readToasts().at(-1)?.action?.onAction());
    await waitFor(() =>
      expect(api.requests.filter(({ target }) => target === 'rpc/restore_document')).toHaveLength(
        before + 1,
      ),
    );
  });

  it.each([
    ['B03: a refusal', denied],
    ['G05: an answer with no row', () => rows()],
  ])('%s leaves the post and shows the denial, not success', async (_name, answer) => {
    answerWith([staffRow(1)], answer);
    const { user } = renderList();
    await confirmDeletion(user);
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Access Denied',
          description: "You don't have permission to delete content",
          variant: 'destructive',
        },
      ]),
    );
    expect(screen.getByText('Post 1')).toBeInTheDocument();
  });
});
