-- Who has a post or page open, so that two people do not begin on the same text without knowing. A tab says so while it is
-- seen; what it has not said for a minute is over, whatever became of it.
create table private.presences (
  person uuid not null references auth.users (id) on delete cascade,
  tab uuid not null,
  kind text not null,
  document_id uuid not null,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (person, tab)
);

comment on table private.presences is
'Open editors of posts and pages: at most 20 of each person, over a minute after they were last heard of; reached by functions alone.';
comment on column private.presences.tab is 'Named by the browser, one per open editor; counts for its person alone.';
comment on column private.presences.document_id is 'No reference: what is gone is not shown, and its rows are over in a minute.';

alter table private.presences
  add constraint presences_kind_known check (kind in ('post', 'page'));

create index presences_document_idx on private.presences (kind, document_id);

create index presences_seen_idx on private.presences (seen_at);

create function private.presence_of(document_kind text, documents uuid[])
returns table (document_id uuid, person_id uuid, person_name text, since timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_edit(document_kind) then
    raise exception 'You don''t have permission to edit %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  end if;
  if cardinality(documents) > 100 then
    raise exception 'Ask for at most 100 documents at a time' using errcode = '22023';
  end if;
  return query
  select o.document_id, o.person, u.full_name, min(o.since)
  from private.presences o
  join public.user_profiles u on u.id = o.person
  where o.kind = document_kind and o.document_id = any (documents)
    and o.seen_at > now() - interval '1 minute'
    and o.person <> auth.uid()
    -- Who is suspended, waits for approval or lost the right holds none of these.
    and u.permissions && array['*', case document_kind when 'page' then 'manage_pages' else 'edit_content' end]
    and private.is_living(o.kind, o.document_id)
  group by o.document_id, o.person, u.full_name
  order by min(o.since), o.person;
end;
$$;

comment on function private.presence_of(text, uuid[]) is
'Who else has these posts or pages open, each person once for a document, the longest there first.';

create function private.note_presence(document_kind text, document uuid, editor_tab uuid)
returns table (document_id uuid, person_id uuid, person_name text, since timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_edit(document_kind) then
    raise exception 'You don''t have permission to edit %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  end if;
  -- Whoever comes at the same moment takes others of them away, and nobody waits.
  delete from private.presences o
  where (o.person, o.tab) in (
    select d.person, d.tab
    from private.presences d
    where d.seen_at <= now() - interval '1 minute'
    order by d.seen_at
    limit 100
    for update skip locked
  );
  if not private.is_living(document_kind, document) then
    return;
  end if;
  insert into private.presences as o (person, tab, kind, document_id)
  values (auth.uid(), editor_tab, document_kind, document)
  on conflict on constraint presences_pkey do update
  set
    kind = excluded.kind, document_id = excluded.document_id, seen_at = now(),
    since = case
      when o.kind = excluded.kind and o.document_id = excluded.document_id and o.seen_at > now() - interval '1 minute' then o.since
      else now()
    end;
  delete from private.presences o
  where o.person = auth.uid() and o.tab in (
    select d.tab
    from private.presences d
    where d.person = auth.uid()
    order by d.tab = editor_tab desc, d.seen_at desc
    offset 20
    for update skip locked
  );
  return query select * from private.presence_of(document_kind, array[document]);
end;
$$;

comment on function private.note_presence(text, uuid, uuid) is
'Notes that a tab of the signed-in person has a post or page open, removes what is over, and says who else has it open.';

create function private.leave_presence(editor_tab uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.presences o where o.person = auth.uid() and o.tab = editor_tab;
  return found;
end;
$$;

comment on function private.leave_presence(uuid) is 'Forgets a tab of the signed-in person.';

create function public.note_presence(kind text, document_id uuid, tab uuid)
returns table (document_id uuid, person_id uuid, person_name text, since timestamptz)
language sql
set search_path = ''
as $$
  select * from private.note_presence($1, $2, $3);
$$;

comment on function public.note_presence(text, uuid, uuid) is
'Says that a tab has a post or page open, for who edits that kind, and answers who else has. Over after a minute without another call; nothing is noted of what does not exist.';

create function public.leave_presence(tab uuid) returns boolean
language sql
set search_path = ''
as $$
  select private.leave_presence($1);
$$;

comment on function public.leave_presence(uuid) is 'Says that one''s own tab has nothing open any more; false where nothing was noted. Once more changes nothing.';

create function public.presence_of(kind text, document_ids uuid[])
returns table (document_id uuid, person_id uuid, person_name text, since timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from private.presence_of($1, $2);
$$;

comment on function public.presence_of(text, uuid[]) is
'Who else has these posts or pages open, at most 100 of one kind, for who edits it: each person once for a document, the longest there first.';

revoke all on function
  private.presence_of(text, uuid[]), private.note_presence(text, uuid, uuid), private.leave_presence(uuid),
  public.presence_of(text, uuid[]), public.note_presence(text, uuid, uuid), public.leave_presence(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.presence_of(text, uuid[]), private.note_presence(text, uuid, uuid), private.leave_presence(uuid),
  public.presence_of(text, uuid[]), public.note_presence(text, uuid, uuid), public.leave_presence(uuid)
to authenticated;

revoke all on table private.presences from public, anon, authenticated, service_role;

alter table private.presences enable row level security;

-- Nobody holds a grant on it. Where one is given by mistake, it shows what its person has open themselves.
create policy "people see what they have open themselves" on private.presences
for select to authenticated
using (person = (select private.own_id()));
