import * as z from 'zod/mini';
import { paths } from '@/config/paths';
import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import { clearCache } from '@/lib/cache-events';
import { defineStore } from '@/lib/storage/define-store';
import * as auth from '@/lib/supabase/auth';
import { AppError, toAppError } from '@/lib/supabase/errors';
import { reportSessionRenewed } from '@/lib/supabase/session-events';
import { currentPathAndSearch, replacePage } from './leave-page';
import { profileFromRow, type StaffProfile } from './permissions';

/**
 * `pending`: signed in without rights. `expired`: the session ended by itself; the page stays as it is
 * while a dialog asks for the password, and then for the code where there is a second factor. `failed`: signed in, but
 * the profile could not be read. `half-way`: the password was right, the code of the second factor is still missing.
 */
export type StaffState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'half-way'; readonly account: auth.Account }
  | { readonly status: 'pending' | 'signed-in'; readonly profile: StaffProfile }
  | { readonly status: 'expired'; readonly profile: StaffProfile; readonly isHalfWay?: true };

/** Whether the last sign-out in this browser was somebody's own wish; how the other tabs learn of it. */
export const signedOutOnPurpose = defineStore({
  key: 'careerloom-signed-out',
  schema: z.boolean(),
  fallback: false,
});

export interface StaffStore {
  readonly getState: () => StaffState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts on first use; the state once it is known. */
  readonly ready: () => Promise<StaffState>;
  /** Reads the profile again and shows the wait, after `failed` or an approval. */
  readonly reload: () => Promise<StaffState>;
  /** Reads the profile again in the background, so that a changed role acts. */
  readonly refresh: () => Promise<void>;
  /** `half-way` or still `expired` where a code is wanted. @throws AppError when the service refuses, or the profile cannot be read */
  readonly signIn: (email: string, password: string) => Promise<StaffState>;
  /** Goes on with an account that has proved itself, by password or code. @throws AppError when the profile cannot be read */
  readonly enter: (account: auth.Account) => Promise<StaffState>;
  /** The session ended while the code was awaited: back to the password. */
  readonly startOver: () => void;
  readonly signOut: () => Promise<void>;
  /** What the sign-in service reports, in this tab and from the others. */
  readonly handleAuthEvent: (event: string, account: auth.Account | null) => void;
  readonly handleSessionLost: () => void;
  /** Somebody signed out on purpose, here or in another tab; or the mark of it was taken back. */
  readonly handleSignOutMark: () => void;
  /** The page came to the front again, maybe from the back-forward cache. */
  readonly handleReturn: () => void;
}

/** Profiles come from the data API, which nobody needs to type a password: fetched with the first account. */
const profileReader = lateCode(() => import('@/lib/supabase/session'));

export function profileOf(state: StaffState): StaffProfile | undefined {
  return 'profile' in state ? state.profile : undefined;
}

function stateOf(profile: StaffProfile): StaffState {
  return { status: profile.permissions.length === 0 ? 'pending' : 'signed-in', profile };
}

