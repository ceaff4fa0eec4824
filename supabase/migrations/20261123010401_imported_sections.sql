-- Kept sections of pages go with the content of a project, as they were: who kept one and when is stamped on requests alone.

create or replace function private.guard_page_section() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One at a time, or two people would pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('public.page_sections', 0));
  if (select count(*) from public.page_sections) >= 50
    and not exists (select from public.page_sections s where s.id = new.id) then
    raise exception 'There are 50 sections already. Delete one first' using errcode = '22023';
  end if;
  perform private.refuse_hidden_text('name', new.name, null);
  return new;
end;
$$;

comment on function private.guard_page_section() is 'At most fifty sections are kept, under names that can be read.';

create function private.stamp_page_section() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api_request() then
    new.created_at := now();
    new.created_by := private.own_id();
    new.created_by_name := private.own_name();
  end if;
  return new;
end;
$$;

comment on function private.stamp_page_section() is 'Who kept a section, and when, is written here; an import brings both along.';

create trigger page_sections_20_stamp
before insert on public.page_sections
for each row execute function private.stamp_page_section();

revoke all on function private.stamp_page_section() from public, anon, authenticated, service_role;

create or replace function private.require_import(part text) returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  needed text[] := array['manage_settings'] || case part
    when 'posts' then array['create_content', 'publish_content']
    when 'pages' then array['manage_pages']
    when 'media' then array['manage_media']
    when 'page_sections' then array['manage_pages']
    when 'redirects' then array['manage_redirects']
    when 'search_data' then array['manage_meta']
  end;
begin
  if needed is null then
    raise exception 'Send posts, pages, page_sections, media, redirects or search_data' using errcode = '22023';
  end if;
  if not (select bool_and(private.has_permission(n.permission)) from unnest(needed) as n (permission)) then
    raise exception 'You don''t have permission to import %', replace(part, '_', ' ') using errcode = '42501';
  end if;
end;
$$;

create or replace function private.held_row(part text, sent jsonb) returns jsonb
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
    when 'page_sections' then (select to_jsonb(s) from public.page_sections s where s.id = (sent ->> 'id')::uuid)
    when 'redirects' then (select to_jsonb(r) from public.redirects r where r.from_path = sent ->> 'from_path')
    when 'search_data' then (select to_jsonb(r) from public.route_meta r where r.path = sent ->> 'path')
  end;
$$;

create or replace function private.typed_row(part text, sent jsonb) returns jsonb
language sql
stable
set search_path = ''
as $$
  select case part
    when 'posts' then to_jsonb(jsonb_populate_record(null::public.blog_posts, sent))
    when 'pages' then to_jsonb(jsonb_populate_record(null::public.pages, sent))
    when 'media' then to_jsonb(jsonb_populate_record(null::public.media_files, sent))
    when 'page_sections' then to_jsonb(jsonb_populate_record(null::public.page_sections, sent))
    when 'redirects' then to_jsonb(jsonb_populate_record(null::public.redirects, sent))
    when 'search_data' then to_jsonb(jsonb_populate_record(null::public.route_meta, sent))
  end;
$$;

create or replace function private.put_row_in(part text, kept jsonb, is_trial boolean) returns void
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
  elsif part = 'page_sections' then
    perform private.refuse_new_foreign_pictures(private.foreign_pictures(kept ->> 'content', true), '{}');
    insert into public.page_sections (id, name, content, created_by_name, created_at)
    select s.id, s.name, s.content, s.created_by_name, coalesce(s.created_at, now())
    from jsonb_populate_record(null::public.page_sections, kept) as s;
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

create or replace function private.import_row(part text, sent jsonb, is_trial boolean, out outcome text, out problem text)
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
        when sqlstate = '23505' then 'There is another one with its id, name or address'
        when constraint_name <> '' then 'It cannot be stored: ' || replace(regexp_replace(constraint_name, '^(blog_posts|pages|page_sections|media_files|redirects|route_meta)_', ''), '_', ' ')
        when sqlerrm ~ '^[A-Z]' then sqlerrm
        else 'It is not as an export writes it'
      end;
  end;
end;
$$;

comment on function public.import_content(text, jsonb, boolean) is
'For manage_settings and the rights to make each part: makes up to 100 rows of an export (part posts, pages, page_sections, media, redirects or search_data) with their ids and times, or only tries to. Gives what became of each: new, same, different (what is here stays) or refused with the problem. Sent again, it makes nothing twice.';
