-- Where one is signed in. The embedded sign-in service notes neither device nor address of a session, and shows nothing.
create function private.own_sessions()
returns table (is_current boolean, began_at timestamptz, used_at timestamptz, user_agent text, address text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Not for who holds only the password, or a token whose session was ended.
  if not private.offers_second_factor() or not private.is_second_factor_given() or not private.is_session_alive() then
    return;
  end if;
  return query
  select
    s.id = (auth.jwt() ->> 'session_id')::uuid, s.created_at,
    -- Kept without a zone, in UTC.
    greatest(s.created_at, s.refreshed_at at time zone 'UTC'), left(s.user_agent, 500), host(s.ip)
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 1 desc, 3 desc nulls last, 2 desc
  limit 50;
end;
$$;

comment on function private.own_sessions() is 'The newest 50 sessions of the signed-in person, this one first.';

create function public.own_sessions()
returns table (is_current boolean, began_at timestamptz, used_at timestamptz, user_agent text, address text)
language sql
stable
set search_path = ''
as $$
  select * from private.own_sessions();
$$;

comment on function public.own_sessions() is
'Where the signed-in person is signed in, this session first, at most 50; nothing where the sign-in service keeps no devices.';

revoke all on function private.own_sessions(), public.own_sessions() from public, anon, authenticated, service_role;

grant execute on function private.own_sessions(), public.own_sessions() to authenticated;
