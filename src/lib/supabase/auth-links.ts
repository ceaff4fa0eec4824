import type { EmailOtpType, GoTrueClient } from '@supabase/auth-js';
import { newId } from '@/lib/drafts/new-id';
import { isPassing, toAuthError } from './auth-errors';
import type { Account } from './auth';
import { createAuthClient } from './auth-client';
import { staffAuth } from './staff-auth';

/** What an address that was opened from an e-mail carries, in any of the forms in which services send it. */
export type EmailLink =
  | { readonly form: 'none' }
  | { readonly form: 'failed'; readonly code: string }
  | {
      readonly form: 'tokens';
      readonly type: string;
      readonly accessToken: string;
      readonly refreshToken: string;
    }
  | { readonly form: 'code'; readonly code: string }
  | { readonly form: 'hash'; readonly type: EmailOtpType; readonly tokenHash: string };

const otpTypes: readonly EmailOtpType[] = [
  'recovery',
  'signup',
  'email',
  'invite',
  'magiclink',
  'email_change',
];

/** Reads the link without using it up. Fragments come from `/auth/v1/verify`, the rest from e-mail templates. */
export function readEmailLink(address: string): EmailLink {
  const url = new URL(address);
  const fragment = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? url.searchParams.get(name);

  if (read('error') !== null || read('error_code') !== null) {
    return { form: 'failed', code: read('error_code') ?? read('error') ?? '' };
  }
  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  if (accessToken && refreshToken) {
    return { form: 'tokens', type: fragment.get('type') ?? '', accessToken, refreshToken };
  }
  const tokenHash = url.searchParams.get('token_hash');
  const type = otpTypes.find((known) => known === url.searchParams.get('type'));
  if (tokenHash && type) return { form: 'hash', type, tokenHash };
  const code = url.searchParams.get('code');
  return code ? { form: 'code', code } : { form: 'none' };
}

/** What a redeemed link gives: a session that is kept nowhere but in the memory of this page. */
export interface LinkedSession {
  readonly account: Account;
  /**
   * Sets the account's password, and ends all its other sessions.
   * @throws AppError with code `weak_password` or `same_password`, or when the service cannot be reached
   */
  readonly setPassword: (password: string) => Promise<void>;
  /** Makes it the session of this browser; whose session was stored before is signed out of this browser. */
  readonly adopt: () => Promise<void>;
}

/**
 * Redeems the link on a client that stores nothing: nobody becomes somebody else by opening an address.
 * @returns null when it was used, is outdated or was made for another browser: a new link helps with each
 * @throws AppError when the service cannot be reached; the link is then still good
 */
async function redeem(link: EmailLink): Promise<LinkedSession | null> {
  if (link.form === 'none' || link.form === 'failed') return null;
  const auth = createAuthClient({ storageKey: `careerloom-link-${newId()}`, isLasting: false });
  const { data, error } =
    link.form === 'tokens'
      ? await auth.setSession({
          access_token: link.accessToken,
          refresh_token: link.refreshToken,
        })
      : link.form === 'code'
        ? await auth.exchangeCodeForSession(link.code)
        : await auth.verifyOtp({ type: link.type, token_hash: link.tokenHash });
  if (error && isPassing(error)) throw toAuthError(error);
  if (error || !data.user) return null;
  return linkedSession(auth, { id: data.user.id, email: data.user.email ?? '' });
}

function linkedSession(auth: GoTrueClient, account: Account): LinkedSession {
  return {
    account,
    setPassword: async (password) => {
      const { error } = await auth.updateUser({ password });
      if (error) throw toAuthError(error);
      // Whoever made the change necessary may be signed in elsewhere; that it failed is no reason to stop here.
      await auth.signOut({ scope: 'others' }).catch(() => undefined);
    },
    adopt: async () => {
      const { data } = await auth.getSession();
      if (!data.session) return;
      const { access_token, refresh_token } = data.session;
      const before = (await staffAuth().getSession()).data.session;
      const { error } = await staffAuth().setSession({ access_token, refresh_token });
      if (error) throw toAuthError(error);
      if (before && before.user.id !== account.id) await endSession(before.access_token);
    },
  };
}

/** Ends a session at the service that this browser holds no more. */
async function endSession(accessToken: string): Promise<void> {
  // What the service did not hear of ends by itself when its token runs out.
  await staffAuth()
    .admin.signOut(accessToken, 'local')
    .catch(() => undefined);
}

/** Redeems a recovery or invitation link, so that a new password can be chosen. */
export function acceptPasswordLink(link: EmailLink): Promise<LinkedSession | null> {
  return redeem(link);
}

/** Confirms an address; whoever is signed in on this browser stays so. */
export async function acceptConfirmationLink(
  link: EmailLink,
): Promise<'confirmed' | 'expired' | 'none'> {
  if (link.form === 'none') return 'none';
  // Tokens in the fragment mean that the service has confirmed the address already.
  if (link.form === 'tokens') return 'confirmed';
  return (await redeem(link)) ? 'confirmed' : 'expired';
}
