-- One counter after the other, the old value's first, made two sessions wait for each other: one published, one unpublished a
-- post of the same category. Each statement now changes its counters once, sorted by their keys, whatever it does.
create function private.change_content_counts(changed_kind text, statuses text[], facets text[], changes integer[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.content_counts as c (kind, status, facet, total)
  select changed_kind, n.status, n.facet, sum(n.change)
  from unnest(statuses, facets, changes) as n (status, facet, change)
  group by n.status, n.facet
  having sum(n.change) <> 0
  order by n.status, n.facet
  on conflict (kind, status, facet) do update set total = c.total + excluded.total;
$$;

comment on function private.change_content_counts(text, text[], text[], integer[])
is 'Adds to several counters of one kind, in the order of their keys.';

create function private.count_post_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.change_content_counts('post', array_agg(n.status), array_agg(n.category), array_agg(1)) from new_rows n;
  elsif tg_op = 'DELETE' then
    perform private.change_content_counts('post', array_agg(o.status), array_agg(o.category), array_agg(-1)) from old_rows o;
  else
    perform private.change_content_counts('post', array_agg(b.status), array_agg(b.category), array_agg(b.change))
    from (
      select o.status, o.category, -1 as change from old_rows o
      union all
      select n.status, n.category, 1 from new_rows n
    ) as b;
  end if;
  return null;
end;
$$;

comment on function private.count_post_changes() is 'Keeps the counters of posts, once per statement.';

create function private.count_page_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.change_content_counts('page', array_agg(n.status), array_agg(n.template), array_agg(1)) from new_rows n;
  elsif tg_op = 'DELETE' then
    perform private.change_content_counts('page', array_agg(o.status), array_agg(o.template), array_agg(-1)) from old_rows o;
  else
    perform private.change_content_counts('page', array_agg(b.status), array_agg(b.template), array_agg(b.change))
    from (
      select o.status, o.template, -1 as change from old_rows o
      union all
      select n.status, n.template, 1 from new_rows n
    ) as b;
  end if;
  return null;
end;
$$;

comment on function private.count_page_changes() is 'Keeps the counters of pages, once per statement.';

create function private.count_media_changes() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.change_content_counts(
      'media', array_agg(split_part(n.type, '/', 1)), array_agg(n.category), array_agg(1)
    ) from new_rows n where n.removed_at is null;
  elsif tg_op = 'DELETE' then
    perform private.change_content_counts(
      'media', array_agg(split_part(o.type, '/', 1)), array_agg(o.category), array_agg(-1)
    ) from old_rows o where o.removed_at is null;
  else
    perform private.change_content_counts(
      'media', array_agg(split_part(b.type, '/', 1)), array_agg(b.category), array_agg(b.change)
    )
    from (
      select o.type, o.category, -1 as change from old_rows o where o.removed_at is null
      union all
      select n.type, n.category, 1 from new_rows n where n.removed_at is null
    ) as b;
  end if;
  return null;
end;
$$;

comment on function private.count_media_changes() is 'Keeps the counters of files, once per statement.';

drop trigger blog_posts_60_count on public.blog_posts;

drop trigger blog_posts_60_recount on public.blog_posts;

drop trigger pages_60_count on public.pages;

drop trigger pages_60_recount on public.pages;

drop trigger media_files_60_count on public.media_files;

drop trigger media_files_60_recount on public.media_files;

drop function private.count_post_change();

drop function private.count_page_change();

drop function private.count_media_change();

drop function private.change_content_count(text, text, text, integer);

create trigger blog_posts_60_count_new
after insert on public.blog_posts
referencing new table as new_rows
for each statement execute function private.count_post_changes();

create trigger blog_posts_60_count_changed
after update on public.blog_posts
referencing old table as old_rows new table as new_rows
for each statement execute function private.count_post_changes();

create trigger blog_posts_60_count_deleted
after delete on public.blog_posts
referencing old table as old_rows
for each statement execute function private.count_post_changes();

create trigger pages_60_count_new
after insert on public.pages
referencing new table as new_rows
for each statement execute function private.count_page_changes();

create trigger pages_60_count_changed
after update on public.pages
referencing old table as old_rows new table as new_rows
for each statement execute function private.count_page_changes();

create trigger pages_60_count_deleted
after delete on public.pages
referencing old table as old_rows
for each statement execute function private.count_page_changes();

create trigger media_files_60_count_new
after insert on public.media_files
referencing new table as new_rows
for each statement execute function private.count_media_changes();

create trigger media_files_60_count_changed
after update on public.media_files
referencing old table as old_rows new table as new_rows
for each statement execute function private.count_media_changes();

create trigger media_files_60_count_deleted
after delete on public.media_files
referencing old table as old_rows
for each statement execute function private.count_media_changes();

revoke all on function
  private.change_content_counts(text, text[], text[], integer[]), private.count_post_changes(), private.count_page_changes(),
  private.count_media_changes()
from public, anon, authenticated, service_role;
