-- What replaces a file is shown by changes that are not public yet, too.
create or replace function private.move_media_use(
  used_kind text, used_in uuid, old_file private.replaced_files, new_file public.media_files
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  old_address text := '/storage/v1/object/public/' || old_file.bucket || '/' || old_file.path;
begin
  update public.shared_copies c
  set version = c.version + 1, fields = replace(c.fields::text, old_address, new_file.url)::jsonb
  where c.kind = used_kind and c.document_id = used_in and strpos(c.fields::text, old_address) > 0;
  if used_kind = 'post' then
    update public.blog_posts p
    set featured_image = replace(p.featured_image, old_address, new_file.url),
      author_image = replace(p.author_image, old_address, new_file.url),
      content = private.with_replaced_file(
        p.content, old_address, new_file.url, old_file.width, old_file.height, new_file.width, new_file.height
      ),
      updated_by = private.own_id(), updated_by_name = private.own_name()
    where p.id = used_in;
  elsif used_kind = 'page' then
    update public.pages g
    set content = private.with_replaced_file(
        g.content, old_address, new_file.url, old_file.width, old_file.height, new_file.width, new_file.height
      ),
      updated_by = private.own_id(), updated_by_name = private.own_name()
    where g.id = used_in;
  else
    update public.editor_defaults d
    set author_image = replace(d.author_image, old_address, new_file.url)
    where strpos(d.author_image, old_address) > 0;
  end if;
  if found then
    return;
  end if;
  update public.trashed_documents t
  set row = replace(t.row::text, old_address, new_file.url)::jsonb
  where t.kind = used_kind and t.id = used_in;
  if found then
    -- No trigger notes what lies in the trash.
    insert into private.media_uses (bucket, path, kind, subject_id)
    values (new_file.bucket, new_file.path, used_kind, used_in)
    on conflict do nothing;
  end if;
  delete from private.media_uses u
  where u.bucket = old_file.bucket and u.path = old_file.path and u.kind = used_kind and u.subject_id = used_in;
end;
$$;
