-- What is older than the form promised is erased, every night where the server can be told so (docs/deploying.md for others).
create function private.forget_old_submissions() returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_merging();
  return private.erase_submissions(
    array(
      select s.id from public.submissions s
      where s.received_at < now() - interval '24 months' and s.erased_at is null
      order by s.received_at
      limit 5000
    ),
    null
  );
end;
$$;

comment on function private.forget_old_submissions() is
'Erases submissions of more than 24 months ago, at most 5,000 at a time, and says how many.';

create index submissions_kept_idx on public.submissions (received_at) where erased_at is null;

revoke all on function private.forget_old_submissions() from public, anon, authenticated, service_role;

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget-old-submissions', '40 20 * * *', 'select private.forget_old_submissions()');
  end if;
end
$$;
