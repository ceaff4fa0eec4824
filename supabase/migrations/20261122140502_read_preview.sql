-- What a visitor gets at a preview address: the document as it is now. Every address that shows nothing is like every other.
insert into private.reserved_slugs (slug) values ('preview') on conflict do nothing;

insert into private.reserved_paths (path) values ('/preview/*') on conflict do nothing;

create function private.read_preview(secret text)
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
    link_kind, p.status, link_end, p.id, p.title, null::text, p.content, null::text, p.excerpt, p.featured_image,
    p.featured_image_alt, p.author, p.author_image, p.author_bio, p.category, p.tags, p.is_featured, p.reading_time,
    p.meta_title, p.meta_description, p.published_at, p.updated_at, p.unpublish_at
  from public.blog_posts p
  where link_kind = 'post' and p.id = document
  union all
  select
    link_kind, p.status, link_end, p.id, p.title, p.slug, p.content, p.template, null::text, null::text, null::text,
    null::text, null::text, null::text, null::text, null::text[], null::boolean, null::integer, p.meta_title,
    p.meta_description, null::timestamptz, p.updated_at, p.unpublish_at
  from public.pages p
  where link_kind = 'page' and p.id = document;
end;
$$;

comment on function private.read_preview(text) is
'The document of a preview address, draft or not, and counts; per hour and network 240 addresses, right or wrong.';

create function public.read_preview(secret text)
returns table (
  kind text, status text, ends_at timestamptz, id uuid, title text, slug text, content text, template text, excerpt text,
  featured_image text, featured_image_alt text, author text, author_image text, author_bio text, category text, tags text[],
  is_featured boolean, reading_time integer, meta_title text, meta_description text, published_at timestamptz,
  updated_at timestamptz, unpublish_at timestamptz
)
language sql
set search_path = ''
as $$
  select * from private.read_preview(secret);
$$;

comment on function public.read_preview(text) is
'What a post (kind post) or page (page) says now, by the secret of a preview address; no row where it has ended, was withdrawn or never was, or its document was deleted. Columns of the other kind are null.';

revoke all on function private.read_preview(text), public.read_preview(text) from public, anon, authenticated, service_role;

grant execute on function private.read_preview(text), public.read_preview(text) to anon, authenticated;
