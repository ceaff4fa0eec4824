-- When anything changes for visitors: a time alone, rounded up to the minute, so that nobody learns what it is about. Asked for by
-- open pages, whose own clocks may say anything.
create function private.next_publication_change() returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select ceil(extract(epoch from date_trunc('minute', min(c.moment) + interval '59.999999 seconds') - now()))::integer
  from (
    select min(p.publish_at) as moment from public.blog_posts p where p.status = 'published' and p.publish_at > now()
    union all
    select min(p.unpublish_at) from public.blog_posts p where p.status = 'published' and p.unpublish_at > now()
    union all
    select min(p.publish_at) from public.pages p where p.status = 'published' and p.publish_at > now()
    union all
    select min(p.unpublish_at) from public.pages p where p.status = 'published' and p.unpublish_at > now()
  ) as c
  where c.moment <= now() + interval '24 hours';
$$;

comment on function private.next_publication_change() is 'Seconds until something becomes public or ends, within a day; null when nothing does.';

create function public.next_publication_change() returns integer
language sql
stable
set search_path = ''
as $$
  select private.next_publication_change();
$$;

comment on function public.next_publication_change() is
'Seconds until an article or page becomes public or ends, up to the full minute and at most a day; null when nothing does.';

revoke all on function
  private.next_publication_change(), public.next_publication_change(), private.redirects_in_browser(),
  public.redirects_in_browser()
from public, anon, authenticated, service_role;

grant execute on function
  private.next_publication_change(), public.next_publication_change(), private.redirects_in_browser(),
  public.redirects_in_browser()
to anon, authenticated;
