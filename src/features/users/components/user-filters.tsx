import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { SortSelect, type SortChoice } from '@/components/ui/sort-select';
import { limits } from '@/config/limits';
import { roleLabel, roles, toRole, type Role } from '@/config/roles';
import { useTypedSearch } from '@/hooks/use-typed-search';
import { userStates, type UserSort, type UserState } from '../queries';

interface UserFiltersProps {
  readonly search: string;
  readonly role: Role | 'all';
  readonly state: UserState;
  readonly sort: UserSort;
  readonly onSearch: (search: string) => void;
  readonly onRole: (role: Role | 'all') => void;
  readonly onState: (state: UserState) => void;
  readonly onSort: (sort: UserSort) => void;
}

const stateLabels: Record<UserState, string> = {
  all: 'All accounts',
  approved: 'Approved',
  waiting: 'Waiting for approval',
  suspended: 'Suspended',
};

const sortChoices: readonly SortChoice<UserSort>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name A–Z' },
  { value: 'login', label: 'Last login' },
];

export function UserFilters(props: UserFiltersProps) {
  const { typed, setTyped, flush } = useTypedSearch(props.search, props.onSearch);
  return (
    <form
      role="search"
      aria-label="Users"
      className="flex flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="relative min-w-0 grow basis-full xl:basis-64">
        <label htmlFor="user-search" className="sr-only">
          Search users
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id="user-search"
          type="search"
          placeholder="Search users..."
          autoComplete="off"
          maxLength={limits.searchTerm}
          className="pl-9"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Select
        aria-label="Role"
        className="grow basis-36 sm:grow-0"
        value={props.role}
        onChange={({ target }) => props.onRole(toRole(target.value) ?? 'all')}
        options={[
          { value: 'all', label: 'All roles' },
          ...roles.map((role) => ({ value: role, label: roleLabel(role) })),
        ]}
      />
      <Select
        aria-label="State"
        className="grow basis-40 sm:grow-0"
        value={props.state}
        onChange={({ target }) =>
          props.onState(userStates.find((state) => state === target.value) ?? 'all')
        }
        options={userStates.map((state) => ({ value: state, label: stateLabels[state] }))}
      />
      <SortSelect value={props.sort} choices={sortChoices} onChange={props.onSort} />
    </form>
  );
}
