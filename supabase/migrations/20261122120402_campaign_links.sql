-- Links that say where they were given out, and what they brought.

create table public.campaign_links (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  target text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  utm_content text not null default '',
  utm_term text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  updated_by_name text
);

comment on table public.campaign_links is 'Addresses of the site with the names by which their visitors are counted.';
comment on column public.campaign_links.target is 'A path of the site; what follows it is added by the builder.';

create function private.is_utm_name(words text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(words) <= 60 and words ~ '^[a-z0-9]+(-[a-z0-9]+)*$';
$$;

comment on function private.is_utm_name(text) is 'Whether a text is a name as the link builder writes them: lower case, digits and hyphens.';

alter table public.campaign_links
  add constraint campaign_links_name_length check (
    char_length(name) between 1 and 120 and name = btrim(name) and name !~ '[[:cntrl:]]'
  ),
  add constraint campaign_links_target_own check (
    char_length(target) <= 300 and private.is_own_target(target) and target !~* '[?&]utm_[a-z]+='
  ),
  add constraint campaign_links_utm_form check (
    private.is_utm_name(utm_source) and private.is_utm_name(utm_medium) and private.is_utm_name(utm_campaign)
    and (utm_content = '' or private.is_utm_name(utm_content)) and (utm_term = '' or private.is_utm_name(utm_term))
  );

-- Twice the same link would be counted twice.
create unique index campaign_links_address_idx on public.campaign_links
(utm_campaign, utm_source, utm_medium, utm_content, utm_term, target);

create index campaign_links_created_at_idx on public.campaign_links (created_at desc, id desc);

create index campaign_links_created_by_idx on public.campaign_links (created_by);

create index campaign_links_updated_by_idx on public.campaign_links (updated_by);

create function private.guard_campaign_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    perform private.require_campaign_rights();
    if tg_op = 'UPDATE' then
      if to_jsonb(new) - private.stamp_columns() - 'name' is distinct from to_jsonb(old) - private.stamp_columns() - 'name' then
        raise exception 'A link that was given out keeps its address' using errcode = '42501';
      end if;
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.guard_campaign_link() is 'Links need manage_campaigns; only their name can be changed.';

create function private.check_campaign_link() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.name <> old.name then
    perform private.refuse_hidden_text('name', new.name, null);
  end if;
  return new;
end;
$$;

comment on function private.check_campaign_link() is 'Refuses hidden characters in the name of a link.';

create trigger campaign_links_10_guard
before insert or update or delete on public.campaign_links
for each row execute function private.guard_campaign_link();

create trigger campaign_links_12_stamp
before insert or update on public.campaign_links
for each row execute function private.stamp_row();

create trigger campaign_links_25_rules
before insert or update on public.campaign_links
for each row execute function private.check_campaign_link();

revoke all on function
  private.is_utm_name(text), private.guard_campaign_link(), private.check_campaign_link()
from public, anon, authenticated, service_role;

-- The checks of the table call them with the rights of whoever writes the row.
grant execute on function private.is_own_target(text), private.is_utm_name(text) to authenticated, service_role;

revoke all on table public.campaign_links from public, anon, authenticated, service_role;

grant select, delete on table public.campaign_links to authenticated;

grant
  insert (id, name, target, utm_source, utm_medium, utm_campaign, utm_content, utm_term),
  update (name)
on table public.campaign_links to authenticated;

grant all on table public.campaign_links to service_role;

alter table public.campaign_links enable row level security;

create policy "people with manage_campaigns read links" on public.campaign_links
for select to authenticated
using ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns make links" on public.campaign_links
for insert to authenticated
with check ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns rename links" on public.campaign_links
for update to authenticated
using ((select private.has_permission('manage_campaigns')))
with check ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns delete links" on public.campaign_links
for delete to authenticated
using ((select private.has_permission('manage_campaigns')));

-- Leads by the campaign of the first and of the last visit. The words come from links of anybody, in any case.
create function private.campaign_of(source jsonb, touch text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(btrim(source #>> array[touch, 'utm_campaign']));
$$;

comment on function private.campaign_of(jsonb, text) is
'The campaign of the first or the last visit, in lower case; null where there was none. Also the expression of an index.';

create index submissions_last_campaign_idx on public.submissions
(private.campaign_of(source, 'last'), received_at desc) where merged_into is null;

create index submissions_first_campaign_idx on public.submissions
(private.campaign_of(source, 'first'), received_at desc) where merged_into is null;

revoke all on function private.campaign_of(jsonb, text) from public, anon, authenticated, service_role;

-- An index expression runs with the rights of whoever writes the row.
grant execute on function private.campaign_of(jsonb, text) to authenticated, service_role;
