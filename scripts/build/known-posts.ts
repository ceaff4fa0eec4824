import { readContent } from '../content';

export interface KnownPost {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** HTML */
  readonly content: string;
  readonly author: string;
  readonly category: string;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

interface PostRow {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly author: string;
  readonly category: string;
  readonly published_at: string;
  readonly updated_at: string;
}

/**
 * The published articles that exist while the build runs, newest first: of the project that
 * VITE_SUPABASE_URL names, or of the seed when the build is for the embedded backend.
 *
 * A project that cannot be reached gives none and a warning: feed and sitemap then hold what is left,
 * and the site itself does not depend on them.
 */
export async function knownPosts(
  environment: Record<string, string>,
): Promise<readonly KnownPost[]> {
  const url = environment['VITE_SUPABASE_URL'] ?? '';
  if (url === '') return seededPosts();
  try {
    const query =
      'select=id,title,excerpt,content,author,category,published_at,updated_at&status=eq.published&order=published_at.desc&limit=1000';
    const response = await fetch(`${url}/rest/v1/blog_posts?${query}`, {
      headers: { apikey: environment['VITE_SUPABASE_ANON_KEY'] ?? '' },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const rows = (await response.json()) as PostRow[];
    return rows.map((row) => ({
      ...row,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
    }));
  } catch (error) {
    process.stderr.write(
      `The articles of ${url} could not be read (${String(error)}): feed.xml stays empty.\n`,
    );
    return [];
  }
}

async function seededPosts(): Promise<readonly KnownPost[]> {
  const posts = await readContent('posts');
  return posts
    .filter((post) => post.fields['status'] === 'published')
    .map(({ fields, body }) => ({
      id: fields['id'] ?? '',
      title: fields['title'] ?? '',
      excerpt: fields['excerpt'] ?? '',
      content: body,
      author: fields['author'] ?? '',
      category: fields['category'] ?? '',
      publishedAt: fields['published_at'] ?? '',
      updatedAt: fields['published_at'] ?? '',
    }))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
