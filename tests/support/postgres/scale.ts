import type { Sql } from 'postgres';
import { fillEditing } from './scale-editing';
import { fillRedirects } from './scale-redirects';
import { fillSubmissions } from './scale-submissions';
import { fillVersions } from './scale-versions';

export interface Scale {
  readonly posts: number;
  readonly pages: number;
  readonly media: number;
  readonly accounts: number;
  readonly submissions: number;
  /** And as many rows of the 404 report. */
  readonly redirects: number;
}

/** A super admin in every filled database. */
export const manager = '10000000-0000-4000-8000-000000000001';

/** Twelve words of some two thousand, by chance, but the same in every run. */
const words = (seed: string) => `
  (select string_agg(substr(md5('word' || ('x' || substr(md5(${seed} || '-' || w), 1, 8))::bit(32)::bigint % 2000), 1, 3 + w % 6), ' ')
   from generate_series(1, 12) as w)`;

/** So many rows hold a rare word, at either size. */
const RARE = 20;

/**
 * Fills a migrated database with generated rows, as its owner. The triggers that guard, log and count row by row are
 * replaced by one statement each, which leaves what they would have written.
 */
export async function fillAtScale(sql: Sql, scale: Scale): Promise<void> {
  const tables = ['blog_posts', 'pages', 'media_files'];
  await sql`insert into auth.users (id, email) values (${manager}, 'manager@example.com')`;
  await sql`
    insert into public.user_profiles (id, email, full_name, role, is_approved)
    values (${manager}, 'manager@example.com', 'Manager', 'super_admin', true)`;
  for (const table of tables) await sql.unsafe(`alter table public.${table} disable trigger user`);
  const isRare = (rows: number) => `n % ${Math.floor(rows / RARE)} = 0`;
  const rare = (rows: number) => `case when ${isRare(rows)} then ' kaleidoscope' else '' end`;
  const age = `now() - n * interval '7 minutes'`;
  const status = `case when n % 5 = 0 then 'draft' else 'published' end`;
  const published = `case when n % 5 = 0 then null else ${age} end`;
  await sql.unsafe(`
    insert into public.blog_posts
      (id, title, excerpt, content, author, category, tags, status, is_featured, published_at, created_at, updated_at)
    select
      md5(n::text)::uuid, 'Career ' || n, ${words('n')} || ${rare(scale.posts)}, '<p>' || repeat('A paragraph. ', 20) || '</p>',
      'Author ' || n % 50, (array['digital-marketing', 'data-science', 'cybersecurity', 'career-tips', 'industry-insights'])[1 + n / 7 % 5],
      array['tag' || n % 100], ${status}, n % ${Math.floor(scale.posts / 10)} = 1, ${published}, ${age}, ${age}
    from generate_series(1, ${scale.posts}) as n`);
  await sql.unsafe(`
    insert into public.pages
      (id, title, slug, content, meta_description, status, template, published_at, created_at, updated_at)
    select
      md5('page' || n)::uuid, 'Career ' || n || ${rare(scale.pages)}, 'page-' || n, 'A page.', left(${words('n')}, 160), ${status},
      (array['default', 'landing', 'about', 'contact', 'service', 'product'])[1 + n / 7 % 6], ${published}, ${age}, ${age}
    from generate_series(1, ${scale.pages}) as n`);
  // So many at either size: a few are to come, more have been.
  for (const table of ['blog_posts', 'pages'])
    await sql.unsafe(`
      update public.${table} set
        publish_at = case when n % 10 = 0 then now() + n * interval '1 hour' end,
        unpublish_at = case when n % 10 > 0 then now() - interval '1 hour' end,
        published_at = case when n % 10 = 0 then now() + n * interval '1 hour' else published_at end
      from (
        select id, row_number() over (order by id) as n from public.${table} where status = 'published' order by id limit 200
      ) as timed
      where timed.id = ${table}.id`);
  await sql.unsafe(`
    insert into public.media_files (id, name, path, size, type, category, alt_text, uploaded_at)
    select
      md5('media' || n)::uuid, 'Career ' || n || '.png', md5('file' || n) || '.png', 1000 + n,
      case when n % 10 = 0 then 'video/mp4' else 'image/png' end,
      (array['course-thumbnails', 'instructor-photos', 'hero-images', 'blog-images', 'testimonials', 'general', 'logos'])[1 + n / 7 % 7],
      left(${words('n')}, 200) || ${rare(scale.media)}, ${age}
    from generate_series(1, ${scale.media}) as n`);
  await sql.unsafe(`
    insert into auth.users (id, email)
    select md5('account' || n)::uuid, 'career' || n || '@example.com' from generate_series(1, ${scale.accounts}) as n`);
  await sql.unsafe(`
    insert into public.user_profiles (id, email, full_name, role, is_approved, created_at)
    select
      md5('account' || n)::uuid, 'career' || n || '@example.com', 'Person ' || n || ${rare(scale.accounts)}, 'editor', n % 10 = 0, ${age}
    from generate_series(1, ${scale.accounts}) as n
    on conflict (id) do nothing`);
  await sql.unsafe(`
    insert into private.content_counts (kind, status, facet, total)
    select 'post', status, category, count(*) from public.blog_posts group by 2, 3
    union all select 'page', status, template, count(*) from public.pages group by 2, 3
    union all select 'media', split_part(type, '/', 1), category, count(*) from public.media_files group by 2, 3`);
  await sql.unsafe(`
    insert into private.document_heads
      (kind, id, path, title, description, problems, title_key, description_key, words, updated_at, publish_at, unpublish_at)
    select
      d.kind, d.id, d.path, d.title, d.description, private.head_problems(d.title, d.description), private.head_key(d.title),
      private.head_key(d.description), private.head_words(d.path, d.title, d.description), d.updated_at, d.publish_at, d.unpublish_at
    from (
      select 'post' as kind, id, '/blogs/' || id as path, title, private.one_line(excerpt) as description, updated_at, publish_at, unpublish_at
      from public.blog_posts where status = 'published'
      union all
      select 'page', id, '/' || slug, title, meta_description, updated_at, publish_at, unpublish_at from public.pages where status = 'published'
    ) as d`);
  await sql.unsafe(`
    insert into public.activity_log (type, subject_id, title, actor_id, actor_name, created_at)
    select
      (array['post_created', 'post_changed', 'page_changed', 'media_uploaded'])[1 + n % 4], id, title || rare,
      case when n % 10 > 0 then '${manager}'::uuid end, author, created_at
    from (
      select *, row_number() over (order by id) as n, case when excerpt like '%kaleidoscope%' then ' kaleidoscope' else '' end as rare
      from public.blog_posts
    ) as posts`);
  for (const table of tables) await sql.unsafe(`alter table public.${table} enable trigger user`);
  await fillSubmissions(sql, scale.submissions, manager);
  await fillRedirects(sql, scale.redirects);
  await fillVersions(sql, scale.posts);
  await fillEditing(sql, scale, manager, isRare);
  // As on a server whose autovacuum has been by.
  await sql.unsafe('vacuum analyze');
}
