import type { Database } from './database.types';

type Tables = Database['public']['Tables'];
type Functions = Database['public']['Functions'];
export type TableName = keyof Tables;

/** What rows are read from: a table, or a function that gives rows. */
type Source = TableName | keyof Functions;

type RowOf<S extends Source> = S extends TableName
  ? Tables[S]['Row']
  : S extends keyof Functions
    ? Functions[S]['Returns'] extends readonly (infer Row)[]
      ? Row
      : never
    : never;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Columns under the product's names: `featured_image` is `featuredImage`. */
type Camelized<Row> = { readonly [K in keyof Row & string as CamelCase<K>]: Row[K] };

/** The columns of a row that have these names in the product. */
type RowPart<Row, Name> = {
  [K in keyof Row & string as CamelCase<K> extends Name ? K : never]: Row[K];
};

type NameOf<S extends Source> = keyof Camelized<RowOf<S>> & string;

type Readers<S extends Source> = {
  readonly [K in NameOf<S>]?: (stored: Camelized<RowOf<S>>[K]) => unknown;
};

type Read<S extends Source, Name extends NameOf<S>, R> = {
  readonly [K in Name]: K extends keyof R
    ? R[K] extends (stored: never) => infer Value
      ? Value
      : Camelized<RowOf<S>>[K]
    : Camelized<RowOf<S>>[K];
};

/** How rows are read: which columns, and as what. */
export interface ReadMap<S extends Source, Name extends NameOf<S>, R> {
  /**
   * For `select`: these columns and no others. Its type says "all", since the names are put together at run time; what
   * comes back goes through `fromRow`, which takes no more than there is.
   */
  readonly select: '*';
  readonly fromRow: (row: RowPart<RowOf<S>, Name>) => Read<S, Name, R>;
}

/** What a map makes of a row. */
export type ItemOf<M> = M extends { readonly fromRow: (row: never) => infer Item } ? Item : never;

/** The columns of a table as the product knows them. */
export interface ColumnMap<
  T extends TableName,
  S extends Source,
  Written extends NameOf<S>,
  Stamped extends NameOf<S>,
  R,
> extends ReadMap<S, Written | Stamped, R> {
  readonly table: T;
  readonly names: readonly (Written | Stamped)[];
  /** What a form writes of an item that was read. */
  readonly valuesOf: (item: Read<S, Written, R>) => Read<S, Written, R>;
  /** For `insert` and `update`: what is given, under the stored names. */
  readonly toRow: <V extends Partial<Camelized<Tables[T]['Insert']>>>(
    values: V & Record<Exclude<keyof V, keyof Camelized<Tables[T]['Insert']>>, never>,
  ) => RowPart<Tables[T]['Insert'], keyof V>;
  /** Some of the columns, for lists and for visitors; a reader given here stands before that of the table. */
  readonly pick: <const Part extends NameOf<S>, P extends Readers<S> = object>(
    names: readonly Part[],
    readers?: P,
  ) => ReadMap<S, Part, P & Omit<R, keyof P>>;
}

type Values = Readonly<Record<string, unknown>>;
type Reader = (stored: unknown) => unknown;

/** `featuredImage` is stored as `featured_image`. */
function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function named(names: readonly string[], entryOf: (name: string) => [string, unknown]): Values {
  return Object.fromEntries(names.map(entryOf));
}

/** Declares what is read of a table, or of a function's rows; `readers` where a value is not taken as it is stored. */
export function readColumns<
  S extends Source,
  const Name extends NameOf<S>,
  R extends Readers<S> = object,
>(_source: S, names: readonly Name[], readers?: R): ReadMap<S, Name, R> {
  const readerOf = (readers ?? {}) as Readonly<Record<string, Reader | undefined>>;
  const map = {
    select: names.map(columnOf).join(),
    fromRow: (row: Values) =>
      named(names, (name) => {
        const stored = row[columnOf(name)];
        const read = readerOf[name];
        return [name, read ? read(stored) : stored];
      }),
  };
  // At run time names are strings and values unknown; the types above say which.
  return map as unknown as ReadMap<S, Name, R>;
}

interface Declaration<S extends Source, Written, Stamped, R> {
  /** The function whose rows are read, where it is not the table itself. */
  readonly from?: S;
  /** What a form writes. */
  readonly written: readonly Written[];
  /** What is only read. */
  readonly stamped: readonly Stamped[];
  /** How a value is read that is not taken as it is stored. */
  readonly readers: R;
}

/**
 * Declares once what the columns of a table are called and how they are read. The list for `select`, rows as items,
 * values as rows and what a form writes all follow from it.
 */
export function columnMap<
  T extends TableName,
  const Written extends NameOf<S>,
  const Stamped extends NameOf<S>,
  R extends Readers<S>,
  S extends Source = T,
>(
  table: T,
  declaration: Declaration<S, Written, Stamped, R>,
): ColumnMap<T, S, Written, Stamped, R> {
  const { written, stamped, readers } = declaration;
  const source = declaration.from ?? (table as Source as S);
  const names = [...written, ...stamped];
  const map = {
    ...readColumns(source, names, readers),
    table,
    names,
    valuesOf: (item: Values) => named(written, (name) => [name, item[name]]),
    toRow: (values: Values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [columnOf(name), value])),
    pick: (some: readonly NameOf<S>[], own: Readers<S> = {}) =>
      readColumns(source, some, { ...readers, ...own }),
  };
  return map as unknown as ColumnMap<T, S, Written, Stamped, R>;
}
