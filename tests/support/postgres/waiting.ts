import type { Sql, TransactionSql } from 'postgres';

export interface Held {
  /** Commits what was held open. */
  readonly release: () => Promise<void>;
}

const held = new Set<Held>();

/** Lets go of what a failed test has left open, so that the next one does not wait for it. */
export async function releaseAll(): Promise<void> {
  await Promise.allSettled([...held].map(({ release }) => release()));
}

/** Runs the work in a transaction that stays open until it is released. */
export async function heldOpen(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<unknown>,
): Promise<Held> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let transaction: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    transaction = sql.begin(async (inner) => {
      await work(inner);
      resolve();
      await gate;
    });
    transaction.catch(reject);
  });
  const result: Held = {
    release: async () => {
      held.delete(result);
      open();
      await transaction;
    },
  };
  held.add(result);
  return result;
}

/**
 * Resolves as soon as so many transactions of the server wait for a lock, or when the work ends without waiting.
 *
 * @returns whether they wait
 */
export async function waits(sql: Sql, work: Promise<unknown>, count = 1): Promise<boolean> {
  const state = { isOver: false };
  const end = () => {
    state.isOver = true;
  };
  work.then(end, end);
  for (;;) {
    const isOver = state.isOver;
    const [row] = await sql`select count(*)::int as waiting from pg_locks where not granted`;
    if (Number(row?.['waiting']) >= count) return true;
    if (isOver) return false;
  }
}
