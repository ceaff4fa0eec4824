import { useQuery } from '@tanstack/react-query';
import { filterChoices, sortChoices, type Choice } from '@/components/list/choices';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { figuresQuery } from '../figures';
import { kindLabel, leadKinds, toKind } from '../kinds';
import { channelLabel } from '../lead-words';
import { leadPeriods, leadQueries, leadSorts, type LeadFilter } from '../queries';
import { allStages, stageLabel, stagesOf } from '../stages';
import { leadTableColumns } from './lead-columns';
import { leadNoun } from './lead-list';

const kinds = filterChoices('All kinds', leadKinds, kindLabel);
const orders = sortChoices(leadSorts, leadTableColumns);
const periodLabels = {
  '1': 'Last 24 hours',
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
};
const periods = filterChoices('Any time', leadPeriods, (days) => periodLabels[days]);

/** Spam has a tab of its own. */
function stageChoices(kind: LeadFilter['kind']) {
  const known = toKind(kind);
  const stages = (known ? stagesOf(known) : allStages).filter((stage) => stage !== 'spam');
  return filterChoices('All stages', stages, stageLabel);
}

/** A value from the address that is not among the choices is one all the same. */
function withCurrent(
  choices: readonly Choice<string>[],
  value: string,
  nameOf: (value: string) => string,
): readonly Choice<string>[] {
  const isKnown = choices.some((choice) => choice.value === value);
  return isKnown ? choices : [...choices, { value, label: nameOf(value) }];
}

interface LeadFiltersProps {
  readonly filter: LeadFilter;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (changes: Partial<LeadFilter>) => void;
}

/** What narrows the list of leads down; everything stands in the address. */
export function LeadFilters({ filter, onSearch, onChoose }: LeadFiltersProps) {
  const owners = useQuery(leadQueries.owners());
  const figures = useQuery(figuresQuery(90));
  const ownerChoices = withCurrent(
    [
      { value: 'all', label: 'All owners' },
      { value: 'none', label: 'Nobody yet' },
      ...(owners.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    filter.owner,
    () => 'Somebody else',
  );
  const sourceChoices = withCurrent(
    [
      { value: 'all', label: 'All sources' },
      ...(figures.data?.byChannel ?? []).map(({ key }) => ({
        value: key,
        label: channelLabel(key),
      })),
    ],
    filter.source,
    channelLabel,
  );
  const stages = stageChoices(filter.kind);

  return (
    <ListFilters
      isSearchWide
      label="Leads"
      noun={leadNoun}
      search={filter.search}
      onSearch={onSearch}
    >
      <FilterSelect
        label="Kind"
        isShort
        value={filter.kind}
        choices={kinds}
        onChange={(kind) => {
          const isKept = stageChoices(kind).some(({ value }) => value === filter.stage);
          onChoose({ kind, ...(isKept ? {} : { stage: 'all' }) });
        }}
      />
      <FilterSelect
        label="Stage"
        isShort
        value={filter.stage}
        choices={stages}
        onChange={(stage) => onChoose({ stage })}
      />
      <FilterSelect
        label="Owner"
        isShort
        value={filter.owner}
        choices={ownerChoices}
        onChange={(owner) => onChoose({ owner })}
      />
      <FilterSelect
        label="Source"
        isShort
        value={filter.source}
        choices={sourceChoices}
        onChange={(source) => onChoose({ source })}
      />
      <FilterSelect
        label="Period"
        isShort
        value={filter.period}
        choices={periods}
        onChange={(period) => onChoose({ period })}
      />
      <FilterSelect
        label="Sort by"
        isShort
        value={filter.sort}
        choices={orders}
        onChange={(sort) => onChoose({ sort })}
      />
    </ListFilters>
  );
}
