import type { SqlTable } from '@/data/lessons/sql-table';
import { compareValues, keyOf } from './evaluate';
import type { Result, Value } from './model';
import { runQuery } from './run-query';

/** A question with one right answer, whatever query gives it. */
export interface SqlQuestion {
  readonly table: SqlTable;
  /** A query that answers it. */
  readonly solution: string;
  /** What its columns hold, in words that follow "is missing:". */
  readonly columns: readonly string[];
  /** Queries that come close, and what to say to whoever comes as close. */
  readonly slips: readonly { readonly query: string; readonly says: string }[];
}

export interface Judgement {
  readonly isRight: boolean;
  readonly title: string;
  readonly text: string;
}

/** As money and counts: a difference that nobody can read is none. */
function isEqual(one: Value, other: Value): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 0.005;
  return one === other;
}

const columnOf = ({ rows }: Result, index: number) => rows.map((row) => row[index] ?? null);

function inOrder(values: readonly Value[]): Value[] {
  return [...values].sort((one, other) =>
    one === null || other === null
      ? Number(one === null) - Number(other === null)
      : compareValues(one, other),
  );
}

function holdsSame(one: readonly Value[], other: readonly Value[]): boolean {
  return (
    one.length === other.length && one.every((value, index) => isEqual(value, other[index] ?? null))
  );
}

/** Of each wanted column which one of the result holds the same values in whatever order; undefined where none does. */
function findColumns(result: Result, wanted: Result): (number | undefined)[] {
  const taken = new Set<number>();
  return wanted.columns.map((_, index) => {
    const values = columnOf(wanted, index);
    const candidates = result.columns
      .map((_label, other) => other)
      .filter((one) => !taken.has(one));
    const found =
      candidates.find((one) => holdsSame(columnOf(result, one), values)) ??
      candidates.find((one) => holdsSame(inOrder(columnOf(result, one)), inOrder(values)));
    if (found !== undefined) taken.add(found);
    return found;
  });
}

const pick = (row: readonly Value[], columns: readonly number[]) =>
  columns.map((index) => row[index] ?? null);

/** The rows of a result in the wanted columns, where it has all of them. */
function projected(result: Result, wanted: Result): (readonly Value[])[] | undefined {
  const columns = findColumns(result, wanted);
  if (columns.some((one) => one === undefined)) return undefined;
  const known = columns.filter((one) => one !== undefined);
  return result.rows.map((row) => pick(row, known));
}

function hasRows(rows: readonly (readonly Value[])[], wanted: Result): boolean {
  const keys = (list: readonly (readonly Value[])[]) => list.map(keyOf).sort();
  return keys(rows).join() === keys(wanted.rows).join();
}

function isInWantedOrder(rows: readonly (readonly Value[])[], wanted: Result): boolean {
  return rows.every((row, index) => holdsSame(row, wanted.rows[index] ?? []));
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const counted = (count: number) => (count === 1 ? 'one row' : `${count} rows`);

/** Whether both give the same rows in the same order, with the columns in whatever order. */
function answersLike(result: Result, other: Result): boolean {
  if (result.columns.length !== other.columns.length) return false;
  const rows = projected(result, other);
  return rows !== undefined && rows.length === other.rows.length && isInWantedOrder(rows, other);
}

const notYet = (title: string, text: string): Judgement => ({ isRight: false, title, text });

/** Compares rows, never texts: any query that gives the right ones is right. */
export function judge(result: Result, question: SqlQuestion): Judgement {
  const wanted = runQuery(question.solution, question.table);
  const rows = projected(result, wanted);
  if (rows && hasRows(rows, wanted)) return judgeOrder(result, rows, wanted, question);
  if (result.rows.length === 0)
    return notYet(
      'No row came back',
      'No row fits the condition. Text is compared letter for letter, and the table writes its words in small letters: paid, cancelled.',
    );
  const slip = question.slips.find(({ query }) =>
    answersLike(result, runQuery(query, question.table)),
  );
  if (slip) return notYet('Close', slip.says);
  return judgeColumns(result, wanted, question);
}

function judgeOrder(
  result: Result,
  rows: readonly (readonly Value[])[],
  wanted: Result,
  { columns }: SqlQuestion,
): Judgement {
  if (!isInWantedOrder(rows, wanted))
    return notYet(
      'Right rows, in another order',
      'The question asks for the highest first. ORDER BY sorts from the lowest; DESC behind the column turns it round.',
    );
  if (result.columns.length > wanted.columns.length)
    return notYet(
      'Right rows, with more than was asked',
      `The answer needs ${columns.length} columns: ${list(columns)}. Leave the rest out of SELECT, and whoever reads it finds the point at once.`,
    );
  return {
    isRight: true,
    title: 'That is the answer',
    text: 'The rows are the ones that were asked for, in the right order. Another query might give them as well; it would be just as right.',
  };
}

function judgeColumns(result: Result, wanted: Result, question: SqlQuestion): Judgement {
  const found = findColumns(result, wanted);
  const missing = question.columns.filter((_, index) => found[index] === undefined);
  const hasSome = missing.length < question.columns.length;
  if (hasSome && result.columns.length < wanted.columns.length)
    return notYet(
      missing.length === 1 ? 'One column is missing' : 'Columns are missing',
      `What you have is right. Still missing: ${list(missing)}.`,
    );
  if (result.rows.length !== wanted.rows.length) {
    const isMore = result.rows.length > wanted.rows.length;
    return notYet(
      isMore ? 'More rows than were asked for' : 'Fewer rows than were asked for',
      `Your query gives ${counted(result.rows.length)}, the answer has ${counted(wanted.rows.length)}: one for each of the three cities. ${
        isMore
          ? 'GROUP BY makes one row of each city, and LIMIT keeps the first few.'
          : 'Look at what WHERE leaves out, and at LIMIT.'
      }`,
    );
  }
  if (hasSome)
    return notYet(
      'Partly right',
      `Of the columns this differs: ${list(missing)}. Compare one row with the table by hand, order by order.`,
    );
  return notYet(
    'Other rows than were asked for',
    'The number of rows fits, what is in them does not. Which orders does WHERE let through, and by what are the rows sorted?',
  );
}
