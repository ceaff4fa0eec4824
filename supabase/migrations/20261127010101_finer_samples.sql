-- A search for a few rows among many. The planner guesses from a hundred sample texts of a search's index how many rows a word is
-- in: where one of them happens to hold a rare word, it takes that word to be in every hundredth row, reads the table in the order of
-- the list, and visits all of it. A thousand texts make it the thousandth, for which no list is read to its end.
do $$
declare
  search text;
begin
  -- Trigrams are there only where the extension is.
  foreach search in array array[
    'public.blog_posts_search_idx', 'public.pages_search_idx', 'public.media_files_search_idx', 'public.user_profiles_search_idx',
    'public.submissions_search_idx', 'public.activity_log_search_idx'
  ] loop
    if to_regclass(search) is not null then
      execute format('alter index %s alter column 1 set statistics 1000', search);
    end if;
  end loop;
end
$$;

alter table private.document_heads alter column words set statistics 1000;

analyze
  public.blog_posts, public.pages, public.media_files, public.user_profiles, public.submissions, public.activity_log,
  private.document_heads;
