-- The one way in: checked as strictly as by the forms, bounded per network and in all, and safe to repeat.

-- Made with the database and never changed: what it signs is compared later.
create table private.submission_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);

comment on table private.submission_secret is 'Signs receipts and the names of résumés, in one row.';

insert into private.submission_secret (secret)
select string_agg(gen_random_uuid()::text, '') from generate_series(1, 4);

-- Rows, so that a provider can raise them before a campaign: update private.submission_limits set most = … where scope = …
create table private.submission_limits (
  scope text primary key,
  is_per_network boolean not null,
  period interval not null,
  most integer not null
);

comment on table private.submission_limits is 'How many submissions are taken per period, from one network or in all.';

insert into private.submission_limits (scope, is_per_network, period, most) values
  ('all in an hour', false, '1 hour', 5000),
  ('network in a day', true, '1 day', 300),
  ('network in ten minutes', true, '10 minutes', 60);

-- Unlogged: worth nothing after a day, so neither backup nor replica holds them.
create unlogged table private.submission_counts (
  scope text not null,
  network text not null,
  starts_at timestamptz not null,
  total integer not null,
  primary key (scope, network, starts_at)
);

comment on table private.submission_counts is
'Submissions of a period, per network as a hash with the secret of the day; later ones delete those of earlier periods.';

create index submission_counts_starts_idx on private.submission_counts (starts_at);

revoke all on table private.submission_secret, private.submission_limits, private.submission_counts
from public, anon, authenticated, service_role;

create function private.secret_of_day() returns text
language plpgsql
set search_path = ''
as $$
declare
  this_day date := private.india_day(now());
  day_secret text;
begin
  select s.secret into day_secret from private.view_secrets s where s.day = this_day;
  if not found then
    delete from private.view_secrets s where s.day < this_day;
    insert into private.view_secrets (day, secret)
    values (this_day, gen_random_uuid()::text || gen_random_uuid()::text)
    on conflict do nothing;
    select s.secret into day_secret from private.view_secrets s where s.day = this_day;
  end if;
  return day_secret;
end;
$$;

comment on function private.secret_of_day() is 'The secret with which visitors'' addresses are hashed today; those of earlier days are deleted.';

comment on table private.view_secrets is 'The secret of the day with which visitors'' addresses are hashed; the first use on a day deletes older ones.';

