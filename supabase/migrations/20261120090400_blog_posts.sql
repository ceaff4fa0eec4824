-- Element checks need a function: a check constraint may not hold a subquery.
create function private.are_tags_valid(tags text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(tags) <= 20
    and not exists (
      select from unnest(tags) as t (tag)
      where t.tag is null or char_length(t.tag) not between 1 and 40 or t.tag <> btrim(t.tag) or t.tag ~ '[[:cntrl:]]'
    );
$$;

comment on function private.are_tags_valid(text[]) is 'At most 20 tags of 1 to 40 characters, trimmed.';

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  excerpt text not null,
  content text not null,
  featured_image text,
  featured_image_alt text not null default '',
  author text not null,
  author_image text,
  author_bio text not null default '',
  category text not null,
  tags text[] not null default '{}',
  status text not null default 'draft',
  is_featured boolean not null default false,
  reading_time integer not null default 5,
  published_at timestamptz,
  first_published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  created_by uuid references auth.users (id) on delete set null,
  updated_by uuid references auth.users (id) on delete set null,
  updated_by_name text
);

comment on table public.blog_posts is 'Articles of the blog, drafts included.';
comment on column public.blog_posts.version is 'Raised by every save; a save names the version it was based on.';
comment on column public.blog_posts.first_published_at is 'Kept while unpublished, so that publishing again does not make an old article new.';

alter table public.blog_posts
  add constraint blog_posts_title_length check (
    char_length(title) between 1 and 200 and title = btrim(title) and title !~ '[[:cntrl:]]'
  ),
  add constraint blog_posts_excerpt_length check (char_length(excerpt) between 1 and 500 and btrim(excerpt) <> ''),
  add constraint blog_posts_content_length check (char_length(content) <= 1000000 and btrim(content) <> ''),
  add constraint blog_posts_featured_image_address check (
    char_length(featured_image) <= 2048
    and featured_image ~ '^(https://[^\s"''<>\\]+|/storage/v1/object/public/(blog-images|media-files)/[A-Za-z0-9][A-Za-z0-9._-]*)$'
  ),
  add constraint blog_posts_featured_image_alt_length check (char_length(featured_image_alt) <= 300),
  add constraint blog_posts_author_length check (
    char_length(author) between 1 and 120 and author = btrim(author) and author !~ '[[:cntrl:]]'
  ),
  add constraint blog_posts_author_image_address check (
    char_length(author_image) <= 2048
    and author_image ~ '^(https://[^\s"''<>\\]+|/storage/v1/object/public/(blog-images|media-files)/[A-Za-z0-9][A-Za-z0-9._-]*)$'
  ),
  add constraint blog_posts_author_bio_length check (char_length(author_bio) <= 600),
  add constraint blog_posts_category_known check (
    category in ('digital-marketing', 'data-science', 'cybersecurity', 'career-tips', 'industry-insights')
  ),
  add constraint blog_posts_tags_valid check (private.are_tags_valid(tags)),
  add constraint blog_posts_status_known check (status in ('draft', 'published')),
  add constraint blog_posts_reading_time_range check (reading_time between 1 and 60),
  add constraint blog_posts_published_at_matches_status check ((status = 'published') = (published_at is not null));

-- The visitors' list and its tabs read only what is published; the staff's list is ordered by last change.
create index blog_posts_published_idx on public.blog_posts (published_at desc, id desc) where status = 'published';

create index blog_posts_published_category_idx
on public.blog_posts (category, published_at desc, id desc) where status = 'published';

create index blog_posts_updated_idx on public.blog_posts (updated_at desc, id desc);

create index blog_posts_status_updated_idx on public.blog_posts (status, updated_at desc, id desc);

create index blog_posts_category_updated_idx on public.blog_posts (category, updated_at desc, id desc);

create index blog_posts_created_by_idx on public.blog_posts (created_by);

create index blog_posts_updated_by_idx on public.blog_posts (updated_by);

create function private.guard_blog_post() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  from_api boolean := private.is_api_request();
  are_words_changed boolean;
  is_status_changed boolean;
