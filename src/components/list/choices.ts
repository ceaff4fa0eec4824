import type { ListColumn } from './list-column';

/** One of a select's choices. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** "All statuses", and each by its name. */
export function filterChoices<const Value extends string>(
  all: string,
  values: readonly Value[],
  nameOf: (value: Value) => string,
): readonly Choice<Value | 'all'>[] {
  return [
    { value: 'all', label: all },
    ...values.map((value) => ({ value, label: nameOf(value) })),
  ];
}

/** The orders that columns offer, in the order of the list's sorts. */
export function sortChoices<Sort extends string>(
  sorts: readonly Sort[],
  columns: readonly Pick<ListColumn<never, never, Sort>, 'sorts'>[],
): readonly Choice<Sort>[] {
  const nameOf = (sort: Sort) =>
    columns.map((column) => column.sorts?.[sort]).find((name) => name !== undefined);
  return sorts.map((value) => ({ value, label: nameOf(value) ?? value }));
}
