import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as auth from '@/lib/supabase/auth';
import { captchaError } from '@/lib/supabase/auth-errors';
import { AppError } from '@/lib/supabase/errors';
import { renameSelf } from '@/lib/supabase/session';
import * as factors from '@/lib/supabase/second-factor';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import { renderPage } from '@/testing/render-page';
import { AccountDialog } from './account-dialog';

vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/session');
vi.mock('@/lib/supabase/second-factor');
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const profile = {
  id: 'u1',
  email: 'asha@careerloom.example',
  fullName: 'Asha Rao',
  role: 'editor',
  team: 'Content',
  permissions: ['edit_content'],
};

function setUp() {
  renderPage(<AccountDialog profile={profile} open onOpenChange={vi.fn()} />);
  return userEvent.setup();
}

const here = {
  is_current: true,
  began_at: '2026-11-20T10:00:00Z',
  used_at: '2026-11-21T10:00:00Z',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  address: '192.0.2.1',
};
const elsewhere = { ...here, is_current: false, user_agent: null, address: '2001:db8::1' };

/** What the database says of the sign-in service. */
function offer(isOffered: boolean, ...sessions: readonly object[]) {
  return fakeDataApi(({ target }) =>
    target === 'rpc/offers_second_factor' ? Response.json(isOffered) : rows(...sessions),
  );
}

