-- What search engines show of every published article and page, in one narrow table: the list of search data reads it in any
-- order without a look at the texts. Written by triggers alone.
create table private.document_heads (
  kind text not null,
  id uuid not null,
  path text not null,
  title text not null,
  description text not null,
  problems text[] not null,
  title_key bigint not null,
  description_key bigint,
  words text not null,
  updated_at timestamptz not null,
  primary key (kind, id)
);

comment on table private.document_heads is 'Title and description of every published post and page as search engines get them, and what is wrong with them.';
comment on column private.document_heads.description is 'On one line and whole; the site cuts what is longer than 160 characters.';
comment on column private.document_heads.title_key is 'Equal for titles that differ in nothing but case.';
comment on column private.document_heads.words is 'What the search looks in.';

alter table private.document_heads
  add constraint document_heads_kind_known check (kind in ('post', 'page'));

create function private.one_line(words text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(regexp_replace(words, '[[:space:]]+', ' ', 'g'));
$$;

comment on function private.one_line(text) is 'A text without line breaks and repeated blanks.';

create function private.head_key(words text) returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when words <> '' then hashtextextended(lower(words), 0) end;
$$;

comment on function private.head_key(text) is 'Equal for texts that differ in nothing but case; null for an empty one.';

-- The limits are those of the fields, and the shortest description is what src/lib/seo/short-description.ts calls too little.
create function private.head_problems(title text, description text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_remove(array[
    case when char_length(title) > 60 then 'long-title' end,
    case when description = '' then 'no-description' end,
    case when char_length(description) > 160 then 'long-description' end,
    case when char_length(description) between 1 and 69 then 'short-description' end
  ], null);
$$;

comment on function private.head_problems(text, text) is 'What is wrong with a title and a description, each by itself.';

create function private.head_words(path text, title text, description text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(path || chr(10) || title || chr(10) || description);
$$;

comment on function private.head_words(text, text, text) is 'What the search of search data looks in.';

create function private.note_document_head() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted private.document_heads;
begin
  if tg_op = 'DELETE' then
    delete from private.document_heads h where h.kind = tg_argv[0] and h.id = old.id;
    return null;
  end if;
  if new.status <> 'published' then
    delete from private.document_heads h where h.kind = tg_argv[0] and h.id = new.id;
    return null;
  end if;
  noted.title := coalesce(nullif(new.meta_title, ''), new.title);
  if tg_argv[0] = 'post' then
    noted.path := '/blogs/' || new.id;
    noted.description := private.one_line(coalesce(nullif(new.meta_description, ''), new.excerpt));
  else
    noted.path := '/' || new.slug;
    noted.description := private.one_line(new.meta_description);
  end if;
  insert into private.document_heads as h (
    kind, id, path, title, description, problems, title_key, description_key, words, updated_at
  )
  values (
    tg_argv[0], new.id, noted.path, noted.title, noted.description, private.head_problems(noted.title, noted.description),
    private.head_key(noted.title), private.head_key(noted.description),
    private.head_words(noted.path, noted.title, noted.description), new.updated_at
  )
  on conflict (kind, id) do update set
    path = excluded.path, title = excluded.title, description = excluded.description, problems = excluded.problems,
    title_key = excluded.title_key, description_key = excluded.description_key, words = excluded.words,
    updated_at = excluded.updated_at;
  return null;
end;
$$;

comment on function private.note_document_head() is 'Keeps the search data of published posts and pages. Argument: post or page.';

create trigger blog_posts_65_head
after insert or update or delete on public.blog_posts
for each row execute function private.note_document_head('post');

create trigger pages_65_head
after insert or update or delete on public.pages
for each row execute function private.note_document_head('page');

-- What was published before.
insert into private.document_heads (
  kind, id, path, title, description, problems, title_key, description_key, words, updated_at
)
select
  d.kind, d.id, d.path, d.title, d.description, private.head_problems(d.title, d.description), private.head_key(d.title),
  private.head_key(d.description), private.head_words(d.path, d.title, d.description), d.updated_at
from (
  select
    'post' as kind, p.id, '/blogs/' || p.id as path, coalesce(nullif(p.meta_title, ''), p.title) as title,
    private.one_line(coalesce(nullif(p.meta_description, ''), p.excerpt)) as description, p.updated_at
  from public.blog_posts p
  where p.status = 'published'
  union all
  select
    'page', g.id, '/' || g.slug, coalesce(nullif(g.meta_title, ''), g.title), private.one_line(g.meta_description), g.updated_at
  from public.pages g
  where g.status = 'published'
) as d;

create index document_heads_title_idx on private.document_heads (lower(title), id);

create index document_heads_updated_idx on private.document_heads (updated_at desc, id desc);

create index document_heads_problems_idx on private.document_heads using gin (problems);

create index document_heads_title_key_idx on private.document_heads (title_key);

create index document_heads_description_key_idx on private.document_heads (description_key);

do $$
declare
  trigram_schema text;
begin
  select n.nspname into trigram_schema
  from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index document_heads_search_idx on private.document_heads using gin (words %I.gin_trgm_ops)', trigram_schema
    );
  end if;
end;
$$;

create index document_heads_short_search_idx on private.document_heads using gin (private.short_grams(words));

revoke all on function
  private.one_line(text), private.head_key(text), private.head_problems(text, text), private.head_words(text, text, text),
  private.note_document_head()
from public, anon, authenticated, service_role;

revoke all on table private.document_heads from public, anon, authenticated, service_role;
