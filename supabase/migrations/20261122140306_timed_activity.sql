-- Scheduling is news of its own; when the moment comes nobody writes anything.
create or replace function private.log_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_activity('post_created', new.id, new.title, new.created_by, new.created_at);
  end if;
  if new.status = 'published' then
    if new.publish_at > now() then
      if tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at then
        perform private.log_activity('post_scheduled', new.id, new.title, new.updated_by, now());
      end if;
    elsif tg_op = 'INSERT' or old.status <> 'published' or old.publish_at > now()
      or (old.unpublish_at <= now() and new.unpublish_at is distinct from old.unpublish_at) then
      perform private.log_activity(
        'post_published', new.id, new.title, new.updated_by, case tg_op when 'INSERT' then new.published_at else now() end
      );
    end if;
  end if;
  return null;
end;
$$;

comment on function private.log_post() is 'Logs created, published and scheduled posts.';

create or replace function private.log_page() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_activity('page_created', new.id, new.title, new.created_by, new.created_at);
  end if;
  if new.status = 'published' then
    if new.publish_at > now() then
      if tg_op = 'INSERT' or new.publish_at is distinct from old.publish_at then
        perform private.log_activity('page_scheduled', new.id, new.title, new.updated_by, now());
      end if;
    elsif tg_op = 'INSERT' or old.status <> 'published' or old.publish_at > now()
      or (old.unpublish_at <= now() and new.unpublish_at is distinct from old.unpublish_at) then
      perform private.log_activity(
        'page_published', new.id, new.title, new.updated_by, case tg_op when 'INSERT' then new.published_at else now() end
      );
    end if;
  end if;
  return null;
end;
$$;

comment on function private.log_page() is 'Logs created, published and scheduled pages.';

drop trigger blog_posts_50_log on public.blog_posts;

create trigger blog_posts_50_log
after insert or update of status, publish_at, unpublish_at on public.blog_posts
for each row when (not private.lies_in_trash('post', new.id)) execute function private.log_post();

drop trigger pages_50_log on public.pages;

create trigger pages_50_log
after insert or update of status, publish_at, unpublish_at on public.pages
for each row when (not private.lies_in_trash('page', new.id)) execute function private.log_page();

-- All kinds of entries at once, those of the trash among them.
alter table public.activity_log
  drop constraint activity_log_type_known,
  add constraint activity_log_type_known check (
    type in (
      'post_created', 'post_scheduled', 'post_published', 'post_trashed', 'post_restored', 'post_deleted', 'page_created',
      'page_scheduled', 'page_published', 'page_trashed', 'page_restored', 'page_deleted', 'user_created', 'media_uploaded',
      'campaign_created', 'campaign_scheduled', 'search_data_changed', 'search_data_reset'
    )
  );
