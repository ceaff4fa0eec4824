import { toAppError } from './errors';

/** What a dialog says of its last try; null without a failure, and of an ended session, which has a dialog of its own. */
export function failureMessage(cause: unknown): string | null {
  if (cause === null || cause === undefined) return null;
  const error = toAppError(cause);
  return error.kind === 'signed-out' ? null : error.message;
}
