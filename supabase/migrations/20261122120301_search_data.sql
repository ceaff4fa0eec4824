-- What search engines show of an article, as pages have it; and manage_meta, which changes exactly this of posts and pages.
alter table public.blog_posts
  add column meta_title text not null default '',
  add column meta_description text not null default '',
  add constraint blog_posts_meta_title_length check (char_length(meta_title) <= 60 and meta_title !~ '[[:cntrl:]]'),
  add constraint blog_posts_meta_description_length check (
    char_length(meta_description) <= 160 and meta_description !~ '[[:cntrl:]]'
  );

create or replace function private.check_post_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  tag text;
begin
  perform private.refuse_hidden_text('title', new.title, old.title);
  perform private.refuse_hidden_text('author', new.author, old.author);
  perform private.refuse_hidden_text('alternative text', new.featured_image_alt, old.featured_image_alt);
  perform private.refuse_hidden_text('meta title', new.meta_title, old.meta_title);
  perform private.refuse_hidden_text('meta description', new.meta_description, old.meta_description);
  foreach tag in array coalesce(new.tags, '{}') loop
    if old.tags is null or tag <> all (old.tags) then
      perform private.refuse_hidden_text('tag', tag, null);
    end if;
  end loop;
  -- Of several paragraphs, each a block of its own: marks of direction turn nothing else around.
  if new.excerpt is distinct from old.excerpt and new.excerpt <> '' and private.is_unseen(new.excerpt) then
    raise exception '%', private.hidden_text_problem('excerpt', new.excerpt) using errcode = '23514';
  end if;
  return new;
end;
$$;

drop trigger blog_posts_25_seen on public.blog_posts;

create trigger blog_posts_25_seen
before insert or update of title, author, featured_image_alt, tags, excerpt, meta_title, meta_description on public.blog_posts
for each row execute function private.check_post_text();

create function private.search_data_columns() returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['meta_title', 'meta_description'];
$$;

comment on function private.search_data_columns() is 'Columns of a post or page that manage_meta alone may change.';

create or replace function private.guard_blog_post() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  before_change jsonb;
  after_change jsonb;
begin
  if not private.is_api_request() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status = 'published' and not private.has_permission('publish_content') then
      raise exception 'You don''t have permission to publish content' using errcode = '42501';
    end if;
    return new;
  end if;
  before_change := to_jsonb(old) - private.stamp_columns() - 'status'::text;
  after_change := to_jsonb(new) - private.stamp_columns() - 'status'::text;
  if after_change is distinct from before_change and not private.has_permission('edit_content') then
    if after_change - private.search_data_columns() is distinct from before_change - private.search_data_columns() then
      raise exception 'You don''t have permission to edit content' using errcode = '42501';
    end if;
    if not private.has_permission('manage_meta') then
      raise exception 'You don''t have permission to change search data' using errcode = '42501';
    end if;
  end if;
  if new.status is distinct from old.status and not private.has_permission('publish_content') then
    raise exception 'You don''t have permission to publish content' using errcode = '42501';
  end if;
  return new;
end;
$$;

comment on function private.guard_blog_post() is 'Who may change words, who search data alone, and who the status.';

create or replace function private.guard_page() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept text[] := private.stamp_columns() || private.search_data_columns();
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if not private.has_permission('manage_pages') then
      if tg_op = 'INSERT' then
        raise exception 'You don''t have permission to manage pages' using errcode = '42501';
      end if;
      if to_jsonb(new) - kept is distinct from to_jsonb(old) - kept or not private.has_permission('manage_meta') then
        raise exception 'You don''t have permission to manage pages' using errcode = '42501';
      end if;
    end if;
  end if;
  return new;
end;
$$;

comment on function private.guard_page() is 'Pages need manage_pages; their search data alone, manage_meta.';

revoke all on function private.search_data_columns() from public, anon, authenticated, service_role;

-- A trigger's function runs with the rights of whoever writes the row, and so does what it calls.
grant execute on function private.search_data_columns() to authenticated, service_role;

grant select (meta_title, meta_description) on table public.blog_posts to anon;

grant insert (meta_title, meta_description), update (meta_title, meta_description) on table public.blog_posts to authenticated;

alter policy "editors and publishers change posts" on public.blog_posts
using (
  (select private.has_permission('edit_content')) or (select private.has_permission('publish_content'))
  or (select private.has_permission('manage_meta'))
)
with check (
  (select private.has_permission('edit_content')) or (select private.has_permission('publish_content'))
  or (select private.has_permission('manage_meta'))
);

alter policy "editors and publishers change posts" on public.blog_posts
rename to "editors, publishers and people with manage_meta change posts";

alter policy "page managers change pages" on public.pages
using ((select private.has_permission('manage_pages')) or (select private.has_permission('manage_meta')))
with check ((select private.has_permission('manage_pages')) or (select private.has_permission('manage_meta')));

alter policy "page managers change pages" on public.pages
rename to "page managers and people with manage_meta change pages";
