import type { EmailOtpType, GoTrueClient } from '@supabase/auth-js';
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

export type LinkOutcome =
  { readonly outcome: 'accepted'; readonly account: Account } | { readonly outcome: 'expired' };

async function redeem(auth: GoTrueClient, link: EmailLink): Promise<LinkOutcome> {
  if (link.form === 'none' || link.form === 'failed') return { outcome: 'expired' };
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
  // Used, outdated, made for another browser: for the person it is the same, a new link helps.
  if (error || !data.user) return { outcome: 'expired' };
  return { outcome: 'accepted', account: { id: data.user.id, email: data.user.email ?? '' } };
}

/**
 * Signs in with a recovery or invitation link, so that a new password can be chosen.
 * @throws AppError when the service cannot be reached; the link is then still good
 */
export function acceptPasswordLink(link: EmailLink): Promise<LinkOutcome> {
  return redeem(staffAuth(), link);
}

/**
 * Confirms an address. On a client of its own: whoever is signed in on this browser stays so, and a
 * link that somebody was sent cannot sign them in as somebody else.
 */
export async function acceptConfirmationLink(
  link: EmailLink,
): Promise<'confirmed' | 'expired' | 'none'> {
  if (link.form === 'none') return 'none';
  // Tokens in the fragment mean that the service has confirmed the address already.
  if (link.form === 'tokens') return 'confirmed';
  const auth = createAuthClient({ storageKey: 'careerloom-confirmation', isLasting: false });
  const { outcome } = await redeem(auth, link);
  return outcome === 'accepted' ? 'confirmed' : 'expired';
}
