import { useQuery } from '@tanstack/react-query';
import { filterChoices } from '@/components/list/choices';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import {
  activityGroups,
  activityPeriods,
  activityQueries,
  type ActivityFilter,
} from '../activity-log';

export const activityNoun = { one: 'entry', many: 'entries' } as const;

const groupLabels: Record<(typeof activityGroups)[number], string> = {
  post: 'Posts',
  page: 'Pages',
  media: 'Media',
  user: 'Users',
  campaign: 'Campaigns',
  search: 'Search data',
  settings: 'Settings',
};
const groups = filterChoices('Everything', activityGroups, (group) => groupLabels[group]);

const periodLabels: Record<(typeof activityPeriods)[number], string> = {
  '1': 'Last 24 hours',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last year',
};
const periods = filterChoices('Any time', activityPeriods, (days) => periodLabels[days]);

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (changes: Partial<ActivityFilter>) => void;
}

/** What narrows the log down; everything stands in the address. */
export function ActivityFilters({ filter, onSearch, onChoose }: ActivityFiltersProps) {
  const people = useQuery(activityQueries.people());
  const known = [
    { value: 'all', label: 'Everybody' },
    ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: 'The system' },
  ];
  // Somebody from the address whose account is gone, or who is not known yet, is a choice all the same.
  const persons = known.some(({ value }) => value === filter.by)
    ? known
    : [...known, { value: filter.by, label: 'Somebody else' }];

  return (
    <ListFilters label="Activity" noun={activityNoun} search={filter.search} onSearch={onSearch}>
      <FilterSelect
        label="Person"
        value={filter.by}
        choices={persons}
        onChange={(by) => onChoose({ by })}
      />
      <FilterSelect
        label="About"
        value={filter.about}
        choices={groups}
        onChange={(about) => onChoose({ about })}
      />
      <FilterSelect
        label="Time"
        value={filter.days}
        choices={periods}
        onChange={(days) => onChoose({ days })}
      />
    </ListFilters>
  );
}
