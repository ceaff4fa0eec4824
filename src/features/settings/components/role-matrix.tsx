import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { permissionLabel, permissions, roleLabel } from '@/config/roles';
import { toAppError } from '@/lib/supabase/errors';
import {
  applyChange,
  differenceOf,
  roleMatrixQuery,
  toggleGrant,
  useChangeMatrix,
  withoutSaved,
  type Grant,
  type MatrixChange,
} from '../role-matrix';
import { RoleMatrixTable } from './role-matrix-table';

interface RoleMatrixProps {
  /** Super admins alone; the database refuses everybody else. */
  readonly canChange: boolean;
  /** People may hold other permissions than before. */
  readonly onChanged: () => void;
  /** There are changes that are not saved, or no more. */
  readonly onDirty: (isDirty: boolean) => void;
}

const NO_CHANGE: MatrixChange = { given: [], taken: [] };

/** Who may do what. Changes are collected and saved together; what takes a right away asks first. */
export function RoleMatrix({ canChange, onChanged, onDirty }: RoleMatrixProps) {
  const matrix = useQuery(roleMatrixQuery());
  const change = useChangeMatrix();
  // Differences, not a copy: what somebody else changes meanwhile shows, and stays.
  const [pending, setPending] = useState<MatrixChange>(NO_CHANGE);
  const [isAsking, setAsking] = useState(false);
  const isDirty = pending.given.length + pending.taken.length > 0;

  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  if (matrix.isPending) return <MatrixSkeleton />;
  if (matrix.isError) {
    return (
      <ErrorState
        title="Failed to fetch the permissions of roles"
        onRetry={() => void matrix.refetch()}
        pending={matrix.isFetching}
      >
        {matrix.error.message}
      </ErrorState>
    );
  }

  const stored = matrix.data;
  const shown = applyChange(stored, pending);
  const { given, taken } = differenceOf(stored, shown);
  const count = given.length + taken.length;
  const failure = change.isError ? toAppError(change.error).message : null;

  function handleToggle(grant: Grant) {
    // Only a failure is put away: a save that is under way must still be able to say that it is done.
    if (change.isError) change.reset();
    setPending(differenceOf(stored, toggleGrant(shown, grant)));
  }

  function store() {
    change.mutate(
      { given, taken },
      {
        onSuccess: () => {
          setPending((now) => withoutSaved(now, { given, taken }));
          onChanged();
        },
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <div className="space-y-4">
      <p className="max-w-measure text-sm text-muted">
        {canChange
          ? 'A change acts at once for everybody who has the role. Super admins keep all permissions.'
          : 'Only super admins change what roles may do.'}
      </p>
      <RoleMatrixTable grants={shown} onToggle={canChange ? handleToggle : undefined} />
      {failure === null ? null : (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
          Failed to save the permissions. {failure}
        </p>
      )}
      {canChange ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            disabled={count === 0}
            pending={change.isPending}
            pendingLabel="Saving…"
            onClick={() => {
              if (taken.length > 0) setAsking(true);
              else store();
            }}
          >
            Save permissions
          </Button>
          <Button
            variant="quiet"
            disabled={count === 0 || change.isPending}
            onClick={() => {
              change.reset();
              setPending(NO_CHANGE);
            }}
          >
            Discard
          </Button>
          <p role="status" className="text-sm text-muted">
            {count === 0 ? '' : count === 1 ? '1 change' : `${count} changes`}
          </p>
        </div>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Take these permissions away?"
        description={`${taken
          .map(({ role, permission }) => `${roleLabel(role)}: ${permissionLabel(permission)}`)
          .join('; ')}. Everybody with the role loses it at once.`}
        confirmLabel="Take away"
        pendingLabel="Saving…"
        danger
        pending={change.isPending}
        onConfirm={store}
      />
    </div>
  );
}

function MatrixSkeleton() {
  return (
    <SkeletonGroup label="Loading the permissions of roles" className="space-y-4">
      <Skeleton className="h-4 w-64 max-w-full" />
      <div className="divide-y divide-line border-y border-line">
        {permissions.map((permission) => (
          <div key={permission} className="flex min-h-11 items-center gap-6">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 grow" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
