import { slugPattern } from '@/config/address-limits';
import { builtInPaths, reservedPaths } from '@/config/built-in-paths';
import { isReservedSlug } from '@/config/reserved-slugs';
import { stateOfRow } from '@/lib/own-content/targets';
import type { PublicationState } from '@/lib/publication-times';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';

/** Why an address of this site shows nothing to visitors. */
export type DeadReason = Exclude<PublicationState, 'published'> | 'trashed' | 'unknown';

/** More would make the question's address too long for a server; who has more links is told of the first. */
const MOST = 60;

const articlePattern = /^\/blogs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The site answers with and without it. */
const withoutEndingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

interface Asked {
  readonly path: string;
  readonly article?: string;
  readonly slug?: string;
}

function toAsked(path: string): Asked {
  const plain = withoutEndingSlash(path);
  const article = articlePattern.exec(plain)?.[1]?.toLowerCase();
  if (article !== undefined) return { path, article };
  const slug = /^\/([^/]+)$/.exec(plain)?.[1];
  return slug === undefined || !slugPattern.test(slug) || isReservedSlug(slug)
    ? { path }
    : { path, slug };
}

const built = new Set(builtInPaths);

/** Whether the site or the backend answers there without the database's knowing of it: pages, files, sections. */
function isBuiltIn(path: string): boolean {
  const plain = withoutEndingSlash(path);
  return (
    built.has(plain) ||
    reservedPaths.some((reserved) =>
      reserved.endsWith('/*') ? plain.startsWith(reserved.slice(0, -1)) : plain === reserved,
    ) ||
    /^\/[^/]+\.(?:xml|txt|json|ico|svg|png|webmanifest)$/.test(plain)
  );
}

/**
 * Which of these addresses show nothing to visitors, and why. What they read is asked as a visitor; of the rest, what staff know.
 * @param paths from the root of the site, without what follows `?` or `#`
 * @throws `AppError`
 */
export async function findDeadLinks(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, DeadReason>> {
  const asked = [...new Set(paths)]
    .filter((path) => !isBuiltIn(path))
    .slice(0, MOST)
    .map(toAsked);
  if (asked.length === 0) return new Map();
  const articles = asked.flatMap(({ article }) => article ?? []);
  const slugs = asked.flatMap(({ slug }) => slug ?? []);
  // Ids and slugs alone, in which nothing needs quotes.
  const inTrashWhen = [
    ...(articles.length > 0 ? [`id.in.(${articles.join(',')})`] : []),
    ...(slugs.length > 0 ? [`slug.in.(${slugs.join(',')})`] : []),
  ];
  const columns = 'status, publish_at, unpublish_at' as const;
  const [redirects, posts, pages, trashed] = await Promise.all([
    publicApi()
      .from('redirects')
      .select('from_path')
      .in(
        'from_path',
        asked.map(({ path }) => path),
      )
      .abortSignal(signal)
      .then(unwrap),
    articles.length === 0
      ? []
      : supabase()
          .from('blog_posts')
          .select(`id, ${columns}`)
          .in('id', articles)
          .abortSignal(signal)
          .then(unwrap),
    slugs.length === 0
      ? []
      : supabase()
          .from('pages')
          .select(`slug, ${columns}`)
          .in('slug', slugs)
          .abortSignal(signal)
          .then(unwrap),
    inTrashWhen.length === 0
      ? []
      : supabase()
          .from('trashed_documents')
          .select('kind, id, slug')
          .or(inTrashWhen.join(','))
          .abortSignal(signal)
          .then(unwrap),
  ]);
  const isLed = new Set(redirects.map(({ from_path: path }) => path));
  const states = new Map([
    ...posts.map((row) => [row.id, stateOfRow(row)] as const),
    ...pages.map((row) => [row.slug, stateOfRow(row)] as const),
  ]);
  const inTrash = new Set(trashed.map(({ kind, id, slug }) => (kind === 'post' ? id : slug)));
  const dead = new Map<string, DeadReason>();
  for (const { path, article, slug } of asked) {
    const key = article ?? slug;
    const state = key === undefined ? undefined : states.get(key);
    if (isLed.has(path) || state === 'published') continue;
    dead.set(path, state ?? (key !== undefined && inTrash.has(key) ? 'trashed' : 'unknown'));
  }
  return dead;
}

/** What is wrong with a link, as the end of a sentence about it. */
export const deadWords: Record<DeadReason, string> = {
  draft: 'leads to a draft, which visitors cannot read.',
  scheduled: 'leads to what is scheduled, and to nothing before its time.',
  ended: 'leads to what has ended.',
  trashed: 'leads to what lies in the trash.',
  unknown: 'leads to an address of this site that nothing has.',
};
