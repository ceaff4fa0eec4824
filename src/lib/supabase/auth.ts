import type { AuthChangeEvent } from '@supabase/supabase-js';
import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import type * as AuthService from './auth-service';
import { keptSession } from './kept-session';

/** Who signed in, as the sign-in service knows them. */
export interface Account {
  readonly id: string;
  readonly email: string;
  /**
   * Undefined where the account has no second factor. `wanted`: the password was right and the code is still missing;
   * nothing of the staff's can be read before it was given.
   */
  readonly secondFactor?: 'wanted' | 'given';
}

type Listener = (event: AuthChangeEvent, account: Account | null) => void;

/**
 * The door to the sign-in service: supabase-js comes behind the form, while the e-mail address is being typed. All of
 * these reject with `MissingCodeError` when it does not arrive; the next call asks again.
 */
const service = lateCode(() => import('./auth-service'));

/** Who wants to be told before there is anybody to tell them; each with what stops it afterwards. */
const waiting = new Map<Listener, (stop: () => void) => void>();

async function arrived() {
  const module = await service.load();
  for (const [listener, attached] of waiting) attached(module.watchSession(listener));
  waiting.clear();
  return module;
}

/** Whether this browser holds a session at all, known at once and without asking the service. */
export function holdsSession(): boolean {
  return keptSession.get() !== null;
}

/** See `auth-service`; nobody needs to ask without a session in this browser or, where it keeps nothing, in this page. */
export async function currentAccount(): Promise<Account | null> {
  return holdsSession() || service.peek() ? (await arrived()).currentAccount() : null;
}

/** Reports what happens to the session in this tab and in the others. @returns a function that stops it */
export function watchSession(listener: Listener): () => void {
  let stop = (): void => {
    waiting.delete(listener);
  };
  waiting.set(listener, (attached) => {
    stop = attached;
  });
  // Should it not arrive, the first call that brings it attaches the listener, too.
  arrived().catch(ignore);
  return () => stop();
}

type Service = typeof AuthService;

export const signIn: Service['signIn'] = async (...call) => (await arrived()).signIn(...call);

/** The local session goes even when neither the service nor the code to reach it can be had. */
export async function signOut(): Promise<void> {
  await arrived()
    .then((module) => module.signOut())
    .catch(ignore);
  keptSession.clear();
}

export const requestPasswordReset: Service['requestPasswordReset'] = async (...call) =>
  (await arrived()).requestPasswordReset(...call);

export const resendConfirmation: Service['resendConfirmation'] = async (...call) =>
  (await arrived()).resendConfirmation(...call);

export const changePassword: Service['changePassword'] = async (...call) =>
  (await arrived()).changePassword(...call);

export const signOutOtherDevices: Service['signOutOtherDevices'] = async () =>
  (await arrived()).signOutOtherDevices();
