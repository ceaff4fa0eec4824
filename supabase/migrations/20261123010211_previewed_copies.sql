-- A preview address shows what was last saved. Of a published post or page with changes that are not public yet these are what was.
create function private.previewed_status(status text, has_changes boolean) returns text
language sql
immutable
set search_path = ''
as $$
  select case when has_changes and status = 'published' then 'changed' else status end;
$$;

comment on function private.previewed_status(text, boolean) is 'The status of what a preview shows: changed, where visitors read something else.';

create or replace function private.read_preview(secret text)
returns table (
  kind text, status text, ends_at timestamptz, id uuid, title text, slug text, content text, template text, excerpt text,
  featured_image text, featured_image_alt text, author text, author_image text, author_bio text, category text, tags text[],
  is_featured boolean, reading_time integer, meta_title text, meta_description text, published_at timestamptz,
  updated_at timestamptz, unpublish_at timestamptz
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  link_kind text;
  document uuid;
  link_end timestamptz;
begin
  -- Before anything is looked at, so that it says nothing about the secret.
  if not private.take_slot('preview', 240) then
    raise exception 'Previews were opened too often from this network. Try again in an hour' using errcode = 'PT429';
  end if;
  update public.preview_links l
  set opened = l.opened + c.change, last_opened_at = case c.change when 1 then now() else l.last_opened_at end
  from (
    select case when private.is_robot(nullif(current_setting('request.headers', true), '')::json) then 0 else 1 end as change
  ) as c
  where l.secret_hash = private.hash_of(left(secret, 200)) and l.ends_at > now() and l.withdrawn_at is null
    and private.is_living(l.kind, l.document_id)
  returning l.kind, l.document_id, l.ends_at into link_kind, document, link_end;
  if not found then
    return;
  end if;
  return query
  select
    link_kind, private.previewed_status(p.status, c.kind is not null), link_end, p.id, r.title, null::text, r.content, null::text,
    r.excerpt, r.featured_image, r.featured_image_alt, r.author, r.author_image, r.author_bio, r.category, r.tags, r.is_featured,
    r.reading_time, r.meta_title, r.meta_description, p.published_at, coalesce(c.saved_at, p.updated_at), p.unpublish_at
  from public.blog_posts p
  left join public.shared_copies c on c.kind = 'post' and c.document_id = p.id
  -- Without a copy: the row itself.
  cross join lateral jsonb_populate_record(p, c.fields) as r
  where link_kind = 'post' and p.id = document
  union all
  select
    link_kind, private.previewed_status(p.status, c.kind is not null), link_end, p.id, r.title, r.slug, r.content, r.template,
    null::text, null::text, null::text, null::text, null::text, null::text, null::text, null::text[], null::boolean,
    null::integer, r.meta_title, r.meta_description, null::timestamptz, coalesce(c.saved_at, p.updated_at), p.unpublish_at
  from public.pages p
  left join public.shared_copies c on c.kind = 'page' and c.document_id = p.id
  cross join lateral jsonb_populate_record(p, c.fields) as r
  where link_kind = 'page' and p.id = document;
end;
$$;

comment on function private.read_preview(text) is
'The document of a preview address, draft or not, with its changes that are not public yet, and counts; per hour and network 240 addresses, right or wrong.';
comment on function public.read_preview(text) is
'What a post (kind post) or page (page) says as it was last saved, by the secret of a preview address; the status changed stands for changes of what is published that are not public yet. No row where the address has ended, was withdrawn or never was, or its document was deleted. Columns of the other kind are null.';

revoke all on function private.previewed_status(text, boolean) from public, anon, authenticated, service_role;
