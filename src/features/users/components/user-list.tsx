import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CountedList } from '@/components/list/counted-list';
import { RowQuestion } from '@/components/list/row-question';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { isolated } from '@/lib/isolated';
import { isNarrowed } from '@/lib/list-filter';
import { useSendLink, useSuspension } from '../account-mutations';
import type { Manager, User } from '../model';
import { useDeleteUser } from '../mutations';
import { userFields, userQueries, type UserFilter } from '../queries';
import { UserCard } from './user-card';
import { userGrid, UserSkeleton } from './user-skeleton';

interface UserListProps {
  readonly filter: UserFilter;
  readonly manager: Manager;
  readonly onAdd: () => void;
  readonly onEdit: (user: User) => void;
  readonly onClearFilters: () => void;
}

export const userNoun = { one: 'user', many: 'users' };

/** The cards of all accounts with their states and the questions before a deletion and a suspension. */
export function UserList({ filter, manager, onAdd, onEdit, onClearFilters }: UserListProps) {
  const list = useQuery(userQueries.list(filter));
  const deleteUser = useDeleteUser(manager);
  const suspension = useSuspension();
  const sendLink = useSendLink();
  const [userToDelete, setUserToDelete] = useState<User | null>(null);
  const [userToSuspend, setUserToSuspend] = useState<User | null>(null);

  return (
    <CountedList
      list={list}
      noun={userNoun}
      page={filter.page}
      failure="Failed to fetch users"
      isNarrowed={isNarrowed(userFields, filter)}
      onClearFilters={onClearFilters}
      noMatch="No account matches these filters."
      empty={
        <EmptyState
          title="No users found"
          action={
            <Button variant="primary" onClick={onAdd}>
              Add your first user
            </Button>
          }
        >
          People whom you add here can sign in to this workspace.
        </EmptyState>
      }
      skeleton={<UserSkeleton />}
    >
      {(page) => (
        <>
          <ul aria-label="Users" aria-busy={list.isFetching} className={userGrid}>
            {page.rows.map((user) => (
              <li key={user.id} className="grid min-w-0">
                <UserCard
                  user={user}
                  manager={manager}
                  onEdit={() => onEdit(user)}
                  onDelete={() => setUserToDelete(user)}
                  onSuspend={() =>
                    user.suspendedAt === null ? setUserToSuspend(user) : suspension.mutate(user)
                  }
                  onSendLink={() => sendLink.mutate(user)}
                  isSending={sendLink.isPending && sendLink.variables.id === user.id}
                />
              </li>
            ))}
          </ul>
          <RowQuestion
            row={userToSuspend}
            title={({ fullName }) => `Suspend ${isolated(fullName)}?`}
            describe={({ email }) => (
              <>
                <bdi>{email}</bdi> is signed out everywhere and cannot sign in until you bring them
                back. What they made stays.
              </>
            )}
            confirmLabel="Suspend"
            pendingLabel="Suspending…"
            pending={suspension.isPending}
            onConfirm={(user, options) => suspension.mutate(user, options)}
            onClose={() => setUserToSuspend(null)}
          />
          <RowQuestion
            row={userToDelete}
            title={() => 'Are you sure you want to delete this user? This action cannot be undone.'}
            describe={({ fullName, email }) => (
              <>
                <bdi>{fullName}</bdi> (<bdi>{email}</bdi>) loses access at once. Posts, pages and
                files that they made stay.
              </>
            )}
            confirmLabel="Delete"
            pendingLabel="Deleting…"
            pending={deleteUser.isPending}
            onConfirm={(user, options) => deleteUser.mutate(user, options)}
            onClose={() => setUserToDelete(null)}
          />
        </>
      )}
    </CountedList>
  );
}
