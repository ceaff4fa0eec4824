import type { SqlTable } from '@/data/lessons/sql-table';
import { checkQuery } from './check-query';
import { compareValues, evaluate, keyOf, type Row } from './evaluate';
import type { Result, Value } from './model';
import { readQuery } from './read-query';

/** NULL comes last, as in PostgreSQL; with DESC first. */
function compareKeys(one: Value, other: Value): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareValues(one, other);
}

/**
 * Answers a query over one table. Bounded by the length of the query and of the table; nothing of it is ever run as code.
 * @throws QueryError for whatever cannot be read or answered
 */
export function runQuery(text: string, table: SqlTable): Result {
  const query = checkQuery(readQuery(text, table.name), table);
  const scopeOf = (rows: readonly Row[]) => ({ table, rows });
  const { where, having } = query;
  const rows: readonly Row[] = where
    ? table.rows.filter((row) => evaluate(where, scopeOf([row])) === true)
    : table.rows;

  const groups = new Map<string, Row[]>();
  // Without GROUP BY one row stands for all, even for none.
  if (query.isGrouped && query.groupBy.length === 0) groups.set('', [...rows]);
  else
    for (const [index, row] of rows.entries()) {
      const key = query.isGrouped
        ? keyOf(query.groupBy.map((one) => evaluate(one, scopeOf([row]))))
        : String(index);
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }

  const answers = [...groups.values()]
    .filter((group) => !having || evaluate(having, scopeOf(group)) === true)
    .map((group) => ({
      values: query.items.map(({ expression }) => evaluate(expression, scopeOf(group))),
      keys: query.orderBy.map(({ expression }) => evaluate(expression, scopeOf(group))),
    }));
  answers.sort((one, other) => {
    for (const [index, { isDescending }] of query.orderBy.entries()) {
      const order = compareKeys(one.keys[index] ?? null, other.keys[index] ?? null);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });

  const seen = new Set<string>();
  const found = answers
    .map(({ values }) => values)
    .filter((values) => {
      const key = keyOf(values);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew || !query.isDistinct;
    });
  const end = query.limit === undefined ? found.length : query.offset + query.limit;
  return {
    columns: query.items.map(({ label }) => label),
    rows: found.slice(query.offset, end),
  };
}
