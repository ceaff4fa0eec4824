import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { leaving } from '@/features/staff/late-leaving';
import { staffStore } from '@/features/staff/session';
import { AppRouter } from '@/lib/app-router';
import * as auth from '@/lib/supabase/auth';
import { AppError } from '@/lib/supabase/errors';
import { giveCode } from '@/lib/supabase/second-factor';
import { loadProfile, recordSignIn } from '@/lib/supabase/session';
import { Component, loader } from './login';

vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/session');
vi.mock('@/lib/supabase/second-factor');
vi.mock(import('@/features/staff/late-leaving'), async (load) => {
  const { leaving } = await load();
  return { leaving: { ...leaving, load: vi.fn(leaving.load) } };
});

const account = { id: 'u1', email: 'asha@careerloom.example' };

beforeEach(async () => {
  vi.clearAllMocks();
  vi.mocked(auth.signOut).mockResolvedValue();
  vi.mocked(recordSignIn).mockResolvedValue();
  vi.mocked(auth.currentAccount).mockResolvedValue({ ...account, secondFactor: 'wanted' });
  vi.mocked(loadProfile).mockResolvedValue({
    ...account,
    full_name: 'Asha Rao',
    role: 'content',
    team: 'Content',
    permissions: ['edit_content'],
    suspended_at: null,
  });
  await staffStore.ready();
  await staffStore.reload();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/cms/login', Component, loader },
      { path: '/cms/pages', element: <h1>Pages</h1> },
    ],
    { initialEntries: ['/cms/login?redirect=%2Fcms%2Fpages%3Fpage%3D2'] },
  );
  render(<AppRouter router={router} />);
  return { router, user: userEvent.setup() };
}

it('asks who is half way in for the code, and goes on to where they wanted to go', async () => {
  vi.mocked(giveCode)
    .mockRejectedValueOnce(new AppError('offline', 'The server could not be reached.'))
    .mockResolvedValue({ ...account, secondFactor: 'given' });
  const { router, user } = open();
  const code = await screen.findByLabelText(/^Code from your authenticator app/);
  expect(screen.getByText(account.email)).toBeVisible();
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText(/^Enter the six digits/)).toBeVisible();
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('The server could not be reached.')).toBeVisible();
  expect(code).toHaveValue('123456');
  expect(loadProfile).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

it('lets another account sign in instead', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  expect(auth.signOut).toHaveBeenCalledOnce();
});

it('ends the session also where the code for what is left behind does not come', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.mocked(leaving.load).mockReturnValueOnce(new Promise(() => undefined));
  const router = createMemoryRouter([{ path: '/cms/login', Component, loader }], {
    initialEntries: [{ pathname: '/cms/login', state: { signOut: true } }],
  });
  render(<AppRouter router={router} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(leaving.load).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(auth.signOut).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(auth.signOut).toHaveBeenCalledOnce();
  expect(router.state.location.state).toBeNull();
});
