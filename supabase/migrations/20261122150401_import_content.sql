-- The content of one project goes into another: rows as an export holds them, with their ids and times, each by itself.

create function private.require_import(part text) returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  needed text[] := array['manage_settings'] || case part
    when 'posts' then array['create_content', 'publish_content']
    when 'pages' then array['manage_pages']
    when 'media' then array['manage_media']
    when 'redirects' then array['manage_redirects']
    when 'search_data' then array['manage_meta']
  end;
begin
  if needed is null then
    raise exception 'Send posts, pages, media, redirects or search_data' using errcode = '22023';
  end if;
  if not (select bool_and(private.has_permission(n.permission)) from unnest(needed) as n (permission)) then
    raise exception 'You don''t have permission to import %', replace(part, '_', ' ') using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_import(text) is
'Refuses whoever may not manage the settings and make everything that this part of an import makes.';

create function private.kept_stamps(sent jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  stamp text;
  stamps jsonb := '{}'::jsonb;
  is_waiting boolean := coalesce((sent ->> 'publish_at')::timestamptz > now(), false);
begin
  foreach stamp in array array['created_at', 'updated_at', 'uploaded_at', 'published_at', 'first_published_at'] loop
    -- Nothing was made after now; a publication may come.
    if (sent ->> stamp)::timestamptz > now() and not (is_waiting and stamp = 'published_at') then
      stamps := stamps || jsonb_build_object(stamp, now());
    end if;
  end loop;
  if (sent ->> 'version')::integer not between 1 and 1000000 then
    raise exception 'Its version is no number of saves' using errcode = '22023';
  end if;
  -- Accounts of another project mean nothing here.
  return (sent - array['created_by', 'updated_by', 'uploader_id']) || stamps;
end;
$$;

comment on function private.kept_stamps(jsonb) is 'A row of an export with no time that has not come and with nobody''s account.';

create function private.held_row(part text, sent jsonb) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case part
    when 'posts' then (select to_jsonb(p) from public.blog_posts p where p.id = (sent ->> 'id')::uuid)
    when 'pages' then (select to_jsonb(p) from public.pages p where p.id = (sent ->> 'id')::uuid)
    when 'media' then (
      select to_jsonb(m) from public.media_files m where m.bucket = sent ->> 'bucket' and m.path = sent ->> 'path' and m.removed_at is null
    )
    when 'redirects' then (select to_jsonb(r) from public.redirects r where r.from_path = sent ->> 'from_path')
    when 'search_data' then (select to_jsonb(r) from public.route_meta r where r.path = sent ->> 'path')
  end;
$$;

comment on function private.held_row(text, jsonb) is 'The row that is here already for a row of an export; null where there is none.';

create function private.typed_row(part text, sent jsonb) returns jsonb
language sql
stable
set search_path = ''
as $$
  select case part
    when 'posts' then to_jsonb(jsonb_populate_record(null::public.blog_posts, sent))
    when 'pages' then to_jsonb(jsonb_populate_record(null::public.pages, sent))
    when 'media' then to_jsonb(jsonb_populate_record(null::public.media_files, sent))
    when 'redirects' then to_jsonb(jsonb_populate_record(null::public.redirects, sent))
    when 'search_data' then to_jsonb(jsonb_populate_record(null::public.route_meta, sent))
  end;
$$;

comment on function private.typed_row(text, jsonb) is 'A row of an export in the types and the writing of its table, so that it can be compared.';

create function private.differs(held jsonb, sent jsonb, typed jsonb) returns boolean
language sql
immutable
set search_path = ''
as $$
  select exists (
    select
    from jsonb_object_keys(sent) as k (name)
    where held ? k.name
      and k.name <> all (private.stamp_columns() || array['hits', 'last_hit_at', 'size', 'uploaded_at', 'uploaded_by', 'uploader_id', 'removed_at'])
      and held -> k.name is distinct from typed -> k.name
  );
$$;

comment on function private.differs(jsonb, jsonb, jsonb) is 'Whether what is here says something else than a row of an export, stamps and counts aside.';

create function private.put_file_in(kept jsonb, is_trial boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  metadata jsonb := private.stored_metadata(kept ->> 'bucket', kept ->> 'path');
  file public.media_files := jsonb_populate_record(null::public.media_files, kept);
begin
  if metadata is null and not is_trial then
    raise exception 'The file itself has not been uploaded' using errcode = '22023';
  end if;
  insert into public.media_files
    (id, name, bucket, path, size, type, category, alt_text, is_decorative, width, height, uploaded_at, uploaded_by)
  values (
    file.id, file.name, file.bucket, file.path,
    -- Size and type are those of the file, whatever was sent.
    coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, file.size),
    coalesce(lower(btrim(split_part(metadata ->> 'mimetype', ';', 1))), file.type),
    file.category, coalesce(file.alt_text, ''), coalesce(file.is_decorative, false), file.width, file.height,
    coalesce(file.uploaded_at, now()), coalesce(file.uploaded_by, '')
  );
end;
$$;

comment on function private.put_file_in(jsonb, boolean) is 'Lists a stored file as an export describes it; a trial does without the file.';

create function private.put_row_in(part text, kept jsonb, is_trial boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if part = 'posts' then
    perform private.refuse_new_foreign_pictures(
      array(
        select a.address from unnest(array[kept ->> 'featured_image', kept ->> 'author_image']) as a (address)
        where private.is_elsewhere(a.address)
      ) || private.foreign_pictures(kept ->> 'content', false),
      '{}'
    );
    perform private.put_post_back(kept);
  elsif part = 'pages' then
    perform private.refuse_new_foreign_pictures(private.foreign_pictures(kept ->> 'content', true), '{}');
    perform private.put_page_back(kept);
  elsif part = 'media' then
    perform private.put_file_in(kept, is_trial);
  elsif part = 'redirects' then
    insert into public.redirects (id, version, from_path, to_target, status, note, is_automatic, created_at, updated_at, updated_by_name)
    select r.id, coalesce(r.version, 1), r.from_path, r.to_target, coalesce(r.status, 301), coalesce(r.note, ''), coalesce(r.is_automatic, false),
      coalesce(r.created_at, now()), coalesce(r.updated_at, now()), r.updated_by_name
    from jsonb_populate_record(null::public.redirects, kept) as r;
  else
    insert into public.route_meta (id, version, path, meta_title, meta_description, created_at, updated_at, updated_by_name)
    select r.id, coalesce(r.version, 1), r.path, coalesce(r.meta_title, ''), coalesce(r.meta_description, ''),
      coalesce(r.created_at, now()), coalesce(r.updated_at, now()), r.updated_by_name
    from jsonb_populate_record(null::public.route_meta, kept) as r;
  end if;
end;
$$;

comment on function private.put_row_in(text, jsonb, boolean) is 'Makes one row of an import as it was where it comes from.';

create function private.import_row(part text, sent jsonb, is_trial boolean, out outcome text, out problem text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept jsonb;
  held jsonb;
  constraint_name text;
  column_name text;
begin
  begin
    if sent ->> 'id' is null then
      -- By its id a row is the same once more.
      raise exception 'It has no id' using errcode = '22023';
    end if;
    kept := private.kept_stamps(sent);
    held := private.held_row(part, kept);
    if held is not null then
      outcome := case when private.differs(held, kept, private.typed_row(part, kept)) then 'different' else 'same' end;
      return;
    end if;
    if part in ('posts', 'pages') then
      if private.lies_in_trash(case part when 'posts' then 'post' else 'page' end, (kept ->> 'id')::uuid) then
        raise exception 'It lies in the trash. Restore it there' using errcode = '22023';
      end if;
    end if;
    if part = 'pages' then
      problem := private.address_problem(kept ->> 'slug', kept ->> 'slug', kept ->> 'status' = 'published', now());
      if problem is not null then
        outcome := 'refused';
        return;
      end if;
    end if;
    perform private.put_row_in(part, kept, is_trial);
    if is_trial then
      raise exception 'This was a trial' using errcode = 'RT000';
    end if;
    outcome := 'new';
  exception
    when sqlstate 'RT000' then
      outcome := 'new';
    -- What is wrong with the row itself; anything else fails the request, and can be tried again.
    when data_exception or integrity_constraint_violation or insufficient_privilege then
      get stacked diagnostics constraint_name = constraint_name, column_name = column_name;
      outcome := 'refused';
      problem := case
        when sqlstate = '23502' then 'It has no ' || replace(column_name, '_', ' ')
        when sqlstate = '23505' then 'There is another one with its id or address'
        when constraint_name <> '' then 'It cannot be stored: ' || replace(regexp_replace(constraint_name, '^(blog_posts|pages|media_files|redirects|route_meta)_', ''), '_', ' ')
        when sqlerrm ~ '^[A-Z]' then sqlerrm
        else 'It is not as an export writes it'
      end;
  end;
end;
$$;

comment on function private.import_row(text, jsonb, boolean) is
'Makes one row of an import, or tries to: new, same (it is here), different (it is here and says something else; it stays), refused with the problem.';

create function private.import_content(part text, sent_rows jsonb, is_trial boolean)
returns table (place integer, outcome text, problem text)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_import(part);
  if jsonb_typeof(sent_rows) is distinct from 'array' or jsonb_array_length(sent_rows) not between 1 and 100 then
    raise exception 'Send 1 to 100 rows' using errcode = '22023';
  end if;
  if part in ('posts', 'pages', 'redirects') then
    -- Before any row, as everything does that changes where addresses lead.
    perform private.lock_redirects();
    perform private.require_import(part);
  end if;
  return query
  select s.position::integer, r.outcome, coalesce(r.problem, '')
  from (
    select l.value, l.position from jsonb_array_elements(sent_rows) with ordinality as l (value, position) order by l.position
  ) as s
  cross join lateral private.import_row(part, case jsonb_typeof(s.value) when 'object' then s.value else '{}'::jsonb end, is_trial) as r
  order by s.position;
end;
$$;

comment on function private.import_content(text, jsonb, boolean) is 'Makes up to 100 rows of one part of an import, or only tries to, each by itself.';

create function public.import_content(part text, sent_rows jsonb, is_trial boolean default true)
returns table (place integer, outcome text, problem text)
language sql
set search_path = ''
as $$
  select * from private.import_content(part, sent_rows, is_trial);
$$;

comment on function public.import_content(text, jsonb, boolean) is
'For manage_settings and the rights to make each part: makes up to 100 rows of an export (part posts, pages, media, redirects or search_data) with their ids and times, or only tries to. Gives what became of each: new, same, different (what is here stays) or refused with the problem. Sent again, it makes nothing twice.';

revoke all on function
  private.require_import(text), private.kept_stamps(jsonb), private.held_row(text, jsonb), private.typed_row(text, jsonb),
  private.differs(jsonb, jsonb, jsonb), private.put_file_in(jsonb, boolean), private.put_row_in(text, jsonb, boolean),
  private.import_row(text, jsonb, boolean), private.import_content(text, jsonb, boolean), public.import_content(text, jsonb, boolean)
from public, anon, authenticated, service_role;

grant execute on function private.import_content(text, jsonb, boolean), public.import_content(text, jsonb, boolean) to authenticated;
