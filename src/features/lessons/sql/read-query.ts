import type { Expression, Query, SelectItem } from './model';
import { readExpression } from './read-expression';
import { quoted, TokenReader } from './token-reader';

/** In the order in which they must stand. */
const clauses = ['where', 'group', 'having', 'order', 'limit', 'offset'] as const;

const later: Readonly<Record<string, string>> = {
  join: 'There is one table here; joins come in week 2.',
  inner: 'There is one table here; joins come in week 2.',
  left: 'There is one table here; joins come in week 2.',
  union: 'One SELECT is enough here.',
  case: 'CASE comes in week 3; this question does without.',
};

function labelOf(expression: Expression): string {
  switch (expression.kind) {
    case 'column':
    case 'aggregate':
    case 'call':
      return expression.name;
    default:
      return 'value';
  }
}

function readItem(reader: TokenReader): SelectItem | '*' {
  if (reader.take('*')) return '*';
  const expression = readExpression(reader);
  const hasWord = reader.take('as');
  // The likeliest slip of all would pass for a name.
  if (!hasWord && /^(?:form|frm|fro|fom|fromm)$/.test(reader.peek().text))
    throw reader.error(`Did you mean FROM? Here stands ${quoted(reader.peek())}.`);
  const alias =
    hasWord || reader.isName() ? reader.name('a name after AS').text.toLowerCase() : undefined;
  return { expression, alias, label: alias ?? labelOf(expression) };
}

function readWholeNumber(reader: TokenReader, clause: string): number {
  const token = reader.peek();
  const value = Number(token.text);
  if (token.kind !== 'number' || !Number.isInteger(value))
    throw reader.error(`After ${clause} stands a whole number, but found ${quoted(token)}.`);
  reader.next();
  return value;
}

function readMany<T>(reader: TokenReader, read: () => T): T[] {
  const found = [read()];
  while (reader.take(',')) found.push(read());
  return found;
}

function readStart(reader: TokenReader): void {
  const first = reader.peek();
  if (first.kind === 'end') throw reader.error('There is no query yet. It begins with SELECT.');
  if (/^(insert|update|delete|drop|create|alter|truncate)$/.test(first.text))
    throw reader.error('This table is only read: a query begins with SELECT.');
  if (first.text === 'with') throw reader.error('WITH comes in week 3; begin with SELECT.');
  if (!reader.take('select'))
    throw reader.error(`A query begins with SELECT, but found ${quoted(first)}.`);
}

function readFrom(reader: TokenReader, table: string): void {
  if (reader.isName()) {
    const name = reader.peek();
    // `SELECT city amount`: the second one was taken for the name of the first.
    throw reader.error(`Between columns stands a comma; found ${quoted(name)} without one.`);
  }
  reader.expect('from', ', to say which table');
  const name = reader.name('the name of the table');
  if (name.text.toLowerCase() !== table)
    throw reader.error(`There is no table ${quoted(name)}. It is called ${table}.`, name);
  refuseLater(reader);
  const short = reader.peek();
  const hasWord = reader.take('as');
  if (hasWord || reader.isName()) reader.name('a short name of the table');
  refuseLater(reader);
  const isOver = [',', ';', ...clauses].some((one) => reader.isNext(one));
  // A misspelled WHERE would pass for a short name, and what follows it would get the blame.
  if (!hasWord && !isOver && reader.peek().kind !== 'end')
    throw reader.error(
      `Expected WHERE, GROUP BY, ORDER BY or LIMIT here, but found ${quoted(short)}.`,
      short,
    );
  if (reader.isNext(',')) throw reader.error('There is one table here; joins come in week 2.');
}

function refuseLater(reader: TokenReader): void {
  const token = reader.peek();
  const reason = token.kind === 'word' ? later[token.text] : undefined;
  if (reason !== undefined) throw reader.error(reason);
}

function readEnd(reader: TokenReader): void {
  const hasSemicolon = reader.take(';');
  const token = reader.peek();
  if (token.kind === 'end') return;
  if (hasSemicolon) throw reader.error('One query at a time, please.');
  refuseLater(reader);
  const clause = clauses.find((one) => reader.isNext(one));
  if (clause !== undefined)
    throw reader.error(
      `${clause.toUpperCase()} stands too late, or twice. The order is WHERE, GROUP BY, HAVING, ORDER BY, LIMIT.`,
    );
  throw reader.error(`${quoted(token)} does not belong here.`.replace(/^t/, 'T'));
}

/**
 * Reads one SELECT from one table.
 * @param table its name
 * @throws QueryError with the place of what cannot be read
 */
export function readQuery(text: string, table: string): Query {
  const reader = new TokenReader(text);
  readStart(reader);
  const isDistinct = reader.take('distinct');
  const starAt = reader.peek().at;
  const items = readMany(reader, () => readItem(reader));
  readFrom(reader, table);
  const where = reader.take('where') ? readExpression(reader) : undefined;
  const groupBy = readBy(reader, 'group') ? readMany(reader, () => readExpression(reader)) : [];
  const having = reader.take('having') ? readExpression(reader) : undefined;
  const orderBy = readBy(reader, 'order')
    ? readMany(reader, () => {
        const expression = readExpression(reader);
        const isDescending = reader.take('desc');
        if (!isDescending) reader.take('asc');
        return { expression, isDescending };
      })
    : [];
  const limit = reader.take('limit') ? readWholeNumber(reader, 'LIMIT') : undefined;
  const offset = reader.take('offset') ? readWholeNumber(reader, 'OFFSET') : 0;
  readEnd(reader);
  return { isDistinct, items, starAt, where, groupBy, having, orderBy, limit, offset };
}

function readBy(reader: TokenReader, word: 'group' | 'order'): boolean {
  if (!reader.take(word)) return false;
  reader.expect('by', ` after ${word.toUpperCase()}`);
  return true;
}
