-- The storage API asks no table of ours: that a used file stays must be said by the policy it obeys.
drop policy "media managers delete files" on storage.objects;

create policy "media managers delete files that nothing shows" on storage.objects
for delete to authenticated
using (
  bucket_id in ('blog-images', 'media-files')
  and (select private.has_permission('manage_media'))
  and not private.is_media_used(bucket_id, name)
);

-- Security definer for the same reason as has_stored_file: the bucket's own table is readable only to media managers.
create function private.stored_metadata(bucket text, path text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select o.metadata from storage.objects o where o.bucket_id = stored_metadata.bucket and o.name = stored_metadata.path;
$$;

comment on function private.stored_metadata(text, text) is 'What the storage service noted about a file (size, mimetype); null when there is none.';

revoke all on function private.stored_metadata(text, text) from public, anon, authenticated, service_role;

grant execute on function private.stored_metadata(text, text) to authenticated;

create or replace function private.guard_media_file() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  metadata jsonb;
begin
  if not private.is_api_request() then
    return new;
  end if;
  if not private.has_permission('manage_media') then
    raise exception 'You don''t have permission to manage media' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    metadata := private.stored_metadata(new.bucket, new.path);
    -- Size and type are those of the file, whatever was sent; a file that the service has not finished has neither.
    new.size := coalesce(metadata ->> 'size', metadata ->> 'contentLength')::bigint;
    new.type := lower(btrim(split_part(metadata ->> 'mimetype', ';', 1)));
    if new.size is null or new.type is null then
      raise exception 'This file has not been uploaded' using errcode = '22023';
    end if;
    new.uploaded_at := now();
    new.uploaded_by := coalesce(private.own_name(), '');
    new.uploader_id := private.own_id();
    new.removed_at := null;
    return new;
  end if;
  if (new.id, new.bucket, new.path, new.size, new.type, new.width, new.height, new.uploaded_at, new.uploaded_by, new.uploader_id)
    is distinct from
    (old.id, old.bucket, old.path, old.size, old.type, old.width, old.height, old.uploaded_at, old.uploaded_by, old.uploader_id) then
    raise exception 'Only name, category and alternative text of a file can be changed' using errcode = '42501';
  end if;
  if new.removed_at is not null and old.removed_at is null then
    if private.is_media_used(old.bucket, old.path) then
      raise exception 'This file is used in a post, a page or the settings' using errcode = '22023';
    end if;
    new.removed_at := now();
  elsif new.removed_at is null and old.removed_at is not null then
    if not private.has_stored_file(old.bucket, old.path) then
      raise exception 'This file is gone' using errcode = '22023';
    end if;
  else
    new.removed_at := old.removed_at;
  end if;
  return new;
end;
$$;

comment on function private.guard_media_file()
is 'A row needs its file and says what is stored; where the file lies and who uploaded it are fixed; a used file is not removed.';
