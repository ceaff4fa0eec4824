-- Private: no address opens a file. Staff get one that lives a minute.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'resumes', 'resumes', false, 5242880,
  array['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
)
on conflict (id) do update
set public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.may_add_resume(object_name text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- One name is right, and a name is taken once: there is no second résumé, nor one for somebody else's application.
  select exists (
    select from public.submissions s
    where s.id = case when private.is_uuid(split_part(object_name, '/', 1)) then split_part(object_name, '/', 1)::uuid end
      and s.kind = 'job-application' and s.erased_at is null and s.resume_until > now()
      and object_name = private.resume_path(s.id, s.receipt_hash) || case s.details ->> 'resumeType'
        when 'application/pdf' then '.pdf'
        when 'application/msword' then '.doc'
        else '.docx'
      end
  );
$$;

comment on function private.may_add_resume(text) is 'Whether a file in the bucket of résumés may have this name now.';

create function private.is_erased_resume(object_name text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select from public.submissions s
    where s.id = case when private.is_uuid(split_part(object_name, '/', 1)) then split_part(object_name, '/', 1)::uuid end
      and s.erased_at is null
  );
$$;

comment on function private.is_erased_resume(text) is 'Whether the application of a résumé has been erased.';

create function private.may_remove_resume(object_name text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_erased_resume(object_name) and exists (
    select from public.submissions s
    left join public.submissions h on h.id = s.merged_into
    where s.id = case when private.is_uuid(split_part(object_name, '/', 1)) then split_part(object_name, '/', 1)::uuid end
      and private.hash_of(left(nullif(current_setting('request.headers', true), '')::json ->> 'x-receipt', 64))
        in (s.receipt_hash, h.receipt_hash)
  );
$$;

comment on function private.may_remove_resume(text) is
'Whether the request''s header x-receipt is the receipt of the erased application that a résumé belongs to, or of what replaced it.';

revoke all on function private.may_add_resume(text), private.is_erased_resume(text), private.may_remove_resume(text)
from public, anon, authenticated, service_role;

-- Policies run with the rights of whoever asks.
grant execute on function private.may_add_resume(text), private.may_remove_resume(text) to anon, authenticated;

grant execute on function private.is_erased_resume(text) to authenticated;

-- One policy per table, role and action: the rule for résumés joins those of the other buckets.
create policy "visitors add the résumé of their application" on storage.objects
for insert to anon
with check (bucket_id = 'resumes' and private.may_add_resume(name));

create policy "visitors find the résumé that they erased" on storage.objects
for select to anon
using (bucket_id = 'resumes' and private.may_remove_resume(name));

create policy "visitors remove the résumé that they erased" on storage.objects
for delete to anon
using (bucket_id = 'resumes' and private.may_remove_resume(name));

drop policy "writers upload article pictures, media managers any file" on storage.objects;

create policy "writers add pictures, media managers files, visitors résumés" on storage.objects
for insert to authenticated
with check (
  (
    bucket_id = 'blog-images'
    and name ~ '^[0-9]{8}T[0-9]{6}-[0-9a-f]{32}\.(png|jpg|jpeg|webp|gif|avif)$'
    and (
      (select private.has_permission('create_content'))
      or (select private.has_permission('edit_content'))
      or (select private.has_permission('manage_media'))
    )
  )
  or (
    bucket_id = 'media-files'
    and name ~ '^[0-9]{8}T[0-9]{6}-[0-9a-f]{32}\.(png|jpg|jpeg|webp|gif|avif|mp4|webm)$'
    and (select private.has_permission('manage_media'))
  )
  or (bucket_id = 'resumes' and private.may_add_resume(name))
);

drop policy "media managers list files" on storage.objects;

create policy "media managers list files, people with manage_campaigns résumés" on storage.objects
for select to authenticated
using (
  (bucket_id in ('blog-images', 'media-files') and (select private.has_permission('manage_media')))
  or (bucket_id = 'resumes' and ((select private.has_permission('manage_campaigns')) or private.may_remove_resume(name)))
);

drop policy "media managers delete files that nothing shows" on storage.objects;

create policy "media managers delete unused files, others erased résumés" on storage.objects
for delete to authenticated
using (
  (
    bucket_id in ('blog-images', 'media-files')
    and (select private.has_permission('manage_media'))
    and not private.is_media_used(bucket_id, name)
  )
  or (
    bucket_id = 'resumes'
    and (
      private.may_remove_resume(name)
      or ((select private.has_permission('manage_campaigns')) and private.is_erased_resume(name))
    )
  )
);

create function private.erased_resumes() returns table (path text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_campaigns();
  return query
  select o.name
  from storage.objects o
  where o.bucket_id = 'resumes' and private.is_erased_resume(o.name)
  order by o.name
  limit 100;
end;
$$;

comment on function private.erased_resumes() is 'Résumés whose application has been erased.';

create function public.erased_resumes() returns table (path text)
language sql
stable
set search_path = ''
as $$
  select * from private.erased_resumes();
$$;

comment on function public.erased_resumes() is
'For manage_campaigns: paths of at most 100 résumés whose application has been erased, to be removed from their bucket.';

revoke all on function private.erased_resumes(), public.erased_resumes() from public, anon, authenticated, service_role;

grant execute on function private.erased_resumes(), public.erased_resumes() to authenticated;
