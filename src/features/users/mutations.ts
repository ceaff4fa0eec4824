import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import { requireRow } from '@/lib/supabase/require-row';
import { createAccount } from '@/lib/supabase/new-account';
import type { Account } from '@/lib/supabase/auth';
import { sendFirstLink } from './account-mutations';
import { userColumns, type Manager, type User } from './model';
import { userQueries } from './queries';
import type { UserValues } from './schema';

type Place = Pick<UserValues, 'fullName' | 'role' | 'team'>;

const OWN_ACCOUNT = 'You cannot delete your own account';
const DENIAL = "You don't have permission to manage users";

/** The sign-in account exists, its profile does not: the next try must not sign up again. */
export class ProfileMissingError extends AppError {
  constructor(cause: AppError) {
    super(
      cause.kind,
      `The account was created, but its role could not be stored. ${cause.message} Save again to finish; otherwise it waits for approval once the person signs in.`,
      { ...(cause.code === undefined ? {} : { code: cause.code }), cause },
    );
  }
}

async function insertProfile(id: string, email: string, place: Place): Promise<void> {
  const { fullName, role, team } = place;
  const row = userColumns.toRow({ id, email, fullName, role, team });
  const { error, status } = await supabase().from('user_profiles').insert(row);
  if (!error) return;
  const failure = toAppError(error, status);
  // Our own earlier try, whose answer was lost; or the person was faster and has the waiting profile.
  if (failure.kind === 'duplicate') await updateProfile(id, { fullName, role, team });
  else throw failure;
}

interface ProfileChange {
  readonly fullName: string;
  /** Naming it approves a waiting account; left out for the own profile. */
  readonly role?: string;
  readonly team?: string;
}

async function updateProfile(id: string, change: ProfileChange): Promise<void> {
  const rows = unwrap(
    await supabase()
      .from('user_profiles')
      .update(userColumns.toRow(change))
      .eq('id', id)
      .select('id'),
  );
  requireRow(rows, `${DENIAL}, or this user no longer exists.`);
}

/** Whoever signed the address up before and never came in gives way; a person with a profile stays. */
async function signUp({ byLink, ...values }: UserValues): Promise<Account> {
  const account = {
    ...values,
    returnTo: byLink ? paths.cms.setPassword() : paths.cms.login(),
  };
  try {
    return await createAccount(account);
  } catch (error) {
    if (toAppError(error).code !== 'user_already_exists') throw error;
    const isFree = unwrap(await supabase().rpc('free_address', { address: values.email }));
    if (!isFree) throw error;
    return createAccount(account);
  }
}

/**
 * Adds a user: a sign-in account first, then its profile under the manager's own rights. A failure
 * between the two is a `ProfileMissingError`; trying again then goes on where it stopped.
 */
export function useCreateUser() {
  const client = useQueryClient();
  const begun = useRef<Account>(undefined);
  return useMutation({
    mutationFn: async (values: UserValues) => {
      begun.current ??= await signUp(values);
      try {
        await insertProfile(begun.current.id, begun.current.email, values);
      } catch (error) {
        throw new ProfileMissingError(toAppError(error));
      }
      begun.current = undefined;
    },
    onSuccess: () =>
      showToast({
        title: 'User created successfully. They will receive an email to verify their account.',
        variant: 'success',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: userQueries.all }),
  });
}

interface UserChange {
  readonly user: User;
  readonly values: Place;
}

/** Changes name, role and team; of the own profile the name alone, for the rest is nobody's own to change. */
export function useUpdateUser(manager: Manager) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user, values: { fullName, role, team } }: UserChange) =>
      updateProfile(user.id, {
        fullName,
        ...(user.id === manager.id ? {} : { role, team }),
      }),
    onSuccess: (_result, { user }) => {
      if (user.isApproved || user.suspendedAt !== null)
        showToast({ title: 'User updated successfully', variant: 'success' });
      else void sendFirstLink(user);
    },
    onSettled: () => client.invalidateQueries({ queryKey: userQueries.all }),
  });
}

/** Deletes an account for good; the caller has asked. */
export function useDeleteUser(manager: Manager) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: User) => {
      if (id === manager.id) throw new AppError('invalid', OWN_ACCOUNT);
      const { error, status } = await supabase().rpc('delete_user', { target: id });
      unwrap({ data: null, error, status });
    },
    onSuccess: () => showToast({ title: 'User deleted successfully', variant: 'success' }),
    onError: (error) => {
      const failure = toAppError(error);
      // The database's own words, too, where the card is older than the session.
      if (failure.message === OWN_ACCOUNT)
        showToast({ title: 'Error', description: OWN_ACCOUNT, variant: 'destructive' });
      else toastFailure(failure, 'Failed to delete user');
    },
    onSettled: () => client.invalidateQueries({ queryKey: userQueries.all }),
  });
}
