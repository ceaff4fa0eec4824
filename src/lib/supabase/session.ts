import type { Account } from './auth';
import { supabase } from './client';
import type { Tables } from './database.types';
import { AppError, unwrap } from './errors';

const columnNames = [
  'id',
  'email',
  'full_name',
  'role',
  'team',
  'permissions',
  'suspended_at',
] as const satisfies readonly (keyof Tables<'user_profiles'>)[];

export type ProfileRow = Pick<Tables<'user_profiles'>, (typeof columnNames)[number]>;

// Put together at run time, so its type says "all"; what comes back is used as a ProfileRow, which has no more than these.
const columns = columnNames.join(', ') as '*';

async function readProfile(id: string): Promise<ProfileRow | null> {
  // Not `single`: its PGRST116 comes with a 406, which browsers report as an error on the console.
  return unwrap(await supabase().from('user_profiles').select(columns).eq('id', id).maybeSingle());
}

/** Asks only for what a person may say about themselves: role, team and permissions are the database's. */
async function insertDefaultProfile({ id, email }: Account): Promise<ProfileRow> {
  const name = email.split('@')[0] ?? '';
  const result = await supabase()
    .from('user_profiles')
    .insert({ id, email, full_name: name })
    .select(columns)
    .single();
  return unwrap(result);
}

/**
 * The profile of the signed-in account. An account without one gets the default profile, which may do
 * nothing until somebody gives it a role.
 *
 * @throws AppError of kind `not-found` when the account itself is gone, `signed-out`, `offline` or `server`
 */
export async function loadProfile(account: Account): Promise<ProfileRow> {
  const existing = await readProfile(account.id);
  if (existing) return existing;
  try {
    return await insertDefaultProfile(account);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Another tab was faster.
    const rival = error.kind === 'duplicate' ? await readProfile(account.id) : null;
    if (rival) return rival;
    // It exists and is not ours to read: an approval ended the sessions from before it.
    if (error.code === '23505')
      throw new AppError('signed-out', 'Your session has ended. Sign in again to go on.', {
        cause: error,
      });
    // A deleted account's token is good for a while; the row it wants to hang on is not there any more.
    const isGone = error.code === '23503' || error.kind === 'denied';
    throw isGone
      ? new AppError('not-found', 'This account no longer exists.', { cause: error })
      : error;
  }
}

/** Stamps the own `last_login`. */
export async function recordSignIn(): Promise<void> {
  const { error, status } = await supabase().rpc('record_sign_in');
  unwrap({ data: null, error, status });
}

/** @throws AppError when the name is refused or the profile is gone */
export async function renameSelf(id: string, fullName: string): Promise<ProfileRow> {
  const result = await supabase()
    .from('user_profiles')
    .update({ full_name: fullName })
    .eq('id', id)
    .select(columns)
    .single();
  return unwrap(result);
}
