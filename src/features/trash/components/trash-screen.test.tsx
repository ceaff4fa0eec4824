import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { trashKey, type TrashedKind } from '@/lib/trash/trash';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { TrashScreen } from './trash-screen';

// The signed-in client needs a session; what is asked and shown is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

function trashedRow(number: number, changes: object = {}) {
  return {
    kind: 'page',
    id: `00000000-0000-4000-8000-00000000000${number}`,
    title: `Page ${number}`,
    slug: `page-${number}`,
    status: 'published',
    trashed_at: `2026-11-2${3 - number} 10:00:00.123456+00`,
    trashed_by_name: 'Priya',
    days_left: 29,
    ...changes,
  };
}

function answerWith(
  list: readonly object[],
  write: (request: DataRequest) => Response | Promise<Response> = () => rows(),
) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/search_trash') return rows(...list);
    if (request.target === 'rpc/count_trash') return Response.json(list.length);
    return write(request);
  });
}

interface Settings {
  readonly kinds?: readonly TrashedKind[];
  readonly canDelete?: boolean;
  readonly address?: string;
}

function renderTrash({ kinds = ['page'], canDelete = true, address = '/' }: Settings = {}) {
  const Screen = () => {
    const client = useQueryClient();
    return (
      <main id="main" tabIndex={-1}>
        <TrashScreen
          kinds={kinds}
          canDelete={{ post: canDelete, page: canDelete }}
          slugProblem={(slug) => (slug === 'bad' ? 'Choose another slug' : undefined)}
          onChanged={() => client.invalidateQueries({ queryKey: trashKey })}
          onOpen={vi.fn()}
        />
      </main>
    );
  };
  renderPage(<Screen />, { address });
  return { user: userEvent.setup() };
}

const refused = (code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status: 400 });

const ended = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });

const titles = () => readToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});

afterEach(() => vi.unstubAllGlobals());

