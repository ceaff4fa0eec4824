-- No text of the allowed length may keep a browser busy for seconds. The figures are those of markupLimits and markdownLimits in
-- src/config/limits.ts. The forms measure more closely, and so does what shows a text; this refuses what goes round the forms.

-- Each step reads the text once; what grows faster comes after a limit of its own. No counted repetition over the whole text:
-- it would cost seconds by itself.
create function private.markup_depth(body text) returns integer
language plpgsql
immutable
set search_path = ''
as $$
declare
  tag text[];
  tag_name text;
  open_names text[] := array[]::text[];
  place integer;
begin
  for tag in
    select m from regexp_matches(body, '<(/?)([a-zA-Z][a-zA-Z0-9]*)', 'g') as m
  loop
    tag_name := lower(tag[2]);
    continue when tag_name in (
      'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'
    );
    place := cardinality(open_names);
    if tag_name in ('p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'tbody', 'thead', 'tfoot', 'option') then
      -- Their end may be left out, and what was left open in the one before is none of this one's.
      while place > 0 and open_names[place] in ('a', 'b', 'code', 'em', 'font', 'i', 's', 'small', 'span', 'strong', 'u') loop
        place := place - 1;
      end loop;
      open_names := open_names[1:place];
      continue;
    end if;
    if tag[1] = '' then
      open_names := open_names || tag_name;
      if place >= 200 then
        return place + 1;
      end if;
    else
      while place > 0 and open_names[place] <> tag_name loop
        place := place - 1;
      end loop;
      if place > 0 then
        open_names := open_names[1:place - 1];
      end if;
    end if;
  end loop;
  return 0;
end;
$$;

comment on function private.markup_depth(text) is '201 when elements are nested more than 200 deep, otherwise 0.';

create function private.markup_problem(body text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  markup text := body;
  elements bigint;
  are_many_attributes boolean;
  most_attributes bigint;
  all_attributes bigint;
begin
  if char_length(body) not between 100 and 1000000 then
    return null;
  end if;
  if regexp_count(body, '\n') >= 50000 then
    return 'The text has more than 50,000 lines';
  end if;
  -- Code in Markdown is shown as it is written.
  if position('`' in body) > 0 then
    markup := regexp_replace(regexp_replace(body, '\n```.*?\n```', '', 'g'), '`[^`\n]*`', '', 'g');
  end if;
  elements := regexp_count(markup, '<[a-zA-Z!?]');
  if elements > 20000 or regexp_count(markup, '</') > 40000 then
    return 'The text has more than 20,000 tags';
  end if;
  if regexp_count(markup, '<[iI][mM][gG][\s/>]') > 5000 then
    return 'The text has more than 5,000 pictures';
  end if;
  if regexp_count(markup, '<[iI][fF][rR][aA][mM][eE][\s/>]') > 50 then
    return 'The text has more than 50 videos';
  end if;
  if elements > 200 and private.markup_depth(markup) > 200 then
    return 'Elements of the text are nested more than 200 deep';
  end if;
  are_many_attributes := regexp_count(markup, '=') > 20000;
  -- A hundred attributes need two hundred characters.
  select max(a.number), sum(a.number) into most_attributes, all_attributes
  from regexp_matches(markup, '<[a-zA-Z][^<>"'']*(?:(?:"[^"]*"|''[^'']*'')[^<>"'']*)*', 'g') as t (tag),
    lateral (
      select regexp_count(regexp_replace(t.tag[1], '"[^"]*"|''[^'']*''', '""', 'g'), '[\s"][^\s/"''=>]') as number
    ) as a
  where char_length(t.tag[1]) > 200 or are_many_attributes;
  if most_attributes > 100 then
    return 'An element of the text has more than 100 attributes';
  end if;
  if all_attributes > 40000 then
    return 'The text has more than 40,000 attributes';
  end if;
  return null;
end;
$$;

comment on function private.markup_problem(text) is 'What is too much about HTML, as a sentence; null for a text that may be stored.';

create function private.paragraph_problem(body text) returns text
language sql
immutable
set search_path = ''
as $$
  select 'A paragraph or a piece of code has more than 20,000 characters'
  where char_length(body) between 20001 and 1000000
    and exists (
      select from string_to_table(body, '<') as piece
      where position('>' in piece) > 0 and char_length(piece) - position('>' in piece) > 20000
    );
$$;

comment on function private.paragraph_problem(text) is 'A sentence when a paragraph of HTML is too long to be laid out quickly; otherwise null.';

-- A text that begins with a tag may be either; the forms and what shows it decide that.
create function private.markdown_problem(body text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  most bigint;
  total bigint;
  widest bigint;
begin
  if char_length(body) < 20 or char_length(body) > 1000000 or body ~ '^\s*<' then
    return null;
  end if;
  if char_length(body) > 200000 then
    return 'Markdown can have at most 2,00,000 characters';
  end if;
  if regexp_count(body, '\n') >= 10000 then
    return 'Markdown can have at most 10,000 lines';
  end if;
  select max(regexp_count(l.prefix, '>|[-*+]|[0-9]+')), max(char_length(l.prefix) + 3 * regexp_count(l.prefix, '\t')),
    sum(regexp_count(l.prefix, '>|[-*+]|[0-9]+'))
  into most, widest, total
  from (
    select substring(line from '^(?:[ \t]*(?:>|[-*+][ \t]|[0-9]+[.)][ \t]))*[ \t]*') as prefix
    from string_to_table(body, E'\n') as line
    where btrim(line) <> ''
  ) as l;
  if most > 20 then
    return 'A line of the text stands in more than 20 quotes or lists';
  end if;
  if total > 10000 then
    return 'The text has more than 10,000 marks of list items and quotes';
  end if;
  if widest > 100 then
    return 'A line of the text is indented by more than 100 columns';
  end if;
  if exists (select from regexp_split_to_table(body, '\s+') as word where char_length(word) > 2000) then
    return 'The text has a word or address of more than 2,000 characters';
  end if;
  select max(char_length(b.block)), max(b.signs), sum(b.signs) into widest, most, total
  from (
    select block, regexp_count(block, '[][*_~`<!@\\()&]') as signs
    from regexp_split_to_table(body, '\n(?=[ \t\r]*\n| ? ? ?(?:[-*+]|#+)[ \t]+\S)') as block
  ) as b;
  if widest > 20000 then
    return 'A paragraph, a table or a piece of code has more than 20,000 characters';
  end if;
  if most > 2000 then
    return 'A paragraph has more than 2,000 signs of Markdown';
  end if;
  if total > 20000 then
    return 'The text has more than 20,000 signs of Markdown';
  end if;
  return null;
end;
$$;

comment on function private.markdown_problem(text) is 'What is too much about a page in Markdown, as a sentence; null for a text that may be stored.';

-- A trigger and no check constraint: what was stored before can still be unpublished.
create function private.bound_markup() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  problem text := private.markup_problem(new.content);
begin
  if tg_table_name = 'pages' then
    problem := coalesce(problem, private.markdown_problem(new.content));
  else
    problem := coalesce(problem, private.paragraph_problem(new.content));
  end if;
  if problem is not null then
    raise exception '%', problem using errcode = '23514';
  end if;
  return new;
end;
$$;

comment on function private.bound_markup() is 'Refuses texts whose markup would keep a browser busy for seconds.';

create trigger blog_posts_15_markup
before insert on public.blog_posts
for each row execute function private.bound_markup();

create trigger blog_posts_15_markup_change
before update on public.blog_posts
for each row when (old.content is distinct from new.content)
execute function private.bound_markup();

create trigger pages_15_markup
before insert on public.pages
for each row execute function private.bound_markup();

create trigger pages_15_markup_change
before update on public.pages
for each row when (old.content is distinct from new.content)
execute function private.bound_markup();

revoke all on function
  private.markup_depth(text), private.markup_problem(text), private.paragraph_problem(text), private.markdown_problem(text),
  private.bound_markup()
from public, anon, authenticated, service_role;
