import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import * as auth from '@/lib/supabase/auth';
import { AppError } from '@/lib/supabase/errors';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import type { UserFilter } from '../queries';
import { UserList } from './user-list';

vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const everybody: UserFilter = { search: '', role: 'all', state: 'all', sort: 'newest', page: 1 };
const own = { id: 'own', role: 'admin' };

function userRow(id: string, changes: object = {}) {
  return {
    id,
    email: `${id}@example.com`,
    full_name: `Name of ${id}`,
    role: 'content',
    team: 'Content',
    permissions: ['create_content', 'edit_content'],
    is_approved: true,
    created_at: '2026-11-01 10:00:00+00',
    last_login: null,
    suspended_at: null,
    is_confirmed: true,
    has_password: true,
    ...changes,
  };
}

function answerWith(list: readonly object[], deletion: () => Response = () => rows()) {
  return fakeDataApi(({ target }: DataRequest) => {
    if (target === 'rpc/search_users') return rows(...list);
    if (target === 'rpc/count_users') return Response.json(list.length);
    return deletion();
  });
}

function renderList(filter: UserFilter = everybody) {
  const handlers = { onAdd: vi.fn(), onEdit: vi.fn(), onClearFilters: vi.fn() };
  renderPage(<UserList filter={filter} manager={own} {...handlers} />);
  return { ...handlers, user: userEvent.setup() };
}

async function card(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  const item = heading.closest('li');
  if (!item) throw new Error(`No card of ${name}.`);
  return item;
}

function denial(message: string) {
  return () =>
    Response.json({ code: '42501', message, details: null, hint: null }, { status: 403 });
}

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('a card', () => {
  it('shows who it is, the role, the team, the last login and what the role may', async () => {
    answerWith([
      userRow('asha', { role: 'seo', team: 'SEO', last_login: '2026-11-20 09:30:00+00' }),
    ]);
    renderList();
    const asha = await card('Name of asha');
    expect(asha).toHaveTextContent('asha@example.com');
    expect(asha).toHaveTextContent('SEO team');
    expect(asha).toHaveTextContent('Last login 20 Nov 2026, 3:00 pm IST');
    const permissions = within(asha).getByRole('list', { name: 'Permissions' });
    expect(
      within(permissions)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Create content', 'Edit content']);
  });

  it('says "All Permissions" for the wildcard, and offers nothing above the own role', async () => {
    answerWith([userRow('boss', { role: 'super_admin', permissions: ['*'] })]);
    renderList();
    const boss = await card('Name of boss');
    expect(boss).toHaveTextContent('All Permissions');
    expect(within(boss).queryByRole('button')).toBeNull();
  });

  it('B07 of the own account can be edited, not deleted', async () => {
    answerWith([userRow('own', { role: 'admin' })]);
    const { onEdit, user } = renderList();
    const mine = await card('Name of own');
    expect(mine).toHaveTextContent('(you)');
    expect(within(mine).queryByRole('button', { name: /Delete/ })).toBeNull();
    await user.click(within(mine).getByRole('button', { name: 'Edit Name of own' }));
    expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 'own' }));
  });

  it('of somebody who waits offers the approval instead of permissions', async () => {
    answerWith([userRow('stranger', { role: 'editor', is_approved: false, permissions: [] })]);
    renderList();
    const stranger = await card('Name of stranger');
    expect(stranger).toHaveTextContent('Waiting for approval');
    expect(
      within(stranger).getByRole('button', { name: 'Approve Name of stranger' }),
    ).toBeVisible();
    expect(stranger).not.toHaveTextContent('Editor');
  });
});

describe('the way in', () => {
  it('of somebody who has not confirmed says so, and sends the e-mail again', async () => {
    answerWith([userRow('late', { is_confirmed: false })]);
    const { user } = renderList();
    const late = await card('Name of late');
    expect(late).toHaveTextContent('Not confirmed');
    await user.click(within(late).getByRole('button', { name: /^Send the e-mail again/ }));
    expect(auth.resendConfirmation).toHaveBeenCalledWith('late@example.com', '/cms/set-password');
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: 'E-mail sent' }]));
  });

  it('of somebody whom an approval left without a password sends the link again, or says why not', async () => {
    vi.mocked(auth.requestPasswordReset).mockRejectedValue(new AppError('rate-limited', 'x'));
    answerWith([userRow('new', { has_password: false })]);
    const { user } = renderList();
    const fresh = await card('Name of new');
    await user.click(within(fresh).getByRole('button', { name: /^Send the link again/ }));
    expect(auth.requestPasswordReset).toHaveBeenCalledWith('new@example.com', '/cms/set-password');
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        {
          description: 'Failed to send the e-mail',
          reason: 'A message was sent a moment ago. Try again in a minute.',
        },
      ]),
    );
  });
});

