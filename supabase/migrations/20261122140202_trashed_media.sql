-- A file that a deleted post or page shows stays for as long as that can be restored.

create or replace function private.note_post_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_media_uses('post', new.id, concat_ws(' ', new.featured_image, new.author_image, new.content));
  return null;
end;
$$;

create or replace function private.note_page_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_media_uses('page', new.id, new.content);
  return null;
end;
$$;

drop trigger blog_posts_70_media on public.blog_posts;

drop trigger pages_70_media on public.pages;

create trigger blog_posts_70_media
after insert on public.blog_posts
for each row execute function private.note_post_media();

create trigger pages_70_media
after insert on public.pages
for each row execute function private.note_page_media();

create or replace function private.is_media_used(bucket text, path text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from private.media_uses u
    where u.bucket = is_media_used.bucket and u.path = is_media_used.path
      -- What cannot be restored any longer protects nothing, even before it is removed.
      and not exists (
        select from public.trashed_documents t
        where t.kind = u.kind and t.id = u.subject_id and t.trashed_at <= private.trash_horizon()
      )
  );
$$;

comment on function private.is_media_used(text, text) is
'Whether a post, a page or the settings show this file; posts and pages in the trash, too.';

create or replace function private.media_used_in(target uuid) returns table (kind text, id uuid, title text, status text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    u.kind, u.subject_id, coalesce(p.title, g.title, t.title),
    coalesce(p.status, g.status, case when t.id is not null then 'trashed' end)
  from public.media_files m
  join private.media_uses u on u.bucket = m.bucket and u.path = m.path
  left join public.blog_posts p on u.kind = 'post' and p.id = u.subject_id
  left join public.pages g on u.kind = 'page' and g.id = u.subject_id
  left join public.trashed_documents t on t.kind = u.kind and t.id = u.subject_id
  where m.id = target and (t.id is null or t.trashed_at > private.trash_horizon())
  order by u.kind desc, coalesce(p.updated_at, g.updated_at, t.trashed_at) desc, u.subject_id
  limit 50;
end;
$$;

comment on function private.media_used_in(uuid) is
'Posts and pages that show a file, drafts and those in the trash (status trashed) included, and the settings, which have neither title nor status; at most 50.';

comment on function public.media_used_in(uuid) is
'Posts, pages and settings that show a file, for staff; those in the trash have the status trashed; at most 50.';
