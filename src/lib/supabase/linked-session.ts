import type { SupabaseClient } from '@supabase/supabase-js';
import { newId } from '@/lib/drafts/new-id';
import { lateCode } from '@/lib/late-code';
import type { Account } from './auth';
import { isPassing, toAuthError } from './auth-errors';
import type { EmailLink } from './auth-links';
import { supabase } from './client';
import { createBackendClient } from './create-backend-client';

const secondFactor = lateCode(() => import('./second-factor'));

/** What a redeemed link gives: a session that is kept nowhere but in the memory of this page. */
export interface LinkedSession {
  readonly account: Account;
  /**
   * Sets the account's password, and ends all its other sessions.
   * @throws AppError with code `weak_password` or `same_password`, or when the service cannot be reached; with
   * `insufficient_aal` where the account has a second factor whose code comes first
   */
  readonly setPassword: (password: string) => Promise<void>;
  /** The link shows the mailbox alone. @throws AppError of kind `invalid` when the code is not right */
  readonly giveCode: (code: string) => Promise<void>;
  /** Makes it the session of this browser; whose session was stored before is signed out of this browser. */
  readonly adopt: () => Promise<void>;
}

/**
 * Redeems the link on a client that stores nothing: nobody becomes somebody else by opening an address.
 * @returns null when it was used, is outdated or was made for another browser: a new link helps with each
 * @throws AppError when the service cannot be reached; the link is then still good
 */
export async function redeem(link: EmailLink): Promise<LinkedSession | null> {
  if (link.form === 'none' || link.form === 'failed') return null;
  const { auth } = createBackendClient({
    storageKey: `careerloom-link-${newId()}`,
    isLasting: false,
  });
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

function linkedSession(auth: SupabaseClient['auth'], account: Account): LinkedSession {
  return {
    account,
    setPassword: async (password) => {
      const { error } = await auth.updateUser({ password });
      if (error) throw toAuthError(error);
      // Whoever made the change necessary may be signed in elsewhere; that it failed is no reason to stop here.
      await auth.signOut({ scope: 'others' }).catch(() => undefined);
    },
    giveCode: async (code) => (await secondFactor.load()).proveWith(auth, code),
    adopt: async () => {
      const { data } = await auth.getSession();
      if (!data.session) return;
      const { access_token, refresh_token } = data.session;
      const before = (await supabase().auth.getSession()).data.session;
      const { error } = await supabase().auth.setSession({ access_token, refresh_token });
      if (error) throw toAuthError(error);
      if (before && before.user.id !== account.id) await endSession(before.access_token);
    },
  };
}

/** Ends a session at the service that this browser holds no more. */
async function endSession(accessToken: string): Promise<void> {
  // What the service did not hear of ends by itself when its token runs out.
  await supabase()
    .auth.admin.signOut(accessToken, 'local')
    .catch(() => undefined);
}
