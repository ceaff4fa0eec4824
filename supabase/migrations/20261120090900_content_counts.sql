-- Counting a growing table costs more with every row; a handful of counters kept by triggers does not.
create table private.content_counts (
  kind text not null,
  status text not null,
  facet text not null,
  total bigint not null default 0,
  primary key (kind, status, facet)
);

comment on table private.content_counts is 'Number of posts by status and category, and of pages by status and template.';

revoke all on table private.content_counts from public, anon, authenticated, service_role;

create function private.change_content_count(changed_kind text, changed_status text, changed_facet text, change integer)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.content_counts as c (kind, status, facet, total)
  values (changed_kind, changed_status, changed_facet, change)
  on conflict (kind, status, facet) do update set total = c.total + change;
$$;

comment on function private.change_content_count(text, text, text, integer) is 'Adds to one counter.';

create function private.count_post_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.change_content_count('post', old.status, old.category, -1);
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    perform private.change_content_count('post', new.status, new.category, 1);
  end if;
  return null;
end;
$$;

comment on function private.count_post_change() is 'Keeps the counters of posts.';

create function private.count_page_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.change_content_count('page', old.status, old.template, -1);
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    perform private.change_content_count('page', new.status, new.template, 1);
  end if;
  return null;
end;
$$;

comment on function private.count_page_change() is 'Keeps the counters of pages.';

create trigger blog_posts_60_count
after insert or delete on public.blog_posts
for each row execute function private.count_post_change();

create trigger blog_posts_60_recount
after update on public.blog_posts
for each row when (old.status <> new.status or old.category <> new.category)
execute function private.count_post_change();

create trigger pages_60_count
after insert or delete on public.pages
for each row execute function private.count_page_change();

create trigger pages_60_recount
after update on public.pages
for each row when (old.status <> new.status or old.template <> new.template)
execute function private.count_page_change();

revoke all on function
  private.change_content_count(text, text, text, integer), private.count_post_change(), private.count_page_change()
from public, anon, authenticated, service_role;
