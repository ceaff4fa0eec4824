import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import * as auth from '@/lib/supabase/auth';
import { AppError } from '@/lib/supabase/errors';
import { createAccount } from '@/lib/supabase/new-account';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import type { User } from '../model';
import { UserDialog } from './user-dialog';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});
vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/new-account', () => ({ createAccount: vi.fn() }));

const admin = { id: 'own', role: 'admin' };
const asha: User = {
  id: 'asha',
  email: 'asha@example.com',
  fullName: 'Asha Rao',
  role: 'seo',
  team: 'SEO',
  permissions: ['manage_meta'],
  isApproved: true,
  suspendedAt: null,
  isConfirmed: true,
  hasPassword: true,
  createdAt: '2026-11-01T10:00:00Z',
  lastLogin: null,
};

function renderDialog(user: User | null, manager = admin) {
  const onClose = vi.fn();
  const onOwnChange = vi.fn();
  renderPage(
    <UserDialog user={user} manager={manager} onClose={onClose} onOwnChange={onOwnChange} />,
  );
  return { onClose, onOwnChange, person: userEvent.setup() };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('combobox', { name });

async function fillNew(person: ReturnType<typeof userEvent.setup>) {
  await person.type(field('Email'), 'meera@example.com');
  await person.type(screen.getByLabelText(/^Temporary password/), 'a long enough one');
  await person.type(field('Full name'), 'Meera Iyer');
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(createAccount).mockReset();
  vi.mocked(createAccount).mockResolvedValue({ id: 'new', email: 'meera@example.com' });
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('Add New User', () => {
  it('starts with content and Content, and offers no role above the own', () => {
    renderDialog(null);
    expect(screen.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
    expect(choice('Role')).toHaveValue('content');
    expect(choice('Team')).toHaveValue('Content');
    const roles = screen.getAllByRole('option').map((option) => option.textContent);
    expect(roles).not.toContain('Super Admin');
    expect(roles).toContain('Admin');
  });

  it('hints how strong the password is', async () => {
    const { person } = renderDialog(null);
    const password = screen.getByLabelText(/^Temporary password/);
    await person.type(password, 'short');
    expect(password).toHaveAccessibleDescription(/Too short/);
    await person.click(screen.getByRole('button', { name: 'Suggest one' }));
    expect(password).toHaveAccessibleDescription(/Strong/);
  });

  it('signs up, stores the profile, says so and closes', async () => {
    const api = fakeDataApi(() => new Response(null, { status: 201 }));
    const { person, onClose } = renderDialog(null);
    await fillNew(person);
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(createAccount).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'meera@example.com', fullName: 'Meera Iyer' }),
    );
    expect(api.requests).toMatchObject([
      {
        method: 'POST',
        target: 'user_profiles',
        body: { id: 'new', full_name: 'Meera Iyer', role: 'content', team: 'Content' },
      },
    ]);
    expect(readToasts()).toMatchObject([
      {
        title: 'User created successfully. They will receive an email to verify their account.',
        variant: 'success',
      },
    ]);
  });

  it('E04 says at the address that it has an account, and stores no profile', async () => {
    const api = fakeDataApi(() => Response.json(false));
    vi.mocked(createAccount).mockRejectedValue(
      new AppError('duplicate', 'An account with this email address exists already.', {
        code: 'user_already_exists',
      }),
    );
    const { person, onClose } = renderDialog(null);
    await fillNew(person);
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription(
        /An account with this email address exists already\./,
      ),
    );
    expect(readToasts()).toMatchObject([
      { title: 'Error', description: 'An account with this email address exists already.' },
    ]);
    expect(api.requests.map(({ target }) => target)).toEqual(['rpc/free_address']);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says at the password, and in a toast, why the service refuses it', async () => {
    const message = 'Choose a stronger password: it is known from a data leak.';
    vi.mocked(createAccount).mockRejectedValue(
      new AppError('invalid', message, { code: 'weak_password' }),
    );
    const { person, onClose } = renderDialog(null);
    await fillNew(person);
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    const password = screen.getByLabelText(/^Temporary password/);
    await waitFor(() => expect(password).toHaveAccessibleDescription(/known from a data leak/));
    expect(password).toHaveFocus();
    expect(readToasts()).toMatchObject([{ title: 'Error', description: message }]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('N03 takes the place of a sign-up that nobody ever came in with', async () => {
    const api = fakeDataApi(({ target }) =>
      target === 'rpc/free_address' ? Response.json(true) : new Response(null, { status: 201 }),
    );
    vi.mocked(createAccount).mockRejectedValueOnce(
      new AppError('duplicate', 'Taken.', { code: 'user_already_exists' }),
    );
    const { person, onClose } = renderDialog(null);
    await fillNew(person);
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.requests[0]?.body).toEqual({ address: 'meera@example.com' });
    expect(createAccount).toHaveBeenCalledTimes(2);
  });

  it('sends a link to choose a password in place of a temporary one', async () => {
    fakeDataApi(() => new Response(null, { status: 201 }));
    const { person, onClose } = renderDialog(null);
    await person.click(screen.getByRole('radio', { name: /Send a link to choose one/ }));
    expect(screen.queryByLabelText(/^Temporary password/)).toBeNull();
    await person.type(field('Email'), 'meera@example.com');
    await person.type(field('Full name'), 'Meera Iyer');
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [account] = vi.mocked(createAccount).mock.calls[0] ?? [];
    expect(account?.returnTo).toBe('/cms/set-password');
    expect(account?.password.length).toBeGreaterThan(15);
  });

  it('N14 refuses a password that the service would cut off', async () => {
    const { person } = renderDialog(null);
    await fillNew(person);
    await person.clear(screen.getByLabelText(/^Temporary password/));
    await person.click(screen.getByLabelText(/^Temporary password/));
    await person.paste('ß'.repeat(37));
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByText(/^Use at most 72 letters/)).toBeVisible();
    expect(createAccount).not.toHaveBeenCalled();
  });

  it('asks before Escape throws away what is filled in', async () => {
    const { person, onClose } = renderDialog(null);
    await person.type(field('Full name'), 'Meera');
    await person.keyboard('{Escape}');
    const question = screen.getByRole('alertdialog', { name: 'Close without saving?' });
    await person.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(field('Full name')).toHaveValue('Meera');
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('button', { name: 'Close without saving' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes on where it stopped when the profile failed: one sign-up, two tries', async () => {
    const api = fakeDataApi(() =>
      Response.json({ message: 'boom', code: 'XX000' }, { status: 500 }),
    );
    const { person, onClose } = renderDialog(null);
    await fillNew(person);
    const save = screen.getByRole('button', { name: 'Add User' });
    await person.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /The account was created, but its role could not be stored\./,
    );
    expect(field('Email')).toBeDisabled();
    api.answer = () => new Response(null, { status: 201 });
    await person.click(save);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(createAccount).toHaveBeenCalledTimes(1);
  });

  it('gives the role to a profile that the person had made meanwhile', async () => {
    const api = fakeDataApi(({ method }) =>
      method === 'POST'
        ? Response.json({ message: 'duplicate key', code: '23505' }, { status: 409 })
        : rows({ id: 'new' }),
    );
    const { person, onClose } = renderDialog(null);
    await fillNew(person);
    await person.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.requests[1]).toMatchObject({ method: 'PATCH', body: { role: 'content' } });
  });
});

