-- An import tells what it makes from what it replaces, and finds what is there already: sent once more, for an answer was lost, it
-- changes nothing.

drop function public.import_redirects(jsonb, boolean);
drop function private.import_redirects(jsonb, boolean);

create function private.import_redirects(lines jsonb, is_trial boolean)
returns table (line integer, outcome text, from_path text, to_target text, status integer, earlier_target text, problem text)
language plpgsql
set search_path = ''
as $$
declare
  outcomes jsonb := '[]'::jsonb;
  begun text[] := array[]::text[];
  sent record;
  earlier_to text;
  earlier_status integer;
  saved record;
  became text;
begin
  perform private.require_redirects();
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 500 then
    raise exception 'Send 1 to 500 lines' using errcode = '22023';
  end if;
  begin
    for sent in
      select
        l.position::integer as line, l.value ->> 'from' as from_path, l.value ->> 'to' as to_target,
        case coalesce(l.value ->> 'status', '') when '' then 301 when '301' then 301 when '302' then 302 else 0 end as status
      from jsonb_array_elements(lines) with ordinality as l (value, position)
      order by l.position
    loop
      begin
        select r.to_target, r.status into earlier_to, earlier_status
        from public.redirects r
        where r.from_path = private.clean_from_path(sent.from_path);
        if found then
          update public.redirects r
          set to_target = sent.to_target, status = sent.status
          where r.from_path = private.clean_from_path(sent.from_path)
          returning r.from_path, r.to_target, r.status into saved;
        end if;
        if found then
          became := 'replaced';
          if (saved.to_target, saved.status) = (earlier_to, earlier_status) then
            raise exception 'Nothing changed' using errcode = 'RT001';
          end if;
          if saved.from_path = any (begun) then
            raise exception 'An earlier line leads % somewhere else', saved.from_path using errcode = '22023';
          end if;
        else
          insert into public.redirects (from_path, to_target, status) values (sent.from_path, sent.to_target, sent.status)
          returning redirects.from_path, redirects.to_target, redirects.status into saved;
          became := 'new';
        end if;
      exception
        when sqlstate 'RT001' then
          became := 'same';
        when invalid_parameter_value then
          became := 'refused';
          outcomes := outcomes || jsonb_build_object('line', sent.line, 'outcome', became, 'problem', sqlerrm);
        when check_violation or not_null_violation then
          became := 'refused';
          outcomes := outcomes || jsonb_build_object(
            'line', sent.line, 'outcome', became, 'problem', 'Give an old address, a new address, and 301, 302 or nothing'
          );
      end;
      if became <> 'refused' then
        begun := begun || saved.from_path;
        outcomes := outcomes || jsonb_build_object(
          'line', sent.line, 'outcome', became, 'from_path', saved.from_path, 'to_target', saved.to_target, 'status', saved.status,
          'earlier_target', case became when 'replaced' then earlier_to end
        );
      end if;
    end loop;
    if is_trial then
      raise exception 'This was a trial' using errcode = 'RT000';
    end if;
  exception
    when sqlstate 'RT000' then
      -- What was tried is undone; what was found out stays.
      null;
  end;
  return query
  select
    o.line, o.outcome, coalesce(o.from_path, ''), coalesce(o.to_target, ''), coalesce(o.status, 0), coalesce(o.earlier_target, ''),
    coalesce(o.problem, '')
  from jsonb_to_recordset(outcomes) as o (
    line integer, outcome text, from_path text, to_target text, status integer, earlier_target text, problem text
  )
  order by o.line;
end;
$$;

comment on function private.import_redirects(jsonb, boolean) is
'Makes or replaces up to 500 redirects, {from, to, status} each, or only tries to; gives what became of each line (new, replaced, same, refused).';

create function public.import_redirects(lines jsonb, is_trial boolean default true)
returns table (line integer, outcome text, from_path text, to_target text, status integer, earlier_target text, problem text)
language sql
set search_path = ''
as $$
  select * from private.import_redirects(lines, is_trial);
$$;

comment on function public.import_redirects(jsonb, boolean) is
'For manage_redirects: makes or replaces up to 500 redirects, {from, to, status} each, or only tries to; a line with a problem is left out.';

revoke all on function private.import_redirects(jsonb, boolean), public.import_redirects(jsonb, boolean)
from public, anon, authenticated, service_role;

-- An import runs with the rights of whoever sends it, and so does what it calls.
grant execute on function
  private.import_redirects(jsonb, boolean), public.import_redirects(jsonb, boolean), private.clean_from_path(text)
to authenticated;
