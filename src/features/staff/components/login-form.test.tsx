import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as auth from '@/lib/supabase/auth';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { captchaError, toAuthError } from '@/lib/supabase/auth-errors';
import { AppError, toAppError } from '@/lib/supabase/errors';
import { loadProfile, recordSignIn } from '@/lib/supabase/session';
import { LoginForm } from './login-form';

vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/session');

const account = { id: 'u1', email: 'asha@careerloom.example' };

function setUp() {
  const onSignedIn = vi.fn();
  render(
    <MemoryRouter>
      <LoginForm showDemoAccounts={false} onSignedIn={onSignedIn} />
    </MemoryRouter>,
  );
  return { onSignedIn, user: userEvent.setup() };
}

async function submit(user: ReturnType<typeof userEvent.setup>, email: string, password: string) {
  await user.clear(screen.getByLabelText(/^Email/));
  await user.type(screen.getByLabelText(/^Email/), email);
  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of readToasts()) removeToast(id);
  vi.mocked(auth.currentAccount).mockResolvedValue(null);
  vi.mocked(recordSignIn).mockResolvedValue();
  vi.mocked(loadProfile).mockResolvedValue({
    ...account,
    full_name: 'Asha Rao',
    role: 'editor',
    team: 'Content',
    permissions: ['edit_content'],
    suspended_at: null,
  });
});

describe('the sign-in form', () => {
  it('asks for both fields before it asks the service', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  it('says the same for a wrong password and an unknown address, and keeps the input (E01)', async () => {
    vi.mocked(auth.signIn).mockRejectedValue(
      toAppError({ message: 'Invalid login credentials', code: 'invalid_credentials' }, 400),
    );
    const { user, onSignedIn } = setUp();
    await submit(user, 'known@careerloom.example', 'wrong');
    const first = (await screen.findByRole('alert')).textContent;
    expect(first).toBe('Sign in failedInvalid login credentials');
    expect(readToasts()).toMatchObject([
      {
        title: 'Sign in failed',
        description: 'Invalid login credentials',
        variant: 'destructive',
      },
    ]);
    await submit(user, 'unknown@careerloom.example', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe(first);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('unknown@careerloom.example');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says what became of the security check, and keeps the input', async () => {
    vi.mocked(auth.signIn).mockRejectedValue(captchaError('The security check did not work.'));
    const { user } = setUp();
    await submit(user, 'asha@careerloom.example', 'secret');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sign in failedThe security check did not work.',
    );
    expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@careerloom.example');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
  });

  it('says nothing of an earlier try any more once the next one is on its way', async () => {
    vi.mocked(auth.signIn).mockRejectedValueOnce(captchaError('The security check did not work.'));
    vi.mocked(auth.signIn).mockResolvedValueOnce(account);
    const { user, onSignedIn } = setUp();
    await submit(user, 'asha@careerloom.example', 'secret');
    expect(readToasts()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(readToasts()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays calm after many attempts (E02)', async () => {
    vi.mocked(auth.signIn).mockRejectedValue(
      new AppError('rate-limited', 'over_request_rate_limit'),
    );
    const { user } = setUp();
    await submit(user, 'asha@careerloom.example', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Wait a minute and try again; nothing is locked.',
    );
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
  });

  it.each([
    [{ message: '{}' }, 400, undefined],
    [{ message: '' }, 422, undefined],
    [{ message: '<h1>Bad gateway</h1>' }, 500, /^The server had a problem/],
  ])('has words where the service has none: %j', async (answer, status, reason) => {
    vi.mocked(auth.signIn).mockRejectedValue(toAppError(answer, status));
    const { user } = setUp();
    await submit(user, 'asha@careerloom.example', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid credentials. Please try again.',
    );
    const [toast] = readToasts();
    expect(toast).toMatchObject({
      title: 'Sign in failed',
      description: 'Invalid credentials. Please try again.',
    });
    if (reason) expect(toast?.reason).toMatch(reason);
    else expect(toast?.reason).toBeUndefined();
  });

  it('says of a network that is gone, and of a suspended account, what it is', async () => {
    const { user } = setUp();
    for (const error of [
      toAppError(new TypeError('x'), 0),
      toAuthError({ message: 'User is banned', code: 'user_banned', status: 400 }),
    ]) {
      vi.mocked(auth.signIn).mockRejectedValue(error);
      await submit(user, 'asha@careerloom.example', 'secret');
      expect(await screen.findByText(error.message)).toBeVisible();
    }
  });

  it('offers to send the confirmation again', async () => {
    vi.mocked(auth.signIn).mockRejectedValue(
      new AppError('invalid', 'Email not confirmed', { code: 'email_not_confirmed' }),
    );
    const { user } = setUp();
    await submit(user, 'new@careerloom.example', 'secret');
    await user.click(await screen.findByRole('button', { name: 'Resend the e-mail' }));
    expect(auth.resendConfirmation).toHaveBeenCalledWith('new@careerloom.example', '/cms/login');
    expect(await screen.findByText(/We have sent the message again/)).toBeVisible();
  });

  it('shows that it works, once, and goes on when signed in', async () => {
    let answer: (value: typeof account) => void = () => undefined;
    vi.mocked(auth.signIn).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { user, onSignedIn } = setUp();
    await submit(user, ' asha@careerloom.example ', ' with blanks ');
    const button = await screen.findByRole('button', { name: 'Signing in...' });
    await user.click(button);
    expect(auth.signIn).toHaveBeenCalledExactlyOnceWith('asha@careerloom.example', ' with blanks ');
    answer(account);
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('holds no demo account unless the build says so (E18)', () => {
    setUp();
    expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
    expect(within(document.body).queryByText(/careerloom\.example/)).not.toBeInTheDocument();
  });
});
