import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/query-client';
import * as auth from '@/lib/supabase/auth';
import { AppError } from '@/lib/supabase/errors';
import { loadProfile, recordSignIn } from '@/lib/supabase/session';
import { onSessionRenewed } from '@/lib/supabase/session-events';
import { replacePage } from './leave-page';
import { createStaffStore, type StaffStore } from './staff-store';

vi.mock('@/lib/supabase/auth');
vi.mock('@/lib/supabase/session');
vi.mock('./leave-page', () => ({
  replacePage: vi.fn(),
  currentPathAndSearch: () => '/cms/content?page=2',
}));

const account = { id: 'u1', email: 'asha@careerloom.example' };
const other = { id: 'u2', email: 'ravi@careerloom.example' };

function row(permissions: string[], overrides: { id?: string; full_name?: string } = {}) {
  return {
    ...account,
    full_name: 'Asha Rao',
    role: 'content',
    team: 'Content',
    permissions,
    suspended_at: null,
    ...overrides,
  };
}

const offline = new AppError('offline', 'The server could not be reached.');

let store: StaffStore;
let start: ReturnType<typeof vi.fn<(store: StaffStore) => void>>;

function flagOfSignOut(): string | null {
  return window.localStorage.getItem('careerloom-signed-out');
}

/** What the other tab's write looks like here. */
function otherTabSignsOut(): void {
  window.localStorage.setItem('careerloom-signed-out', 'true');
  store.handleSignOutMark();
}

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  vi.mocked(auth.currentAccount).mockResolvedValue(account);
  vi.mocked(auth.signIn).mockResolvedValue(account);
  vi.mocked(auth.signOut).mockResolvedValue();
  vi.mocked(auth.holdsSession).mockReturnValue(true);
  vi.mocked(loadProfile).mockResolvedValue(row(['edit_content']));
  vi.mocked(recordSignIn).mockResolvedValue();
  start = vi.fn<(store: StaffStore) => void>();
  store = createStaffStore(start);
});

describe('starting', () => {
  it('knows nothing until it is asked, and starts once', async () => {
    expect(store.getState()).toEqual({ status: 'loading' });
    await Promise.all([store.ready(), store.ready()]);
    expect(start).toHaveBeenCalledOnce();
    expect(loadProfile).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({
      status: 'signed-in',
      profile: { fullName: 'Asha Rao' },
    });
  });

  it('is signed out without a session', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(null);
    expect(await store.ready()).toEqual({ status: 'signed-out' });
  });

  it('waits for approval while the profile holds no permission', async () => {
    vi.mocked(loadProfile).mockResolvedValue(row([]));
    expect(await store.ready()).toMatchObject({ status: 'pending' });
  });

  it('signs nobody out because the network is down, and tries again when asked', async () => {
    vi.mocked(loadProfile).mockRejectedValueOnce(offline);
    expect(await store.ready()).toMatchObject({ status: 'failed', error: offline });
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(await store.reload()).toMatchObject({ status: 'signed-in' });
  });

  it('drops the session of a deleted account (B16)', async () => {
    vi.mocked(loadProfile).mockRejectedValue(
      new AppError('not-found', 'This account no longer exists.'),
    );
    expect(await store.ready()).toEqual({ status: 'signed-out' });
    expect(auth.signOut).toHaveBeenCalledOnce();
  });
});

describe('signing in and out', () => {
  it('records the sign-in and does not mind when that fails', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(null);
    vi.mocked(recordSignIn).mockRejectedValue(offline);
    await store.ready();
    expect(await store.signIn('asha@careerloom.example', 'secret')).toMatchObject({
      status: 'signed-in',
    });
    expect(recordSignIn).toHaveBeenCalled();
  });

  it('lets the form know what the service says', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(null);
    vi.mocked(auth.signIn).mockRejectedValue(new AppError('invalid', 'Invalid login credentials'));
    await store.ready();
    await expect(store.signIn('a@b.example', 'x')).rejects.toThrow('Invalid login credentials');
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });

  it('refuses an account that is gone', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(null);
    await store.ready();
    vi.mocked(loadProfile).mockRejectedValue(
      new AppError('not-found', 'This account no longer exists.'),
    );
    await expect(store.signIn('a@b.example', 'x')).rejects.toThrow('no longer exists');
  });

  it('forgets everything on sign-out, and leaves the page to the caller', async () => {
    await store.ready();
    queryClient.setQueryData(['posts'], ['secret']);
    await store.signOut();
    store.handleSignOutMark();
    expect(store.getState()).toEqual({ status: 'signed-out' });
    expect(queryClient.getQueryData(['posts'])).toBeUndefined();
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(replacePage).not.toHaveBeenCalled();
    expect(flagOfSignOut()).toBe('true');
  });

  it('takes the mark of the sign-out back at the next sign-in', async () => {
    await store.ready();
    await store.signOut();
    await store.signIn('asha@careerloom.example', 'secret');
    expect(flagOfSignOut()).toBe('false');
  });
});

