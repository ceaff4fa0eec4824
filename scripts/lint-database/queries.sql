-- What the product asks the database, with the rights of those who ask.
set enable_seqscan = off;

select set_config('request.jwt.claims', '{"sub": "10000000-0000-4000-8000-000000000001", "role": "authenticated"}', false);

set role authenticated;

-- Lists, filters and search of staff and visitors.
select count(*) from public.search_published_posts();
select count(*) from public.search_published_posts('', 'career-tips', now() - interval '1 day');
select count(*) from public.search_published_posts(substr(md5('17'), 3, 12));
select count(*) from public.search_posts();
select count(*) from public.search_posts(sort_by => 'title');
select count(*) from public.search_posts(sort_by => 'created');
select count(*) from public.search_posts('', 'draft');
select count(*) from public.search_posts('', null, 'cybersecurity');
select count(*) from public.search_pages();
select count(*) from public.search_pages(sort_by => 'title');
select count(*) from public.search_pages(sort_by => 'created');
select count(*) from public.search_pages('', 'draft');
select count(*) from public.search_pages('', null, 'about');
select count(*) from public.search_pages(substr(md5('17'), 3, 12));
select count(*) from public.search_posts('', 'scheduled');
select count(*) from public.search_posts('', 'ended');
select count(*) from public.search_pages('', 'scheduled');
select count(*) from public.search_pages('', 'ended');
select public.next_publication_change();
select count(*) from public.search_media();
select count(*) from public.search_media(sort_by => 'name');
select count(*) from public.search_media(sort_by => 'size');
select count(*) from public.search_media('', 'logos');
select count(*) from public.search_media('', null, true);
select count(*) from public.search_media(only_unused => true);
select public.count_media(only_unused => true);
select count(*) from public.search_media('file 1234');
select count(*) from public.search_users();
select count(*) from public.search_users(sort_by => 'name');
select count(*) from public.search_users(sort_by => 'login');
select count(*) from public.search_users('', 'editor');
select count(*) from public.search_users('', null, 'waiting');
select count(*) from public.search_users('', null, 'suspended');
select count(*) from public.search_users('person-123');
select id from public.activity_log order by created_at desc, id desc limit 10;
select count(*) from public.search_activity(in_group => 'media');
select count(*) from public.search_activity(substr(md5('17'), 3, 12));
select count(*) from public.search_activity('qz');
select count(*) from public.review_queue();

-- Terms too short for trigrams.
select count(*) from public.search_posts('qz');
select count(*) from public.search_pages('qz');
select count(*) from public.search_media('qz');
select count(*) from public.search_users('qz');

-- Featured articles.
select id from public.blog_posts
where status = 'published' and is_featured order by published_at desc limit 3;
select id from public.blog_posts
where status = 'published' and is_featured and category = 'career-tips' order by published_at desc limit 3;

-- What is done already goes on with the texts.
select r.remaining
from (select m.id, m.path from public.media_files m where m.removed_at is null limit 1) as m, public.replace_media(m.id, m.path) as r;

-- Files left over, and the leaders of each day.
select count(*) from public.leftover_media();
select count(*) from public.top_content('post', 7);
select count(*) from public.top_content('page', 7);

-- A view that is counted takes the slots of earlier hours away.
select public.record_view('/page-1');

-- Search data of all public addresses.
select count(*) from public.search_heads('[{"path": "/courses/7", "title": "A course"}]');
select count(*) from public.search_heads(sort_by => 'updated');
select count(*) from public.search_heads(in_problem => 'long-title');
select count(*) from public.search_heads(term => substr(md5('17'), 3, 12));
select count(*) from public.search_heads(term => 'qz');
select path, meta_title, meta_description from public.route_meta;

-- Lists, filters, search and figures of leads.
select count(*) from public.search_submissions();
select count(*) from public.search_submissions(tab => 'mine');
select count(*) from public.search_submissions(sort_by => 'newest');
select count(*) from public.search_submissions(sort_by => 'name');
select count(*) from public.search_submissions(by_kind => 'job-report');
select count(*) from public.search_submissions(by_stage => 'contacted');
select count(*) from public.search_submissions(by_owner => '10000000-0000-4000-8000-000000000001');
select count(*) from public.search_submissions(by_channel => 'channel-7');
select count(*) from public.search_submissions(by_subject => 'subject-7');
select count(*) from public.search_submissions(term => 'person-1234@');
select count(*) from public.search_submissions(term => 'qz');
select count(*) from public.other_submissions(md5('lead7')::uuid);
select public.lead_figures(30);

