import { filterChoices, type Choice } from '@/components/list/choices';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { roleLabel, roles } from '@/config/roles';
import { userStates, type UserFilter, type UserState } from '../queries';
import { userNoun } from './user-list';

interface UserFiltersProps {
  readonly filter: UserFilter;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (changes: Partial<UserFilter>) => void;
}

const stateLabels: Record<UserState, string> = {
  all: 'All accounts',
  approved: 'Approved',
  waiting: 'Waiting for approval',
  suspended: 'Suspended',
};

const states = userStates.map((value) => ({ value, label: stateLabels[value] }));
const roleChoices = filterChoices('All roles', roles, roleLabel);
const orders: readonly Choice<UserFilter['sort']>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name A–Z' },
  { value: 'login', label: 'Last login' },
];

export function UserFilters({ filter, onSearch, onChoose }: UserFiltersProps) {
  return (
    <ListFilters label="Users" noun={userNoun} search={filter.search} onSearch={onSearch}>
      <FilterSelect
        label="Role"
        isShort
        value={filter.role}
        choices={roleChoices}
        onChange={(role) => onChoose({ role })}
      />
      <FilterSelect
        label="State"
        value={filter.state}
        choices={states}
        onChange={(state) => onChoose({ state })}
      />
      <FilterSelect
        label="Sort by"
        value={filter.sort}
        choices={orders}
        onChange={(sort) => onChoose({ sort })}
      />
    </ListFilters>
  );
}
