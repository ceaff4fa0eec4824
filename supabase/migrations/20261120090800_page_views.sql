create table public.page_views (
  path text not null,
  day date not null,
  views integer not null default 0,
  primary key (path, day)
);

comment on table public.page_views is 'Views of articles and pages, one row per path and day; nothing about who looked.';

alter table public.page_views
  add constraint page_views_path_form check (char_length(path) <= 160 and path ~ '^/[a-z0-9/-]+$'),
  add constraint page_views_views_positive check (views >= 0);

create index page_views_day_idx on public.page_views (day);

create function private.record_view(viewed_path text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  agent text := nullif(current_setting('request.headers', true), '')::json ->> 'user-agent';
begin
  -- Robots read far more than people do; the pattern covers those that say so.
  if agent ~* '(bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|scrapy)' then
    return;
  end if;
  -- Only what exists is counted, so that nobody can fill the table with made-up paths.
  if viewed_path ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform from public.blog_posts p where p.id = substr(viewed_path, 8)::uuid and p.status = 'published';
  elsif viewed_path ~ '^/[a-z0-9]+(-[a-z0-9]+)*$' then
    perform from public.pages p where p.slug = substr(viewed_path, 2) and p.status = 'published';
  else
    return;
  end if;
  if not found then
    return;
  end if;
  insert into public.page_views as v (path, day, views)
  values (viewed_path, (now() at time zone 'utc')::date, 1)
  on conflict (path, day) do update set views = v.views + 1;
end;
$$;

comment on function private.record_view(text) is 'Counts one view of a published article or page.';

create function public.record_view(viewed_path text) returns void
language sql
set search_path = ''
as $$
  select private.record_view(viewed_path);
$$;

comment on function public.record_view(text) is 'Counts one view of a published article (/blogs/{id}) or page (/{slug}); anything else is ignored.';

revoke all on function private.record_view(text), public.record_view(text) from public, anon, authenticated, service_role;

grant execute on function private.record_view(text), public.record_view(text) to anon, authenticated;

revoke all on table public.page_views from public, anon, authenticated, service_role;

grant select on table public.page_views to authenticated;

grant all on table public.page_views to service_role;

alter table public.page_views enable row level security;

create policy "people with view_analytics read view counts" on public.page_views
for select to authenticated
using ((select private.has_permission('view_analytics')));
