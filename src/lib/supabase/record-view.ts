import { ignore } from '@/lib/ignore';
import { publicApi } from './public-api';

const robots = /bot|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|embedly/i;

/** Whether the browser says of itself that no person uses it. */
export function isRobot(): boolean {
  return robots.test(navigator.userAgent);
}

/**
 * Counts one view of a public address: no cookie, no personal data, one number per address and day.
 * Robots are not counted. A failure is nobody's concern: the visitor came to read.
 *
 * @param path such as `/blogs/<id>`
 */
export function recordView(path: string): void {
  if (isRobot()) return;
  // PostgREST builders are lazy: the request goes out with `then`.
  publicApi().rpc('record_view', { viewed_path: path }).then(ignore, ignore);
}
