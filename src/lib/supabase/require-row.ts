import { AppError } from './errors';

/**
 * The row that a change gave back. A refused update or delete changes no row and raises nothing: no row is the refusal.
 *
 * @throws AppError of kind `denied`
 */
export function requireRow<Row>(rows: readonly Row[], denial: string): Row {
  const [row] = rows;
  if (row === undefined) throw new AppError('denied', denial);
  return row;
}
