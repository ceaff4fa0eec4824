-- A few thousand rows and the queries that the product runs on them, so that the linter's "unused index" means one that
-- no query of ours can use.
insert into auth.users (id, email, created_at)
select gen_random_uuid(), 'person-' || n || '@example.com', now() from generate_series(1, 500) as n;

insert into public.user_profiles (id, email, full_name, role, is_approved, created_at)
select u.id, u.email, split_part(u.email, '@', 1), 'editor', u.email not like '%5@%', now() - random() * interval '300 days'
from auth.users u
where u.email like 'person-%';

insert into public.blog_posts (title, excerpt, content, author, category, tags, status, is_featured, created_by, updated_by, updated_at, published_at)
select
  md5(n::text), md5((n * 7)::text), 'Text', 'Author ' || n % 50,
  (array['digital-marketing', 'data-science', 'cybersecurity', 'career-tips', 'industry-insights'])[1 + n % 5],
  array['tag ' || n % 90], case when n % 3 = 0 then 'draft' else 'published' end, n % 500 < 5,
  (select p.id from public.user_profiles p offset n % 500 limit 1),
  (select p.id from public.user_profiles p offset (n + 3) % 500 limit 1),
  now() - n * interval '7 minutes', now() - n * interval '5 minutes'
from generate_series(1, 4000) as n
order by md5(n::text);

insert into public.pages (title, slug, content, status, template, created_by, updated_by, updated_at)
select
  md5(n::text), 'page-' || n, 'Text', case when n % 3 = 0 then 'draft' else 'published' end,
  (array['default', 'landing', 'about', 'contact', 'service', 'product'])[1 + n % 6],
  (select p.id from public.user_profiles p offset n % 500 limit 1),
  (select p.id from public.user_profiles p offset (n + 3) % 500 limit 1),
  now() - n * interval '7 minutes'
from generate_series(1, 3000) as n
order by md5(n::text);

insert into public.media_files (name, path, size, type, category, removed_at, uploader_id, uploaded_at)
select
  'file ' || n, md5(n::text) || case when n % 4 = 0 then '.mp4' else '.webp' end, n,
  case when n % 4 = 0 then 'video/mp4' else 'image/webp' end,
  (array['course-thumbnails', 'hero-images', 'testimonials', 'general', 'logos'])[1 + n % 5],
  case when n % 900 = 0 then now() - interval '1 day' end,
  (select p.id from public.user_profiles p offset n % 500 limit 1), now() - n * interval '7 minutes'
from generate_series(1, 3000) as n
order by md5(n::text);