describe('Edit User', () => {
  it('changes name, role and team; the address is not editable', async () => {
    const api = fakeDataApi(() => rows({ id: 'asha' }));
    const { person, onClose } = renderDialog(asha);
    expect(screen.getByRole('dialog', { name: 'Edit User' })).toBeVisible();
    expect(field('Email')).toBeDisabled();
    expect(screen.queryByLabelText(/password/i)).toBeNull();
    await person.selectOptions(choice('Role'), 'Marketing');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    // Beside it the dialog asks whether there is a second factor.
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      full_name: 'Asha Rao',
      role: 'marketing',
      team: 'SEO',
    });
    expect(readToasts()).toMatchObject([{ title: 'User updated successfully' }]);
  });

  it('B07 of the own account changes the name alone', async () => {
    const api = fakeDataApi(() => rows({ id: 'own' }));
    const { person, onOwnChange } = renderDialog({ ...asha, id: 'own', role: 'admin' });
    expect(choice('Role')).toBeDisabled();
    expect(choice('Team')).toBeDisabled();
    await person.type(field('Full name'), ' Sen');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onOwnChange).toHaveBeenCalled());
    expect(api.requests[0]?.body).toEqual({ full_name: 'Asha Rao Sen' });
  });

  it('approves a waiting account with the defaults of a new user', async () => {
    const api = fakeDataApi(() => rows({ id: 'asha' }));
    const { person, onClose } = renderDialog({ ...asha, role: 'editor', isApproved: false });
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.requests[0]?.body).toMatchObject({ role: 'content', team: 'Content' });
    await waitFor(() =>
      expect(readToasts()).toMatchObject([
        {
          title: 'User updated successfully',
          description: 'We have sent asha@example.com a link to choose a new password.',
        },
      ]),
    );
    expect(auth.requestPasswordReset).toHaveBeenCalledExactlyOnceWith(
      'asha@example.com',
      '/cms/set-password',
    );
  });

  it.each([
    ['B08', 'You cannot grant a role above your own'],
    ['B09', 'The last super admin can be neither deleted nor demoted'],
  ])('%s shows the sentence of the database', async (_case, message) => {
    fakeDataApi(() => Response.json({ message, code: '42501' }, { status: 403 }));
    const { person, onClose } = renderDialog(asha);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(onClose).not.toHaveBeenCalled();
    expect(readToasts()).toMatchObject([{ title: 'Error', description: message }]);
  });

  it('a server that breaks is told as such, and the form stays filled', async () => {
    fakeDataApi(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const { person, onClose } = renderDialog(asha);
    await person.clear(field('Full name'));
    await person.type(field('Full name'), 'Asha Menon Rao');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The server had a problem/);
    expect(readToasts()).toMatchObject([
      {
        title: 'Error',
        description: 'Failed to save user',
        reason: expect.stringMatching(/^The server had a problem/) as string,
      },
    ]);
    expect(screen.getByRole('alert')).not.toHaveTextContent('Bad gateway');
    expect(field('Full name')).toHaveValue('Asha Menon Rao');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('G05 an answer without a row is no success', async () => {
    fakeDataApi(() => rows());
    const { person } = renderDialog(asha);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/permission to manage users/);
    expect(readToasts()).toMatchObject([{ title: 'Error' }]);
  });
});

