-- Addresses below the first level that are the site's own: nobody leads them elsewhere. What ends in /* is a section in which every
-- address is ours. The code knows them (src/config/built-in-paths.ts), and tells them as it tells the reserved slugs.
create table private.reserved_paths (
  path text primary key
);

comment on table private.reserved_paths is 'Built-in addresses below the first level, and with /* at their end the sections that are ours as a whole.';

revoke all on table private.reserved_paths from public, anon, authenticated, service_role;

insert into private.reserved_paths (path)
values
  ('/admin/*'), ('/api/*'), ('/assets/*'), ('/auth/*'), ('/build.json'), ('/cms/*'),
  ('/courses/advanced-ai-digital-marketing-job-guarantee'), ('/courses/ai-digital-marketing-basic'),
  ('/courses/cyber-security'), ('/courses/data-science'), ('/events/webinars'), ('/events/workshops'), ('/fonts/*'),
  ('/functions/*'), ('/icons/*'), ('/images/*'), ('/job-portal/applications'),
  ('/job-portal/apply/cloud-security-trainee'), ('/job-portal/apply/junior-data-analyst'),
  ('/job-portal/apply/machine-learning-associate'), ('/job-portal/apply/performance-marketing-executive'),
  ('/job-portal/apply/seo-content-specialist'), ('/job-portal/apply/soc-analyst-level-1'),
  ('/job-portal/job/cloud-security-trainee'), ('/job-portal/job/junior-data-analyst'),
  ('/job-portal/job/machine-learning-associate'), ('/job-portal/job/performance-marketing-executive'),
  ('/job-portal/job/seo-content-specialist'), ('/job-portal/job/soc-analyst-level-1'), ('/pictures/*'), ('/realtime/*'),
  ('/resources/ai-prompts-for-marketers.pdf'), ('/resources/brochures/*'), ('/resources/choosing-a-model-guide.pdf'),
  ('/resources/content-calendar-workbook.pdf'), ('/resources/data-cleaning-checklist.pdf'),
  ('/resources/email-campaign-playbook.pdf'), ('/resources/home-security-lab.pdf'),
  ('/resources/incident-response-first-hour.pdf'), ('/resources/marketing-metrics-guide.pdf'),
  ('/resources/phishing-triage-guide.pdf'), ('/resources/search-ads-first-campaign.pdf'),
  ('/resources/seo-audit-checklist.pdf'), ('/resources/sql-interview-workbook.pdf'), ('/rest/*'), ('/share/*'), ('/src/*'),
  ('/static/*'), ('/storage/*');

create function private.is_built_in_path(asked text) returns boolean
language sql
stable
set search_path = ''
as $$
  select asked = '/'
    or exists (
      select from private.reserved_paths r where r.path in (asked, '/' || split_part(asked, '/', 2) || '/*')
    )
    or exists (
      select from private.reserved_paths r
      where r.path = '/' || split_part(asked, '/', 2) || '/' || split_part(asked, '/', 3) || '/*'
    )
    or (
      split_part(asked, '/', 3) = ''
      and (
        split_part(asked, '/', 2) ~ '^partner-with-.*-edtech(\.|$)'
        -- Files, too: /sitemap.xml as well as /sitemap.
        or exists (select from private.reserved_slugs s where s.slug = split_part(split_part(asked, '/', 2), '.', 1))
      )
    );
$$;

comment on function private.is_built_in_path(text) is 'Whether an address belongs to a part of the site, to its files or to the backend.';

revoke all on function private.is_built_in_path(text) from public, anon, authenticated, service_role;
