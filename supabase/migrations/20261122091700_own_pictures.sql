-- Pictures come from the project's own storage: one on another host tells that host of every reader. Rows that name such a
-- picture already keep it; see "Pictures of other hosts" in docs/deploying.md.

create function private.is_own_picture(address text) returns boolean
language sql
immutable
set search_path = ''
as $$
  -- Within the site, or data. No scheme, no host; and no entity or backslash that a browser would read as one.
  select address ~* '^(/([^/\\&]|$)|[.]{1,2}/|#|data:image/|[a-z0-9_.-]+(/|$)|$)';
$$;

comment on function private.is_own_picture(text) is 'Whether the address of a picture leads to no other host.';

-- Addresses of another form are for the checks of the columns to refuse.
create function private.is_elsewhere(address text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(address) <= 2048 and address ~ '^https://[^\s"''<>\\]+$';
$$;

comment on function private.is_elsewhere(text) is 'Whether a field holds the address of a picture on another host.';

-- HTML, and Markdown where it is allowed. What is written so oddly that it slips through is not shown either: the sanitiser and
-- the Content Security Policy have the last word.
create function private.foreign_pictures(body text, has_markdown boolean) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(distinct found.address), '{}')
  from (
    select btrim(
      substring(t.tag[1] from '[[:space:]/"''][sS][rR][cC][[:space:]]*=[[:space:]]*("[^"]*"|''[^'']*''|[^[:space:]"'']+)'),
      E'"'' \t\r\n'
    ) as address
    from regexp_matches(body, '<img([^<>]*)', 'gi') as t (tag)
    union all
    select m.part[1]
    from regexp_matches(body, '!\[[^][]*\]\([[:space:]]*<?([^[:space:]()<>]+)', 'g') as m (part)
    where has_markdown
  ) as found
  where not private.is_own_picture(found.address);
$$;

comment on function private.foreign_pictures(text, boolean) is 'Addresses of the pictures in a text that lie on other hosts.';

create function private.refuse_new_foreign_pictures(shown text[], known text[]) returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  address text;
begin
  select s.address into address
  from unnest(shown) as s (address)
  where s.address <> all (known)
  limit 1;
  if address is not null then
    raise exception 'Pictures come from the storage of this site: upload the one of %, or take it out.',
      coalesce(substring(address from '^(?:https?:)?//([A-Za-z0-9.-]+)'), 'another place')
      using errcode = '22023';
  end if;
end;
$$;

comment on function private.refuse_new_foreign_pictures(text[], text[])
is 'Raises when a picture of another host is shown that was not known before.';

create function private.guard_post_pictures() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  known text[] := '{}';
begin
  if private.is_api_request() then
    if tg_op = 'UPDATE' then
      known := array_remove(array[old.featured_image, old.author_image], null) || private.foreign_pictures(old.content, false);
    end if;
    perform private.refuse_new_foreign_pictures(
      array(
        select a.address from unnest(array[new.featured_image, new.author_image]) as a (address)
        where private.is_elsewhere(a.address)
      ) || private.foreign_pictures(new.content, false),
      known
    );
  end if;
  return new;
end;
$$;

comment on function private.guard_post_pictures() is 'Refuses pictures of other hosts that a post did not show before.';

create trigger blog_posts_20_pictures
before insert on public.blog_posts
for each row execute function private.guard_post_pictures();

create trigger blog_posts_20_pictures_change
before update on public.blog_posts
for each row when (
  (old.featured_image, old.author_image, old.content) is distinct from (new.featured_image, new.author_image, new.content)
)
execute function private.guard_post_pictures();

create function private.guard_page_pictures() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  known text[] := '{}';
begin
  if private.is_api_request() then
    if tg_op = 'UPDATE' then
      known := private.foreign_pictures(old.content, true);
    end if;
    perform private.refuse_new_foreign_pictures(private.foreign_pictures(new.content, true), known);
  end if;
  return new;
end;
$$;

comment on function private.guard_page_pictures() is 'Refuses pictures of other hosts that a page did not show before.';

create trigger pages_20_pictures
before insert on public.pages
for each row execute function private.guard_page_pictures();

create trigger pages_20_pictures_change
before update on public.pages
for each row when (old.content is distinct from new.content)
execute function private.guard_page_pictures();

create function private.guard_default_picture() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api_request() then
    if new.author_image is distinct from old.author_image and private.is_elsewhere(new.author_image) then
      perform private.refuse_new_foreign_pictures(array[new.author_image], '{}');
    end if;
  end if;
  return new;
end;
$$;

comment on function private.guard_default_picture() is 'Refuses a picture of another host for the author of new posts.';

create trigger editor_defaults_20_picture
before update on public.editor_defaults
for each row execute function private.guard_default_picture();

revoke all on function
  private.is_own_picture(text), private.is_elsewhere(text), private.foreign_pictures(text, boolean),
  private.refuse_new_foreign_pictures(text[], text[]), private.guard_post_pictures(), private.guard_page_pictures(),
  private.guard_default_picture()
from public, anon, authenticated, service_role;

-- Triggers run with the rights of whoever writes the row.
grant execute on function
  private.is_own_picture(text), private.is_elsewhere(text), private.foreign_pictures(text, boolean),
  private.refuse_new_foreign_pictures(text[], text[])
to authenticated, service_role;
