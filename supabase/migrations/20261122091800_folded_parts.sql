-- Two more figures of markupLimits in src/config/limits.ts: thousands of `details` cost a browser seconds on a page, whose styles it
-- reads anew for each, and a megabyte of words in tables is laid out at once, however far down it stands.

create or replace function private.markup_problem(body text) returns text
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
  if regexp_count(markup, '<[dD][eE][tT][aA][iI][lL][sS][\s/>]') > 500 then
    return 'The text has more than 500 parts to unfold';
  end if;
  if char_length(markup) > 500000 and (
    select sum(char_length(regexp_replace(regexp_replace(piece.words, '</table.*', '', 'i'), '<[^<>]*>', '', 'g')))
    from regexp_split_to_table(markup, '<table', 'i') with ordinality as piece (words, place)
    where piece.place > 1
  ) > 500000 then
    return 'The tables of the text have more than 5,00,000 characters';
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
