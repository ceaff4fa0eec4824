import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { ListPages } from '@/components/layout/list-pages';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { isolated } from '@/lib/hidden-text';
import { useSendLink, useSuspension } from '../account-mutations';
import type { Manager, User } from '../model';
import { useDeleteUser } from '../mutations';
import { USERS_PAGE_SIZE, userQueries, type UserFilter } from '../queries';
import { UserCard } from './user-card';
import { userGrid } from './user-grid';
import { UserSkeleton } from './user-skeleton';

interface UserListProps {
  readonly filter: UserFilter;
  readonly manager: Manager;
  readonly onAdd: () => void;
  readonly onEdit: (user: User) => void;
  readonly onClearFilters: () => void;
}

/** The cards of all accounts with their states and the question before a deletion. */
export function UserList({ filter, manager, onAdd, onEdit, onClearFilters }: UserListProps) {
  const list = useQuery(userQueries.list(filter));
  const deleteUser = useDeleteUser(manager);
  const suspension = useSuspension();
  const sendLink = useSendLink();
  const [doomed, setDoomed] = useState<User | null>(null);
  const [leaving, setLeaving] = useState<User | null>(null);
  const isFiltered = filter.search !== '' || filter.role !== 'all' || filter.state !== 'all';

  const failure = list.error?.message;
  useEffect(() => {
    if (failure === undefined) return;
    showToast({
      title: 'Error',
      description: 'Failed to fetch users',
      reason: failure,
      variant: 'destructive',
    });
  }, [failure, list.errorUpdatedAt]);

  if (list.isPending) return <UserSkeleton />;
  // What was read before stays, though it could not be read again.
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="Failed to fetch users"
        onRetry={() => void list.refetch()}
        pending={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    );
  }

  const { users, total, isCapped } = list.data;
  if (users.length === 0) {
    const isNarrowed = isFiltered || filter.page > 1 || list.isPlaceholderData;
    return (
      <EmptyState
        title="No users found"
        action={
          isNarrowed ? (
            <Button onClick={onClearFilters}>Clear Filters</Button>
          ) : (
            <Button variant="primary" onClick={onAdd}>
              Add your first user
            </Button>
          )
        }
      >
        {isNarrowed
          ? 'No account matches these filters.'
          : 'People whom you add here can sign in to this workspace.'}
      </EmptyState>
    );
  }

  return (
    <>
      <ul aria-label="Users" aria-busy={list.isFetching} className={userGrid}>
        {users.map((user) => (
          <li key={user.id} className="grid min-w-0">
            <UserCard
              user={user}
              manager={manager}
              onEdit={() => onEdit(user)}
              onDelete={() => setDoomed(user)}
              onSuspend={() =>
                user.suspendedAt === null ? setLeaving(user) : suspension.mutate(user)
              }
              onSendLink={() => sendLink.mutate(user)}
              isSending={sendLink.isPending && sendLink.variables.id === user.id}
            />
          </li>
        ))}
      </ul>
      <ListPages
        page={filter.page}
        pageSize={USERS_PAGE_SIZE}
        shown={users.length}
        total={total}
        isCapped={isCapped}
        noun={{ one: 'user', many: 'users' }}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setLeaving(null);
        }}
        title={`Suspend ${isolated(leaving?.fullName ?? '')}?`}
        description={
          leaving ? (
            <>
              <bdi>{leaving.email}</bdi> is signed out everywhere and cannot sign in until you bring
              them back. What they made stays.
            </>
          ) : (
            ''
          )
        }
        confirmLabel="Suspend"
        pendingLabel="Suspending…"
        danger
        pending={suspension.isPending}
        onConfirm={() => {
          if (leaving) suspension.mutate(leaving, { onSettled: () => setLeaving(null) });
        }}
      />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setDoomed(null);
        }}
        title="Are you sure you want to delete this user? This action cannot be undone."
        description={
          doomed ? (
            <>
              <bdi>{doomed.fullName}</bdi> (<bdi>{doomed.email}</bdi>) loses access at once. Posts,
              pages and files that they made stay.
            </>
          ) : (
            ''
          )
        }
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        danger
        pending={deleteUser.isPending}
        onConfirm={() => {
          if (doomed) deleteUser.mutate(doomed, { onSettled: () => setDoomed(null) });
        }}
      />
    </>
  );
}
