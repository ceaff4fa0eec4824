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

insert into public.route_meta (path, meta_title, created_by, updated_by)
select
  '/courses/' || n, 'Course ' || n, (select p.id from public.user_profiles p offset n % 500 limit 1),
  (select p.id from public.user_profiles p offset (n + 3) % 500 limit 1)
from generate_series(1, 400) as n;

insert into public.submissions (
  id, kind, subject, name, email, phone, channel, received_at, reply_due_at, stage, owner_id, first_reply_at, receipt_hash, source
)
select
  md5('lead' || n)::uuid, k.kind, 'subject-' || n % 60, 'Person ' || n, 'person-' || n || '@example.com', '98' || 10000000 + n,
  'channel-' || n % 50, now() - n * interval '7 hours', now() - n * interval '7 hours' + interval '24 hours',
  case when n % 10 = 3 then 'spam' when k.kind = 'job-application' then 'submitted' else 'contacted' end,
  (select p.id from public.user_profiles p offset n % 500 limit 1),
  case when n % 5 > 0 then now() - n * interval '7 hours' + interval '4 hours' end, repeat('0', 64),
  jsonb_build_object(
    'first', jsonb_build_object('path', '/', 'utm_campaign', 'campaign-' || n % 300),
    'last', jsonb_build_object('path', '/', 'utm_campaign', 'campaign-' || n % 290)
  )
from generate_series(1, 3000) as n, lateral (
  select (array['course-application', 'contact-message', 'webinar-popup', 'job-application', 'job-report'])[1 + n % 5] as kind
) as k
order by md5(n::text);

update public.submissions s set merged_into = md5('lead1')::uuid where s.id = md5('lead2')::uuid;

insert into public.submission_events (submission_id, kind, actor_id, detail)
select s.id, 'note', s.owner_id, '{"text": "A note"}' from public.submissions s
where s.merged_into is null and s.erased_at is null;

insert into public.interview_slots (submission_id, starts_at, created_by)
select s.id, now() + interval '2 days', s.owner_id from public.submissions s where s.kind = 'job-application';

insert into private.submission_counts (scope, network, starts_at, total)
select 'network in a day', 'network ' || n, now() - interval '3 days', 1 from generate_series(1, 2000) as n;

insert into public.campaigns (name, kind, content, utm_campaign, starts_at, ends_at, status, created_by, updated_by)
select
  'Campaign ' || n, 'bar',
  '{"primary": {"label": "Apply", "href": "/enroll"}, "secondary": {"label": "More", "href": "/about"}}', 'campaign-' || n,
  now() - n * interval '9 hours', now() - n * interval '9 hours' + interval '8 hours', 'active', p.id, p.id
from generate_series(1, 1500) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);

insert into public.campaign_links (name, target, utm_source, utm_medium, utm_campaign, created_by, updated_by, created_at)
select 'Link ' || n, '/courses', 'source-' || n % 9, 'email', 'campaign-' || n, p.id, p.id, now() - n * interval '3 hours'
from generate_series(1, 2000) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);

insert into public.redirects (from_path, to_target, status, note, is_automatic, hits, created_by, updated_by, updated_at)
select
  '/old-' || n, '/new-' || n, case when n % 50 = 0 then 302 else 301 end, md5(n::text), n % 40 = 0, n * 7 % 1000,
  (select p.id from public.user_profiles p offset n % 500 limit 1),
  (select p.id from public.user_profiles p offset (n + 3) % 500 limit 1), now() - n * interval '7 minutes'
from generate_series(1, 3000) as n
order by md5(n::text);

insert into public.missing_addresses (path, day, requests)
select '/missing-' || n % 400, (now() at time zone 'Asia/Kolkata')::date - n / 400, 1 from generate_series(400, 40000) as n;

-- A long past, in part due to be thinned out.
insert into public.document_versions (kind, document_id, version, status, fields, saved_at, saved_by, judged_at)
select
  'post', md5((n % 90)::text)::uuid, 10 + n, 'draft', '{}', now() - n * interval '3 hours',
  (select p.id from public.user_profiles p offset n % 500 limit 1), now() + (700 - n) * interval '3 hours'
from generate_series(1, 3000) as n
order by md5(n::text);

insert into public.preview_links (id, kind, document_id, secret_hash, created_by, created_at, ends_at)
select
  gen_random_uuid(), 'post', md5((n % 90)::text)::uuid, private.hash_of('secret ' || n), p.id,
  now() - n * interval '16 minutes', now() - n * interval '16 minutes' + interval '7 days'
from generate_series(1, 4000) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);

insert into public.activity_log (type, title, actor_id, actor_name, subject_id, created_at)
select
  (array['post_created', 'page_created', 'media_uploaded', 'user_created'])[1 + n % 4], md5(n::text), p.id, 'Somebody',
  gen_random_uuid(), now() - n * interval '3 minutes'
from generate_series(1, 8000) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);

-- Of many reviews few wait.
insert into public.review_requests (kind, document_id, version, asked_by, asked_at, answered_by, answered_at, outcome)
select
  'post', gen_random_uuid(), 1, p.id, now() - n * interval '5 minutes', case when n % 50 > 0 then p.id end,
  case when n % 50 > 0 then now() - n * interval '4 minutes' end, case when n % 50 > 0 then 'approved' end
from generate_series(1, 4000) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);

insert into public.trashed_documents (kind, id, title, slug, row, trashed_at, trashed_by)
select
  case when n % 2 = 0 then 'post' else 'page' end, gen_random_uuid(), md5(n::text), case when n % 2 = 1 then 'trashed-' || n end,
  '{"status": "draft"}', now() - n * interval '14 minutes', p.id
from generate_series(1, 4000) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);

insert into private.replaced_files (bucket, path, media_id, replaced_at)
select 'media-files', 'replaced-' || n || '.png', md5((n % 900)::text)::uuid, now() - n * interval '3 hours'
from generate_series(1, 4000) as n
order by md5(n::text);

-- Unsaved text of many people, and changes that are not public yet.
insert into public.working_copies (owner, kind, document_id, slot, fields, kept_at, stored_at)
select p.id, 'post', md5((n % 90)::text)::uuid, gen_random_uuid(), '{}', now(), now() - n * interval '1 minute'
from generate_series(1, 4000) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);

insert into public.shared_copies (kind, document_id, base_version, fields)
select 'page', gen_random_uuid(), 1, '{}' from generate_series(1, 2000);

-- What people have open, and what they had.
insert into private.presences (person, tab, kind, document_id, seen_at)
select p.id, gen_random_uuid(), 'post', md5((n % 900)::text)::uuid, now() - n * interval '1 second'
from generate_series(1, 4000) as n, lateral (select p.id from public.user_profiles p offset n % 500 limit 1) as p
order by md5(n::text);
