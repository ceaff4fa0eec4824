import type { Expression } from './model';

/** What an expression is made of, one level down. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'value':
    case 'column':
      return [];
    case 'binary':
      return [expression.left, expression.right];
    case 'not':
    case 'minus':
    case 'null':
      return [expression.operand];
    case 'in':
      return [expression.operand, ...expression.list];
    case 'like':
      return [expression.operand, expression.pattern];
    case 'call':
      return expression.list;
    case 'aggregate':
      return expression.operand ? [expression.operand] : [];
  }
}

/** What is its own, without parts and place. */
function ownOf(expression: Expression): string {
  switch (expression.kind) {
    case 'value':
      return JSON.stringify(expression.value);
    case 'column':
      return expression.name;
    case 'binary':
      return expression.operator;
    case 'call':
      return expression.name;
    case 'aggregate':
      return `${expression.name} ${expression.isDistinct}`;
    default:
      return '';
  }
}

/** Whether two expressions say the same, wherever they stand. */
export function isSame(one: Expression, other: Expression): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return (
    one.kind === other.kind &&
    ownOf(one) === ownOf(other) &&
    parts.length === others.length &&
    parts.every((part, index) => {
      const counterpart = others[index];
      return counterpart !== undefined && isSame(part, counterpart);
    })
  );
}
