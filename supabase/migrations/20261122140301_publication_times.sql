-- A post or page may be given the moment from which it is public and the one at which it ends. Its status stays draft or
-- published; what is public now is said by the policies, so no clock of ours has to run.
alter table public.blog_posts
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add constraint blog_posts_times_in_order check (unpublish_at > publish_at),
  add constraint blog_posts_times_bounded check (
    publish_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'
    and unpublish_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'
  ),
  add constraint blog_posts_times_of_published check (
    status = 'published' or (publish_at is null and unpublish_at is null)
  );

comment on column public.blog_posts.publish_at is 'Public from this moment on; null: at once.';
comment on column public.blog_posts.unpublish_at is 'No longer public from this moment on; null: for good.';

alter table public.pages
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add constraint pages_times_in_order check (unpublish_at > publish_at),
  add constraint pages_times_bounded check (
    publish_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'
    and unpublish_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'
  ),
  add constraint pages_times_of_published check (status = 'published' or (publish_at is null and unpublish_at is null));

comment on column public.pages.publish_at is 'Public from this moment on; null: at once.';
comment on column public.pages.unpublish_at is 'No longer public from this moment on; null: for good.';

-- Few rows each: what is to come and what has ended is found without a look at the rest. The facets are counted by.
create index blog_posts_publish_at_idx on public.blog_posts (publish_at, category)
where status = 'published' and publish_at is not null;

create index blog_posts_unpublish_at_idx on public.blog_posts (unpublish_at, category)
where status = 'published' and unpublish_at is not null;

create index pages_publish_at_idx on public.pages (publish_at, template)
where status = 'published' and publish_at is not null;

create index pages_unpublish_at_idx on public.pages (unpublish_at, template)
where status = 'published' and unpublish_at is not null;

create or replace function private.stamp_publication() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  first_time timestamptz := new.first_published_at;
  was_waiting boolean := false;
begin
  if tg_op = 'UPDATE' then
    first_time := old.first_published_at;
    was_waiting := coalesce(old.publish_at > now(), false);
  end if;
  -- A moment that has not come was never a publication.
  if first_time > now() then
    first_time := null;
  end if;
  if new.status <> 'published' then
    new.published_at := null;
    new.publish_at := null;
    new.unpublish_at := null;
    new.first_published_at := first_time;
    return new;
  end if;
  if new.publish_at > now() then
    new.published_at := new.publish_at;
  elsif was_waiting then
    new.published_at := coalesce(first_time, new.publish_at, now());
  else
    new.published_at := coalesce(new.published_at, first_time, now());
  end if;
  new.first_published_at := coalesce(first_time, new.published_at);
  return new;
end;
$$;

comment on function private.stamp_publication() is
'What is public says since when, what will be says from when: the first time stays through a pause. A draft has no times.';

create function private.check_publication_times() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  earlier_start timestamptz;
  earlier_end timestamptz;
begin
  if tg_op = 'UPDATE' then
    earlier_start := old.publish_at;
    earlier_end := old.unpublish_at;
  end if;
  if new.unpublish_at <= new.publish_at then
    raise exception 'The end comes after the beginning' using errcode = '22023', hint = 'unpublish_at';
  end if;
  -- What is kept may have passed since it was chosen. Who restores or imports rows brings their times along.
  if private.is_api_request() then
    if new.publish_at <= now() and new.publish_at is distinct from earlier_start then
      raise exception 'This moment has passed. Choose a later one, or publish now' using errcode = '22023', hint = 'publish_at';
    end if;
    if new.unpublish_at <= now() and new.unpublish_at is distinct from earlier_end then
      raise exception 'This moment has passed. Choose a later one, or unpublish now' using errcode = '22023', hint = 'unpublish_at';
    end if;
  end if;
  return new;
end;
$$;

comment on function private.check_publication_times() is 'Refuses times in the past and an end before the beginning, with the name of the field.';

create trigger blog_posts_14_times
before insert or update of status, publish_at, unpublish_at on public.blog_posts
for each row execute function private.check_publication_times();

create trigger pages_14_times
before insert or update of status, publish_at, unpublish_at on public.pages
for each row execute function private.check_publication_times();

create or replace function private.guard_blog_post() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  not_words text[] := private.stamp_columns() || array['status', 'publish_at', 'unpublish_at'];
  before_change jsonb;
  after_change jsonb;
begin
  if not private.is_api_request() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if (new.status = 'published' or new.publish_at is not null or new.unpublish_at is not null)
      and not private.has_permission('publish_content') then
      raise exception 'You don''t have permission to publish content' using errcode = '42501';
    end if;
    return new;
  end if;
  before_change := to_jsonb(old) - not_words;
  after_change := to_jsonb(new) - not_words;
  if after_change is distinct from before_change and not private.has_permission('edit_content') then
    if after_change - private.search_data_columns() is distinct from before_change - private.search_data_columns() then
      raise exception 'You don''t have permission to edit content' using errcode = '42501';
    end if;
    if not private.has_permission('manage_meta') then
      raise exception 'You don''t have permission to change search data' using errcode = '42501';
    end if;
  end if;
  if (new.status, new.publish_at, new.unpublish_at) is distinct from (old.status, old.publish_at, old.unpublish_at)
    and not private.has_permission('publish_content') then
    raise exception 'You don''t have permission to publish content' using errcode = '42501';
  end if;
  return new;
end;
$$;

comment on function private.guard_blog_post() is 'Who may change words, who search data alone, and who status and times.';

revoke all on function private.check_publication_times() from public, anon, authenticated, service_role;

-- When it ends stands in the page for robots; when it began is published_at.
grant select (unpublish_at) on table public.blog_posts to anon;

grant select (unpublish_at) on table public.pages to anon;

grant insert (publish_at, unpublish_at), update (publish_at, unpublish_at) on table public.blog_posts to authenticated;

grant insert (publish_at, unpublish_at), update (publish_at, unpublish_at) on table public.pages to authenticated;

alter policy "visitors read published posts" on public.blog_posts
using (
  status = 'published' and (publish_at is null or publish_at <= now()) and (unpublish_at is null or unpublish_at > now())
);

alter policy "signed-in people read published posts, staff read all" on public.blog_posts
using (
  (status = 'published' and (publish_at is null or publish_at <= now()) and (unpublish_at is null or unpublish_at > now()))
  or (select private.is_staff())
);

alter policy "visitors read published pages" on public.pages
using (
  status = 'published' and (publish_at is null or publish_at <= now()) and (unpublish_at is null or unpublish_at > now())
);

alter policy "signed-in people read published pages, staff read all" on public.pages
using (
  (status = 'published' and (publish_at is null or publish_at <= now()) and (unpublish_at is null or unpublish_at > now()))
  or (select private.is_staff())
);
