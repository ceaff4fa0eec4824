export type CellType = 'number' | 'text';
export type CellValue = number | string;

/** A small table that a lesson shows and its visitors ask. */
export interface SqlTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: CellType }[];
  readonly rows: readonly (readonly CellValue[])[];
}
