import { Select } from './select';

export interface SortChoice<Sort extends string> {
  readonly value: Sort;
  readonly label: string;
}

interface SortSelectProps<Sort extends string> {
  readonly value: Sort;
  readonly choices: readonly SortChoice<Sort>[];
  readonly onChange: (sort: Sort) => void;
}

/** In which order a list stands. */
export function SortSelect<Sort extends string>({
  value,
  choices,
  onChange,
}: SortSelectProps<Sort>) {
  return (
    <Select
      aria-label="Sort by"
      className="grow basis-40 sm:grow-0"
      value={value}
      options={choices}
      onChange={({ target }) => {
        const choice = choices.find((one) => one.value === target.value);
        if (choice) onChange(choice.value);
      }}
    />
  );
}