describe('what happens elsewhere', () => {
  it('leaves at once when another tab signs out (E13)', async () => {
    await store.ready();
    queryClient.setQueryData(['users'], ['secret']);
    otherTabSignsOut();
    expect(store.getState()).toEqual({ status: 'signed-out' });
    expect(queryClient.getQueryData(['users'])).toBeUndefined();
    expect(replacePage).toHaveBeenCalledWith('/cms/login?redirect=%2Fcms%2Fcontent%3Fpage%3D2');
  });

  it('leaves when the page comes back from the cache after a sign-out (E13)', async () => {
    await store.ready();
    window.localStorage.setItem('careerloom-signed-out', 'true');
    vi.mocked(auth.holdsSession).mockReturnValue(false);
    store.handleReturn();
    expect(store.getState()).toEqual({ status: 'signed-out' });
    expect(replacePage).toHaveBeenCalledWith('/cms/login');
  });

  it('starts afresh when another person signs in', async () => {
    await store.ready();
    store.handleAuthEvent('SIGNED_IN', other);
    expect(store.getState()).toEqual({ status: 'signed-out' });
    expect(replacePage).toHaveBeenCalledWith('/cms');
  });

  it('takes a sign-in of another tab over on the sign-in page', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(null);
    await store.ready();
    store.handleAuthEvent('SIGNED_IN', account);
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'signed-in' }));
  });

  it('does not read the profile again for every refreshed token', async () => {
    await store.ready();
    store.handleAuthEvent('INITIAL_SESSION', null);
    store.handleAuthEvent('TOKEN_REFRESHED', account);
    store.handleAuthEvent('SIGNED_IN', account);
    expect(loadProfile).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ status: 'signed-in' });
  });

  it('notices a demotion when the person comes back to the tab', async () => {
    await store.ready();
    vi.mocked(loadProfile).mockResolvedValue(row([]));
    store.handleReturn();
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'pending' }));
  });

  it('keeps what it knows when the check on return finds no network', async () => {
    await store.ready();
    vi.mocked(auth.currentAccount).mockRejectedValue(offline);
    await store.refresh();
    expect(store.getState()).toMatchObject({ status: 'signed-in' });
  });
});

describe('a session that ends by itself', () => {
  it('keeps the page and the profile', async () => {
    await store.ready();
    store.handleSessionLost();
    expect(store.getState()).toMatchObject({ status: 'expired', profile: { id: 'u1' } });
    expect(replacePage).not.toHaveBeenCalled();
    store.handleAuthEvent('SIGNED_OUT', null);
    expect(store.getState()).toMatchObject({ status: 'expired' });
  });

  it('says once that it is renewed', async () => {
    await store.ready();
    const renewed = vi.fn();
    const stop = onSessionRenewed(renewed);
    store.handleAuthEvent('SIGNED_OUT', null);
    const done = store.signIn('asha@careerloom.example', 'secret');
    store.handleAuthEvent('SIGNED_IN', account);
    await done;
    stop();
    expect(store.getState()).toMatchObject({ status: 'signed-in' });
    expect(renewed).toHaveBeenCalledOnce();
  });

  it('stays with the unsaved text when the profile cannot be read on renewal', async () => {
    await store.ready();
    store.handleSessionLost();
    vi.mocked(loadProfile).mockRejectedValue(offline);
    await expect(store.signIn('asha@careerloom.example', 'secret')).rejects.toThrow(offline);
    expect(store.getState()).toMatchObject({ status: 'expired' });
  });

  it('stays with the unsaved text when the old session is offered again and still refused', async () => {
    await store.ready();
    store.handleSessionLost();
    vi.mocked(loadProfile).mockRejectedValue(
      new AppError('signed-out', 'Your session has ended. Sign in again to go on.'),
    );
    store.handleAuthEvent('SIGNED_IN', account);
    expect(await store.ready()).toMatchObject({ status: 'expired' });
    expect(loadProfile).toHaveBeenCalledTimes(2);
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(replacePage).not.toHaveBeenCalled();
  });

  it('is not covered up by a check that was under way', async () => {
    await store.ready();
    let answer: (found: typeof account) => void = () => undefined;
    const held = new Promise<typeof account>((resolve) => {
      answer = resolve;
    });
    vi.mocked(auth.currentAccount).mockReturnValueOnce(held);
    vi.mocked(loadProfile).mockResolvedValue(row(['edit_content', 'publish_content']));
    const refreshed = store.refresh();
    store.handleSessionLost();
    answer(account);
    await refreshed;
    expect(store.getState()).toMatchObject({ status: 'expired' });
  });

  it('starts afresh when somebody else signs in over it', async () => {
    await store.ready();
    store.handleSessionLost();
    vi.mocked(auth.signIn).mockResolvedValue(other);
    await store.signIn('ravi@careerloom.example', 'secret');
    expect(replacePage).toHaveBeenCalledWith('/cms');
  });
});

