import type { CellType, CellValue } from '@/data/lessons/sql-table';

/** What an expression gives. */
export type Value = CellValue | boolean | null;

/** `null`: of NULL itself nobody knows a type. */
export type ValueType = CellType | 'condition' | 'null';

export const aggregateNames = ['count', 'sum', 'avg', 'min', 'max'] as const;
export type AggregateName = (typeof aggregateNames)[number];

export const functionNames = ['round', 'lower', 'upper'] as const;
type FunctionName = (typeof functionNames)[number];

export type BinaryOperator =
  'and' | 'or' | '=' | '<>' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

/** Where it begins in the text. */
interface Placed {
  readonly at: number;
}

export type Expression = Placed &
  (
    | { readonly kind: 'value'; readonly value: Value }
    | { readonly kind: 'column'; readonly name: string; readonly isQuoted: boolean }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | { readonly kind: 'not' | 'minus'; readonly operand: Expression }
    | { readonly kind: 'in'; readonly operand: Expression; readonly list: readonly Expression[] }
    | { readonly kind: 'like'; readonly operand: Expression; readonly pattern: Expression }
    | { readonly kind: 'null'; readonly operand: Expression }
    | { readonly kind: 'call'; readonly name: FunctionName; readonly list: readonly Expression[] }
    | {
        readonly kind: 'aggregate';
        readonly name: AggregateName;
        /** Undefined for `COUNT(*)`. */
        readonly operand: Expression | undefined;
        readonly isDistinct: boolean;
      }
  );

export interface SelectItem {
  readonly expression: Expression;
  /** What its column is called in the result. */
  readonly label: string;
  readonly alias: string | undefined;
}

interface OrderItem {
  readonly expression: Expression;
  readonly isDescending: boolean;
}

export interface Query {
  readonly isDistinct: boolean;
  /** `*` stands for all columns, in their order. */
  readonly items: readonly (SelectItem | '*')[];
  readonly starAt: number;
  readonly where: Expression | undefined;
  readonly groupBy: readonly Expression[];
  readonly having: Expression | undefined;
  readonly orderBy: readonly OrderItem[];
  readonly limit: number | undefined;
  readonly offset: number;
}

/** The rows of an answer, in their order. */
export interface Result {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** What is wrong with a query, in a sentence for whoever wrote it, and where. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  /**
   * @param at index of the first character that it is about
   * @param length how many characters; 0 at the end of the text
   */
  constructor(
    message: string,
    readonly at: number,
    readonly length = 1,
  ) {
    super(message);
  }
}
