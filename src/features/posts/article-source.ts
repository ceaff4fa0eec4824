import { createFreshCache } from '@/lib/fresh-cache';
import { isUuid } from '@/lib/is-uuid';
import { toAppError, unwrap, type AppError } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import {
  publicArticle,
  relatedPost,
  type Article,
  type PostCategory,
  type RelatedPost,
} from './model';

const RELATED_LIMIT = 3;

export type LoadedArticle =
  | { readonly state: 'ready'; readonly article: Article; readonly related: readonly RelatedPost[] }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: AppError };

const articles = createFreshCache<LoadedArticle>();

/**
 * An article with its related ones, for `use`.
 * @returns a promise that never rejects
 */
export function loadArticle(id: string): Promise<LoadedArticle> {
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
