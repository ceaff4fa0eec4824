-- What every later migration stands on: nobody may call a new function unless it is granted by name, and helpers live in a
-- schema that the data API does not expose.
-- Without "in schema" on purpose: only the global form takes the built-in grant to public away.
alter default privileges revoke execute on functions from public;

create schema private;

comment on schema private is 'Helpers, counters and security definer functions; not exposed by the API.';

revoke all on schema private from public;

-- Usage alone opens nothing: each function below is granted by name. Visitors need it for search and view counting.
grant usage on schema private to anon, authenticated, service_role;

create schema if not exists extensions;

-- Search is a substring match. Where trigrams are available an index serves it; a server without the extension answers the
-- same queries without the index.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm with schema extensions;
  end if;
end
$$;

-- True for requests of the data API. Migrations, the seed, the service role and security definer functions are trusted code.
create function private.is_api_request() returns boolean
language sql
stable
set search_path = ''
as $$
  select current_user in ('anon', 'authenticated');
$$;

comment on function private.is_api_request() is 'Whether the statement runs with the rights of a visitor or a signed-in person.';

-- The plain text that a visitor or a member of staff typed, as a LIKE pattern in which nothing is special any more.
create function private.like_pattern(term text) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when btrim(coalesce(term, '')) = '' then null
    else '%' || replace(replace(replace(lower(left(btrim(term), 200)), '\', '\\'), '%', '\%'), '_', '\_') || '%'
  end;
$$;

comment on function private.like_pattern(text) is 'Escaped, lower-case, bounded LIKE pattern for a search term; null when the term is blank.';

revoke all on function private.is_api_request(), private.like_pattern(text) from public, anon, authenticated, service_role;

grant execute on function private.is_api_request() to authenticated, service_role;
