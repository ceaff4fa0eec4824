import { env } from '@/config/env';
import { ignore } from '@/lib/ignore';
import { unwrap } from './errors';
import { publicApi } from './public-api';
import { isRobot } from './record-view';

/** Nobody waits longer than this for the words "Page not found". */
const LONGEST_ANSWER_MS = 4000;

/**
 * Where an address leads.
 *
 * @param path in lower case, without a slash at its end
 * @returns a path of ours or an https address; null where it leads nowhere
 * @throws AppError
 */
export async function redirectFor(path: string): Promise<string | null> {
  const row = unwrap(
    await publicApi()
      .from('redirects')
      .select('to_target')
      .eq('from_path', path)
      .abortSignal(AbortSignal.timeout(LONGEST_ANSWER_MS))
      .maybeSingle(),
  );
  return row && row.to_target;
}

/** Counts what was asked for, without cookie and personal data. Robots are not counted, and a failure is nobody's concern. */
function count(name: 'record_redirect' | 'record_missing', path: string): void {
  if (isRobot()) return;
  // Kept alive: the browser may be on its way to another site.
  void fetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ asked_path: path }),
  }).catch(ignore);
}

/** Counts that somebody was led on from an address. */
export function recordRedirect(path: string): void {
  count('record_redirect', path);
}

/** Counts that an address was asked for in vain, where it looks like one of ours; the database decides in the end. */
export function recordMissing(path: string): void {
  if (/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path)) count('record_missing', path);
}
