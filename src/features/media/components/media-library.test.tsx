import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { fileRow } from '@/testing/file-row';
import { renderPage } from '@/testing/render-page';
import type { MediaView } from '../media-view';
import type { MediaFilter } from '../queries';
import { MediaLibrary } from './media-library';
import { MediaPicker } from './media-picker';

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

function answerWith(
  list: readonly object[],
  write: (request: DataRequest) => Response = () => rows(),
  uses: readonly object[] = [],
) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/search_media') return rows(...list);
    if (request.target === 'rpc/count_media') return Response.json(list.length);
    if (request.target === 'rpc/media_used_in') return rows(...uses);
    return write(request);
  });
}

function renderLibrary(view: MediaView = 'grid', filter = everything) {
  renderPage(<MediaLibrary filter={filter} view={view} onClearFilters={vi.fn()} />);
  return userEvent.setup();
}

const toasts = () =>
  readToasts().map(({ title, description, reason, variant }) => ({
    title,
    description,
    ...(reason === undefined ? {} : { reason }),
    variant,
  }));

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('the library', () => {
  it('shows a failure as a failure, and works on Retry', async () => {
    const api = fakeDataApi(brokenBackend);
    const user = renderLibrary();
    expect(await screen.findByText('Failed to fetch media files')).toBeInTheDocument();
    expect(toasts()).toMatchObject([
      {
        title: 'Error',
        description: 'Failed to fetch media files',
        reason: expect.stringMatching(/^The server/),
        variant: 'destructive',
      },
    ]);
    api.answer = answerWith([fileRow(1)]).answer;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('file-1.png')).toBeInTheDocument();
  });

  it.each(['grid', 'list'] as const)('shows names, sizes and categories as %s', async (view) => {
    answerWith([fileRow(1), fileRow(2, { alt_text: '', size: 900, name: '<b>x</b>.png' })]);
    renderLibrary(view);
    expect(await screen.findByText(/1\.50 MB/)).toBeInTheDocument();
    expect(screen.getByText(/900 Bytes/)).toBeInTheDocument();
    expect(screen.getAllByText(/Hero images/)).toHaveLength(2);
    // D11: markup in a name is text.
    expect(screen.getByText('<b>x</b>.png')).toBeInTheDocument();
    expect(screen.getAllByText('Not described')).toHaveLength(1);
    expect(screen.getByText('1–2 of 2 files')).toBeInTheDocument();
  });

  it('tells an empty library from filters that match nothing', async () => {
    answerWith([]);
    renderLibrary();
    expect(await screen.findByText('No files yet')).toBeInTheDocument();
  });

  it('asks the database for the page and the filters of the address', async () => {
    const api = answerWith([]);
    renderLibrary('grid', { search: 'a,b%', category: 'logos', use: 'all', sort: 'size', page: 3 });
    expect(await screen.findByText('No files found')).toBeInTheDocument();
    expect(api.requests.find(({ target }) => target === 'rpc/search_media')?.body).toEqual({
      term: 'a,b%',
      sort_by: 'size',
      in_category: 'logos',
      only_images: false,
      page_size: 24,
      page_offset: 48,
    });
  });

  it('copies the whole address', async () => {
    answerWith([fileRow(1)]);
    const user = renderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Copy URL of file-1.png' }));
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost:5173/storage/v1/object/public/media-files/file-1.png',
    );
    expect(toasts()).toMatchObject([
      { title: 'Copied!', description: 'URL copied to clipboard', variant: 'success' },
    ]);
  });
});

