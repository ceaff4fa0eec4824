-- Both buckets are public to read by address. Their limits are the service's own; config.toml repeats them for the local stack.
-- No SVG, HTML or PDF: a document that runs script must never be served from the service's origin.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  (
    'blog-images', 'blog-images', true, 5242880,
    array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
  ),
  (
    'media-files', 'media-files', true, 52428800,
    array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'video/mp4', 'video/webm']
  )
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Object names are made by us, yyyymmddThhmmss-<32 hex>.<ext>: nothing of the user's file name, and 128 random bits.
create policy "writers upload article pictures, media managers any file" on storage.objects
for insert to authenticated
with check (
  (
    bucket_id = 'blog-images'
    and name ~ '^[0-9]{8}T[0-9]{6}-[0-9a-f]{32}\.(png|jpg|jpeg|webp|gif|avif)$'
    and (
      (select private.has_permission('create_content'))
      or (select private.has_permission('edit_content'))
      or (select private.has_permission('manage_media'))
    )
  )
  or (
    bucket_id = 'media-files'
    and name ~ '^[0-9]{8}T[0-9]{6}-[0-9a-f]{32}\.(png|jpg|jpeg|webp|gif|avif|mp4|webm)$'
    and (select private.has_permission('manage_media'))
  )
);

create policy "media managers list files" on storage.objects
for select to authenticated
using (bucket_id in ('blog-images', 'media-files') and (select private.has_permission('manage_media')));

create policy "media managers delete files" on storage.objects
for delete to authenticated
using (bucket_id in ('blog-images', 'media-files') and (select private.has_permission('manage_media')));
