import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { fakeDataApi, postRow, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { StaffPostList } from './staff-post-list';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const filter = { search: '', status: 'all', category: 'all', sort: 'updated', page: 1 } as const;
const allRights = { canCreate: true, canEdit: true, canPublish: true, canDelete: true };

interface Stored {
  readonly id: string;
  status: string;
  version: number;
}

const idOf = ({ query }: DataRequest) => query.get('id')?.replace('eq.', '');

/** Three drafts in a table, and a trash. `refuse` answers before the table does, `lose` after. */
function open(rights = allRights) {
  let stored: Stored[] = [1, 2, 3].map((number) => ({
    ...postRow(number, { updated_by_name: 'Ananya' }),
    status: 'draft',
    version: 4,
  }));
  let trash: Stored[] = [];
  const none: (request: DataRequest) => Promise<Response> | undefined = () => undefined;
  const answers = { refuse: none, lose: none };
  const change = (request: DataRequest): Response => {
    const id = idOf(request);
    const version = request.query.get('version')?.replace('eq.', '');
    const row = stored.find((each) => each.id === id);
    if (!row || (version !== undefined && version !== String(row.version))) return rows();
    if (request.method === 'DELETE') {
      stored = stored.filter((each) => each !== row);
      trash = [...trash, row];
    } else Object.assign(row, request.body, { version: row.version + 1 });
    return rows({ id });
  };
  const api = fakeDataApi((request) => {
    const { method, target, body } = request;
    if (target === 'rpc/search_posts') return rows(...stored);
    if (target === 'rpc/count_posts') return Response.json(stored.length);
    if (target === 'rpc/restore_document') {
      const back = trash.filter(({ id }) => id === body['id']);
      trash = trash.filter(({ id }) => id !== body['id']);
      stored = [...stored, ...back];
      return rows(...back);
    }
    if (target !== 'blog_posts') return rows();
    if (method === 'GET') return rows(...stored.filter(({ id }) => id === idOf(request)));
    const refused = answers.refuse(request);
    if (refused) return refused;
    const done = change(request);
    return answers.lose(request) ?? done;
  });
  renderPage(
    <main id="main" tabIndex={-1}>
      <StaffPostList filter={filter} rights={rights} onClearFilters={() => undefined} />
    </main>,
  );
  const writes = () =>
    api.requests.filter(({ target, method }) => target === 'blog_posts' && method !== 'GET');
  /** Somebody else saves all of them. */
  const overtake = () => {
    for (const row of stored) row.version += 1;
  };
  return { user: userEvent.setup(), answers, writes, overtake };
}

type User = ReturnType<typeof userEvent.setup>;

const box = (number: number) => screen.findByRole('checkbox', { name: `Choose Post ${number}` });
const bar = () => screen.findByRole('group', { name: 'Chosen posts' });

async function choose(user: User, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await user.click(await box(number));
}

async function press(user: User, name: string): Promise<void> {
  await user.click(within(await bar()).getByRole('button', { name }));
}

const rowOf = async (number: number) => {
  const row = (await box(number)).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('The box stands in no row.');
  return within(row);
};

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('several posts', () => {
  it('are published on top of what was seen, and the focus stays in the page', async () => {
    const { user, writes } = open();
    await choose(user, 1, 2);
    expect(await bar()).toHaveTextContent('2 chosen');
    await press(user, 'Publish');
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: '2 posts published' }]));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen posts' })).toBeNull());
    expect(writes().map(({ query }) => query.get('version'))).toEqual(['eq.4', 'eq.4']);
    expect(writes()[0]?.body).toEqual({
      status: 'published',
      publish_at: null,
      unpublish_at: null,
    });
    expect((await rowOf(1)).getByText('Published')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('N64: that are refused stay chosen and say why, and keep no other back', async () => {
    const { user, answers } = open();
    answers.refuse = (request) =>
      idOf(request)?.endsWith('2')
        ? Promise.resolve(
            Response.json(
              { code: '22023', message: 'A title is needed first', hint: null, details: null },
              { status: 400 },
            ),
          )
        : undefined;
    await choose(user, 1, 2, 3);
    await press(user, 'Publish');
    expect(await (await rowOf(2)).findByText('A title is needed first')).toBeVisible();
    expect(await box(2)).toBeChecked();
    expect(await box(1)).not.toBeChecked();
    expect(await box(3)).not.toBeChecked();
    expect(readToasts()).toMatchObject([
      { title: '2 posts published' },
      { description: 'Failed to publish 1 post', reason: 'A title is needed first' },
    ]);
    answers.refuse = () => undefined;
    await press(user, 'Publish');
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{}, {}, { title: '1 post published' }]),
    );
    expect(screen.queryByText('A title is needed first')).not.toBeInTheDocument();
  });

  it('N64: are not published over what somebody changed meanwhile', async () => {
    const { user, overtake } = open();
    await choose(user, 1);
    overtake();
    await press(user, 'Publish');
    expect(await (await rowOf(1)).findByText(/^Somebody changed it meanwhile/)).toBeVisible();
    expect((await rowOf(1)).getByText('Draft')).toBeVisible();
  });

  it('stay where the right is gone', async () => {
    const { user, answers } = open();
    answers.refuse = () => Promise.resolve(rows());
    await choose(user, 1);
    await press(user, 'Publish');
    expect(
      await (await rowOf(1)).findByText("You don't have permission to publish content"),
    ).toBeVisible();
  });

  it('are published once where the answer was lost', async () => {
    const { user, answers, writes } = open();
    let isLost = false;
    answers.lose = () => {
      if (isLost) return undefined;
      isLost = true;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await choose(user, 1);
    await press(user, 'Publish');
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: '1 post published' }]));
    expect(writes()).toHaveLength(2);
  });

  it('stay chosen without a network, and the rest is not tried', async () => {
    const { user, answers, writes } = open();
    answers.refuse = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }));
    await press(user, 'Publish');
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        { description: 'Failed to publish 3 posts', reason: /could not be reached/ },
      ]),
    );
    for (const number of [1, 2, 3]) expect(await box(number)).toBeChecked();
    expect(writes().some((request) => idOf(request)?.endsWith('3'))).toBe(false);
  });

  it('go to the trash after one question, and come back together', async () => {
    const { user } = open();
    await choose(user, 1, 2, 3);
    await press(user, 'Delete');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 3 posts?',
    });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        { title: '3 posts moved to the trash', action: { label: 'Undo' } },
      ]),
    );
    // The list went with its last row; the question, too.
    expect(await screen.findByText('No posts yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    readToasts()[0]?.action?.onAction();
    expect(await box(1)).not.toBeChecked();
    expect(readToasts().at(-1)).toMatchObject({ title: '3 posts restored' });
  });
});

describe('who may', () => {
  it('neither publish nor delete gets no boxes', async () => {
    open({ ...allRights, canPublish: false, canDelete: false });
    await screen.findByText('Post 1');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('delete alone is offered that alone', async () => {
    const { user } = open({ ...allRights, canPublish: false });
    await choose(user, 1);
    const names = within(await bar())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Choose all', 'Delete', 'Clear']);
  });
});
