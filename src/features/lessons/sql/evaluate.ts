import type { SqlTable } from '@/data/lessons/sql-table';
import { isLike } from './like';
import { QueryError, type AggregateName, type Expression, type Value } from './model';

export type Row = readonly Value[];

/** What an expression is worked out on: one row, or the rows that a row of the answer stands for. */
interface Scope {
  readonly table: SqlTable;
  readonly rows: readonly Row[];
}

/** Negative, 0 or positive; of two values of one type, neither of them NULL. */
export function compareValues(one: Value, other: Value): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : Number(left > right);
}

/** With NULL nothing can be said: not even that it is different. */
function compared(operator: string, left: Value, right: Value): Value {
  if (left === null || right === null) return null;
  const order = compareValues(left, right);
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

function calculated(operator: string, left: Value, right: Value, at: number): Value {
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  if (right === 0 && (operator === '/' || operator === '%'))
    throw new QueryError('This divides by zero.', at);
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return left % right;
  }
}

/** Of three answers (yes, no, unknown) one that decides wins. */
function joined(operator: 'and' | 'or', left: Value, right: Value): Value {
  const decisive = operator === 'or';
  if (left === decisive || right === decisive) return decisive;
  return left === null || right === null ? null : !decisive;
}

/** Text so that only equal values give the same. */
export function keyOf(values: readonly Value[]): string {
  return JSON.stringify(values);
}

function aggregated(name: AggregateName, values: readonly Value[]): Value {
  if (name === 'count') return values.length;
  if (values.length === 0) return null;
  if (name === 'min' || name === 'max') {
    const sign = name === 'min' ? 1 : -1;
    return values.reduce((best, one) => (compareValues(one, best) * sign < 0 ? one : best));
  }
  const sum = values.reduce<number>((total, one) => total + Number(one), 0);
  return name === 'sum' ? sum : sum / values.length;
}

function rounded(value: Value, digits: Value): Value {
  if (typeof value !== 'number' || typeof digits !== 'number') return null;
  const factor = 10 ** Math.max(-9, Math.min(9, Math.trunc(digits)));
  return Math.round(value * factor) / factor;
}

/** @throws QueryError where it divides by zero */
export function evaluate(expression: Expression, scope: Scope): Value {
  const read = (one: Expression) => evaluate(one, scope);
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'column': {
      const index = scope.table.columns.findIndex(({ name }) => name === expression.name);
      return scope.rows[0]?.[index] ?? null;
    }
    case 'minus': {
      const value = read(expression.operand);
      return typeof value === 'number' ? -value : null;
    }
    case 'not': {
      const value = read(expression.operand);
      return value === null ? null : value !== true;
    }
    case 'null':
      return read(expression.operand) === null;
    case 'in': {
      // Once: what stands within may hold another list.
      const value = read(expression.operand);
      return expression.list
        .map((option) => compared('=', value, read(option)))
        .reduce((found, one) => joined('or', found, one), false);
    }
    case 'like': {
      const [text, pattern] = [read(expression.operand), read(expression.pattern)];
      return typeof text === 'string' && typeof pattern === 'string' ? isLike(text, pattern) : null;
    }
    case 'call': {
      const [value = null, digits = 0] = expression.list.map(read);
      if (expression.name === 'round') return rounded(value, digits);
      if (typeof value !== 'string') return null;
      return expression.name === 'lower' ? value.toLowerCase() : value.toUpperCase();
    }
    case 'binary': {
      const { operator, at } = expression;
      const [left, right] = [read(expression.left), read(expression.right)];
      if (operator === 'and' || operator === 'or') return joined(operator, left, right);
      return /^[-+*/%]$/.test(operator)
        ? calculated(operator, left, right, at)
        : compared(operator, left, right);
    }
    case 'aggregate': {
      const { name, operand, isDistinct } = expression;
      if (!operand) return scope.rows.length;
      const values = scope.rows
        .map((row) => evaluate(operand, { table: scope.table, rows: [row] }))
        .filter((value) => value !== null);
      return aggregated(name, isDistinct ? [...new Set(values)] : values);
    }
  }
}
