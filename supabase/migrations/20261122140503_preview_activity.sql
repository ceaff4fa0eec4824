-- Who shows what to people outside is news for those who work on it.
create function private.log_preview_link() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_activity(
    new.kind || case tg_op when 'INSERT' then '_shared' else '_unshared' end, new.document_id, d.title, new.created_by, now()
  )
  from private.live_document(new.kind, new.document_id) as d;
  return null;
end;
$$;

comment on function private.log_preview_link() is 'Logs preview addresses that were made or withdrawn, with the title of their document.';

create trigger preview_links_50_log_made
after insert on public.preview_links
for each row execute function private.log_preview_link();

create trigger preview_links_50_log_withdrawn
after update of withdrawn_at on public.preview_links
for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function private.log_preview_link();

revoke all on function private.log_preview_link() from public, anon, authenticated, service_role;

-- All kinds of entries at once, those of previews among them.
alter table public.activity_log
  drop constraint activity_log_type_known,
  add constraint activity_log_type_known check (
    type in (
      'post_created', 'post_scheduled', 'post_published', 'post_shared', 'post_unshared', 'post_trashed', 'post_restored',
      'post_deleted', 'page_created', 'page_scheduled', 'page_published', 'page_shared', 'page_unshared', 'page_trashed',
      'page_restored', 'page_deleted', 'user_created', 'media_uploaded', 'campaign_created', 'campaign_scheduled',
      'search_data_changed', 'search_data_reset'
    )
  );