describe('suspending', () => {
  it('asks first; a suspended person keeps the card and can be brought back', async () => {
    const api = answerWith([userRow('asha')], () => new Response(null, { status: 204 }));
    const { user } = renderList();
    await card('Name of asha');
    await user.click(screen.getByRole('button', { name: 'Suspend Name of asha' }));
    const question = screen.getByRole('alertdialog', { name: 'Suspend Name of asha?' });
    expect(api.requests.map(({ target }) => target)).not.toContain('rpc/suspend_user');
    api.answer = ({ target }) => {
      if (target === 'rpc/search_users')
        return rows(
          userRow('asha', { is_approved: false, suspended_at: '2026-11-20 09:30:00+00' }),
        );
      return target === 'rpc/count_users' ? Response.json(1) : new Response(null, { status: 204 });
    };
    await user.click(within(question).getByRole('button', { name: 'Suspend' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ title: 'Name of asha is suspended' }]),
    );
    const asha = await card('Name of asha');
    await waitFor(() => expect(asha).toHaveTextContent('Cannot sign in since 20 Nov 2026'));
    await user.click(screen.getByRole('button', { name: 'Bring back Name of asha' }));
    await waitFor(() =>
      expect(readToasts().at(-1)).toMatchObject({ title: 'Name of asha can sign in again' }),
    );
    expect(api.requests.map(({ target }) => target)).toContain('rpc/restore_user');
  });
});

describe('the list', () => {
  it('F12 shows a failure as a failure, and Retry brings it', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = renderList();
    expect(await screen.findByText('Failed to fetch users')).toBeVisible();
    expect(readToasts()).toMatchObject([
      { title: 'Error', description: 'Failed to fetch users', variant: 'destructive' },
    ]);
    api.answer = ({ target }) =>
      target === 'rpc/search_users' ? rows(userRow('asha')) : Response.json(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await card('Name of asha');
  });

  it('is empty in two ways', async () => {
    answerWith([]);
    const { onAdd, user } = renderList();
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add your first user' }));
    expect(onAdd).toHaveBeenCalled();
  });

  it('… when filters find nobody, they can be cleared', async () => {
    const api = answerWith([]);
    const { onClearFilters, user } = renderList({ ...everybody, role: 'seo', state: 'waiting' });
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
    expect(onClearFilters).toHaveBeenCalled();
    expect(api.requests[0]?.body).toMatchObject({ in_role: 'seo', in_state: 'waiting' });
  });
});

describe('deleting', () => {
  const question = 'Are you sure you want to delete this user? This action cannot be undone.';

  async function remove() {
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: 'Delete Name of asha' }));
    const dialog = screen.getByRole('alertdialog', { name: question });
    return { user, dialog };
  }

  it('asks first, and says who it is', async () => {
    const api = answerWith([userRow('asha')]);
    const { user, dialog } = await remove();
    expect(dialog).toHaveTextContent('Name of asha (asha@example.com)');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.requests.map(({ target }) => target)).not.toContain('rpc/delete_user');
  });

  it('says when it is done', async () => {
    answerWith([userRow('asha')], () => new Response(null, { status: 204 }));
    const { user, dialog } = await remove();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ title: 'User deleted successfully' }]),
    );
  });

  it.each([
    'The last super admin can be neither deleted nor demoted',
    'You cannot delete a user whose role is above your own',
  ])('B08 B09 says what the database refuses: %s', async (sentence) => {
    answerWith([userRow('asha')], denial(sentence));
    const { user, dialog } = await remove();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([{ title: 'Access Denied', description: sentence }]),
    );
  });

  it('B07 says once, as specified, that the own account stays', async () => {
    const sentence = 'You cannot delete your own account';
    answerWith([userRow('asha')], denial(sentence));
    const { user, dialog } = await remove();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        { title: 'Error', description: sentence, variant: 'destructive' },
      ]),
    );
    expect(readToasts()[0]?.reason).toBeUndefined();
  });

  it('shows no word of the database’s own', async () => {
    answerWith([userRow('asha')], () =>
      Response.json({ code: 'XX000', message: 'relation violates' }, { status: 500 }),
    );
    const { user, dialog } = await remove();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(readToasts()).toMatchObject([{ title: 'Error' }]));
    expect(readToasts()[0]?.description).toBe('Failed to delete user');
    expect(readToasts()[0]?.reason).toMatch(/^The server had a problem/);
  });
});
