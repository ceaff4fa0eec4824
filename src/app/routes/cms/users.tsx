import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { roles } from '@/config/roles';
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
import { userSorts, userStates } from '@/features/users/queries';
import { PrivateHead } from '@/lib/seo/private-head';
import { choiceField, pageField, textField, useSearchState } from '@/lib/search-state';

const filterFields = {
  search: textField(),
  role: choiceField(['all', ...roles], 'all'),
  state: choiceField(userStates, 'all'),
  sort: choiceField(userSorts, 'newest'),
  page: pageField(),
  /** Opens the dialog at once, for links that say "add a user". */
  add: choiceField(['', 'user'], ''),
};

const DENIAL = "You don't have permission to manage users.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_users'], { message: DENIAL });
  return null;
}

export function Component() {
  const [filter, setFilter] = useSearchState(filterFields);
  const { profile, can } = useStaff();
  const [chosen, setChosen] = useState<{ readonly user: User | null }>();
  const open = chosen ?? (filter.add === 'user' ? { user: null } : undefined);
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
          <WaitingNotice
            onShow={() => setFilter({ search: '', role: 'all', state: 'waiting', page: 1 })}
          />
        )}
        <UserFilters
          search={filter.search}
          role={filter.role}
          state={filter.state}
          sort={filter.sort}
          onSearch={(search) => setFilter({ search, page: 1 }, { replace: true })}
          onRole={(role) => setFilter({ role, page: 1 })}
          onState={(state) => setFilter({ state, page: 1 })}
          onSort={(sort) => setFilter({ sort, page: 1 })}
        />
        <UserList
          filter={filter}
          manager={manager}
          onAdd={() => setChosen({ user: null })}
          onEdit={(user) => setChosen({ user })}
          onClearFilters={() => setFilter({ search: '', role: 'all', state: 'all', page: 1 })}
        />
        <SignUpList />
      </div>
      {open ? (
        <UserDialog
          user={open.user}
          manager={manager}
          onClose={() => {
            setChosen(undefined);
            if (filter.add !== '') setFilter({ add: '' }, { replace: true });
          }}
          onOwnChange={() => void staffStore.refresh()}
        />
      ) : null}
    </>
  );
}