/** @param start called once, on first use: ties the store to the browser's events */
export function createStaffStore(start: (store: StaffStore) => void): StaffStore {
  let state: StaffState = { status: 'loading' };
  let started: Promise<StaffState> | undefined;
  let loading: { readonly id: string; readonly promise: Promise<StaffState> } | undefined;
  let refreshing: Promise<void> | undefined;
  let signingOut: Promise<void> | undefined;
  /** Raised by whatever overtakes a load that is under way: its answer is then old news. */
  let loadId = 0;
  const listeners = new Set<() => void>();

  function publish(next: StaffState): StaffState {
    state = next;
    for (const listener of [...listeners]) listener();
    return state;
  }

  function overtake(): void {
    loadId += 1;
    loading = undefined;
  }

  /** The CMS disappears at once; the sign-in page follows as a new document. */
  function leave(address: string): StaffState {
    overtake();
    publish({ status: 'signed-out' });
    clearCache();
    replacePage(address);
    return state;
  }

  /** The account or its session is no more: nothing of it stays in this browser. */
  async function dropSession(): Promise<StaffState> {
    const hadProfile = profileOf(state) !== undefined;
    overtake();
    await auth.signOut();
    return hadProfile ? leave(paths.cms.login()) : publish({ status: 'signed-out' });
  }

  async function readProfile(account: auth.Account): Promise<StaffState> {
    const own = loadId;
    try {
      const profile = profileFromRow(await (await profileReader.load()).loadProfile(account));
      if (own !== loadId) return state;
      const wasExpired = state.status === 'expired';
      if (signedOutOnPurpose.get()) signedOutOnPurpose.set(false);
      publish(stateOf(profile));
      if (wasExpired) reportSessionRenewed();
      return state;
    } catch (cause) {
      const error = toAppError(cause);
      if (own !== loadId) return state;
      if (error.kind === 'not-found') return dropSession();
      // Behind the dialog lies unsaved work: it stays, and the dialog says what failed. That the service still
      // refuses the old session is no news, though coming back to the tab makes supabase-js offer it again.
      if (state.status === 'expired') return { status: 'failed', error };
      return error.kind === 'signed-out' ? dropSession() : publish({ status: 'failed', error });
    }
  }

  /** Nothing is read before the code was given; unsaved work stays where it is. */
  function askForCode(account: auth.Account): StaffState {
    const profile = profileOf(state);
    overtake();
    return publish(
      profile ? { status: 'expired', profile, isHalfWay: true } : { status: 'half-way', account },
    );
  }

  /** One request for one account, however many ask. */
  function load(account: auth.Account): Promise<StaffState> {
    if (account.secondFactor === 'wanted') return Promise.resolve(askForCode(account));
    if (loading?.id === account.id) return loading.promise;
    const promise = readProfile(account).finally(() => {
      if (loading?.promise === promise) loading = undefined;
    });
    loading = { id: account.id, promise };
    return promise;
  }

  async function begin(): Promise<StaffState> {
    try {
      const account = await auth.currentAccount();
      return account ? await load(account) : publish({ status: 'signed-out' });
    } catch (error) {
      return publish({ status: 'failed', error: toAppError(error) });
    }
  }

  function adopt(account: auth.Account): Promise<StaffState> {
    const known = profileOf(state);
    if (known && known.id !== account.id) return Promise.resolve(leave(paths.cms.home()));
    return load(account);
  }

  function expire(): void {
    const profile = profileOf(state);
    if (profile && signedOutOnPurpose.get()) {
      leave(paths.cms.login(currentPathAndSearch()));
      return;
    }
    overtake();
    publish(profile ? { status: 'expired', profile } : { status: 'signed-out' });
  }

  async function readAgain(): Promise<void> {
    const profile = profileOf(state);
    if (!profile || state.status === 'expired') return;
    const own = loadId;
    try {
      const account = await auth.currentAccount();
      if (own !== loadId) return;
      if (!account) {
        expire();
        return;
      }
      if (account.id !== profile.id) {
        leave(paths.cms.home());
        return;
      }
      if (account.secondFactor === 'wanted') {
        await load(account);
        return;
      }
      const next = profileFromRow(await (await profileReader.load()).loadProfile(account));
      if (own === loadId && JSON.stringify(next) !== JSON.stringify(profile)) {
        publish(stateOf(next));
      }
    } catch (cause) {
      const { kind } = toAppError(cause);
      // Of those who wait, an approval ends the session: they come back with the password that they choose.
      const isWaiting = state.status === 'pending';
      if (kind === 'not-found' || (kind === 'signed-out' && isWaiting)) await dropSession();
      // No network, say: what is known stays, and the database has the last word anyway.
    }
  }

  async function endOnPurpose(): Promise<void> {
    overtake();
    publish({ status: 'signed-out' });
    clearCache();
    // Before the session goes, so that the other tabs know why it went.
    signedOutOnPurpose.set(true);
    await auth.signOut();
  }

  function refresh(): Promise<void> {
    refreshing ??= readAgain().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  const store: StaffStore = {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ready: async () => {
      if (!started) {
        start(store);
        started = begin();
      }
      await started;
      await loading?.promise;
      return state;
    },
    reload: () => {
      if (!started) return store.ready();
      publish({ status: 'loading' });
      started = begin();
      return started;
    },
    refresh,
    signIn: async (email, password) => {
      // Fetched while the password is checked.
      profileReader.load().catch(ignore);
      return store.enter(await auth.signIn(email, password));
    },
    enter: async (account) => {
      const known = profileOf(state);
      const next = await adopt(account);
      if (account.secondFactor === 'wanted') return next;
      if (next.status === 'failed') throw next.error;
      if (next.status === 'signed-out' && !known)
        throw new AppError('not-found', 'This account no longer exists.');
      // Only a note for the user list: a failure is nobody's business here.
      await profileReader
        .load()
        .then(({ recordSignIn }) => recordSignIn())
        .catch(() => undefined);
      return next;
    },
    startOver: expire,
    signOut: () => {
      signingOut ??= endOnPurpose().finally(() => {
        signingOut = undefined;
      });
      return signingOut;
    },
    handleAuthEvent: (event, account) => {
      if (event === 'INITIAL_SESSION') return;
      if (!account) {
        if (state.status !== 'expired' || state.isHalfWay) expire();
        return;
      }
      const known = profileOf(state);
      const isWanted = account.secondFactor === 'wanted';
      if (known?.id !== account.id || state.status === 'expired' || isWanted) void adopt(account);
      else if (event === 'USER_UPDATED') void refresh();
    },
    handleSessionLost: () => {
      if (state.status === 'signed-in' || state.status === 'pending') expire();
    },
    handleSignOutMark: () => {
      // The tab that signs out has taken its own profile down before it leaves the mark.
      if (signedOutOnPurpose.get() && profileOf(state))
        leave(paths.cms.login(currentPathAndSearch()));
    },
    handleReturn: () => {
      const known = profileOf(state);
      if (!known) return;
      // Decided without waiting, or the cached page would show for a moment.
      if (!auth.holdsSession() && signedOutOnPurpose.get()) leave(paths.cms.login());
      else void refresh();
    },
  };
  return store;
}