describe('deleting', () => {
  const question = 'Are you sure you want to delete this file?';

  async function confirm(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Delete file-1.png' }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  }

  it('asks first, then says that it is done', async () => {
    const api = answerWith([fileRow(1)], ({ method }) =>
      method === 'PATCH' ? rows({ bucket: 'media-files', path: 'file-1.png' }) : rows({}),
    );
    const user = renderLibrary();
    await confirm(user);
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'File deleted successfully' }]));
    const methods = api.requests.map(({ method }) => method);
    expect(methods.indexOf('PATCH')).toBeLessThan(methods.indexOf('DELETE'));
  });

  it('a file that is in use is not deleted; where it is used is shown', async () => {
    const api = answerWith([fileRow(1)], undefined, [
      { kind: 'post', id: 'p1', title: 'On looms', status: 'published' },
      { kind: 'page', id: 'g1', title: 'Weekend', status: 'draft' },
      { kind: 'section', id: 'k1', title: 'Dates', status: null },
      { kind: 'section', id: 'k2', title: null, status: null },
      { kind: 'settings', id: 's1', title: null, status: null },
    ]);
    const user = renderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Delete file-1.png' }));
    const dialog = await screen.findByRole('dialog', { name: 'This file is in use' });
    expect(within(dialog).getByRole('link', { name: 'On looms' })).toHaveAttribute(
      'href',
      '/cms/content/edit/p1',
    );
    expect(within(dialog).getByRole('link', { name: 'Weekend' })).toHaveAttribute(
      'href',
      '/cms/pages/edit/g1',
    );
    expect(within(dialog).getByText('Picture of the default author')).toBeInTheDocument();
    expect(within(dialog).getByText('Dates').closest('li')).toHaveTextContent('DatesKept section');
    expect(within(dialog).getByText(/that the team keeps/)).toBeInTheDocument();
    expect(dialog).toHaveTextContent(
      'Take it out first; kept sections are deleted in the page editor',
    );
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(api.requests.some(({ method }) => /PATCH|DELETE/.test(method))).toBe(false);
  });

  it('a file that only the trash shows says so, with the way there', async () => {
    answerWith([fileRow(1)], undefined, [
      { kind: 'page', id: 'g1', title: 'Weekend', status: 'trashed' },
    ]);
    const user = renderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Delete file-1.png' }));
    const dialog = await screen.findByRole('dialog', { name: 'This file is in use' });
    expect(within(dialog).getByText('In the trash')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Weekend' })).toHaveAttribute(
      'href',
      '/cms/trash?tab=pages',
    );
    expect(dialog).toHaveTextContent('what lies in the trash can be deleted for good');
  });

  it('G05, B05: a refusal is said as such, and is no success', async () => {
    answerWith([fileRow(1)]);
    const user = renderLibrary();
    await confirm(user);
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Access Denied',
          description: "You don't have permission to manage media",
          variant: 'destructive',
        },
      ]),
    );
  });

  it('a failing server gives one error without markup, and the file stays', async () => {
    answerWith([fileRow(1)], brokenBackend);
    const user = renderLibrary();
    await confirm(user);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatchObject({ title: 'Error', variant: 'destructive' });
    expect(toasts()[0]).toMatchObject({
      title: 'Error',
      description: 'Failed to delete file',
      reason: expect.stringMatching(/^[^<]+$/),
      variant: 'destructive',
    });
    expect(screen.getByText('file-1.png')).toBeInTheDocument();
  });
});

describe('the preview', () => {
  async function openPreview() {
    const user = renderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Preview file-1.png' }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'file-1.png' }) };
  }

  it('saves what the picture shows, and closes', async () => {
    const api = answerWith([fileRow(1)], () => rows({ id: 'x' }));
    const { user, dialog } = await openPreview();
    const save = within(dialog).getByRole('button', { name: 'Save details' });
    expect(save).toBeDisabled();
    const alt = within(dialog).getByRole('textbox', { name: 'Alternative text' });
    await user.clear(alt);
    await user.paste('Threads on a loom ');
    await user.click(save);
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'File details saved' }]));
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      alt_text: 'Threads on a loom',
      is_decorative: false,
      category: 'hero-images',
    });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('saves that a picture only decorates, without words', async () => {
    const api = answerWith([fileRow(1)], () => rows({ id: 'x' }));
    const { user, dialog } = await openPreview();
    expect(
      await within(dialog).findByText(
        'Neither a post, a page, a kept section nor the settings show this file.',
      ),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: 'It only decorates' }));
    expect(within(dialog).getByRole('textbox', { name: 'Alternative text' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Save details' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        alt_text: '',
        is_decorative: true,
      }),
    );
  });

  it('asks before Escape, the cross or "Close" throws away what was typed', async () => {
    answerWith([fileRow(1)]);
    const { user, dialog } = await openPreview();
    const alt = within(dialog).getByRole('textbox', { name: 'Alternative text' });
    await user.type(alt, '!');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(alt).toHaveValue('Picture 1!');
    for (const button of within(dialog).getAllByRole('button', { name: 'Close' })) {
      await user.click(button);
      expect(await screen.findByRole('alertdialog')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Stay' }));
    }
    await user.clear(alt);
    await user.type(alt, 'Picture 1');
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  it('G05: a refusal shows in the dialog, which stays with what was typed', async () => {
    answerWith([fileRow(1)]);
    const { user, dialog } = await openPreview();
    await user.type(within(dialog).getByRole('textbox', { name: 'Alternative text' }), '!');
    await user.click(within(dialog).getByRole('button', { name: 'Save details' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      "Failed to save file details. You don't have permission to manage media",
    );
    expect(toasts()).toEqual([]);
  });
});

describe('the picker', () => {
  it('offers pictures alone and gives the chosen one with its words and measures', async () => {
    const api = answerWith([fileRow(1)]);
    const onChoose = vi.fn();
    renderPage(<MediaPicker onChoose={onChoose} onClose={vi.fn()} />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Choose Picture 1/ }));
    expect(onChoose).toHaveBeenCalledWith({
      src: '/storage/v1/object/public/media-files/file-1.png',
      alt: 'Picture 1',
      width: 1600,
      height: 900,
    });
    expect(api.requests[0]?.body).toMatchObject({ only_images: true });
    // Whoever may not upload is not offered it.
    expect(screen.queryByRole('button', { name: 'Upload from this device' })).toBeNull();
  });
});
