-- All kinds of entries at once, those of campaigns among them.
alter table public.activity_log
  drop constraint activity_log_type_known,
  add constraint activity_log_type_known check (
    type in (
      'post_created', 'post_published', 'page_created', 'page_published', 'user_created', 'media_uploaded', 'campaign_created',
      'campaign_scheduled', 'search_data_changed', 'search_data_reset'
    )
  );
