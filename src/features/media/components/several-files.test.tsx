import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { fileRow } from '@/testing/file-row';
import { renderPage } from '@/testing/render-page';
import type { MediaView } from '../media-view';
import type { MediaFilter } from '../queries';
import { MediaLibrary } from './media-library';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});
vi.mock('@/lib/supabase/remove-object', () => ({ removeObject: () => Promise.resolve() }));

const everything: MediaFilter = {
  search: '',
  category: 'all',
  use: 'all',
  sort: 'newest',
  page: 1,
};

function renderLibrary(view: MediaView = 'grid', filter = everything) {
  renderPage(<MediaLibrary filter={filter} view={view} onClearFilters={vi.fn()} />);
  return userEvent.setup();
}

const toasts = () =>
  readToasts().map(({ title, description, reason, variant }) => ({
    title,
    description,
    reason,
    variant,
  }));

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('several files at once', () => {
  const used = () =>
    Response.json(
      {
        code: '22023',
        message: 'This file is used in a post, a page, a kept section or the settings',
        details: null,
        hint: null,
      },
      { status: 400 },
    );

  /** Three files; what the database says to a mark decides what becomes of each, and what went is not listed again. */
  function answerPerFile(mark: (id: string) => Response) {
    let list = [fileRow(1), fileRow(2), fileRow(3)];
    return fakeDataApi(({ target, method, query, body }) => {
      if (target === 'rpc/search_media') return rows(...list);
      if (target === 'rpc/count_media') return Response.json(list.length);
      const id = (query.get('id') ?? '').replace('eq.', '');
      if (method === 'PATCH' && body['removed_at']) return mark(id);
      if (method === 'DELETE') list = list.filter((row) => row.id !== id);
      return rows({ id });
    });
  }

  async function deleteAll(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('checkbox', { name: 'Choose file-1.png' }));
    const bar = screen.getByRole('group', { name: 'Chosen files' });
    expect(within(bar).getByRole('status')).toHaveTextContent('1 chosen');
    await user.click(within(bar).getByRole('button', { name: 'Choose all' }));
    expect(within(bar).getByRole('status')).toHaveTextContent('3 chosen');
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 3 files?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }

  it.each(['grid', 'list'] as const)(
    'N65 as %s: each goes by itself; one that is in use stays, stays chosen and says why',
    async (view) => {
      answerPerFile((id) =>
        id.endsWith('2') ? used() : rows({ bucket: 'media-files', path: id }),
      );
      const user = renderLibrary(view);
      await deleteAll(user);
      expect(toasts()).toEqual([
        {
          title: 'Error',
          description: 'Failed to delete 1 of 3 files',
          reason: 'This file is used in a post, a page, a kept section or the settings',
          variant: 'destructive',
        },
      ]);
      await waitFor(() => expect(screen.queryByText('file-1.png')).toBeNull());
      expect(screen.getByRole('checkbox', { name: 'Choose file-2.png' })).toBeChecked();
      expect(
        screen.getByText(
          'Not deleted: This file is used in a post, a page, a kept section or the settings',
        ),
      ).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Clear' }));
      expect(screen.queryByText(/^Not deleted/)).toBeNull();
    },
  );

  it('says how many are gone when all are', async () => {
    answerPerFile((id) => rows({ bucket: 'media-files', path: id }));
    await deleteAll(renderLibrary());
    expect(toasts()).toMatchObject([{ title: '3 files deleted successfully' }]);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen files' })).toBeNull());
  });

  it('asks for no more once nobody answers; all stay chosen and say so', async () => {
    const api = answerPerFile(() => Response.error());
    const user = renderLibrary();
    const { answer } = api;
    api.answer = (request) =>
      request.method === 'PATCH'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answer(request);
    await deleteAll(user);
    expect(toasts()).toMatchObject([{ description: 'Failed to delete 3 of 3 files' }]);
    expect(screen.getAllByText(/^Not deleted: The server could not be reached/)).toHaveLength(3);
    const tried = new Set(
      api.requests.filter(({ method }) => method === 'PATCH').map(({ query }) => query.get('id')),
    );
    expect(tried.size).toBe(2);
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('3 chosen');
  });
});

describe('what nothing shows', () => {
  const answerWith = (...list: readonly object[]) =>
    fakeDataApi(({ target }) =>
      target === 'rpc/count_media' ? Response.json(list.length) : rows(...list),
    );

  it('is asked of the database, rows and number, with the other filters', async () => {
    const api = answerWith(fileRow(1));
    renderLibrary('grid', { ...everything, use: 'unused', category: 'logos' });
    expect(await screen.findByText('file-1.png')).toBeInTheDocument();
    for (const target of ['rpc/search_media', 'rpc/count_media'])
      expect(api.requests.find((request) => request.target === target)?.body).toMatchObject({
        in_category: 'logos',
        only_unused: true,
      });
  });

  it('may be nothing, which is said as for every filter', async () => {
    answerWith();
    renderLibrary('grid', { ...everything, use: 'unused' });
    expect(await screen.findByText('No files found')).toBeInTheDocument();
  });
});
