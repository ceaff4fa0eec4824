import { readContent, type ContentFile } from '../content';
import { account } from './accounts';
import { type SeedFile } from './files';
import { expression, insertRow, literal, type Expression } from './sql';

function field(file: ContentFile, name: string): string {
  const value = file.fields[name];
  if (value === undefined) throw new Error(`content/${file.name}: "${name}" is missing.`);
  return value;
}

/** A fixed date, but never one that lies ahead of the visitor's clock. */
function pastDate(iso: string): string {
  return `least(${literal(iso)}::timestamptz, now() - interval '1 hour')`;
}

interface SeededView {
  readonly path: string;
  /** Views on an ordinary weekday. */
  readonly weight: number;
  readonly since: Expression;
}

export interface SeededContent {
  readonly sql: string;
  readonly viewed: readonly SeededView[];
}

/** Articles: written by the content account, published by the marketing account. */
export async function postsSql(files: readonly SeedFile[]): Promise<SeededContent> {
  const viewed: SeededView[] = [];
  const posts = await readContent('posts');
  const rows = posts.map((post, index) => {
    const id = field(post, 'id');
    const isPublished = field(post, 'status') === 'published';
    const published = isPublished ? pastDate(field(post, 'published_at')) : null;
    const created = published
      ? `${published} - interval '${String(2 + (index % 4))} days'`
      : `now() - interval '${String(30 + index * 5)} hours'`;
    if (published) {
      const weight = field(post, 'is_featured') === 'true' ? 60 : 18 + ((index * 7) % 23);
      viewed.push({ path: `/blogs/${id}`, weight, since: expression(published) });
    }
    const editor = account(isPublished ? 'marketing' : 'content');
    return insertRow('public.blog_posts', {
      id,
      title: field(post, 'title'),
      excerpt: field(post, 'excerpt'),
      content: post.body,
      featured_image: featuredImage(field(post, 'featured_image'), files),
      featured_image_alt: field(post, 'featured_image_alt'),
      author: field(post, 'author'),
      author_bio: field(post, 'author_bio'),
      category: field(post, 'category'),
      tags: field(post, 'tags')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      status: field(post, 'status'),
      is_featured: field(post, 'is_featured') === 'true',
      // Few articles say something else in search results than to their readers.
      meta_title: post.fields['meta_title'] ?? '',
      meta_description: post.fields['meta_description'] ?? '',
      reading_time: Number(field(post, 'reading_time')),
      published_at: published ? expression(published) : null,
      created_at: expression(created),
      updated_at: expression(published ?? created),
      created_by: account('content').id,
      updated_by: editor.id,
      updated_by_name: editor.fullName,
    });
  });
  return { sql: rows.join('\n\n'), viewed };
}

/** Where the storage has the picture that a text of the seed names. */
export function featuredImage(key: string, files: readonly SeedFile[]): string | null {
  if (key === '') return null;
  const file = files.find((candidate) => candidate.key === key);
  if (!file) throw new Error(`supabase/seed/files/manifest.json knows no picture "${key}".`);
  return `/storage/v1/object/public/${file.bucket}/${file.path}`;
}

/** The text of a page with the addresses of its pictures. */
export function contentOf(body: string, files: readonly SeedFile[]): string {
  return body.replace(
    /picture:([a-z0-9-]+)/g,
    (_match, key: string) => featuredImage(key, files) ?? '',
  );
}

/** Pages, all by the SEO account. */
export async function pagesSql(files: readonly SeedFile[]): Promise<SeededContent> {
  const viewed: SeededView[] = [];
  const pages = await readContent('pages');
  const rows = pages.map((page, index) => {
    const isPublished = field(page, 'status') === 'published';
    const published = isPublished ? pastDate(field(page, 'published_at')) : null;
    const created = published
      ? `${published} - interval '2 days'`
      : `now() - interval '${String(80 - index * 12)} days'`;
    if (published) {
      viewed.push({
        path: `/${field(page, 'slug')}`,
        weight: 9 + index * 4,
        since: expression(published),
      });
    }
    return insertRow('public.pages', {
      id: field(page, 'id'),
      title: field(page, 'title'),
      slug: field(page, 'slug'),
      content: contentOf(page.body, files),
      meta_title: field(page, 'meta_title'),
      meta_description: field(page, 'meta_description'),
      status: field(page, 'status'),
      template: field(page, 'template'),
      published_at: published ? expression(published) : null,
      created_at: expression(created),
      updated_at: expression(published ?? created),
      created_by: account('seo').id,
      updated_by: account('seo').id,
      updated_by_name: account('seo').fullName,
    });
  });
  return { sql: rows.join('\n\n'), viewed };
}

/**
 * Three months of views up to today, whenever the database is first started: growing, quieter at weekends,
 * a peak after publication, and the same noise each time.
 */
export function viewsSql(viewed: readonly SeededView[]): string {
  const paths = viewed
    .map(({ path, weight, since }) => `    (${literal(path)}, ${String(weight)}, ${since.sql})`)
    .join(',\n');
  return `insert into public.page_views (path, day, views)
select
  p.path,
  d.day,
  round(
    p.weight
    * (1 - 0.006 * d.days_ago)
    * case extract(isodow from d.day) when 6 then 0.7 when 7 then 0.6 else 1 end
    * (1 + 2.5 * exp(-(d.day - p.since::date) / 6.0))
    * (0.75 + ('x' || substr(md5(p.path || d.days_ago), 1, 4))::bit(16)::integer / 131072.0)
  )::integer
from (
  values
${paths}
) as p (path, weight, since)
cross join (
  select days_ago, (now() at time zone 'Asia/Kolkata')::date - days_ago as day
  from generate_series(0, 91) as days_ago
) as d
where d.day >= (p.since at time zone 'Asia/Kolkata')::date
on conflict do nothing;`;
}