describe('the list', () => {
  it('says what each was, who deleted it and how long it stays', async () => {
    const api = answerWith([trashedRow(1), trashedRow(2, { days_left: 1, status: 'scheduled' })]);
    renderTrash();
    expect(await screen.findByText('Page 1')).toBeInTheDocument();
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('/page-1');
    expect(first).toHaveTextContent('Published');
    expect(first).toHaveTextContent('29 days left');
    expect(first).toHaveTextContent('Priya');
    expect(second).toHaveTextContent('1 day left');
    expect(second).toHaveTextContent('Was Scheduled');
    expect(api.requests[0]?.body).toMatchObject({ in_kind: 'page', sort_by: 'trashed' });
  });

  it('shows the kinds that the person may see as tabs, the first where none is named', async () => {
    const api = answerWith([]);
    renderTrash({ kinds: ['post', 'page'] });
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'page');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Pages' }));
    await waitFor(() => expect(api.requests.at(-1)?.body).toMatchObject({ in_kind: 'page' }));
  });

  it('shows a failure as a failure', async () => {
    fakeDataApi(brokenBackend);
    renderTrash();
    expect(await screen.findByText('Failed to fetch the trash')).toBeInTheDocument();
    expect(screen.queryByText('The trash is empty')).not.toBeInTheDocument();
  });

  it('offers only restoring to who may not delete for good', async () => {
    answerWith([trashedRow(1)]);
    renderTrash({ canDelete: false });
    expect(await screen.findByRole('button', { name: 'Restore Page 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /for good|Empty trash/ })).not.toBeInTheDocument();
  });
});

describe('restoring', () => {
  const restored = rows.bind(null, { id: 'x', title: 'Page 1', slug: 'p', status: 'published' });

  it('says so, offers to open it, and hands the focus to the next row', async () => {
    const api = answerWith([trashedRow(1), trashedRow(2)]);
    const { user } = renderTrash();
    const button = await screen.findByRole('button', { name: 'Restore Page 1' });
    api.answer = ({ target }) => {
      if (target === 'rpc/search_trash') return rows(trashedRow(2));
      return target === 'rpc/count_trash' ? Response.json(1) : restored();
    };
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('Page 1')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Restore Page 2' })).toHaveFocus();
    expect(readToasts()).toMatchObject([
      { title: 'Page restored', description: 'It is public again.', action: { label: 'Open' } },
    ]);
    const sent = api.requests.find(({ target }) => target === 'rpc/restore_document');
    expect(sent?.body).toEqual({ kind: 'page', id: trashedRow(1).id });
  });

  it('leaves the focus on the screen where nothing is left', async () => {
    const api = answerWith([trashedRow(1)]);
    const { user } = renderTrash();
    const button = await screen.findByRole('button', { name: 'Restore Page 1' });
    api.answer = ({ target }) => {
      if (target === 'rpc/search_trash') return rows();
      return target === 'rpc/count_trash' ? Response.json(0) : restored();
    };
    await user.click(button);
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('asks for another address where the own one is taken, until one is free', async () => {
    const taken = 'The address /page-1 belongs to another page now';
    const api = answerWith([trashedRow(1)], () => refused('22T01', taken));
    const { user } = renderTrash();
    await user.click(await screen.findByRole('button', { name: 'Restore Page 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Restore under another address' });
    expect(dialog).toHaveTextContent(`${taken}. “Page 1” needs another one.`);
    expect(titles()).toEqual([]);
    const slug = within(dialog).getByRole('textbox', { name: /URL Slug/ });
    expect(slug).toHaveValue('page-1-2');
    const send = within(dialog).getByRole('button', { name: 'Restore' });

    await user.clear(slug);
    await user.type(slug, 'bad');
    await user.click(send);
    expect(await within(dialog).findByText('Choose another slug')).toBeInTheDocument();

    await user.clear(slug);
    await user.type(slug, '/third');
    await user.click(send);
    expect(await within(dialog).findByText(taken)).toBeInTheDocument();
    const sent = api.requests.findLast(({ target }) => target === 'rpc/restore_document');
    expect(sent?.body).toMatchObject({ new_slug: 'third' });

    // The network goes: what was typed stays, and the reason stands in the dialog.
    api.answer = ({ target }) =>
      target === 'rpc/restore_document'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : rows(trashedRow(1));
    await user.click(send);
    expect(await within(dialog).findByText(/could not be reached/)).toBeInTheDocument();
    expect(slug).toHaveValue('/third');

    api.answer = ({ target }) =>
      target === 'rpc/restore_document'
        ? restored()
        : target === 'rpc/count_trash'
          ? Response.json(0)
          : rows();
    await user.click(send);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(titles()).toContain('Page restored');
  });

  it('leaves an ended session to the dialog for it', async () => {
    const api = answerWith([trashedRow(1)], ended);
    const { user } = renderTrash();
    await user.click(await screen.findByRole('button', { name: /^Restore/ }));
    await waitFor(() =>
      expect(api.requests.some(({ target }) => target === 'rpc/restore_document')).toBe(true),
    );
    expect(await screen.findByRole('button', { name: /^Restore/ })).toBeEnabled();
    expect(titles()).toEqual([]);
  });

  it('says where somebody else was quicker, and reads the list again', async () => {
    const api = answerWith([trashedRow(1)], () => {
      api.answer = ({ target }) => (target === 'rpc/count_trash' ? Response.json(0) : rows());
      return refused('22T02', 'This page is no longer in the trash');
    });
    const { user } = renderTrash();
    await user.click(await screen.findByRole('button', { name: 'Restore Page 1' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        { description: 'Failed to restore page', reason: 'This page is no longer in the trash' },
      ]),
    );
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
  });
});

describe('deleting for good', () => {
  async function confirm(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Delete Page 1 for good' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this page for good?' });
    expect(dialog).toHaveTextContent('Page 1');
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  }

  it('names what goes, and says when it is gone', async () => {
    const api = answerWith([trashedRow(1)], () => rows({ id: trashedRow(1).id }));
    const { user } = renderTrash();
    await confirm(user);
    await waitFor(() => expect(titles()).toEqual(['Page deleted for good']));
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('a repeat after a lost answer is as good as the first', async () => {
    // The first arrives, and its answer does not.
    const api = answerWith([trashedRow(1)], () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = renderTrash();
    await confirm(user);
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ description: 'Failed to delete page for good' }]),
    );
    const list = api.answer;
    api.answer = (request) => (request.target === 'trashed_documents' ? rows() : list(request));
    await confirm(user);
    await waitFor(() => expect(titles()).toContain('Page deleted for good'));
  });

  it('leaves an ended session to the dialog for it', async () => {
    const api = answerWith([trashedRow(1)], ended);
    const { user } = renderTrash();
    await confirm(user);
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(await screen.findByRole('button', { name: 'Delete Page 1 for good' })).toBeEnabled();
    expect(titles()).toEqual([]);
  });

  it('says so where it still lies there', async () => {
    answerWith([trashedRow(1)], ({ method }) =>
      method === 'DELETE' ? rows() : rows({ trashed_by_name: null }),
    );
    const { user } = renderTrash();
    await confirm(user);
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        {
          title: 'Access Denied',
          description: "You don't have permission to delete pages",
          variant: 'destructive',
        },
      ]),
    );
  });

  it('empties up to what was seen, however much it is', async () => {
    const left = [200, 200, 3];
    const api = answerWith([trashedRow(1), trashedRow(2)], () => Response.json(left.shift()));
    const { user } = renderTrash();
    await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 pages for good?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(titles()).toEqual(['Trash emptied']));
    const calls = api.requests.filter(({ target }) => target === 'rpc/empty_trash');
    expect(calls).toHaveLength(3);
    expect(calls[0]?.body).toEqual({ kind: 'page', until: '2026-11-22T10:00:00.123456+00:00' });
  });

  it.each([
    ['was lost on its way', () => Promise.reject(new TypeError('Failed to fetch')), 1],
    ['is that the session has ended', ended, 0],
  ] as const)('empties on where it stopped after an answer that %s', async (_what, fail, said) => {
    let calls = 0;
    const api = answerWith([trashedRow(1), trashedRow(2)], () => {
      calls += 1;
      return calls === 1 ? Response.json(200) : fail();
    });
    const { user } = renderTrash();
    const empty = async () => {
      await user.click(await screen.findByRole('button', { name: 'Empty trash' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 pages for good?' });
      await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    };
    await empty();
    await waitFor(() => expect(calls).toBe(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Empty trash' })).toBeEnabled());
    expect(titles()).toEqual(Array.from({ length: said }, () => 'Error'));
    const list = api.answer;
    api.answer = (request) =>
      request.target === 'rpc/empty_trash' ? Response.json(3) : list(request);
    await empty();
    await waitFor(() => expect(titles()).toContain('Trash emptied'));
  });

  it('is not offered for all where not all is seen', async () => {
    answerWith([trashedRow(1)]);
    renderTrash({ address: '/?search=page' });
    expect(await screen.findByText('Page 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Empty trash' })).not.toBeInTheDocument();
  });
});
