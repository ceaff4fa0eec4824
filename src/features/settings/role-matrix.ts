import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast-store';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';

/** One cell: this role holds this permission. `*` stands for all. */
export interface Grant {
  readonly role: string;
  readonly permission: string;
}

export interface MatrixChange {
  readonly given: readonly Grant[];
  readonly taken: readonly Grant[];
}

/** Which role may do what, as the database holds it. Throws `AppError`. */
export const roleMatrixQuery = () =>
  queryOptions({
    queryKey: ['role-permissions'],
    queryFn: async ({ signal }): Promise<readonly Grant[]> =>
      unwrap(
        await supabase()
          .from('role_permissions')
          .select('role,permission')
          .order('role')
          .order('permission')
          .abortSignal(signal),
      ),
  });

const keyOf = ({ role, permission }: Grant) => `${role}:${permission}`;

export function hasGrant(grants: readonly Grant[], wanted: Grant): boolean {
  return grants.some((grant) => keyOf(grant) === keyOf(wanted));
}

/** The grants with one of them given or taken. */
export function toggleGrant(grants: readonly Grant[], toggled: Grant): readonly Grant[] {
  return hasGrant(grants, toggled)
    ? grants.filter((grant) => keyOf(grant) !== keyOf(toggled))
    : [...grants, toggled];
}

export function differenceOf(before: readonly Grant[], after: readonly Grant[]): MatrixChange {
  return {
    given: after.filter((grant) => !hasGrant(before, grant)),
    taken: before.filter((grant) => !hasGrant(after, grant)),
  };
}

export function applyChange(
  grants: readonly Grant[],
  { given, taken }: MatrixChange,
): readonly Grant[] {
  return [
    ...grants.filter((grant) => !hasGrant(taken, grant)),
    ...given.filter((grant) => !hasGrant(grants, grant)),
  ];
}

/** What is still to be saved: a save takes a moment, and somebody may go on ticking meanwhile. */
export function withoutSaved(pending: MatrixChange, saved: MatrixChange): MatrixChange {
  return {
    given: pending.given.filter((grant) => !hasGrant(saved.given, grant)),
    taken: pending.taken.filter((grant) => !hasGrant(saved.taken, grant)),
  };
}

/** Stores differences only, all or none; acts at once for everybody who has one of the roles. */
export function useChangeMatrix() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ given, taken }: MatrixChange) => {
      const { error, status } = await supabase().rpc('change_role_permissions', {
        given: given.map(({ role, permission }) => ({ role, permission })),
        taken: taken.map(({ role, permission }) => ({ role, permission })),
      });
      unwrap({ data: null, error, status });
    },
    onSuccess: () => showToast({ title: 'Permissions saved', variant: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: roleMatrixQuery().queryKey }),
  });
}
