import type { Sql, TransactionSql } from 'postgres';

/** Runs statements as the data API does: in one transaction, with the caller's role and claims. */
export async function asApi<Result>(
  sql: Sql,
  account: string | null,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const role = account ? 'authenticated' : 'anon';
  const claims = JSON.stringify({ sub: account, role });
  const result = await sql.begin(async (transaction) => {
    await transaction`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`;
    return { value: await work(transaction) };
  });
  return result.value;
}

/** SQLSTATE of a rejected statement, the text of another error, or "accepted". */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
