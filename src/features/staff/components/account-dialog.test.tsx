import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as auth from '@/lib/supabase/auth';
import { AppError } from '@/lib/supabase/errors';
import { renameSelf } from '@/lib/supabase/session';
import { AccountDialog } from './account-dialog';

vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/session');

const profile = {
  id: 'u1',
  email: 'asha@careerloom.example',
  fullName: 'Asha Rao',
  role: 'editor',
  team: 'Content',
  permissions: ['edit_content'],
};

function setUp() {
  render(<AccountDialog profile={profile} open onOpenChange={vi.fn()} />);
  return userEvent.setup();
}

const nameForm = () => within(screen.getByRole('form', { name: 'Your name' }));
const passwordForm = () => within(screen.getByRole('form', { name: 'Your password' }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(auth.signOutOtherDevices).mockResolvedValue();
  vi.mocked(auth.changePassword).mockResolvedValue();
});

describe('the own name', () => {
  it('is trimmed and saved', async () => {
    const user = setUp();
    await user.clear(nameForm().getByLabelText(/^Full name/));
    await user.type(nameForm().getByLabelText(/^Full name/), '  Asha R. Rao ');
    await user.click(nameForm().getByRole('button', { name: 'Save name' }));
    await vi.waitFor(() => expect(renameSelf).toHaveBeenCalledWith('u1', 'Asha R. Rao'));
  });

  it('is required', async () => {
    const user = setUp();
    await user.clear(nameForm().getByLabelText(/^Full name/));
    await user.click(nameForm().getByRole('button', { name: 'Save name' }));
    expect(await nameForm().findByText('Name is required')).toBeVisible();
    expect(renameSelf).not.toHaveBeenCalled();
  });

  it('shows beside the field why the database refused it', async () => {
    vi.mocked(renameSelf).mockRejectedValue(new AppError('invalid', 'Names have no line breaks.'));
    const user = setUp();
    await user.click(nameForm().getByRole('button', { name: 'Save name' }));
    expect(await nameForm().findByText('Names have no line breaks.')).toBeVisible();
    expect(nameForm().getByLabelText(/^Full name/)).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('the own password', () => {
  it.each(['12345', '1234567'])('refuses %s as too short (E12)', async (password) => {
    const user = setUp();
    await user.type(passwordForm().getByLabelText(/^New password/), password);
    await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
    expect(await passwordForm().findByText('Use at least 8 characters')).toBeVisible();
    expect(auth.changePassword).not.toHaveBeenCalled();
  });

  it.each(['x'.repeat(64), 'y'.repeat(200), ' blanks around and naïve 🔑 '])(
    'takes %s unchanged, pasted (E12)',
    async (password) => {
      const user = setUp();
      await user.click(passwordForm().getByLabelText(/^New password/));
      await user.paste(password);
      await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
      await vi.waitFor(() => expect(auth.changePassword).toHaveBeenCalledWith(password, undefined));
      expect(auth.signOutOtherDevices).toHaveBeenCalledOnce();
      await vi.waitFor(() =>
        expect(passwordForm().getByLabelText(/^New password/)).toHaveValue(''),
      );
    },
  );

  it('shows beside the field why the service finds it weak', async () => {
    vi.mocked(auth.changePassword).mockRejectedValue(
      new AppError('invalid', 'Choose a stronger password: it is known from a data leak.', {
        code: 'weak_password',
      }),
    );
    const user = setUp();
    await user.type(passwordForm().getByLabelText(/^New password/), 'password1');
    await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
    expect(await passwordForm().findByText(/known from a data leak/)).toBeVisible();
  });

  it('asks for the current one when the service wants it, and says beside it when it is wrong', async () => {
    vi.mocked(auth.changePassword).mockRejectedValueOnce(
      new AppError('invalid', 'Enter your current password.', { code: 'reauthentication_needed' }),
    );
    vi.mocked(auth.signIn).mockRejectedValueOnce(
      new AppError('invalid', 'Invalid login credentials'),
    );
    const user = setUp();
    await user.type(passwordForm().getByLabelText(/^New password/), 'a new password');
    await user.click(passwordForm().getByRole('button', { name: 'Change password' }));

    await user.type(await passwordForm().findByLabelText(/^Current password/), 'not it');
    await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
    expect(await passwordForm().findByText('This is not your current password')).toBeVisible();
    expect(auth.changePassword).toHaveBeenCalledOnce();

    vi.mocked(auth.signIn).mockResolvedValue({ id: 'u1', email: profile.email });
    await user.clear(passwordForm().getByLabelText(/^Current password/));
    await user.type(passwordForm().getByLabelText(/^Current password/), 'the old one');
    await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
    await vi.waitFor(() =>
      expect(auth.changePassword).toHaveBeenLastCalledWith('a new password', 'the old one'),
    );
    expect(auth.signIn).toHaveBeenLastCalledWith('asha@careerloom.example', 'the old one');
  });
});