begin
  if tg_op = 'INSERT' then
    if from_api then
      if new.status = 'published' and not private.has_permission('publish_content') then
        raise exception 'You don''t have permission to publish content' using errcode = '42501';
      end if;
      new.version := 1;
      new.created_at := now();
      new.updated_at := now();
      new.created_by := private.own_id();
      new.updated_by := private.own_id();
      new.updated_by_name := private.own_name();
      new.published_at := now();
      new.first_published_at := null;
    end if;
    if new.status = 'published' then
      new.published_at := coalesce(new.published_at, now());
      new.first_published_at := new.published_at;
    else
      new.published_at := null;
    end if;
    return new;
  end if;

  are_words_changed := (
    new.title, new.excerpt, new.content, new.featured_image, new.featured_image_alt, new.author, new.author_image,
    new.author_bio, new.category, new.tags, new.is_featured, new.reading_time
  ) is distinct from (
    old.title, old.excerpt, old.content, old.featured_image, old.featured_image_alt, old.author, old.author_image,
    old.author_bio, old.category, old.tags, old.is_featured, old.reading_time
  );
  is_status_changed := new.status is distinct from old.status;

  if from_api then
    if are_words_changed and not private.has_permission('edit_content') then
      raise exception 'You don''t have permission to edit content' using errcode = '42501';
    end if;
    if is_status_changed and not private.has_permission('publish_content') then
      raise exception 'You don''t have permission to publish content' using errcode = '42501';
    end if;
    new.id := old.id;
    new.created_at := old.created_at;
    new.created_by := old.created_by;
    new.published_at := old.published_at;
    new.first_published_at := old.first_published_at;
    new.updated_at := now();
    new.updated_by := private.own_id();
    new.updated_by_name := private.own_name();
    new.version := old.version + 1;
  elsif are_words_changed or is_status_changed then
    -- A deleted account only empties created_by and updated_by: that is no new version.
    new.version := old.version + 1;
    if new.updated_at = old.updated_at then
      new.updated_at := now();
    end if;
  end if;

  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, old.first_published_at, now());
    new.first_published_at := coalesce(old.first_published_at, new.published_at);
  else
    new.published_at := null;
  end if;
  return new;
end;
$$;

comment on function private.guard_blog_post() is 'Who may change words and who the status; stamps, version and publication date are the server''s.';

create trigger blog_posts_10_guard
before insert or update on public.blog_posts
for each row execute function private.guard_blog_post();

revoke all on function private.are_tags_valid(text[]), private.guard_blog_post() from public, anon, authenticated, service_role;

-- A check runs with the rights of whoever writes the row.
grant execute on function private.are_tags_valid(text[]) to authenticated, service_role;

revoke all on table public.blog_posts from public, anon, authenticated, service_role;

grant select (
  id, title, excerpt, content, featured_image, featured_image_alt, author, author_image, author_bio, category, tags, status,
  is_featured, reading_time, published_at, created_at, updated_at
) on table public.blog_posts to anon;

grant select, delete on table public.blog_posts to authenticated;

grant
  insert (
    id, title, excerpt, content, featured_image, featured_image_alt, author, author_image, author_bio, category, tags,
    status, is_featured, reading_time
  ),
  update (
    title, excerpt, content, featured_image, featured_image_alt, author, author_image, author_bio, category, tags, status,
    is_featured, reading_time
  )
on table public.blog_posts to authenticated;

grant all on table public.blog_posts to service_role;

alter table public.blog_posts enable row level security;

create policy "visitors read published posts" on public.blog_posts
for select to anon
using (status = 'published');

create policy "signed-in people read published posts, staff read all" on public.blog_posts
for select to authenticated
using (status = 'published' or (select private.is_staff()));

create policy "writers create posts" on public.blog_posts
for insert to authenticated
with check ((select private.has_permission('create_content')));

create policy "editors and publishers change posts" on public.blog_posts
for update to authenticated
using ((select private.has_permission('edit_content')) or (select private.has_permission('publish_content')))
with check ((select private.has_permission('edit_content')) or (select private.has_permission('publish_content')));

create policy "people with delete_content delete posts" on public.blog_posts
for delete to authenticated
using ((select private.has_permission('delete_content')));
