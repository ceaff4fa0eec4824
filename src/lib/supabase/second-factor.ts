import type { SupabaseClient } from '@supabase/supabase-js';
import { newId } from '@/lib/drafts/new-id';
import type { Account } from './auth';
import { toAuthError } from './auth-errors';
import { currentAccount } from './auth-service';
import { captchaOptions } from './captcha';
import { supabase } from './client';
import { createBackendClient } from './create-backend-client';
import { AppError } from './errors';

type Auth = SupabaseClient['auth'];

/** A device with an authenticator app that was set up for the signed-in account. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/** What a new device has to learn. */
export interface NewFactor {
  readonly id: string;
  /** Address of a picture; for `img` alone, where no script of it would run. */
  readonly qrCode: string;
  /** Letters and digits to type instead. */
  readonly secret: string;
  /** Opens an authenticator app on this device; null when the service gave no such address. */
  readonly appLink: string | null;
}

const WRONG_CODE = 'mfa_verification_failed';

/** The service's codes about factors, and what they mean for a person. */
const sentences: Readonly<Record<string, string>> = {
  [WRONG_CODE]: 'This code is not right. Enter the one that your app shows now.',
  mfa_challenge_expired: 'That took too long. Enter the code that your app shows now.',
  mfa_ip_address_mismatch:
    'Your network changed meanwhile. Enter the code that your app shows now.',
  mfa_factor_name_conflict: 'You have a device of this name. Choose another one.',
  too_many_enrolled_mfa_factors: 'You have as many devices as this site allows. Remove one first.',
  mfa_factor_not_found: 'This device is not set up any more.',
  mfa_totp_enroll_not_enabled: 'New devices cannot be set up on this site at present.',
  mfa_totp_verify_not_enabled:
    'Codes are not accepted on this site at present. Tell whoever runs it.',
  mfa_verification_rejected: 'The code was not accepted, and you are signed out. Sign in again.',
};

function toFactorError(error: unknown): AppError {
  const failure = toAuthError(error);
  const sentence = sentences[failure.code ?? ''];
  return sentence === undefined
    ? failure
    : new AppError('invalid', sentence, {
        ...(failure.code ? { code: failure.code } : {}),
        cause: error,
      });
}

async function ownFactors(auth: Auth) {
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw toFactorError(error);
  return data;
}

/** Tries the code with one device after the other: which of several is at hand, the code itself tells. */
async function verifyWith(auth: Auth, ids: readonly string[], code: string): Promise<void> {
  let failure: unknown = new AppError(
    'denied',
    'This site cannot ask for your kind of second factor. Ask whoever manages users to remove it.',
  );
  for (const factorId of ids) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (!error) return;
    failure = error;
    if (error.code !== WRONG_CODE) break;
  }
  throw toFactorError(failure);
}

/**
 * Gives the code to a session that was opened in another way.
 * @throws AppError of kind `invalid` when it is not right or comes too late, `rate-limited`, `offline` or `signed-out`
 */
export async function proveWith(auth: Auth, code: string): Promise<void> {
  const { all, totp } = await ownFactors(auth);
  // Removed meanwhile by somebody who manages users: the next token knows.
  if (all.every(({ status }) => status !== 'verified')) {
    const { error } = await auth.refreshSession();
    if (error) throw toFactorError(error);
    return;
  }
  await verifyWith(
    auth,
    totp.map(({ id }) => id),
    code,
  );
}

/** Ends the wait for the code after the password. @throws as `proveWith` */
export async function giveCode(code: string): Promise<Account> {
  await proveWith(supabase().auth, code);
  const account = await currentAccount();
  if (!account) throw toAuthError({ message: 'Auth session missing', code: 'session_not_found' });
  return account;
}

/**
 * Proves password and code on a session apart, which then becomes the one of this browser: until both were right, the one
 * in use stays as it is.
 * @throws AppError as `proveWith`; of code `invalid_credentials` when the password is not right
 */
export async function proveAnew(email: string, password: string, code: string): Promise<void> {
  const { auth } = createBackendClient({
    storageKey: `careerloom-proof-${newId()}`,
    isLasting: false,
  });
  const { error } = await auth.signInWithPassword({
    email,
    password,
    options: await captchaOptions(),
  });
  if (error) throw toAuthError(error);
  try {
    await proveWith(auth, code);
  } catch (cause) {
    await auth.signOut({ scope: 'local' }).catch(() => undefined);
    throw cause;
  }
  const { data } = await auth.getSession();
  if (!data.session)
    throw toAuthError({ message: 'Auth session missing', code: 'session_not_found' });
  const { access_token, refresh_token } = data.session;
  const adopted = await supabase().auth.setSession({ access_token, refresh_token });
  if (adopted.error) throw toAuthError(adopted.error);
}

/** The devices of the signed-in account, the oldest first. @throws AppError */
export async function listFactors(): Promise<readonly Factor[]> {
  const { totp } = await ownFactors(supabase().auth);
  return totp
    .map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name ?? '',
      createdAt: created_at,
    }))
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/** The service's own markup, in an address that no letter of it can break. */
function pictureAddress(qrCode: string): string {
  const markup = qrCode.slice(qrCode.indexOf(',') + 1);
  return markup.startsWith('<') ? `data:image/svg+xml,${encodeURIComponent(markup)}` : qrCode;
}

/**
 * Begins to set up a device. What was begun and not ended before goes first, for it holds the name.
 * @throws AppError of kind `invalid` when the name is taken, or no more devices are allowed
 */
export async function startFactor(name: string, issuer: string): Promise<NewFactor> {
  const { mfa } = supabase().auth;
  const { all } = await ownFactors(supabase().auth);
  for (const { id, status, factor_type } of all)
    if (status === 'unverified' && factor_type === 'totp') await dropFactor(id);
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: name, issuer });
  if (error) throw toFactorError(error);
  const { qr_code, secret, uri } = data.totp;
  return {
    id: data.id,
    qrCode: pictureAddress(qr_code),
    secret,
    appLink: uri.startsWith('otpauth://totp/') ? uri : null,
  };
}

/** Ends setting up: from now on sign-in asks for a code. Ends all other sessions of the account. @throws AppError */
export async function confirmFactor(id: string, code: string): Promise<void> {
  await verifyWith(supabase().auth, [id], code);
}

/** Takes back what was begun; the service forgets it by itself in a while. */
export async function dropFactor(id: string): Promise<void> {
  await supabase()
    .auth.mfa.unenroll({ factorId: id })
    .catch(() => undefined);
}

/**
 * Removes a device with a code of any of them: a page that somebody left open is not enough.
 * @throws AppError of kind `invalid` when the code is not right
 */
export async function removeFactor(id: string, code: string): Promise<void> {
  const { auth } = supabase();
  const { totp } = await ownFactors(auth);
  const ids = totp.map((factor) => factor.id);
  // Removed elsewhere, or by the try before, whose answer was lost.
  if (!ids.includes(id)) return;
  await verifyWith(auth, [id, ...ids.filter((other) => other !== id)], code);
  const { error } = await auth.mfa.unenroll({ factorId: id });
  if (error) throw toFactorError(error);
  // The token in hand still says what was; that this fails changes nothing.
  await auth.refreshSession().catch(() => undefined);
}
