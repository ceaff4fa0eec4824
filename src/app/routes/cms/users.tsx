import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { staffStore } from '@/features/staff/session';
import { useStaff } from '@/features/staff/use-staff';
import { SignUpList } from '@/features/users/components/sign-up-list';
import { UserDialog } from '@/features/users/components/user-dialog';
import { UserFilters } from '@/features/users/components/user-filters';
import { UserList } from '@/features/users/components/user-list';
import { WaitingNotice } from '@/features/users/components/waiting-notice';
import type { User } from '@/features/users/model';
import { userFields } from '@/features/users/queries';
import { useListFilter } from '@/lib/list-filter';
import { PrivateHead } from '@/lib/seo/private-head';
import { choiceField, useSearchState } from '@/lib/search-state';

/** Opens the dialog at once, for links that say "add a user". */
const dialogFields = { add: choiceField(['', 'user'], '') };

const DENIAL = "You don't have permission to manage users.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_users'], { message: DENIAL });
  return null;
}

export function Component() {
  const { filter, search, choose, clear } = useListFilter(userFields);
  const [{ add }, setDialog] = useSearchState(dialogFields);
  const { profile, can } = useStaff();
  const [chosen, setChosen] = useState<{ readonly user: User | null }>();
  const open = chosen ?? (add === 'user' ? { user: null } : undefined);
  const manager = { id: profile.id, role: profile.role };

  // Withdrawn while the screen was open.
  if (!can('manage_users')) return <AccessDenied message={DENIAL} />;

  return (
    <>
      <PrivateHead title="User Management" />
      <PageHeader
        title="User Management"
        actions={
          <Button variant="primary" onClick={() => setChosen({ user: null })}>
            Add User
          </Button>
        }
      />
      <div className="space-y-5">
        {filter.state === 'waiting' ? null : (
          <WaitingNotice onShow={() => choose({ search: '', role: 'all', state: 'waiting' })} />
        )}
        <UserFilters filter={filter} onSearch={search} onChoose={choose} />
        <UserList
          filter={filter}
          manager={manager}
          onAdd={() => setChosen({ user: null })}
          onEdit={(user) => setChosen({ user })}
          onClearFilters={clear}
        />
        <SignUpList />
      </div>
      {open ? (
        <UserDialog
          user={open.user}
          manager={manager}
          onClose={() => {
            setChosen(undefined);
            if (add !== '') setDialog({ add: '' }, { replace: true });
          }}
          onOwnChange={() => void staffStore.refresh()}
        />
      ) : null}
    </>
  );
}
