import { toAppError } from '@/lib/supabase/errors';

export interface SeveralProgress {
  readonly done: number;
  readonly of: number;
}

export interface SeveralOutcome {
  /** Ids of those that it worked for. */
  readonly done: readonly string[];
  /** Why it did not, by id. */
  readonly problems: ReadonlyMap<string, string>;
  /** The session had ended, which its own dialog says. */
  readonly isSignedOut: boolean;
}

/** Two at a time: one that waits for the server does not keep the line idle. */
const AT_ONCE = 2;

/** After one of these no other one will fare better. */
const ends: readonly string[] = ['offline', 'signed-out'];

/**
 * Does one thing to each of several rows, so that one that is refused keeps no other back. Where nobody answers any
 * more, or the session has ended, the rest is not tried.
 *
 * @returns what became of each; never throws
 */
export async function doSeveral<Row extends { readonly id: string }>(
  rows: readonly Row[],
  act: (row: Row) => Promise<void>,
  onProgress: (progress: SeveralProgress) => void,
): Promise<SeveralOutcome> {
  const done: string[] = [];
  const problems = new Map<string, string>();
  const waiting = [...rows];
  let isSignedOut = false;
  const say = () => onProgress({ done: done.length + problems.size, of: rows.length });

  async function work(): Promise<void> {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      try {
        await act(row);
        done.push(row.id);
      } catch (cause) {
        const error = toAppError(cause);
        problems.set(row.id, error.message);
        if (ends.includes(error.kind)) {
          isSignedOut ||= error.kind === 'signed-out';
          for (const { id } of waiting.splice(0)) problems.set(id, error.message);
        }
      }
      say();
    }
  }

  say();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { done, problems, isSignedOut };
}
