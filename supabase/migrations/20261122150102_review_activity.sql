-- All kinds of entries at once, those of reviews among them.
alter table public.activity_log
  drop constraint activity_log_type_known,
  add constraint activity_log_type_known check (
    type in (
      'post_created', 'post_scheduled', 'post_published', 'post_shared', 'post_unshared', 'post_trashed', 'post_restored',
      'post_deleted', 'post_review_asked', 'post_sent_back', 'page_created', 'page_scheduled', 'page_published', 'page_shared',
      'page_unshared', 'page_trashed', 'page_restored', 'page_deleted', 'page_review_asked', 'page_sent_back', 'user_created',
      'media_uploaded', 'campaign_created', 'campaign_scheduled', 'search_data_changed', 'search_data_reset'
    )
  );
