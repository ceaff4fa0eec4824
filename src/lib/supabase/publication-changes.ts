import { unwrap } from './errors';
import { publicApi } from './public-api';

/**
 * Asks when something becomes public or ends, by the database's clock; it does not say what.
 *
 * @param secondsAgo for how long the page has not looked
 * @returns seconds until then, at most a day; 0 when something has since the last look; null when nothing does
 * @throws AppError
 */
export async function nextPublicationChange(secondsAgo: number): Promise<number | null> {
  return unwrap(await publicApi().rpc('next_publication_change', { seconds_ago: secondsAgo }));
}
