-- Anybody may count a view, so one client could make any article the most read one. From one address a path is now counted twenty
-- times an hour: a reader never gets there, a household or an office seldom.

-- The address itself is never written down. A secret of the day and twelve bits of a hash lead it to one of 4096 slots of a path
-- and hour, which other addresses share. Unlogged: worth nothing after an hour, so neither backup nor replica holds them.
create unlogged table private.view_secrets (
  day date primary key,
  secret text not null
);

comment on table private.view_secrets is 'The secret of the day that leads visitors'' addresses to slots; the first view of a day deletes older ones.';

create unlogged table private.view_slots (
  path text not null,
  hour timestamptz not null,
  slot smallint not null,
  views smallint not null,
  primary key (path, hour, slot)
);

comment on table private.view_slots is 'Views of this hour per path and slot, at most 4096 rows each; those of earlier hours are deleted by later views.';

create index view_slots_hour_idx on private.view_slots (hour);

revoke all on table private.view_secrets, private.view_slots from public, anon, authenticated, service_role;

-- Hosted projects stand behind Cloudflare, which sets cf-connecting-ip itself, whatever a client sends. Elsewhere the last hop of
-- x-forwarded-for is the one that the gateway added; those before it are the client's own claims.
create function private.visitor_network(headers json) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  sent text := coalesce(headers ->> 'cf-connecting-ip', split_part(right(headers ->> 'x-forwarded-for', 200), ',', -1));
  address inet;
begin
  -- Written as IPv6, an IPv4 address is still that one.
  address := regexp_replace(btrim(left(sent, 200)), '^::ffff:(?=\d+\.)', '', 'i')::inet;
  -- A household has a whole /64 of IPv6 to itself.
  if family(address) = 6 then
    return host(network(set_masklen(address, 64)));
  end if;
  return coalesce(host(address), 'unknown');
exception
  when invalid_text_representation then
    return 'unknown';
end;
$$;

comment on function private.visitor_network(json) is 'Where a request comes from: an IPv4 address or an IPv6 /64; what cannot be told is one network.';

create or replace function private.record_view(viewed_path text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  this_day date := private.india_day(now());
  this_hour timestamptz := date_trunc('hour', now());
  day_secret text;
  own_slot smallint;
begin
  if char_length(viewed_path) > 160 then
    return;
  end if;
  -- Robots read far more than people do; the pattern covers those that say so.
  if left(headers ->> 'user-agent', 1000)
    ~* '(bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|scrapy)' then
    return;
  end if;
  -- Only what exists is counted, so that nobody can fill the table with made-up paths.
  if viewed_path ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform from public.blog_posts p where p.id = substr(viewed_path, 8)::uuid and p.status = 'published';
  elsif viewed_path ~ '^/[a-z0-9]+(-[a-z0-9]+)*$' then
    perform from public.pages p where p.slug = substr(viewed_path, 2) and p.status = 'published';
  else
    return;
  end if;
  if not found then
    return;
  end if;

  select s.secret into day_secret from private.view_secrets s where s.day = this_day;
  if not found then
    delete from private.view_secrets s where s.day < this_day;
    insert into private.view_secrets (day, secret)
    values (this_day, gen_random_uuid()::text || gen_random_uuid()::text)
    on conflict do nothing;
    select s.secret into day_secret from private.view_secrets s where s.day = this_day;
  end if;
  own_slot := (
    'x' || left(
      encode(
        sha256(convert_to(concat_ws(' ', day_secret, private.visitor_network(headers), viewed_path, this_hour), 'UTF8')), 'hex'
      ),
      3
    )
  )::bit(12)::integer;
  -- Looked at first: a flood then writes nothing at all.
  perform from private.view_slots s
  where s.path = viewed_path and s.hour = this_hour and s.slot = own_slot and s.views >= 20;
  if found then
    return;
  end if;
  insert into private.view_slots as s (path, hour, slot, views)
  values (viewed_path, this_hour, own_slot, 1)
  on conflict (path, hour, slot) do update set views = s.views + 1 where s.views < 20;
  if not found then
    return;
  end if;
  -- Each counted view adds one row at most and takes away twenty, so that no job has to come by.
  delete from private.view_slots s
  where s.ctid = any (
    array(select o.ctid from private.view_slots o where o.hour < this_hour limit 20 for update skip locked)
  );

  insert into public.page_views as v (path, day, views)
  values (viewed_path, this_day, 1)
  on conflict (path, day) do update set views = v.views + 1;
end;
$$;

comment on function private.record_view(text)
is 'Counts one view of a published article or page, at most 20 per address, path and hour.';

comment on function public.record_view(text)
is 'Counts one view of a published article (/blogs/{id}) or page (/{slug}), at most 20 per address and hour; anything else is ignored.';

revoke all on function private.visitor_network(json) from public, anon, authenticated, service_role;
