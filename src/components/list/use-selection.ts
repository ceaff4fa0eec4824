import { useRef, useState } from 'react';

interface Named {
  readonly id: string;
}

/** Which rows of a list are chosen, for acts on several at once. */
export interface RowSelection<Row> {
  /** Those of the rows shown, in their order. */
  readonly chosen: readonly Row[];
  /** Every row shown is chosen, and there is one. */
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
  /** Chooses one row, if it is not. */
  readonly choose: (id: string) => void;
  readonly clear: () => void;
  /** Chooses some no longer; what was chosen meanwhile stays. */
  readonly drop: (ids: readonly string[]) => void;
  /**
   * For an act on the chosen rows that takes its time.
   * @returns what clears the selection afterwards, and says whether it did: what was chosen meanwhile stays
   */
  readonly clearLater: () => () => boolean;
  /** What a row is called in the name of its box. */
  readonly nameOf: (row: Row) => string;
}

/** Rows that another page, filter or person has taken out of sight are not chosen any longer. */
export function useSelection<Row extends Named>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): RowSelection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  const isAll = rows.length > 0 && chosen.length === rows.length;
  const without = (id: string) => chosen.filter((row) => row.id !== id);
  const newest = useRef(ids);
  const put = (next: readonly Named[]) => {
    newest.current = new Set(next.map(({ id }) => id));
    setIds(newest.current);
  };
  const has = (id: string) => ids.has(id);
  return {
    chosen,
    isAll,
    has,
    toggle: (id) => put(has(id) ? without(id) : [...chosen, { id }]),
    toggleAll: () => put(isAll ? [] : rows),
    choose: (id) => put([...without(id), { id }]),
    clear: () => put([]),
    drop: (gone) =>
      put([...newest.current].filter((id) => !gone.includes(id)).map((id) => ({ id }))),
    clearLater: () => () => {
      if (newest.current !== ids) return false;
      put([]);
      return true;
    },
    nameOf,
  };
}
