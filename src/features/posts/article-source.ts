import { normalizeTimestamp } from '@/lib/dates';
import { createFreshCache } from '@/lib/fresh-cache';
import { wantText } from '@/lib/html/text-wanted';
import { isUuid } from '@/lib/is-uuid';
import { toAppError, unwrap, type AppError } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import { writtenArticle, type BuiltArticle, type WrittenArticle } from './built';
import { type PostCategory } from './model';
import {
  publicArticle,
  RELATED_LIMIT,
  relatedPost,
  type Article,
  type RelatedPost,
} from './public-model';

export type LoadedArticle =
  | {
      readonly state: 'ready';
      readonly article: Article;
      readonly related: readonly RelatedPost[];
      /** Where the article stands in the page as it was built; its content is then not here. */
      readonly written?: WrittenArticle;
    }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: AppError };

const articles = createFreshCache<LoadedArticle>();

/**
 * An article with its related ones.
 * @returns a promise that never rejects, or what it has brought less than half a minute ago
 */
export function loadArticle(id: string): LoadedArticle | Promise<LoadedArticle> {
  return articles.load(id, () =>
    fetchArticle(id).catch((error: unknown): LoadedArticle => {
      articles.forget(id);
      return { state: 'failed', error: toAppError(error) };
    }),
  );
}

/** After staff changed a post. */
export function forgetArticles(): void {
  articles.clear();
}

async function fetchArticle(id: string): Promise<LoadedArticle> {
  if (!isUuid(id)) return { state: 'missing' };
  const row = unwrap(
    await publicApi()
      .from('blog_posts')
      .select(publicArticle.select)
      .eq('id', id)
      .eq('status', 'published')
      .maybeSingle(),
  );
  if (!row) return { state: 'missing' };
  const article = publicArticle.fromRow(row);
  // The article is what one came for: without related ones it is still whole.
  const related = await fetchRelated(article.id, article.category).catch(() => []);
  return { state: 'ready', article, related };
}

async function fetchRelated(id: string, category: PostCategory): Promise<RelatedPost[]> {
  const rows = unwrap(
    await publicApi()
      .from('blog_posts')
      .select(relatedPost.select)
      .eq('category', category)
      .eq('status', 'published')
      .neq('id', id)
      .order('published_at', { ascending: false })
      .limit(RELATED_LIMIT),
  );
  return rows.map(relatedPost.fromRow);
}

/**
 * Reads an article again, because something has become public or ended.
 * @param built what the page was built with, where its text still stands there
 * @returns undefined when it is the same, or when nobody can tell. Never rejects.
 */
export async function articleAgain(
  id: string,
  shown: LoadedArticle,
  built: BuiltArticle | undefined,
): Promise<LoadedArticle | undefined> {
  articles.forget(id);
  if (shown.state === 'failed') return undefined;
  if (built && shown.state === 'ready' && shown.written) return articleSince(built);
  const now = await loadArticle(id);
  if (now.state === 'failed' || JSON.stringify(now) === JSON.stringify(shown)) return undefined;
  return now;
}

/** The article that this page was built with, as if it had been fetched. */
export function articleAsBuilt(built: BuiltArticle): LoadedArticle {
  return {
    state: 'ready',
    article: { ...built.article, content: '' },
    related: built.related,
    written: writtenArticle(built),
  };
}

/**
 * Asks whether an article and those that its page leads to are still what they were when the page was built.
 * @returns undefined when they are, or when nobody can tell; else what is true now. Never rejects.
 */
export async function articleSince({
  article,
  seen,
}: BuiltArticle): Promise<LoadedArticle | undefined> {
  try {
    const rows = unwrap(
      await publicApi()
        .from('blog_posts')
        .select('id, updated_at')
        .eq('status', 'published')
        .in('id', Object.keys(seen)),
    );
    const now = new Map(rows.map((row) => [row.id, normalizeTimestamp(row.updated_at)]));
    if (Object.entries(seen).every(([id, updatedAt]) => now.get(id) === updatedAt))
      return undefined;
    wantText();
    return now.has(article.id) ? await fetchArticle(article.id) : { state: 'missing' };
  } catch {
    return undefined;
  }
}
