import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { StaffPageList } from './staff-page-list';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const filter = { search: '', status: 'all', template: 'all', sort: 'updated', page: 1 } as const;
const all = ['Fees', 'Terms', 'Dates'].map((title, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index + 1}`,
  title,
  slug: title.toLowerCase(),
  meta_title: title,
  meta_description: '',
  status: 'draft',
  template: 'landing',
  published_at: null,
  created_at: '2026-11-01 10:00:00+00',
  updated_at: '2026-11-20 10:00:00+00',
  version: 4,
  updated_by_name: 'Dev Patel',
}));

/** Three pages in a table, and a trash, out of which not everything comes back. */
function open({ canManage = true, taken = '' } = {}) {
  const live = new Set(all.map(({ id }) => id));
  const shown = () => all.filter(({ id }) => live.has(id));
  const api = fakeDataApi(({ method, target, query, body }: DataRequest) => {
    if (target === 'rpc/search_pages') return rows(...shown());
    if (target === 'rpc/count_pages') return Response.json(shown().length);
    if (target === 'rpc/restore_document') {
      const page = all.find(({ id }) => id === body['id']);
      if (!page || page.title === taken)
        return Response.json(
          { code: '22T01', message: 'Another page stands at this address now.' },
          { status: 400 },
        );
      live.add(page.id);
      return rows(page);
    }
    if (target !== 'pages') return rows();
    const id = query.get('id')?.replace('eq.', '') ?? '';
    if (method === 'DELETE') live.delete(id);
    return rows({ id });
  });
  renderPage(
    <main id="main" tabIndex={-1}>
      <StaffPageList filter={filter} canManage={canManage} onClearFilters={() => undefined} />
    </main>,
  );
  const writes = () =>
    api.requests.filter(({ target, method }) => target === 'pages' && method !== 'GET');
  return { user: userEvent.setup(), writes };
}

type User = ReturnType<typeof userEvent.setup>;

async function choose(user: User, ...titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
}

async function press(user: User, name: string): Promise<void> {
  const bar = await screen.findByRole('group', { name: 'Chosen pages' });
  await user.click(within(bar).getByRole('button', { name }));
}

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('several pages', () => {
  it('are published on top of what was seen', async () => {
    const { user, writes } = open();
    await choose(user, 'Fees', 'Dates');
    await press(user, 'Publish');
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: '2 pages published' }]));
    expect(writes().map(({ query }) => [query.get('id'), query.get('version')])).toEqual([
      [`eq.${all[0]?.id}`, 'eq.4'],
      [`eq.${all[2]?.id}`, 'eq.4'],
    ]);
    expect(screen.getByRole('checkbox', { name: 'Choose Fees' })).not.toBeChecked();
  });

  it('come back from the trash but for one whose address is taken, which says so', async () => {
    const { user } = open({ taken: 'Terms' });
    await choose(user, 'Fees', 'Terms');
    await press(user, 'Delete');
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 2 pages?',
    });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(readToasts()).toMatchObject([{ action: { label: 'Undo' } }]));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Choose Fees' })).toBeNull());
    readToasts()[0]?.action?.onAction();
    expect(await screen.findByRole('checkbox', { name: 'Choose Fees' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Choose Terms' })).toBeNull();
    expect(readToasts().slice(1)).toMatchObject([
      { title: '1 page restored' },
      {
        description: 'Failed to restore 1 page',
        reason: expect.stringContaining('at this address'),
      },
    ]);
  });

  it('have no boxes for who may not manage pages', async () => {
    open({ canManage: false });
    await screen.findByText('Fees');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
