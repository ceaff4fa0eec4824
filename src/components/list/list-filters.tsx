import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { addressLimits } from '@/config/address-limits';
import { useTypedSearch } from '@/hooks/use-typed-search';
import type { Choice } from './choices';
import type { ListNoun } from './list-column';

interface ListFiltersProps {
  readonly label: string;
  readonly noun: ListNoun;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The box has a line for itself, also on wide screens: for lists with many selects. */
  readonly isSearchWide?: boolean;
  /** Selects beside the search box. */
  readonly children: ReactNode;
}

/** The search box of a list and what narrows it down otherwise. */
export function ListFilters({
  label,
  noun,
  search,
  onSearch,
  isSearchWide = false,
  children,
}: ListFiltersProps) {
  const { typed, setTyped, flush } = useTypedSearch(search, onSearch);
  const id = useId();
  return (
    <form
      role="search"
      aria-label={label}
      className="flex flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // A list that one chooses from stands in the form of whatever needs the choice.
        event.stopPropagation();
        flush();
      }}
    >
      <div className={clsx('relative min-w-0 grow basis-full', isSearchWide ? '' : 'xl:basis-64')}>
        <label htmlFor={id} className="sr-only">
          Search {noun.many}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id={id}
          type="search"
          placeholder={`Search ${noun.many}...`}
          autoComplete="off"
          maxLength={addressLimits.searchTerm}
          className="pl-9"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {children}
    </form>
  );
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
  readonly isShort?: boolean;
}

/** One choice that narrows a list down, or orders it. */
export function FilterSelect<Value extends string>({
  label,
  value,
  choices,
  onChange,
  isShort = false,
}: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      className={clsx('grow sm:grow-0', isShort ? 'basis-36' : 'basis-40')}
      value={value}
      options={choices}
      onChange={({ target }) => {
        const choice = choices.find((one) => one.value === target.value);
        if (choice) onChange(choice.value);
      }}
    />
  );
}
