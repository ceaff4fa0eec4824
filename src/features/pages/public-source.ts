import { addressLimits, slugPattern } from '@/config/address-limits';
import { buildData } from '@/lib/build-data';
import { normalizeTimestamp } from '@/lib/dates';
import { createFreshCache } from '@/lib/fresh-cache';
import { isMarkdown } from '@/lib/html/is-markdown';
import { lateMarkdownReader } from '@/lib/html/late-markdown';
import { wantText } from '@/lib/html/text-wanted';
import { keepText, type WrittenText } from '@/lib/html/written-text';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import { publicPage, type PublicPage } from './model';

/** What is shown at an address. */
export interface ShownPage {
  readonly page: PublicPage;
  /** Where the page stands as it was built; its content is then not here. */
  readonly written?: WrittenText;
  /** Path of the picture that the build drew for it. */
  readonly shareImage?: string;
}

/** What the page carries for hydration: all but its text, which stands in it. */
export interface BuiltPage {
  readonly page: Omit<PublicPage, 'content'>;
  readonly shareImage: string;
}

const pages = createFreshCache<ShownPage | null>();

/**
 * The published page at an address.
 * @returns a promise that never rejects, or what it has brought less than half a minute ago; null when there is none, it is
 * a draft, or it cannot be read: to the visitor these are the same
 */
export function loadPage(slug: string): ShownPage | null | Promise<ShownPage | null> {
  return pages.load(slug, async () => {
    try {
      const page = await fetchPage(slug);
      return page && { page };
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
  if (slug.length > addressLimits.slug || !slugPattern.test(slug)) return null;
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

/** The page that the address was built with, for whoever hydrates it. */
export function builtPage(slug: string): BuiltPage | undefined {
  const built = buildData().page as BuiltPage | undefined;
  return built?.page.slug === slug ? built : undefined;
}

/** The same as if it had been fetched. */
export function pageAsBuilt({ page, shareImage }: BuiltPage): ShownPage {
  return { page: { ...page, content: '' }, written: keepText(), shareImage };
}

/**
 * Asks whether a page is still what it was when it was built.
 * @returns undefined when it is, or when nobody can tell; else what is true now, null when it is gone. Never rejects.
 */
export async function pageSince({
  page,
  shareImage,
}: BuiltPage): Promise<ShownPage | null | undefined> {
  try {
    const row = unwrap(
      await publicApi()
        .from('pages')
        .select('updated_at')
        .eq('slug', page.slug)
        .eq('status', 'published')
        .maybeSingle(),
    );
    if (row && normalizeTimestamp(row.updated_at) === page.updatedAt) return undefined;
    wantText();
    if (!row) return null;
    const now = await fetchPage(page.slug);
    if (!now || !isMarkdown(now.content)) return now && { page: now, shareImage };
    // Read here, so that the text is exchanged in one step.
    const { shownMarkdown } = await lateMarkdownReader.load();
    return { page: { ...now, content: shownMarkdown(now.content) }, shareImage };
  } catch {
    return undefined;
  }
}

/**
 * Reads the page at an address again, because something has become public or ended.
 * @param built what the address was built with, where its text still stands there
 * @returns undefined when it is the same, or when nobody can tell; null when it is gone. Never rejects.
 */
export async function pageAgain(
  slug: string,
  shown: ShownPage | null,
  built: BuiltPage | undefined,
): Promise<ShownPage | null | undefined> {
  pages.forget(slug);
  if (built && shown?.written) return pageSince(built);
  try {
    const page = await fetchPage(slug);
    if (JSON.stringify(page) === JSON.stringify(shown?.page ?? null)) return undefined;
    return page && { page };
  } catch {
    return undefined;
  }
}
