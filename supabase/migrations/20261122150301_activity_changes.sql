-- The log says what changed where it knows it: fields of a document or an account as they were and as they are.
alter table public.activity_log
  add column changes jsonb not null default '[]',
  add constraint activity_log_changes_form check (jsonb_typeof(changes) = 'array' and octet_length(changes::text) <= 8000);

comment on column public.activity_log.changes is
'What changed, as [{"field", "before", "after"}]; of an edited document also its "version", which leads to its history.';

-- The dashboard of everybody shows what happened; roles of colleagues are for those who may see the whole log.
revoke select on table public.activity_log from authenticated;

grant select (id, type, title, actor_name, actor_id, subject_id, created_at) on table public.activity_log to authenticated;

-- Whatever is known already stays known, whoever added it.
do $$
declare
  known text[];
begin
  select array_agg(distinct word[1] order by word[1])
  into known
  from pg_catalog.pg_constraint c
  cross join lateral regexp_matches(pg_catalog.pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') as word
  where c.conrelid = 'public.activity_log'::regclass and c.conname = 'activity_log_type_known';
  known := known || array[
    'post_changed', 'post_unpublished', 'page_changed', 'page_unpublished', 'user_changed', 'user_deleted', 'settings_changed'
  ];
  execute format(
    'alter table public.activity_log drop constraint activity_log_type_known, add constraint activity_log_type_known check (type in (%s))',
    (select string_agg(quote_literal(one), ', ' order by one) from (select distinct unnest(known) as one) as types)
  );
end;
$$;

create function private.changed_field(field text, before text, after text) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case
    when before is distinct from after
      then jsonb_build_array(jsonb_build_object('field', field, 'before', left(before, 300), 'after', left(after, 300)))
    else '[]'::jsonb
  end;
$$;

comment on function private.changed_field(text, text, text) is 'One change for the activity log, in an array; an empty one where nothing changed.';

create function private.log_change(kind text, subject uuid, label text, what jsonb) returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.activity_log (type, title, actor_id, actor_name, subject_id, changes)
  select kind, label, a.id, coalesce(p.full_name, ''), subject, what
  -- Whoever ends their own account is nobody by now.
  from (select (select u.id from auth.users u where u.id = auth.uid()) as id) as a
  left join public.user_profiles p on p.id = a.id;
$$;

comment on function private.log_change(text, uuid, text, jsonb) is 'Appends one entry with what changed to the activity log.';

-- Who works on a text saves it again and again: one entry an hour, which reaches from the first of these versions to the last.
create function private.log_edit(kind text, subject uuid, label text, what jsonb, version_before integer, version_after integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  earlier record;
begin
  -- The seed, imports and the nightly work edit nothing.
  if auth.uid() is null then
    return;
  end if;
  select l.id, l.type, l.changes into earlier
  from public.activity_log l
  where l.subject_id = subject and l.created_at > now() - interval '1 hour' and l.actor_id = auth.uid()
  order by l.created_at desc, l.id desc
  limit 1;
  if what = '[]'::jsonb and earlier.type = kind || '_created' then
    return;
  end if;
  if what = '[]'::jsonb and earlier.type = kind || '_changed' then
    update public.activity_log l
    set changes = (
      select jsonb_agg(
        case one ->> 'field' when 'version' then jsonb_set(one, '{after}', to_jsonb(version_after::text)) else one end
      )
      from jsonb_array_elements(earlier.changes) as one
    )
    where l.id = earlier.id;
    return;
  end if;
  perform private.log_change(
    kind || '_changed', subject, label, what || private.changed_field('version', version_before::text, version_after::text)
  );
end;
$$;

comment on function private.log_edit(text, uuid, text, jsonb, integer, integer) is 'Logs that a post or page was edited, once an hour and person.';

create function private.log_post_edit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.status = 'published' and new.status <> 'published' then
    perform private.log_change('post_unpublished', new.id, new.title, '[]');
  end if;
  if (new.title, new.excerpt, new.content, new.author, new.category, new.tags, new.featured_image, new.meta_title, new.meta_description)
    is distinct from
    (old.title, old.excerpt, old.content, old.author, old.category, old.tags, old.featured_image, old.meta_title, old.meta_description)
  then
    perform private.log_edit(
      'post', new.id, new.title,
      private.changed_field('title', old.title, new.title) || private.changed_field('author', old.author, new.author)
        || private.changed_field('category', old.category, new.category),
      old.version, new.version
    );
  end if;
  return null;
end;
$$;

comment on function private.log_post_edit() is 'Logs edited and unpublished posts.';

create function private.log_page_edit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.status = 'published' and new.status <> 'published' then
    perform private.log_change('page_unpublished', new.id, new.title, '[]');
  end if;
  if (new.title, new.slug, new.content, new.template, new.meta_title, new.meta_description)
    is distinct from (old.title, old.slug, old.content, old.template, old.meta_title, old.meta_description)
  then
    perform private.log_edit(
      'page', new.id, new.title,
      private.changed_field('title', old.title, new.title) || private.changed_field('slug', old.slug, new.slug)
        || private.changed_field('template', old.template, new.template),
      old.version, new.version
    );
  end if;
  return null;
end;
$$;

comment on function private.log_page_edit() is 'Logs edited and unpublished pages.';

create function private.log_user_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  what jsonb;
begin
  if tg_op = 'DELETE' then
    -- Strangers who were never let in are no news.
    if old.is_approved or old.suspended_at is not null then
      perform private.log_change('user_deleted', old.id, old.full_name, '[]');
    end if;
    return null;
  end if;
  what := private.changed_field('name', old.full_name, new.full_name) || private.changed_field('role', old.role, new.role)
    || private.changed_field('team', old.team, new.team)
    || private.changed_field(
      'suspended', case when old.suspended_at is null then 'no' else 'yes' end, case when new.suspended_at is null then 'no' else 'yes' end
    );
  if what <> '[]'::jsonb and (old.is_approved or old.suspended_at is not null) then
    perform private.log_change('user_changed', new.id, new.full_name, what);
  end if;
  return null;
end;
$$;

comment on function private.log_user_change() is 'Logs what is changed of people who were let in, and who is deleted.';

create function private.log_settings() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  what jsonb := '[]';
begin
  if tg_argv[0] = 'editor_defaults' then
    what := private.changed_field('author', to_jsonb(old) ->> 'author', to_jsonb(new) ->> 'author');
  end if;
  -- There is one row of each; the address of builds is a secret, so only that it changed is said.
  perform private.log_change('settings_changed', '00000000-0000-0000-0000-000000000000', tg_argv[1], what);
  return null;
end;
$$;

comment on function private.log_settings() is 'Logs changed settings. Arguments: the table, and what it is called.';

create trigger blog_posts_51_log_edit
after update on public.blog_posts
for each row when (old.version is distinct from new.version and not private.lies_in_trash('post', new.id))
execute function private.log_post_edit();

create trigger pages_51_log_edit
after update on public.pages
for each row when (old.version is distinct from new.version and not private.lies_in_trash('page', new.id))
execute function private.log_page_edit();

create trigger user_profiles_51_log_change
after update or delete on public.user_profiles
for each row execute function private.log_user_change();

create trigger editor_defaults_50_log
after update on public.editor_defaults
for each row execute function private.log_settings('editor_defaults', 'Author of new posts');

create trigger build_hooks_50_log
after update on public.build_hooks
for each row execute function private.log_settings('build_hooks', 'Address of the build');

revoke all on function
  private.changed_field(text, text, text), private.log_change(text, uuid, text, jsonb),
  private.log_edit(text, uuid, text, jsonb, integer, integer), private.log_post_edit(), private.log_page_edit(),
  private.log_user_change(), private.log_settings()
from public, anon, authenticated, service_role;
