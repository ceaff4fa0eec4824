import { AuthSessionMissingError, type AuthChangeEvent, type Session } from '@supabase/supabase-js';
import type { Account } from './auth';
import { isPassing, toAuthError } from './auth-errors';
import { captchaOptions } from './captcha';
import { supabase } from './client';
import { keptSession } from './kept-session';
import { reportSessionLost } from './session-events';
import { holdBack } from './session-fetch';

/** Whether the token says that a second factor was given (`aal2`), and not the password alone (`aal1`). */
function isProvedTwice(token: string): boolean {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return /"aal":"aal[2-9]"/.test(atob(payload));
  } catch {
    return false;
  }
}

function toAccount(session: Session): Account {
  const { id, email = '', factors = [] } = session.user;
  const hasFactor = factors.some(({ status }) => status === 'verified');
  const isWanted = hasFactor && !isProvedTwice(session.access_token);
  holdBack(isWanted);
  return { id, email, ...(hasFactor ? { secondFactor: isWanted ? 'wanted' : 'given' } : {}) };
}

/**
 * The signed-in account, refreshed when its token has run out; null when nobody is signed in.
 * @throws AppError when the service cannot be reached, so that nobody is signed out by a bad network.
 */
export async function currentAccount(): Promise<Account | null> {
  const { data, error } = await supabase().auth.getSession();
  if (error && isPassing(error)) throw toAuthError(error);
  return data.session ? toAccount(data.session) : null;
}

/** Reports what happens to the session in this tab and in the others. @returns a function that stops it */
export function watchSession(
  listener: (event: AuthChangeEvent, account: Account | null) => void,
): () => void {
  const { data } = supabase().auth.onAuthStateChange((event, session) => {
    const account = session ? toAccount(session) : null;
    // supabase-js waits for its listeners: what they do must not run inside the call that woke them.
    setTimeout(() => listener(event, account));
  });
  return () => data.subscription.unsubscribe();
}

/** @throws AppError with the service's sentence; code `email_not_confirmed`, `invalid_credentials` or `captcha` */
export async function signIn(email: string, password: string): Promise<Account> {
  const { data, error } = await supabase().auth.signInWithPassword({
    email,
    password,
    options: await captchaOptions(),
  });
  if (error) throw toAuthError(error);
  return toAccount(data.session);
}

/** Signs out of this browser. The local session goes even when the service refuses or cannot be reached. */
export async function signOut(): Promise<void> {
  const client = supabase().auth;
  try {
    const { data } = await client.getSession();
    // First here, then at the service: a tab that loads meanwhile must not find the session and take it up.
    keptSession.clear();
    if (data.session) await client.admin.signOut(data.session.access_token, 'local');
    await client.signOut({ scope: 'local' });
  } catch {
    // What the service did not hear of ends by itself when its token runs out.
  }
  keptSession.clear();
}

/** Sends a link to choose a new password; answers the same whether or not the address is known. */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const { error } = await supabase().auth.resetPasswordForEmail(email, {
    redirectTo: absolute(returnTo),
    ...(await captchaOptions()),
  });
  if (error) throw toAuthError(error);
}

/** Sends the e-mail once more that confirms an address. */
export async function resendConfirmation(email: string, returnTo: string): Promise<void> {
  const { error } = await supabase().auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: absolute(returnTo), ...(await captchaOptions()) },
  });
  if (error) throw toAuthError(error);
}

/**
 * @param currentPassword for projects that ask for it with every change
 * @throws AppError with code `weak_password`, `same_password`, or `reauthentication_needed` when the
 * service wants the person to prove first that they know the current password
 */
export async function changePassword(password: string, currentPassword?: string): Promise<void> {
  const { error } = await supabase().auth.updateUser({
    password,
    ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
  });
  if (error) throw toAuthError(error);
}

/**
 * After a new password, devices that know only the old one must not stay signed in.
 * @throws AppError, also where this session is over itself: then nothing was ended, and the session keeper asks for the password
 */
export async function signOutOtherDevices(): Promise<void> {
  const { auth } = supabase();
  const { data, error } = await auth.getSession();
  if (error && isPassing(error)) throw toAuthError(error);
  // Not `auth.signOut`, which keeps quiet about a session that is over.
  const problem = data.session
    ? (await auth.admin.signOut(data.session.access_token, 'others')).error
    : new AuthSessionMissingError();
  if (!problem) return;
  const failure = toAuthError(problem);
  if (failure.kind === 'signed-out') reportSessionLost();
  throw failure;
}

function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}