create or replace function private.record_view(viewed_path text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  this_day date := private.india_day(now());
  this_hour timestamptz := date_trunc('hour', now());
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

  own_slot := (
    'x' || left(
      encode(
        sha256(convert_to(concat_ws(' ', private.secret_of_day(), private.visitor_network(headers), viewed_path, this_hour), 'UTF8')), 'hex'
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

create function private.hash_of(message text) returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(message, 'UTF8')), 'hex');
$$;

comment on function private.hash_of(text) is 'SHA-256 of a text, in 64 hexadecimal digits.';

create function private.signature_of(message text) returns text
language sql
stable
set search_path = ''
as $$
  -- Twice, so that nobody can go on from a signature they know to that of a longer text.
  select private.hash_of(s.secret || private.hash_of(s.secret || message)) from private.submission_secret s;
$$;

comment on function private.signature_of(text) is 'A text signed with the secret of this database, in 64 hexadecimal digits.';

create function private.resume_path(id uuid, receipt_hash text) returns text
language sql
stable
set search_path = ''
as $$
  select id::text || '/' || left(private.signature_of('resume ' || id::text || ' ' || receipt_hash), 32);
$$;

comment on function private.resume_path(uuid, text) is 'Where the résumé of an application lies in its bucket, without the extension.';

create function private.count_submission() returns void
language plpgsql
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  day_secret text := private.secret_of_day();
  quota record;
  period_start timestamptz;
  counted_network text;
  seconds integer;
begin
  -- In one order, for two that wait for each other would never end.
  for quota in select l.* from private.submission_limits l order by l.scope desc loop
    -- Days begin when India's do.
    period_start := date_bin(quota.period, now(), timestamptz '2000-01-01 00:00:00+05:30');
    counted_network := case
      when quota.is_per_network then private.hash_of(day_secret || ' ' || private.visitor_network(headers))
      else ''
    end;
    -- Looked at first: a flood then writes nothing at all.
    perform from private.submission_counts c
    where c.scope = quota.scope and c.network = counted_network and c.starts_at = period_start and c.total >= quota.most;
    if not found then
      insert into private.submission_counts as c (scope, network, starts_at, total)
      values (quota.scope, counted_network, period_start, 1)
      on conflict (scope, network, starts_at) do update set total = c.total + 1 where c.total < quota.most;
      continue when found;
    end if;
    -- Seconds as details, too: browsers hide the header of an answer that comes from another origin.
    seconds := ceil(extract(epoch from period_start + quota.period - now()))::integer;
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', '429', 'message', 'Too many messages have come from here. What you wrote is kept and sent later',
        'details', seconds::text, 'hint', null
      )::text,
      detail = json_build_object('status', 429, 'headers', json_build_object('Retry-After', seconds::text))::text;
  end loop;
  -- Each adds three rows at most and takes away twenty, so that no job has to come by.
  delete from private.submission_counts c
  where c.ctid = any (
    array(
      select o.ctid from private.submission_counts o
      where o.starts_at < now() - interval '1 day' limit 20
      for update skip locked
    )
  );
end;
$$;

comment on function private.count_submission() is 'Counts one more submission, or answers 429 with the seconds to wait.';

create function private.refuse_field(field text, problem text) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Not marked as stable or immutable: a planner would call it for constants.
  raise exception '%', problem using errcode = '22023', hint = field;
end;
$$;

comment on function private.refuse_field(text, text) is 'Refuses what a form sent, with a sentence and the name of the field.';

create function private.trimmed(words text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(
    words,
    E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'
  );
$$;

comment on function private.trimmed(text) is 'A text without outer blanks, as browsers trim it.';

create function private.sent_text(data jsonb, field text, shortest integer, longest integer) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  sent text := data ->> field;
begin
  if coalesce(jsonb_typeof(data -> field), 'string') <> 'string' then
    perform private.refuse_field(field, 'This is no text');
  end if;
  if coalesce(sent, '') = '' and shortest = 0 then
    return '';
  end if;
  if char_length(coalesce(sent, '')) > longest then
    perform private.refuse_field(
      field, case longest when 0 then 'This form does not ask for it' else 'Use at most ' || longest || ' characters' end
    );
  end if;
  sent := private.trimmed(coalesce(sent, ''));
  if char_length(sent) < shortest then
    perform private.refuse_field(
      field, case shortest when 1 then 'This is missing' else 'Use at least ' || shortest || ' characters' end
    );
  end if;
  return sent;
end;
$$;

comment on function private.sent_text(jsonb, text, integer, integer) is
'A text of what was sent, trimmed, of a length between two limits; refuses anything else.';

create function private.sent_line(data jsonb, field text, shortest integer, longest integer) returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.trimmed(
    regexp_replace(private.sent_text(data, field, shortest, longest), '[\u0001-\u001F\u007F]+', ' ', 'g')
  );
end;
$$;

comment on function private.sent_line(jsonb, text, integer, integer) is 'The same for a text of one line.';

create function private.sent_moment(data jsonb, field text) returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
declare
  sent text := private.sent_text(data, field, 1, 40);
begin
  if sent !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d([.]\d+)?)?(Z|[+-]\d\d:\d\d)$' then
    perform private.refuse_field(field, 'This is no moment in time');
  end if;
  return sent::timestamptz;
exception
  when datetime_field_overflow or invalid_datetime_format or invalid_time_zone_displacement_value then
    raise exception 'This is no moment in time' using errcode = '22023', hint = field;
end;
$$;

comment on function private.sent_moment(jsonb, text) is 'A moment in ISO 8601 of what was sent; refuses anything else.';

create function private.refuse_other_keys(data jsonb, field text, known text[]) returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  extra text;
begin
  if jsonb_typeof(data) is distinct from 'object' then
    perform private.refuse_field(field, 'This is no record');
  end if;
  select k.name into extra from jsonb_object_keys(data) as k (name) where k.name <> all (known) limit 1;
  if found then
    perform private.refuse_field(field, 'Nobody asked for ' || left(extra, 40));
  end if;
end;
$$;

comment on function private.refuse_other_keys(jsonb, text, text[]) is 'Refuses what is no object, and one with a key that nobody knows.';

create function private.check_submission_details(form_kind text, details jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  rule record;
  value text;
  checked jsonb := '{}'::jsonb;
begin
  perform private.refuse_other_keys(
    details, 'details', array(select d.key from private.submission_details d where d.kind = form_kind)
  );
  for rule in select d.* from private.submission_details d where d.kind = form_kind order by d.key loop
    if not details ? rule.key then
      continue when rule.is_optional;
      perform private.refuse_field(rule.key, 'This is missing');
    end if;
    if rule.form = 'bytes' then
      value := details ->> rule.key;
      if jsonb_typeof(details -> rule.key) <> 'number' or value !~ '^\d{1,9}$'
        or value::integer not between rule.min and rule.max then
        perform private.refuse_field(rule.key, 'This is not the size of a file that may be sent');
      end if;
      checked := checked || jsonb_build_object(rule.key, value::integer);
      continue;
    end if;
    value := private.sent_line(details, rule.key, rule.min, rule.max);
    if rule.form = 'slug' and value !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
      perform private.refuse_field(rule.key, 'This is none of the choices');
    elsif rule.form = 'choice' and value <> all (rule.choices) then
      perform private.refuse_field(rule.key, 'This is none of the choices');
    elsif rule.form = 'moment' then
      perform private.sent_moment(details, rule.key);
    -- A host with a dot, after whoever may be named before it.
    elsif rule.form = 'web' and value <> ''
      and value !~* '^https?://([^\s/?#@\\]*@)?[^]\s/?#@:.\\<>^|[]+([.][^]\s/?#@:.\\<>^|[]+)+(:\d+)?([/?#]\S*)?$' then
      perform private.refuse_field(rule.key, 'Enter a full address, such as https://example.com');
    end if;
    checked := checked || jsonb_build_object(rule.key, value);
  end loop;
  return checked;
end;
$$;

comment on function private.check_submission_details(text, jsonb) is
'What a form asks beside the contact, as it is stored; refuses missing and unknown keys and values that the form would refuse.';

create function private.check_submission_source(source jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  touch record;
  field text;
  value text;
begin
  perform private.refuse_other_keys(source, 'source', array['first', 'last']);
  for touch in select t.name, t.part from jsonb_each(source) as t (name, part) loop
    perform private.refuse_other_keys(
      touch.part, 'source',
      array['path', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'at']
    );
    for field in select k.name from jsonb_object_keys(touch.part) as k (name) loop
      value := private.sent_line(touch.part, field, 0, 200);
      if (field = 'path' and value !~ '^(/[^?#\s]*)?$') or (field = 'referrer' and value !~ '^[A-Za-z0-9._:-]*$') then
        perform private.refuse_field('source', 'This says more than where the visitor came from');
      end if;
    end loop;
  end loop;
  return source;
end;
$$;

comment on function private.check_submission_source(jsonb) is
'Where the visitor came from, at first and at last: a path without query, a host, and the words of a campaign.';

create function private.channel_of(source jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when source = '{}' then ''
    else lower(coalesce(
      nullif(btrim(source #>> '{last,utm_source}'), ''), nullif(source #>> '{last,referrer}', ''),
      nullif(btrim(source #>> '{first,utm_source}'), ''), nullif(source #>> '{first,referrer}', ''), 'direct'
    ))
  end;
$$;

comment on function private.channel_of(jsonb) is
'Where the visitor came from, in one word: the last visit that says so, otherwise the first; empty where nothing was kept.';

create function private.is_uuid(words text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(words ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false);
$$;

comment on function private.is_uuid(text) is 'Whether a text is an id.';

create function private.read_submission(sent jsonb) returns public.submissions
language plpgsql
stable
set search_path = ''
as $$
declare
  form private.submission_kinds;
  entry public.submissions;
  problem text;
begin
  perform private.refuse_other_keys(sent, 'form', array[
    'id', 'key', 'kind', 'subject', 'name', 'email', 'phone', 'message', 'details', 'source', 'consent', 'sent_at', 'website',
    'replaces'
  ]);
  if not private.is_uuid(sent ->> 'id') or not private.is_uuid(sent ->> 'key') then
    perform private.refuse_field('id', 'A record has an id and a key');
  end if;
  select k.* into form from private.submission_kinds k where k.kind = sent ->> 'kind';
  if not found then
    perform private.refuse_field('kind', 'There is no such form');
  end if;
  entry.id := (sent ->> 'id')::uuid;
  entry.kind := form.kind;
  entry.subject := private.sent_text(
    sent, 'subject', case when form.asks_subject then 1 else 0 end, case when form.asks_subject is false then 0 else 120 end
  );
  if entry.subject !~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' then
    perform private.refuse_field('subject', 'There is no such course, event, job or resource');
  end if;
  entry.name := private.sent_line(sent, 'name', form.name_min, form.name_max);
  problem := private.hidden_text_problem('name', entry.name);
  if problem is not null then
    perform private.refuse_field('name', problem);
  end if;
  entry.email := private.sent_line(
    sent, 'email', case when form.asks_email then 1 else 0 end, case when form.asks_email then 320 else 0 end
  );
  if form.asks_email and entry.email !~ (case
    when form.has_strict_email then
      '^([A-Za-z0-9_''+-]+[.])*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*[.])+[A-Za-z]{2,}$'
    else '^[^\s@]+@[^\s@]+[.][^\s@]+$'
  end) then
    perform private.refuse_field('email', 'Enter an address such as name@example.com');
  end if;
  entry.phone := private.sent_line(sent, 'phone', form.phone_min, form.phone_max);
  entry.message := private.sent_text(sent, 'message', form.message_min, form.message_max);
  entry.details := private.check_submission_details(form.kind, coalesce(sent -> 'details', '{}'::jsonb));
  if form.kind = 'job-application' then
    perform private.refuse_field(n.field, private.hidden_text_problem(n.noun, entry.details ->> n.field))
    from (values ('firstName', 'first name'), ('lastName', 'last name')) as n (field, noun)
    where private.hidden_text_problem(n.noun, entry.details ->> n.field) is not null;
  elsif form.kind = 'job-report' and entry.details ->> 'reason' = 'Something else' and entry.message = '' then
    perform private.refuse_field('message', 'Say in a few words what is wrong');
  end if;
  entry.source := private.check_submission_source(coalesce(sent -> 'source', '{}'::jsonb));
  entry.channel := private.channel_of(entry.source);
  perform private.refuse_other_keys(sent -> 'consent', 'consent', array['version', 'at']);
  entry.consent_version := private.sent_line(sent -> 'consent', 'version', 1, 40);
  entry.consented_at := private.sent_moment(sent -> 'consent', 'at');
  entry.sent_at := private.sent_moment(sent, 'sent_at');
  -- Filled in by robots alone, who are answered like everybody.
  entry.stage := case
    when private.trimmed(private.sent_text(sent, 'website', 0, 65536)) <> '' then 'spam'
    when form.kind = 'job-application' then 'submitted'
    else 'new'
  end;
  if sent ? 'replaces' then
    perform private.refuse_other_keys(sent -> 'replaces', 'replaces', array['id', 'receipt']);
  end if;
  return entry;
end;
$$;

comment on function private.read_submission(jsonb) is
'What a form sent, as a row; refuses with a sentence, and the field as hint, whatever the form would refuse.';

create function private.lock_merging() returns void
language sql
set search_path = ''
as $$
  select pg_catalog.pg_advisory_xact_lock(7301126002);
$$;

comment on function private.lock_merging() is 'Serialises what touches several records of one person; held until the transaction ends.';

create function private.opened_submission(about uuid, receipt text) returns uuid
language sql
stable
set search_path = ''
as $$
  select s.id from public.submissions s where s.id = about and s.receipt_hash = private.hash_of(left(receipt, 64));
$$;

comment on function private.opened_submission(uuid, text) is 'The record that a receipt opens; null for a wrong one and for an unknown record alike.';

create function private.submit_form(submission jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.submissions;
  earlier public.submissions;
  receipt text;
begin
  if octet_length(submission::text) > 65536 then
    perform private.refuse_field('form', 'This is too long to be sent');
  end if;
  perform private.count_submission();
  entry := private.read_submission(submission);
  receipt := private.signature_of('receipt ' || entry.id::text || ' ' || lower(submission ->> 'key'));
  entry.receipt_hash := private.hash_of(receipt);
  entry.received_at := now();
  entry.reply_due_at := now() + interval '24 hours';

  if submission ? 'replaces' and private.is_uuid(submission #>> '{replaces,id}') then
    perform private.lock_merging();
    select h.* into earlier
    from public.submissions s
    join public.submissions h on h.id = coalesce(s.merged_into, s.id)
    where s.id = private.opened_submission((submission #>> '{replaces,id}')::uuid, submission #>> '{replaces,receipt}')
      and h.id <> entry.id and h.kind = entry.kind and h.subject = entry.subject and h.erased_at is null
    for no key update of h;
    if found then
      entry.owner_id := earlier.owner_id;
      entry.stage := case entry.stage when 'spam' then 'spam' else earlier.stage end;
      -- A promise that was given is kept.
      if earlier.first_reply_at is null then
        entry.reply_due_at := earlier.reply_due_at;
      end if;
    end if;
  end if;

  insert into public.submissions (
    id, kind, subject, name, email, phone, message, details, source, channel, consent_version, consented_at, sent_at,
    received_at, stage, owner_id, reply_due_at, receipt_hash, resume_until
  )
  values (
    entry.id, entry.kind, entry.subject, entry.name, entry.email, entry.phone, entry.message, entry.details,
    entry.source, entry.channel, entry.consent_version, entry.consented_at, entry.sent_at, entry.received_at,
    entry.stage, entry.owner_id, entry.reply_due_at, entry.receipt_hash,
    case entry.kind when 'job-application' then now() + interval '1 hour' end
  )
  on conflict (id) do nothing;
  if found then
    perform private.merge_submission(earlier.id, entry.id);
  else
    -- Sent before. By the same browser: the answer is the same. By another: one that looks the same and opens nothing.
    select s.received_at into entry.received_at
    from public.submissions s where s.id = entry.id and s.receipt_hash = entry.receipt_hash;
    entry.received_at := coalesce(entry.received_at, now());
    update public.submissions s
    set resume_until = now() + interval '1 hour'
    where s.id = entry.id and s.receipt_hash = entry.receipt_hash and s.kind = 'job-application' and s.erased_at is null
      and not exists (
        select from storage.objects o where o.bucket_id = 'resumes' and o.name like s.id::text || '/%'
      );
  end if;
  return jsonb_build_object(
    'id', entry.id,
    'reference', 'CL-' || upper(substr(entry.id::text, 1, 4)) || '-' || upper(substr(entry.id::text, 5, 4)),
    'received_at', entry.received_at, 'receipt', receipt
  ) || case entry.kind
    when 'job-application' then jsonb_build_object('resume_path', private.resume_path(entry.id, entry.receipt_hash))
    else '{}'::jsonb
  end;
end;
$$;

comment on function private.submit_form(jsonb) is 'Takes what a form sent, once however often it is sent, and gives the receipt for it.';

create function private.merge_submission(earlier uuid, later uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  if earlier is null then
    return;
  end if;
  -- One step leads from each earlier record to the last.
  update public.submissions s
  set merged_into = later, owner_id = null
  where s.id = earlier or s.merged_into = earlier;
  update public.interview_slots t set submission_id = later where t.submission_id = earlier;
  insert into public.submission_events (submission_id, kind, detail)
  values
    (earlier, 'merged', jsonb_build_object('into', later)),
    (later, 'merged', jsonb_build_object('from', earlier));
end;
$$;

comment on function private.merge_submission(uuid, uuid) is 'Lets a later record stand for an earlier one, whose place, owner and interview times it takes.';

create function public.submit_form(submission jsonb) returns jsonb
language sql
set search_path = ''
as $$
  select private.submit_form(submission);
$$;

comment on function public.submit_form(jsonb) is
'Takes what a form sent, once however often it is sent; the answer holds id, reference, received_at, receipt and, for job applications, resume_path.';

revoke all on function
  private.secret_of_day(), private.hash_of(text), private.signature_of(text), private.resume_path(uuid, text),
  private.count_submission(), private.refuse_field(text, text), private.trimmed(text),
  private.sent_text(jsonb, text, integer, integer), private.sent_line(jsonb, text, integer, integer),
  private.sent_moment(jsonb, text), private.refuse_other_keys(jsonb, text, text[]),
  private.check_submission_details(text, jsonb), private.check_submission_source(jsonb), private.channel_of(jsonb),
  private.is_uuid(text), private.read_submission(jsonb), private.lock_merging(), private.opened_submission(uuid, text),
  private.submit_form(jsonb), private.merge_submission(uuid, uuid), public.submit_form(jsonb)
from public, anon, authenticated, service_role;

grant execute on function private.submit_form(jsonb), public.submit_form(jsonb) to anon, authenticated;
