import { limits, slugPattern } from '@/config/limits';
import { createFreshCache } from '@/lib/fresh-cache';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import { publicPage, type PublicPage } from './model';

const pages = createFreshCache<PublicPage | null>();

/**
 * The published page at an address, for `use`.
 * @returns a promise that never rejects; null when there is none, it is a draft, or it cannot be read:
 * to the visitor these are the same
 */
export function loadPage(slug: string): Promise<PublicPage | null> {
  return pages.load(slug, async () => {
    try {
      return await fetchPage(slug);
    } catch {
      pages.forget(slug);
      return null;
    }
  });
}

/** After staff changed a page. */
export function forgetPages(): void {
  pages.clear();
}

async function fetchPage(slug: string): Promise<PublicPage | null> {
  // No page can have such an address: nothing to ask the database.
  if (slug.length > limits.slug || !slugPattern.test(slug)) return null;
  const row = unwrap(
    await publicApi()
      .from('pages')
      .select(publicPage.select)
      .eq('slug', slug)
      .eq('status', 'published')
      .maybeSingle(),
  );
  return row && publicPage.fromRow(row);
}
