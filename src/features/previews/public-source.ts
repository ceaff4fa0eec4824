import { createFreshCache } from '@/lib/fresh-cache';
import { toAppError, unwrap, type AppError } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';

/** As the database makes it: 32 bytes in hexadecimal digits. */
const secretPattern = /^[0-9a-f]{64}$/;

const previews = createFreshCache<LoadedPreview>();

/** A row of a post or page as it is now; what the other kind alone has is null. */
export type PreviewRow = Awaited<ReturnType<typeof readRow>>;

export type LoadedPreview =
  | { readonly state: 'ready'; readonly row: NonNullable<PreviewRow> }
  /** Ended, withdrawn or never made: nobody learns which. */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: AppError };

/** Each call counts as one opening. */
async function readRow(secret: string) {
  const rows = unwrap(await publicApi().rpc('read_preview', { secret }));
  return rows[0] ?? null;
}

/**
 * What a preview address shows.
 * @returns a promise that never rejects, or what it has brought less than half a minute ago
 */
export function loadPreview(secret: string): LoadedPreview | Promise<LoadedPreview> {
  return previews.load(secret, async () => {
    // Nothing to ask the database.
    if (!secretPattern.test(secret)) return { state: 'missing' };
    try {
      const row = await readRow(secret);
      return row ? { state: 'ready', row } : { state: 'missing' };
    } catch (error) {
      previews.forget(secret);
      return { state: 'failed', error: toAppError(error) };
    }
  });
}

/** Asks again next time. */
export function forgetPreviews(): void {
  previews.clear();
}
