import { newId } from '@/lib/drafts/new-id';
import { createBackendClient } from './create-backend-client';
import { toAuthError } from './auth-errors';
import { captchaOptions } from './captcha';
import type { Account } from './auth';
import { AppError, toAppError } from './errors';

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly role: string;
  readonly team: string;
  /** Where the link of the verification e-mail leads. */
  readonly returnTo: string;
}

function addressTaken(cause?: unknown): AppError {
  return new AppError('duplicate', 'An account with this email address exists already.', {
    code: 'user_already_exists',
    cause,
  });
}

/**
 * Signs somebody else up. On a client of its own that stores nothing, so that whoever is signed in here
 * stays so, in all tabs. The service sends the verification e-mail. Role and team are mere notes there:
 * rights come from the profile alone.
 *
 * @throws AppError of kind `duplicate` when the address has an account, confirmed or not; code
 * `weak_password` when the service refuses the password
 */
export async function createAccount(account: NewAccount): Promise<Account> {
  const { email, password, fullName, role, team } = account;
  // An account that existed before does not carry this mark, whatever else the service answers about it.
  const mark = newId();
  const { auth } = createBackendClient({
    storageKey: `careerloom-new-${mark}`,
    isLasting: false,
  });
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      data: { full_name: fullName, role, team, creation: mark },
      emailRedirectTo: new URL(account.returnTo, window.location.origin).href,
      ...(await captchaOptions()),
    },
  });
  if (error) throw isTaken(error) ? addressTaken(error) : toAuthError(error);
  const { user, session } = data;
  // Where sign-up confirms by itself it also signs in; nobody needs that session.
  if (session) await auth.signOut({ scope: 'local' }).catch(() => undefined);
  if (!user) throw toAppError({ message: 'No account in the answer' }, 500);
  // A service that does not tell strangers which addresses it knows answers with a made-up id.
  if (user.identities?.length === 0 || user.user_metadata['creation'] !== mark) {
    throw addressTaken();
  }
  return { id: user.id, email: user.email ?? email };
}

function isTaken({ code, message }: { code?: string | undefined; message: string }): boolean {
  if (code === 'user_already_exists' || code === 'email_exists') return true;
  // The limit per account, in contrast to that of the whole project: only who has one can reach it.
  return code === 'over_email_send_rate_limit' && /only request this after/i.test(message);
}