-- Campaigns: what runs, their lists, links and figures.
select public.running_campaigns();
select count(*) from public.search_campaigns(tab => 'running');
select count(*) from public.search_campaign_links();
select count(*) from public.search_campaign_links(by_campaign => 'campaign-7');
select public.utm_names();
select public.campaign_leads(30);
select public.campaign_leads(campaign => 'campaign-7');

-- One lead: its history and interview times, what it replaced, and a file that is not there.
select id from public.submission_events where submission_id = md5('lead7')::uuid order by id;
select id from public.interview_slots where submission_id = md5('lead3')::uuid order by starts_at;
select public.offer_interview_slots(md5('lead8')::uuid, array[now() + interval '1 day']);
select public.erase_person(md5('lead9')::uuid);
select count(*) from public.erased_resumes();

-- The past of a post, and a save, which thins out what is due.
select version, changed from public.document_versions
where kind = 'post' and document_id = md5('7')::uuid order by version desc limit 31;
select fields from public.document_versions where kind = 'post' and document_id = md5('7')::uuid and version = 17;
update public.blog_posts set title = title || '.' where id = (select id from public.blog_posts limit 1);

-- The preview addresses of a post, one that is opened, and a new one, with which the oldest of all go.
select id from public.preview_links
where kind = 'post' and document_id = md5('7')::uuid order by created_at desc, id desc limit 50;
select id from public.read_preview('secret 7');
select id from public.make_preview_link(gen_random_uuid(), 'post', (select id from public.blog_posts limit 1));

-- Where an address leads, what leads to one that is redirected now, and the lists of redirects and of the 404 report.
select to_target, status from public.redirects where from_path = '/old-7';
insert into public.redirects (from_path, to_target) values ('/new-7', '/about');
select count(*) from public.search_redirects();
select count(*) from public.search_redirects(sort_by => 'hits');
select count(*) from public.search_redirects(by_origin => 'automatic');
select count(*) from public.search_redirects(by_status => 302);
select count(*) from public.search_redirects('5f3759df');
select count(*) from public.search_redirects('qz');
select count(*) from public.search_missing(days => 7);
select public.record_missing('/missing-7');

-- What was deleted, by time and by name; what is too old goes with the next look.
select count(*) from public.search_trash();
select count(*) from public.search_trash(in_kind => 'page', sort_by => 'title');
select count(*) from public.search_trash(substr(md5('18'), 3, 12));
select public.empty_trash('page', now() - interval '29 days');

-- Unsaved text of one person, and changes that are not public yet.
select public.keep_working_copy('post', md5('7')::uuid, md5('slot')::uuid, '{"title": "x"}', now());
select document_id, slot, fields from public.working_copies
where kind = 'post' and document_id = md5('7')::uuid order by kept_at desc limit 20;
select document_id, slot, fields from public.working_copies
where kind = 'post' and base_version is null order by kept_at desc limit 20;
select count(*) from public.save_shared_copy('post', (select id from public.blog_posts limit 1), '{"title": "x"}', 1);
select document_id, saved_at, saved_by_name from public.shared_copies where kind = 'page';

-- Who has what open.
select count(*) from public.note_presence('post', (select id from public.blog_posts limit 1), md5('tab')::uuid);
select count(*) from public.presence_of('post', (select array_agg(p.id) from (select id from public.blog_posts limit 20) as p));
select public.leave_presence(md5('tab')::uuid);

-- A form that is sent takes the counts of earlier days away; what is too old is erased.
select public.submit_form(jsonb_build_object(
  'id', gen_random_uuid(), 'key', gen_random_uuid(), 'kind', 'contact-message', 'name', 'Meera', 'email', 'meera@example.com',
  'message', 'When does it begin?', 'consent', '{"version": "1", "at": "2026-11-22T09:30:00Z"}'::jsonb,
  'sent_at', '2026-11-22T09:30:00Z'
));
reset role;
select private.forget_old_submissions();
set role authenticated;

-- A changed matrix and a deleted account look rows up by role and by owner.
insert into public.role_permissions (role, permission) values ('marketing', 'manage_meta');
select public.delete_user(id) from public.user_profiles where email = 'person-17@example.com';

reset role;
