import { aggregateNames, functionNames, type BinaryOperator, type Expression } from './model';
import { quoted, type TokenReader } from './token-reader';

const comparisons = ['=', '<>', '<=', '>=', '<', '>'] as const;

function isOneOf<T extends string>(names: readonly T[], text: string): text is T {
  return names.some((one) => one === text);
}

/** A condition, a sum, a column: whatever may stand between the clauses. */
export function readExpression(reader: TokenReader): Expression {
  return reader.within(() => readChain(reader, ['or'], readAnd));
}

const readAnd = (reader: TokenReader) => readChain(reader, ['and'], readNot);
const readSum = (reader: TokenReader) => readChain(reader, ['+', '-'], readProduct);
const readProduct = (reader: TokenReader) => readChain(reader, ['*', '/', '%'], readSigned);

/** Parts with operators between them, from left to right. */
function readChain(
  reader: TokenReader,
  operators: readonly BinaryOperator[],
  readPart: (reader: TokenReader) => Expression,
): Expression {
  let left = readPart(reader);
  for (;;) {
    const operator = operators.find((one) => reader.isNext(one));
    if (operator === undefined) return left;
    const { at } = reader.next();
    left = { kind: 'binary', operator, left, right: readPart(reader), at };
  }
}

function readNot(reader: TokenReader): Expression {
  const { at } = reader.peek();
  if (!reader.take('not')) return readComparison(reader);
  return { kind: 'not', operand: reader.within(() => readNot(reader)), at };
}

function readComparison(reader: TokenReader): Expression {
  const left = readSum(reader);
  const token = reader.peek();
  const { at } = token;
  const operator = comparisons.find((one) => reader.isNext(one));
  if (operator !== undefined) {
    reader.next();
    if (reader.isNext('=')) throw reader.error('One = is enough: SQL compares with a single one.');
    return { kind: 'binary', operator, left, right: readSum(reader), at };
  }
  if (reader.take('is')) {
    const isNot = reader.take('not');
    reader.expect('null', isNot ? ' after IS NOT' : ' after IS');
    return negatedIf(isNot, { kind: 'null', operand: left, at });
  }
  const isNot = reader.isNext('not');
  if (isNot) reader.next();
  if (reader.take('in')) {
    reader.expect('(', ' after IN');
    return negatedIf(isNot, { kind: 'in', operand: left, list: readList(reader), at });
  }
  if (reader.take('like')) {
    return negatedIf(isNot, { kind: 'like', operand: left, pattern: readSum(reader), at });
  }
  if (reader.take('between')) return negatedIf(isNot, readBetween(reader, left, at));
  if (isNot)
    throw reader.error(
      `After NOT stands IN, LIKE or BETWEEN here, but found ${quoted(reader.peek())}.`,
    );
  return left;
}

function negatedIf(isNot: boolean, expression: Expression): Expression {
  return isNot ? { kind: 'not', operand: expression, at: expression.at } : expression;
}

/** `a BETWEEN b AND c` is `a >= b AND a <= c`. */
function readBetween(reader: TokenReader, operand: Expression, at: number): Expression {
  const low = readSum(reader);
  reader.expect('and', ' between the two ends');
  const high = readSum(reader);
  return {
    kind: 'binary',
    operator: 'and',
    left: { kind: 'binary', operator: '>=', left: operand, right: low, at },
    right: { kind: 'binary', operator: '<=', left: operand, right: high, at },
    at,
  };
}

function readSigned(reader: TokenReader): Expression {
  const { at } = reader.peek();
  if (!reader.take('-')) return readPrimary(reader);
  return { kind: 'minus', operand: reader.within(() => readSigned(reader)), at };
}

/** What stands in brackets that are open already, with commas between. */
function readList(reader: TokenReader): Expression[] {
  const list = [readExpression(reader)];
  while (reader.take(',')) list.push(readExpression(reader));
  reader.expect(')', ' to close the bracket');
  return list;
}

function readPrimary(reader: TokenReader): Expression {
  const token = reader.peek();
  const { at } = token;
  if (token.kind === 'number') {
    reader.next();
    return { kind: 'value', value: Number(token.text), at };
  }
  if (token.kind === 'text') {
    reader.next();
    return { kind: 'value', value: token.text, at };
  }
  if (reader.take('null')) return { kind: 'value', value: null, at };
  if (reader.take('(')) {
    if (reader.isNext('select'))
      throw reader.error('One SELECT is enough here; queries within queries come in week 3.');
    const expression = readExpression(reader);
    reader.expect(')', ' to close the bracket');
    return expression;
  }
  if (token.kind === 'word' && reader.peek(1).text === '(' && reader.peek(1).kind === 'symbol')
    return readCall(reader);
  const name = reader.name('a column, a number or a text');
  if (!reader.take('.')) return columnOf(name.text, name.kind === 'name', at);
  // `orders.city` and `o.city`: there is one table only.
  const column = reader.name('a column after the point');
  return columnOf(column.text, column.kind === 'name', column.at);
}

function columnOf(name: string, isQuoted: boolean, at: number): Expression {
  return { kind: 'column', name: name.toLowerCase(), isQuoted, at };
}

function readCall(reader: TokenReader): Expression {
  const token = reader.next();
  const { text: name, at } = token;
  reader.next();
  if (isOneOf(aggregateNames, name)) {
    if (reader.isNext('*')) {
      if (name !== 'count')
        throw reader.error(`${name.toUpperCase()} needs a column; only COUNT takes the star.`);
      reader.next();
      reader.expect(')', ' to close the bracket');
      return { kind: 'aggregate', name, operand: undefined, isDistinct: false, at };
    }
    if (reader.isNext(')'))
      throw reader.error(
        name === 'count'
          ? 'COUNT needs something to count: COUNT(*) counts rows.'
          : `${name.toUpperCase()} needs a column in its brackets.`,
      );
    const isDistinct = reader.take('distinct');
    const operand = readExpression(reader);
    reader.expect(')', ' to close the bracket');
    return { kind: 'aggregate', name, operand, isDistinct, at };
  }
  if (!isOneOf(functionNames, name))
    throw reader.error(
      `${name.toUpperCase()} is not known here. There are COUNT, SUM, AVG, MIN and MAX.`,
      token,
    );
  const list = readList(reader);
  if (list.length > (name === 'round' ? 2 : 1))
    throw reader.error(`${name.toUpperCase()} takes fewer values.`, token);
  return { kind: 'call', name, list, at };
}
