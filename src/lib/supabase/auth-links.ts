import type { EmailOtpType } from '@supabase/supabase-js';
import { lateCode } from '@/lib/late-code';
import type { LinkedSession } from './linked-session';

const linkedSession = lateCode(() => import('./linked-session'));

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

/** Redeems a recovery or invitation link, so that a new password can be chosen. */
export async function acceptPasswordLink(link: EmailLink): Promise<LinkedSession | null> {
  if (link.form === 'none' || link.form === 'failed') return null;
  return (await linkedSession.load()).redeem(link);
}

/** Confirms an address; whoever is signed in on this browser stays so. */
export async function acceptConfirmationLink(
  link: EmailLink,
): Promise<'confirmed' | 'expired' | 'none'> {
  if (link.form === 'none') return 'none';
  // Tokens in the fragment mean that the service has confirmed the address already.
  if (link.form === 'tokens') return 'confirmed';
  if (link.form === 'failed') return 'expired';
  return (await (await linkedSession.load()).redeem(link)) ? 'confirmed' : 'expired';
}
