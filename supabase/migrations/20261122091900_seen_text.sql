-- Titles, names and tags can be seen, and leave what stands beside them in its order. The characters are those of
-- src/lib/hidden-text.ts; a test compares both for every character there is.

-- Blanks, controls, what Unicode lets programs ignore, and the empty Braille pattern.
create function private.is_unseen(words text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select words !~ (
    '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F'
    || '\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A'
    || '\U000E0000-\U000E0FFF]'
  );
$$;

comment on function private.is_unseen(text) is 'Whether a text is empty or holds nothing but characters that cannot be seen.';

-- Joiners stay: scripts of India and emoji are written with them.
create function private.hidden_text_problem(noun text, words text) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when words = '' then null
    when private.is_unseen(words) then
      'Nothing of the ' || noun || ' can be seen: it holds only hidden characters. Delete it and type it again'
    when words ~ '[\u0080-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]' then
      'The ' || noun || ' holds hidden characters that turn text around or break it. Delete it and type it again'
  end;
$$;

comment on function private.hidden_text_problem(text, text)
is 'What is wrong with a title, name or tag, as a sentence; null for one that may be stored, or that is empty.';

-- What was stored before stays until it is changed.
create function private.refuse_hidden_text(noun text, words text, known text) returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  problem text := private.hidden_text_problem(noun, words);
begin
  if problem is not null and words is distinct from known then
    raise exception '%', problem using errcode = '23514';
  end if;
end;
$$;

comment on function private.refuse_hidden_text(text, text, text) is 'Raises for a title, name or tag with hidden characters that was not known before.';

create function private.check_post_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  tag text;
begin
  perform private.refuse_hidden_text('title', new.title, old.title);
  perform private.refuse_hidden_text('author', new.author, old.author);
  perform private.refuse_hidden_text('alternative text', new.featured_image_alt, old.featured_image_alt);
  foreach tag in array coalesce(new.tags, '{}') loop
    if old.tags is null or tag <> all (old.tags) then
      perform private.refuse_hidden_text('tag', tag, null);
    end if;
  end loop;
  -- Of several paragraphs, each a block of its own: marks of direction turn nothing else around.
  if new.excerpt is distinct from old.excerpt and new.excerpt <> '' and private.is_unseen(new.excerpt) then
    raise exception '%', private.hidden_text_problem('excerpt', new.excerpt) using errcode = '23514';
  end if;
  return new;
end;
$$;

comment on function private.check_post_text() is 'Refuses hidden characters in what a post shows on one line, and an excerpt that cannot be seen.';

create trigger blog_posts_25_seen
before insert or update of title, author, featured_image_alt, tags, excerpt on public.blog_posts
for each row execute function private.check_post_text();

create function private.check_page_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_hidden_text('title', new.title, old.title);
  perform private.refuse_hidden_text('meta title', new.meta_title, old.meta_title);
  perform private.refuse_hidden_text('meta description', new.meta_description, old.meta_description);
  return new;
end;
$$;

comment on function private.check_page_text() is 'Refuses hidden characters in what a page shows on one line.';

create trigger pages_25_seen
before insert or update of title, meta_title, meta_description on public.pages
for each row execute function private.check_page_text();

create function private.check_profile_name() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_hidden_text('full name', new.full_name, old.full_name);
  return new;
end;
$$;

comment on function private.check_profile_name() is 'Refuses hidden characters in the name of a person.';

-- After the name has been filled in.
create trigger user_profiles_35_seen
before insert or update of full_name on public.user_profiles
for each row execute function private.check_profile_name();

create function private.check_file_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_hidden_text('file name', new.name, old.name);
  perform private.refuse_hidden_text('alternative text', new.alt_text, old.alt_text);
  return new;
end;
$$;

comment on function private.check_file_text() is 'Refuses hidden characters in the name and the alternative text of a file.';

create trigger media_files_25_seen
before insert or update of name, alt_text on public.media_files
for each row execute function private.check_file_text();

create function private.check_default_author() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_hidden_text('author', new.author, old.author);
  return new;
end;
$$;

comment on function private.check_default_author() is 'Refuses hidden characters in the author of new posts.';

create trigger editor_defaults_25_seen
before insert or update of author on public.editor_defaults
for each row execute function private.check_default_author();

revoke all on function
  private.is_unseen(text), private.hidden_text_problem(text, text), private.refuse_hidden_text(text, text, text),
  private.check_post_text(), private.check_page_text(), private.check_profile_name(), private.check_file_text(),
  private.check_default_author()
from public, anon, authenticated, service_role;
