import type { SqlTable } from '@/data/lessons/sql-table';
import { QueryError, type Expression, type Query, type SelectItem, type ValueType } from './model';
import { isSame, partsOf } from './expressions';

/** A query whose names all lead to columns of the table. */
export interface CheckedQuery extends Omit<Query, 'items' | 'starAt'> {
  readonly items: readonly SelectItem[];
  /** Whether rows are put together: one row of the answer stands for many of the table. */
  readonly isGrouped: boolean;
}

const named: Readonly<Record<ValueType, string>> = {
  number: 'a number',
  text: 'text',
  condition: 'a condition',
  null: 'NULL',
};

const upper = (name: string) => name.toUpperCase();

function findAggregate(expression: Expression): Expression | undefined {
  if (expression.kind === 'aggregate') return expression;
  for (const part of partsOf(expression)) {
    const found = findAggregate(part);
    if (found) return found;
  }
  return undefined;
}

const hasAggregate = (expression: Expression) => findAggregate(expression) !== undefined;

/**
 * Finds what cannot be answered before anything is.
 * @throws QueryError in words for a beginner
 */
export function checkQuery(query: Query, table: SqlTable): CheckedQuery {
  const columnNames = table.columns.map(({ name }) => name);
  const items = query.items.flatMap((item): SelectItem[] =>
    item === '*'
      ? columnNames.map((name) => ({
          expression: { kind: 'column', name, isQuoted: false, at: query.starAt },
          label: name,
          alias: undefined,
        }))
      : [item],
  );

  function itemAt(expression: Expression): Expression | undefined {
    if (expression.kind !== 'value' || typeof expression.value !== 'number') return undefined;
    const item = items[expression.value - 1];
    if (!item)
      throw new QueryError(
        `The query has ${items.length === 1 ? 'one column' : `${items.length} columns`}; there is no number ${expression.value}.`,
        expression.at,
      );
    return item.expression;
  }

  /** A name or number of the SELECT list becomes what it stands for. */
  function resolve(expression: Expression, isAliasFirst: boolean): Expression {
    const position = itemAt(expression);
    if (position) return position;
    if (expression.kind !== 'column') return expression;
    const alias = items.find((item) => item.alias === expression.name)?.expression;
    const isColumn = columnNames.includes(expression.name);
    return alias && (isAliasFirst || !isColumn) ? alias : expression;
  }

  /** Within a condition, too: `HAVING income > 5000`. */
  function resolveAll(expression: Expression): Expression {
    if (expression.kind === 'binary')
      return {
        kind: 'binary',
        operator: expression.operator,
        left: resolveAll(expression.left),
        right: resolveAll(expression.right),
        at: expression.at,
      };
    return expression.kind === 'column' ? resolve(expression, false) : expression;
  }

  const groupBy = query.groupBy.map((one) => resolve(one, false));
  const having = query.having && resolveAll(query.having);
  const orderBy = query.orderBy.map(({ expression, isDescending }) => ({
    expression: resolve(expression, true),
    isDescending,
  }));

  function columnType({ name, isQuoted, at }: Extract<Expression, { kind: 'column' }>): ValueType {
    const column = table.columns.find((one) => one.name === name);
    if (column) return column.type;
    const isAlias = items.some((item) => item.alias === name);
    const reason = isAlias
      ? `${name} is made by SELECT, and WHERE runs before it. Use the column itself.`
      : isQuoted
        ? `Text stands in single quotes: '${name}'. Double quotes are for names of columns.`
        : `There is no column ${name}. The table has ${columnNames.join(', ')}.`;
    throw new QueryError(reason, at, name.length + (isQuoted ? 2 : 0));
  }

  function demand(expression: Expression, type: 'number' | 'text', whose: string): void {
    const found = typeOf(expression);
    if (found !== type && found !== 'null')
      throw new QueryError(
        `${whose} works on ${type === 'number' ? 'numbers' : 'text'}; this is ${named[found]}.`,
        expression.at,
      );
  }

  function demandCondition(expression: Expression, clause: string): void {
    const found = typeOf(expression);
    if (found !== 'condition' && found !== 'null')
      throw new QueryError(
        `${clause} needs a condition, such as amount > 1000; this is ${named[found]}.`,
        expression.at,
      );
  }

  function demandAlike(left: ValueType, right: ValueType, at: number): void {
    if (left !== right && left !== 'null' && right !== 'null')
      throw new QueryError(
        `This compares ${named[left]} with ${named[right]}. Text stands in quotes, numbers do not.`,
        at,
      );
  }

  function typeOf(expression: Expression): ValueType {
    switch (expression.kind) {
      case 'value':
        if (expression.value === null) return 'null';
        return typeof expression.value === 'number' ? 'number' : 'text';
      case 'column':
        return columnType(expression);
      case 'minus':
        demand(expression.operand, 'number', 'The minus sign');
        return 'number';
      case 'not':
        demandCondition(expression.operand, 'NOT');
        return 'condition';
      case 'null':
        typeOf(expression.operand);
        return 'condition';
      case 'in': {
        // Once: what stands within may hold another list.
        const type = typeOf(expression.operand);
        for (const option of expression.list) demandAlike(type, typeOf(option), option.at);
        return 'condition';
      }
      case 'like':
        demand(expression.operand, 'text', 'LIKE');
        demand(expression.pattern, 'text', 'LIKE');
        return 'condition';
      case 'binary':
        return typeOfBinary(expression);
      case 'call':
        for (const one of expression.list)
          demand(one, expression.name === 'round' ? 'number' : 'text', upper(expression.name));
        return expression.name === 'round' ? 'number' : 'text';
      case 'aggregate':
        return typeOfAggregate(expression);
    }
  }

  function typeOfBinary(expression: Extract<Expression, { kind: 'binary' }>): ValueType {
    const { operator, left, right, at } = expression;
    if (operator === 'and' || operator === 'or') {
      demandCondition(left, upper(operator));
      demandCondition(right, upper(operator));
      return 'condition';
    }
    if (/^[-+*/%]$/.test(operator)) {
      demand(left, 'number', `“${operator}”`);
      demand(right, 'number', `“${operator}”`);
      return 'number';
    }
    const type = typeOf(left);
    demandAlike(type, typeOf(right), at);
    if (/^[<>]=?$/.test(operator) && type === 'condition')
      throw new QueryError('Conditions have no order. Join them with AND.', at);
    return 'condition';
  }

  function typeOfAggregate(expression: Extract<Expression, { kind: 'aggregate' }>): ValueType {
    const { name, operand } = expression;
    if (!operand) return 'number';
    if (hasAggregate(operand))
      throw new QueryError(
        `${upper(name)} cannot hold another COUNT, SUM, AVG, MIN or MAX.`,
        operand.at,
      );
    if (name === 'sum' || name === 'avg') demand(operand, 'number', upper(name));
    const type = typeOf(operand);
    return name === 'count' || name === 'avg' || name === 'sum' ? 'number' : type;
  }

  const sorted = orderBy.map(({ expression }) => expression);
  const isGrouped =
    groupBy.length > 0 ||
    having !== undefined ||
    [...items.map(({ expression }) => expression), ...sorted].some(hasAggregate);

  function demandGrouped(expression: Expression): void {
    if (expression.kind === 'aggregate' || groupBy.some((one) => isSame(one, expression))) return;
    if (expression.kind === 'column')
      throw new QueryError(
        `Each row of the answer stands for many orders, so ${expression.name} has many values there. Put it into GROUP BY, or into COUNT, SUM, AVG, MIN or MAX.`,
        expression.at,
        expression.name.length,
      );
    partsOf(expression).forEach(demandGrouped);
  }

  for (const { expression } of items) typeOf(expression);
  if (query.where) {
    const aggregate = findAggregate(query.where);
    if (aggregate)
      throw new QueryError(
        'WHERE chooses rows before they are grouped. A condition on COUNT or SUM stands in HAVING.',
        aggregate.at,
      );
    demandCondition(query.where, 'WHERE');
  }
  for (const one of groupBy) {
    typeOf(one);
    if (hasAggregate(one))
      throw new QueryError('GROUP BY takes columns, not COUNT or SUM of them.', one.at);
  }
  if (having) demandCondition(having, 'HAVING');
  sorted.forEach(typeOf);
  if (isGrouped) [...items.map(({ expression }) => expression), ...sorted].forEach(demandGrouped);
  if (having) demandGrouped(having);
  const { isDistinct, where, limit, offset } = query;
  return { isDistinct, items, where, groupBy, having, orderBy, limit, offset, isGrouped };
}
