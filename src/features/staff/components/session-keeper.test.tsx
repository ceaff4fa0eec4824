import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as auth from '@/lib/supabase/auth';
import { AppError, toAppError } from '@/lib/supabase/errors';
import { giveCode } from '@/lib/supabase/second-factor';
import { loadProfile, recordSignIn } from '@/lib/supabase/session';
import { reportSessionLost, useSessionRenewed } from '@/lib/supabase/session-events';
import { beIdle } from '@/testing/idle-moments';
import { staffStore } from '../session';
import { SessionKeeper } from './session-keeper';

vi.mock('@/lib/when-idle', () => import('@/testing/idle-moments'));
vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/session');
vi.mock('@/lib/supabase/second-factor');
const { fetched } = vi.hoisted(() => ({ fetched: vi.fn() }));
vi.mock('./renew-form', (importOriginal) => {
  fetched();
  return importOriginal();
});

const account = { id: 'u1', email: 'asha@careerloom.example' };
const saveAgain = vi.fn();

function Screen() {
  useSessionRenewed(saveAgain);
  return (
    <>
      <textarea aria-label="Text" defaultValue="unsaved" />
      <SessionKeeper />
    </>
  );
}

async function openScreen() {
  const router = createMemoryRouter([
    { path: '/', element: <Screen /> },
    { path: '/cms/login', element: <p>The sign-in page</p> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => staffStore.ready());
  await act(() => staffStore.reload());
  return { router, user: userEvent.setup() };
}

async function expire() {
  const opened = await openScreen();
  await beIdle();
  await vi.dynamicImportSettled();
  act(() => reportSessionLost());
  return opened;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(auth.currentAccount).mockResolvedValue(account);
  vi.mocked(auth.signIn).mockResolvedValue(account);
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

describe('the dialog of an ended session', () => {
  // The first of them: what has come stays.
  it('has its form fetched ahead in an idle moment, for there may be no network then', async () => {
    await openScreen();
    expect(fetched).not.toHaveBeenCalled();
    await beIdle();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  });

  it('stays out of the way while the session lasts', async () => {
    await expire();
    await act(() => staffStore.signIn(account.email, 'secret'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('renews the session for the same account and leaves the page as it is', async () => {
    const { user } = await expire();
    const dialog = screen.getByRole('dialog', { name: 'Your session has ended' });
    expect(dialog).toHaveTextContent('asha@careerloom.example');
    await user.type(screen.getByLabelText(/^Password/), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(auth.signIn).toHaveBeenCalledWith('asha@careerloom.example', 'secret');
    expect(saveAgain).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Text')).toHaveValue('unsaved');
  });

  it('asks for the code of a second factor after the password, and then goes on', async () => {
    vi.mocked(auth.signIn).mockResolvedValue({ ...account, secondFactor: 'wanted' });
    vi.mocked(giveCode)
      .mockRejectedValueOnce(new AppError('invalid', 'This code is not right.'))
      .mockRejectedValueOnce(new AppError('signed-out', 'Your session has ended.'))
      .mockResolvedValue({ ...account, secondFactor: 'given' });
    const { user } = await expire();
    const password = async () => {
      await user.type(screen.getByLabelText(/^Password/), 'secret');
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
    };
    await password();
    const code = await screen.findByLabelText(/^Code from your authenticator app/);
    expect(code).toHaveFocus();
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    expect(code).toHaveValue('123456');
    expect(saveAgain).not.toHaveBeenCalled();
    // The session is over by then: once more from the beginning.
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
    await password();
    await user.type(await screen.findByLabelText(/^Code from/), '123456');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(saveAgain).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Text')).toHaveValue('unsaved');
  });

  it('says what was wrong and stays', async () => {
    vi.mocked(auth.signIn).mockRejectedValue(
      toAppError({ message: 'Invalid login credentials' }, 400),
    );
    const { user } = await expire();
    await user.type(screen.getByLabelText(/^Password/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(saveAgain).not.toHaveBeenCalled();
  });

  it('leads to the sign-in page when the person would rather leave', async () => {
    const { user, router } = await expire();
    await user.click(screen.getByRole('button', { name: 'Sign out instead' }));
    expect(router.state.location.pathname).toBe('/cms/login');
    expect(router.state.location.state).toEqual({ signOut: true });
  });
});
