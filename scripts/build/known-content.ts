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

export interface KnownPage {
  readonly slug: string;
  /** ISO 8601; unknown for a page of the seed, which is dated when it is stored. */
  readonly updatedAt?: string;
}

interface PageRow {
  readonly slug: string;
  readonly updated_at: string;
}

type Environment = Record<string, string>;

function isEmbedded(environment: Environment): boolean {
  return (environment['VITE_SUPABASE_URL'] ?? '') === '';
}

/**
 * Published rows of the project that VITE_SUPABASE_URL names, newest first, at most 1000.
 *
 * A project that cannot be reached gives none and a warning: feed and sitemap then hold what is left, and the site
 * itself does not depend on them.
 */
async function publishedRows<Row>(
  environment: Environment,
  table: 'blog_posts' | 'pages',
  columns: string,
): Promise<readonly Row[]> {
  const url = environment['VITE_SUPABASE_URL'] ?? '';
  try {
    const query = `select=${columns}&status=eq.published&order=published_at.desc&limit=1000`;
    const response = await fetch(`${url}/rest/v1/${table}?${query}`, {
      headers: { apikey: environment['VITE_SUPABASE_ANON_KEY'] ?? '' },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Row[];
  } catch (error) {
    process.stderr.write(
      `${table} of ${url} could not be read (${String(error)}): feed.xml and sitemap.xml do without.\n`,
    );
    return [];
  }
}

/** The published articles that exist while the build runs, newest first; those of the seed for the embedded backend. */
export async function knownPosts(environment: Environment): Promise<readonly KnownPost[]> {
  if (isEmbedded(environment)) return seededPosts();
  const rows = await publishedRows<PostRow>(
    environment,
    'blog_posts',
    'id,title,excerpt,content,author,category,published_at,updated_at',
  );
  return rows.map((row) => ({ ...row, publishedAt: row.published_at, updatedAt: row.updated_at }));
}

/** The published pages of the CMS that exist while the build runs; those of the seed for the embedded backend. */
export async function knownPages(environment: Environment): Promise<readonly KnownPage[]> {
  if (isEmbedded(environment)) return seededPages();
  const rows = await publishedRows<PageRow>(environment, 'pages', 'slug,updated_at');
  return rows.map((row) => ({ slug: row.slug, updatedAt: row.updated_at }));
}

async function seededPages(): Promise<readonly KnownPage[]> {
  const pages = await readContent('pages');
  return pages
    .filter((page) => page.fields['status'] === 'published')
    .map(({ fields }) => ({ slug: fields['slug'] ?? '' }));
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
