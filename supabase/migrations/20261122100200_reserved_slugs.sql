-- The addresses that a page may not have stood in a constraint, which each new page of the site would have had to write again, and
-- which could not be written while a page had the new address. They are rows now: "npm run generate:slugs" writes a
-- migration that adds what came with the site's paths. Pages that were there before keep working; the built-in page is what visitors get.
create table private.reserved_slugs (
  slug text primary key
);

comment on table private.reserved_slugs is 'Addresses that belong to built-in pages, to files and to the backend.';

revoke all on table private.reserved_slugs from public, anon, authenticated, service_role;

insert into private.reserved_slugs (slug)
select unnest(array[
  '404', 'about', 'admin', 'ai-bootcamp-event', 'api', 'app', 'apply-as-trainer', 'assets', 'auth',
  'beyond-the-courses', 'blogs', 'career-assistance', 'careers', 'cms', 'contact', 'corporate-training',
  'courses', 'enroll', 'events', 'faq', 'favicon', 'feed', 'fonts', 'functions', 'home', 'icons', 'images',
  'index', 'instructors', 'job-portal', 'join-as-mentor', 'login', 'logout', 'manifest', 'pictures',
  'privacy-policy', 'realtime', 'refer-and-earn', 'refund-policy', 'resources', 'rest', 'robots', 'rss',
  'share', 'sitemap', 'src', 'static', 'storage', 'sw', 'terms-and-conditions', 'user-policy'
]);

create function private.refuse_reserved_slug() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.slug ~ '^partner-with-.*-edtech$' or exists (select from private.reserved_slugs r where r.slug = new.slug) then
    -- A sentence for people: a form of before the address was taken does not know it.
    raise exception 'The address /% belongs to a part of the site. Choose another slug', new.slug using errcode = '23514';
  end if;
  return new;
end;
$$;

comment on function private.refuse_reserved_slug() is 'A page gets no address that belongs to a part of the site.';

revoke all on function private.refuse_reserved_slug() from public, anon, authenticated, service_role;

create trigger pages_16_slug
before insert on public.pages
for each row execute function private.refuse_reserved_slug();

create trigger pages_16_slug_change
before update on public.pages
for each row when (old.slug is distinct from new.slug)
execute function private.refuse_reserved_slug();

alter table public.pages drop constraint pages_slug_not_reserved;