describe('a second factor that somebody has lost', () => {
  it('is removed once that is confirmed, and a refusal stays in the question', async () => {
    let isRefused = true;
    const api = fakeDataApi(({ target }) => {
      if (target !== 'rpc/remove_second_factor') return Response.json(true);
      const message = 'You cannot change a user whose role is above your own';
      return isRefused
        ? Response.json({ message, code: '42501' }, { status: 403 })
        : new Response(null, { status: 204 });
    });
    const { person } = renderDialog(asha);
    await person.click(await screen.findByRole('button', { name: 'Remove second factor' }));
    const confirm = () =>
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove second factor' });
    await person.click(confirm());
    expect(await screen.findByText(/role is above your own/)).toBeVisible();
    isRefused = false;
    await person.click(confirm());
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Remove second factor' }),
      ).not.toBeInTheDocument(),
    );
    expect(api.requests.at(-1)?.body).toEqual({ target: 'asha' });
    expect(readToasts()).toMatchObject([{ title: 'Second factor removed' }]);
  });

  it('is no matter of those who have none, of oneself, or of who waits for approval', async () => {
    const api = fakeDataApi(() => Response.json(false));
    renderDialog(asha);
    await waitFor(() => expect(api.requests).toHaveLength(1));
    renderDialog({ ...asha, id: 'own' });
    renderDialog({ ...asha, id: 'new', isApproved: false });
    expect(screen.queryByText(/second factor/i)).not.toBeInTheDocument();
    expect(api.requests).toHaveLength(1);
  });
});
