create table public.activity_log (
  id bigint generated always as identity primary key,
  type text not null,
  title text not null,
  actor_name text not null default '',
  actor_id uuid references auth.users (id) on delete set null,
  subject_id uuid not null,
  created_at timestamptz not null default now()
);

comment on table public.activity_log is 'What happened in the content area, newest first; written by triggers alone.';
comment on column public.activity_log.subject_id is 'The post, page, file or profile; not a reference, for the log outlives it.';

alter table public.activity_log
  add constraint activity_log_type_known check (
    type in ('post_created', 'post_published', 'page_created', 'page_published', 'user_created', 'media_uploaded')
  ),
  add constraint activity_log_title_length check (char_length(title) between 1 and 255);

create index activity_log_created_idx on public.activity_log (created_at desc, id desc);

create index activity_log_actor_idx on public.activity_log (actor_id);

-- One writer for all kinds. The seed and imports bring their own times, so the row's own stamps are used.
create function private.log_activity(kind text, subject uuid, label text, fallback_actor uuid, happened_at timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.activity_log (type, title, actor_id, actor_name, subject_id, created_at)
  select kind, label, a.id, coalesce(p.full_name, ''), subject, coalesce(happened_at, now())
  from (select coalesce(auth.uid(), fallback_actor) as id) as a
  left join public.user_profiles p on p.id = a.id;
$$;

comment on function private.log_activity(text, uuid, text, uuid, timestamptz) is 'Appends one entry to the activity log.';

create function private.log_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_activity('post_created', new.id, new.title, new.created_by, new.created_at);
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then
    perform private.log_activity(
      'post_published', new.id, new.title, new.updated_by, case tg_op when 'INSERT' then new.published_at else now() end
    );
  end if;
  return null;
end;
$$;

comment on function private.log_post() is 'Logs created and published posts.';

create function private.log_page() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_activity('page_created', new.id, new.title, new.created_by, new.created_at);
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then
    perform private.log_activity(
      'page_published', new.id, new.title, new.updated_by, case tg_op when 'INSERT' then new.published_at else now() end
    );
  end if;
  return null;
end;
$$;

comment on function private.log_page() is 'Logs created and published pages.';

create function private.log_media_file() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_activity('media_uploaded', new.id, new.name, new.uploader_id, new.uploaded_at);
  return null;
end;
$$;

comment on function private.log_media_file() is 'Logs uploaded files.';

-- Strangers who sign up by themselves are no news; an approved account is.
create function private.log_user() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.is_approved and (tg_op = 'INSERT' or not old.is_approved) then
    perform private.log_activity(
      'user_created', new.id, new.full_name, null, case tg_op when 'INSERT' then new.created_at else now() end
    );
  end if;
  return null;
end;
$$;

comment on function private.log_user() is 'Logs accounts that a manager created or approved.';

create trigger blog_posts_50_log
after insert or update of status on public.blog_posts
for each row execute function private.log_post();

create trigger pages_50_log
after insert or update of status on public.pages
for each row execute function private.log_page();

create trigger media_files_50_log
after insert on public.media_files
for each row execute function private.log_media_file();

create trigger user_profiles_50_log
after insert or update on public.user_profiles
for each row execute function private.log_user();

revoke all on function
  private.log_activity(text, uuid, text, uuid, timestamptz), private.log_post(), private.log_page(), private.log_media_file(),
  private.log_user()
from public, anon, authenticated, service_role;

revoke all on table public.activity_log from public, anon, authenticated, service_role;

grant select on table public.activity_log to authenticated;

grant all on table public.activity_log to service_role;

alter table public.activity_log enable row level security;

create policy "staff read the activity log" on public.activity_log
for select to authenticated
using ((select private.is_staff()));