const nameForm = () => within(screen.getByRole('form', { name: 'Your name' }));
const passwordForm = () => within(screen.getByRole('form', { name: 'Your password' }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(auth.signOutOtherDevices).mockResolvedValue();
  vi.mocked(auth.changePassword).mockResolvedValue();
  vi.mocked(auth.signIn).mockResolvedValue({ id: 'u1', email: profile.email });
  vi.mocked(auth.currentAccount).mockResolvedValue({ id: 'u1', email: profile.email });
  offer(false);
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

describe('a new password of an account with a second factor', () => {
  const present = () => passwordForm().getByLabelText(/^Present password/);
  const code = () => passwordForm().findByLabelText(/^Code from your authenticator app/);

  beforeEach(() =>
    vi
      .mocked(auth.currentAccount)
      .mockResolvedValue({ id: 'u1', email: profile.email, secondFactor: 'given' }),
  );

  it('needs its code, which is told beside the field when it is wrong (N15)', async () => {
    vi.mocked(factors.proveAnew).mockRejectedValueOnce(
      new AppError('invalid', 'This code is not right.', { code: 'mfa_verification_failed' }),
    );
    const user = setUp();
    await user.type(await code(), '12 34');
    await user.type(present(), 'the old one');
    await user.type(passwordForm().getByLabelText(/^New password/), 'a new password');
    const change = passwordForm().getByRole('button', { name: 'Change password' });
    await user.click(change);
    expect(await passwordForm().findByText(/^Enter the six digits/)).toBeVisible();
    await user.type(await code(), '56');
    await user.click(change);
    expect(await passwordForm().findByText('This code is not right.')).toBeVisible();
    expect(present()).toHaveValue('the old one');
    expect(auth.changePassword).not.toHaveBeenCalled();
    await user.click(change);
    await vi.waitFor(() =>
      expect(auth.changePassword).toHaveBeenCalledWith('a new password', 'the old one'),
    );
    expect(factors.proveAnew).toHaveBeenLastCalledWith(profile.email, 'the old one', '123456');
    expect(auth.signIn).not.toHaveBeenCalled();
  });
});

it('asks for the code, too, of a device that was set up since the form was opened', async () => {
  const user = setUp();
  await user.type(passwordForm().getByLabelText(/^Present password/), 'the old one');
  await user.type(passwordForm().getByLabelText(/^New password/), 'a new password');
  vi.mocked(auth.currentAccount).mockResolvedValue({
    id: 'u1',
    email: profile.email,
    secondFactor: 'given',
  });
  await user.click(passwordForm().getByRole('button', { name: 'Change password' }));
  expect(await passwordForm().findByLabelText(/^Code from/)).toBeVisible();
  expect(auth.signIn).not.toHaveBeenCalled();
});

describe('second factor and sessions', () => {
  const phone = { id: 'f1', name: 'My phone', createdAt: '2026-11-20T10:00:00Z' };
  const section = (name: string) => within(screen.getByRole('region', { name }));

  it('are not there where the sign-in service knows none of it, or the answer does not come', async () => {
    const api = offer(false);
    setUp();
    await vi.waitFor(() => expect(api.requests).toHaveLength(1));
    await vi.waitFor(() => expect(auth.currentAccount).toHaveBeenCalled());
    expect(screen.queryByText(/factor|signed in/i)).not.toBeInTheDocument();
    expect(factors.listFactors).not.toHaveBeenCalled();
  });

  it('sets a device up: its name, what to scan or type, and a code that is told when it is wrong', async () => {
    offer(true, here);
    vi.mocked(factors.listFactors).mockResolvedValueOnce([]).mockResolvedValue([phone]);
    vi.mocked(factors.startFactor).mockResolvedValue({
      id: 'f1',
      qrCode: 'data:image/svg+xml,%3Csvg/%3E',
      secret: 'JBSWY3DPEHPK3PXP',
      appLink: null,
    });
    vi.mocked(factors.confirmFactor).mockRejectedValueOnce(new AppError('invalid', 'Not right.'));
    const user = setUp();
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const name = section('Second factor').getByLabelText(/^Name of the device/);
    expect(name).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('A name is required')).toBeVisible();
    await user.type(name, ' My phone ');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    expect(factors.startFactor).toHaveBeenCalledWith('My phone', 'Careerloom');
    expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const code = screen.getByLabelText(/^Code from your authenticator app/);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.type(code, '123 456');
    await user.click(screen.getByRole('button', { name: 'Switch it on' }));
    expect(await screen.findByText('Not right.')).toBeVisible();
    expect(code).toHaveValue('123 456');
    await user.click(screen.getByRole('button', { name: 'Switch it on' }));
    expect(await screen.findByRole('button', { name: 'Remove My phone' })).toBeVisible();
    expect(factors.confirmFactor).toHaveBeenCalledWith('f1', '123456');
    expect(screen.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
  });

  it('takes back what was begun and is not wanted', async () => {
    offer(true, here);
    vi.mocked(factors.listFactors).mockResolvedValue([]);
    vi.mocked(factors.startFactor).mockResolvedValue({
      id: 'f9',
      qrCode: '',
      secret: 'KEY',
      appLink: 'otpauth://totp/x',
    });
    const user = setUp();
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(screen.getByLabelText(/^Name of the device/), 'Tablet');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(factors.dropFactor).toHaveBeenCalledWith('f9');
    expect(screen.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  });

  it('N70 removes a device with a code alone', async () => {
    offer(true, here);
    vi.mocked(factors.listFactors).mockResolvedValueOnce([phone]).mockResolvedValue([]);
    vi.mocked(factors.removeFactor).mockRejectedValueOnce(
      new AppError('rate-limited', 'Too many attempts.'),
    );
    const user = setUp();
    await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    await user.click(screen.getByRole('button', { name: 'Remove device' }));
    expect(await screen.findByText(/^Enter the six digits/)).toBeVisible();
    expect(factors.removeFactor).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Code from your authenticator app/), '123456');
    await user.click(screen.getByRole('button', { name: 'Remove device' }));
    expect(await screen.findByText(/many attempts in a short time/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove device' }));
    expect(
      await screen.findByRole('button', { name: 'Set up an authenticator app' }),
    ).toBeVisible();
    expect(factors.removeFactor).toHaveBeenLastCalledWith('f1', '123456');
  });

  it('lists the sessions and ends the others, once that is confirmed', async () => {
    const api = offer(true, here, elsewhere);
    vi.mocked(factors.listFactors).mockResolvedValue([]);
    vi.mocked(auth.signOutOtherDevices).mockRejectedValueOnce(
      new AppError('offline', 'The server could not be reached.'),
    );
    const user = setUp();
    expect(await screen.findByText('Firefox on Linux')).toHaveTextContent('This one');
    expect(section('Where you are signed in').getAllByRole('listitem')[1]).toHaveTextContent(
      '2001:db8::1',
    );
    await user.click(
      section('Where you are signed in').getByRole('button', { name: 'End the other sessions' }),
    );
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'End sessions' }));
    expect(await question.findByText('The server could not be reached.')).toBeVisible();
    // Where this session is over itself, the dialog for that says so.
    vi.mocked(auth.signOutOtherDevices).mockRejectedValueOnce(
      new AppError('signed-out', 'Your session has ended.'),
    );
    await user.click(question.getByRole('button', { name: 'End sessions' }));
    await vi.waitFor(() => expect(question.queryByText(/could not be/)).not.toBeInTheDocument());
    expect(question.queryByText('Your session has ended.')).not.toBeInTheDocument();
    api.answer = () => rows(here);
    await user.click(question.getByRole('button', { name: 'End sessions' }));
    await vi.waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'End the other sessions' }),
      ).not.toBeInTheDocument(),
    );
    expect(auth.signOutOtherDevices).toHaveBeenCalledTimes(3);
  });
});
