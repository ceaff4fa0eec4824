/** A string, number, boolean, list of strings or null as SQL. */
export function literal(value: string | number | boolean | null | readonly string[]): string {
  if (value === null) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return `array[${value.map((item) => literal(item)).join(', ')}]::text[]`;
}

/** SQL that is not quoted. */
export interface Expression {
  readonly sql: string;
}

export const expression = (sql: string): Expression => ({ sql });

type Value = Parameters<typeof literal>[0] | Expression;

function render(value: Value): string {
  return typeof value === 'object' && value !== null && 'sql' in value ? value.sql : literal(value);
}

/** One insert per row, which changes nothing when the row is there already. */
export function insertRow(table: string, row: Readonly<Record<string, Value>>): string {
  const values = Object.values(row).map(render).join(', ');
  return `insert into ${table} (${Object.keys(row).join(', ')})\nvalues (${values})\non conflict do nothing;`;
}
