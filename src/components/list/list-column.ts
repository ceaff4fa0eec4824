import type { ReactNode } from 'react';

/** What a list holds: `{ one: 'post', many: 'posts' }`. */
export interface ListNoun {
  readonly one: string;
  readonly many: string;
}

/**
 * One column of a staff list: its head, its cells, their skeleton, the orders it offers and where it stands on screens
 * that are too narrow for a table.
 *
 * @typeParam Acts what rows ask their list to do, in handlers named `on…`, and what the person may do: with the row all that a
 * cell shows, unless a hook of a component in it says more, for a row is rendered anew for nothing else
 */
export interface ListColumn<Row, Acts = undefined, Sort extends string = string> {
  /** The head; it stands over wide tables alone. */
  readonly title: string;
  /** Track of the grid on wide screens: `9rem`, `minmax(0,1fr)`. */
  readonly width: string;
  readonly cell: (row: Row, acts: Acts) => ReactNode;
  readonly cellClass?: string;
  /** Bars of about the size of what comes; under each other. */
  readonly skeleton: ReactNode;
  /** Orders of the list by this column with their names, as the database calls them. */
  readonly sorts?: Readonly<Partial<Record<Sort, string>>>;
  /**
   * On narrow screens: a line of its own, beside the next such cell, at the start of a line that another cell ends, or
   * not at all. A line of its own where nothing is said.
   */
  readonly narrow?: 'line' | 'beside' | 'start' | 'end' | 'hidden';
  /** At the right edge of a wide table. */
  readonly isLast?: boolean;
}