describe('an account with a second factor', () => {
  const halfWay = { ...account, secondFactor: 'wanted' } as const;
  const proved = { ...account, secondFactor: 'given' } as const;

  it('is not let in by the password, nothing is read, and it is the same after a reload', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(null);
    vi.mocked(auth.signIn).mockResolvedValue(halfWay);
    await store.ready();
    const next = await store.signIn('asha@careerloom.example', 'secret');
    expect(next).toEqual({ status: 'half-way', account: halfWay });
    vi.mocked(auth.currentAccount).mockResolvedValue(halfWay);
    expect(await createStaffStore(vi.fn()).ready()).toMatchObject({ status: 'half-way' });
    expect(loadProfile).not.toHaveBeenCalled();
    expect(recordSignIn).not.toHaveBeenCalled();
    expect(await store.enter(proved)).toMatchObject({ status: 'signed-in' });
    expect(recordSignIn).toHaveBeenCalledOnce();
  });

  it('comes in here when another tab gives the code', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(halfWay);
    await store.ready();
    store.handleAuthEvent('MFA_CHALLENGE_VERIFIED', proved);
    await vi.waitFor(() => expect(store.getState()).toMatchObject({ status: 'signed-in' }));
  });

  it('goes back to the password when the session ends meanwhile', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(halfWay);
    await store.ready();
    store.startOver();
    expect(store.getState()).toEqual({ status: 'signed-out' });
  });

  it('keeps the page while the code is asked for over it, in this tab or because of another', async () => {
    await store.ready();
    const renewed = vi.fn();
    const stop = onSessionRenewed(renewed);
    store.handleSessionLost();
    vi.mocked(auth.signIn).mockResolvedValue(halfWay);
    await store.signIn('asha@careerloom.example', 'secret');
    expect(store.getState()).toMatchObject({ status: 'expired', isHalfWay: true });
    store.handleAuthEvent('SIGNED_OUT', null);
    expect(store.getState()).toEqual({ status: 'expired', profile: expect.anything() as object });
    store.handleAuthEvent('SIGNED_IN', halfWay);
    expect(store.getState()).toMatchObject({ status: 'expired', isHalfWay: true });
    expect(renewed).not.toHaveBeenCalled();
    await store.enter(proved);
    stop();
    expect(store.getState()).toMatchObject({ status: 'signed-in' });
    expect(renewed).toHaveBeenCalledOnce();

    store.handleAuthEvent('SIGNED_IN', halfWay);
    expect(store.getState()).toMatchObject({ status: 'expired', isHalfWay: true });
    expect(replacePage).not.toHaveBeenCalled();
  });

  it('is not let in by an answer that was under way', async () => {
    vi.mocked(auth.currentAccount).mockResolvedValue(null);
    await store.ready();
    store.handleAuthEvent('SIGNED_IN', account);
    store.handleAuthEvent('SIGNED_IN', halfWay);
    await store.ready();
    expect(store.getState()).toMatchObject({ status: 'half-way' });
  });
});
