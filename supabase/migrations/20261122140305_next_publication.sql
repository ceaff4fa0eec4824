-- When anything changes for visitors: a time alone, rounded up to the minute, so that nobody learns what it is about. Asked for by
-- open pages, whose own clocks may say anything. They tell for how long they have not looked, and learn whether they have missed
-- something; nothing of before is told but that.
create function private.next_publication_change(seconds_ago integer) returns integer
language sql
stable
security definer
set search_path = ''
as $$
  with last_look as (
    select now() - least(greatest(coalesce(seconds_ago, 0), 0), 86400) * interval '1 second' as moment
  ),
  changes as (
    select min(p.publish_at) as moment
    from public.blog_posts p where p.status = 'published' and p.publish_at > (select l.moment from last_look l)
    union all
    select min(p.unpublish_at)
    from public.blog_posts p where p.status = 'published' and p.unpublish_at > (select l.moment from last_look l)
    union all
    select min(p.publish_at)
    from public.pages p where p.status = 'published' and p.publish_at > (select l.moment from last_look l)
    union all
    select min(p.unpublish_at)
    from public.pages p where p.status = 'published' and p.unpublish_at > (select l.moment from last_look l)
  )
  select case
    when min(c.moment) <= now() then 0
    when min(c.moment) <= now() + interval '24 hours'
      then ceil(extract(epoch from date_trunc('minute', min(c.moment) + interval '59.999999 seconds') - now()))::integer
  end
  from changes c;
$$;

comment on function private.next_publication_change(integer) is
'Seconds until something becomes public or ends, within a day; 0 when something has since the last look; null when nothing does.';

create function public.next_publication_change(seconds_ago integer default 0) returns integer
language sql
stable
set search_path = ''
as $$
  select private.next_publication_change(seconds_ago);
$$;

comment on function public.next_publication_change(integer) is
'Seconds until an article or page becomes public or ends, up to the full minute and at most a day; 0 when one has in the last seconds_ago seconds; null when none does.';

revoke all on function
  private.next_publication_change(integer), public.next_publication_change(integer), private.redirects_in_browser(),
  public.redirects_in_browser()
from public, anon, authenticated, service_role;

grant execute on function
  private.next_publication_change(integer), public.next_publication_change(integer), private.redirects_in_browser(),
  public.redirects_in_browser()
to anon, authenticated;
