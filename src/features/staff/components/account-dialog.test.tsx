import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as auth from '@/lib/supabase/auth';
import { captchaError } from '@/lib/supabase/auth-errors';
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
  vi.mocked(auth.signIn).mockResolvedValue({ id: 'u1', email: profile.email });
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
  const present = () => passwordForm().getByLabelText(/^Present password/);
  const chosen = () => passwordForm().getByLabelText(/^New password/);
  const change = () => passwordForm().getByRole('button', { name: 'Change password' });

  async function fill(user: ReturnType<typeof userEvent.setup>, password: string) {
    await user.type(present(), 'the old one');
    await user.click(chosen());
    await user.paste(password);
    await user.click(change());
  }

  it.each([
    ['12345', 'Use at least 8 characters'],
    ['1234567', 'Use at least 8 characters'],
    ['y'.repeat(73), /^Use at most 72 letters/],
    ['ß'.repeat(37), /^Use at most 72 letters/],
  ])('refuses %s (E12, N14)', async (password, sentence) => {
    const user = setUp();
    await fill(user, password);
    expect(await passwordForm().findByText(sentence)).toBeVisible();
    expect(auth.changePassword).not.toHaveBeenCalled();
  });

  it.each(['x'.repeat(72), ' blanks around and naïve 🔑 '])(
    'takes %s unchanged, pasted (E12)',
    async (password) => {
      const user = setUp();
      await fill(user, password);
      await vi.waitFor(() =>
        expect(auth.changePassword).toHaveBeenCalledWith(password, 'the old one'),
      );
      expect(auth.signIn).toHaveBeenCalledWith('asha@careerloom.example', 'the old one');
      expect(auth.signOutOtherDevices).toHaveBeenCalledOnce();
      await vi.waitFor(() => expect(chosen()).toHaveValue(''));
    },
  );

  it('shows beside the field why the service finds it weak', async () => {
    vi.mocked(auth.changePassword).mockRejectedValue(
      new AppError('invalid', 'Choose a stronger password: it is known from a data leak.', {
        code: 'weak_password',
      }),
    );
    const user = setUp();
    await fill(user, 'password1');
    expect(await passwordForm().findByText(/known from a data leak/)).toBeVisible();
  });

  it('is not called wrong when the security check has failed', async () => {
    vi.mocked(auth.signIn).mockRejectedValue(captchaError('The security check did not work.'));
    const user = setUp();
    await fill(user, 'a long enough one');
    await user.click(change());
    expect(await passwordForm().findByRole('alert')).toHaveTextContent(
      'The security check did not work.',
    );
    expect(present()).not.toHaveAttribute('aria-invalid', 'true');
    expect(present()).toHaveValue('the old one');
    expect(auth.changePassword).not.toHaveBeenCalled();
  });

  it('N15 is not changed without the present one, and a wrong one is told beside it', async () => {
    const user = setUp();
    await user.type(chosen(), 'a new password');
    await user.click(change());
    expect(await passwordForm().findByText('Your present password is required')).toBeVisible();
    expect(auth.changePassword).not.toHaveBeenCalled();

    vi.mocked(auth.signIn).mockRejectedValueOnce(
      new AppError('invalid', 'Invalid login credentials'),
    );
    await user.type(present(), 'not it');
    await user.click(change());
    expect(await passwordForm().findByText('This is not your present password')).toBeVisible();
    expect(auth.changePassword).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  it('asks first while something is typed', async () => {
    const user = setUp();
    await user.type(nameForm().getByLabelText(/^Full name/), ' Sen');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible();
  });
});
