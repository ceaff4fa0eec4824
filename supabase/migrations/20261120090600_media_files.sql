create table public.media_files (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  bucket text not null default 'media-files',
  path text not null,
  -- Generated, so that no address but that of an own file can ever be stored.
  url text not null generated always as ('/storage/v1/object/public/' || bucket || '/' || path) stored,
  size bigint not null,
  type text not null,
  category text not null default 'general',
  alt_text text not null default '',
  is_decorative boolean not null default false,
  width integer,
  height integer,
  uploaded_at timestamptz not null default now(),
  uploaded_by text not null default '',
  uploader_id uuid references auth.users (id) on delete set null
);

comment on table public.media_files is 'The media library: one row per file in a public bucket.';
comment on column public.media_files.url is 'Root-relative address; the client puts the service''s origin before it.';
comment on column public.media_files.uploaded_by is 'Full name of whoever uploaded the file, kept when the account is gone.';

alter table public.media_files
  add constraint media_files_path_unique unique (bucket, path),
  add constraint media_files_name_length check (
    char_length(name) between 1 and 255 and btrim(name) <> '' and name !~ '[[:cntrl:]]'
  ),
  add constraint media_files_bucket_known check (bucket in ('media-files', 'blog-images')),
  add constraint media_files_path_form check (
    char_length(path) <= 200 and path ~ '^[A-Za-z0-9][A-Za-z0-9_-]*\.(png|jpg|jpeg|webp|gif|avif|mp4|webm)$'
  ),
  add constraint media_files_size_range check (size between 1 and 52428800),
  add constraint media_files_type_known check (
    type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'video/mp4', 'video/webm')
  ),
  add constraint media_files_category_known check (
    category in ('course-thumbnails', 'instructor-photos', 'hero-images', 'blog-images', 'testimonials', 'general', 'logos')
  ),
  add constraint media_files_alt_text_length check (char_length(alt_text) <= 300),
  add constraint media_files_width_range check (width between 1 and 10000),
  add constraint media_files_height_range check (height between 1 and 10000);

create index media_files_uploaded_idx on public.media_files (uploaded_at desc, id desc);

create index media_files_category_uploaded_idx on public.media_files (category, uploaded_at desc, id desc);

create index media_files_uploader_idx on public.media_files (uploader_id);

-- Security definer: the bucket's own table is readable only to media managers, and a row must not outlive this check.
create function private.has_stored_file(bucket text, path text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from storage.objects o where o.bucket_id = has_stored_file.bucket and o.name = has_stored_file.path
  );
$$;

comment on function private.has_stored_file(text, text) is 'Whether the bucket holds this file.';

create function private.guard_media_file() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_api_request() then
    return new;
  end if;
  if not private.has_permission('manage_media') then
    raise exception 'You don''t have permission to manage media' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    if not private.has_stored_file(new.bucket, new.path) then
      raise exception 'This file has not been uploaded' using errcode = '22023';
    end if;
    new.uploaded_at := now();
    new.uploaded_by := coalesce(private.own_name(), '');
    new.uploader_id := private.own_id();
    return new;
  end if;
  if (new.id, new.bucket, new.path, new.size, new.type, new.width, new.height, new.uploaded_at, new.uploaded_by, new.uploader_id)
    is distinct from
    (old.id, old.bucket, old.path, old.size, old.type, old.width, old.height, old.uploaded_at, old.uploaded_by, old.uploader_id) then
    raise exception 'Only name, category and alternative text of a file can be changed' using errcode = '42501';
  end if;
  return new;
end;
$$;

comment on function private.guard_media_file() is 'A row needs its file; where the file lies and who uploaded it are fixed.';

create trigger media_files_10_guard
before insert or update on public.media_files
for each row execute function private.guard_media_file();

revoke all on function private.has_stored_file(text, text), private.guard_media_file() from public, anon, authenticated, service_role;

grant execute on function private.has_stored_file(text, text) to authenticated;

revoke all on table public.media_files from public, anon, authenticated, service_role;

grant select, delete on table public.media_files to authenticated;

grant
  insert (id, name, bucket, path, size, type, category, alt_text, is_decorative, width, height),
  update (name, category, alt_text, is_decorative)
on table public.media_files to authenticated;

grant all on table public.media_files to service_role;

alter table public.media_files enable row level security;

create policy "staff read the media library" on public.media_files
for select to authenticated
using ((select private.is_staff()));

create policy "media managers add files" on public.media_files
for insert to authenticated
with check ((select private.has_permission('manage_media')));

create policy "media managers describe files" on public.media_files
for update to authenticated
using ((select private.has_permission('manage_media')))
with check ((select private.has_permission('manage_media')));

create policy "media managers remove files" on public.media_files
for delete to authenticated
using ((select private.has_permission('manage_media')));
