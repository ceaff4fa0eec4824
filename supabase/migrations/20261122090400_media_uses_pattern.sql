-- A counted repetition made the search for files a thousand times slower than the text is long: 3.8 s for 4,000 pictures, and
-- eight seconds are all that a request has. The length of a name is looked at afterwards.
create or replace function private.note_media_uses(used_kind text, used_in uuid, body text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  buckets text[];
  paths text[];
begin
  if position('/storage/v1/object/public/' in body) > 0 then
    select array_agg(s.bucket), array_agg(s.path)
    into buckets, paths
    from (
      select distinct shown[1] as bucket, shown[2] as path
      from regexp_matches(
        body,
        '/storage/v1/object/public/(blog-images|media-files)/([A-Za-z0-9][A-Za-z0-9_-]*\.(?:png|jpg|jpeg|webp|gif|avif|mp4|webm))',
        'g'
      ) as shown
      where char_length(shown[2]) <= 200
    ) as s;
  end if;
  -- Only what changed is written: a text is saved many times with the same pictures.
  delete from private.media_uses u
  where u.kind = used_kind and u.subject_id = used_in
    -- "not in" is hashed, whatever the planner guesses about the length of the lists; "not exists" compared all with all.
    and (u.bucket, u.path) not in (select s.bucket, s.path from unnest(buckets, paths) as s (bucket, path));
  insert into private.media_uses (bucket, path, kind, subject_id)
  select s.bucket, s.path, used_kind, used_in
  from unnest(buckets, paths) as s (bucket, path)
  order by s.bucket, s.path
  on conflict do nothing;
end;
$$;
