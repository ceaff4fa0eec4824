import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lateCode } from '@/lib/late-code';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { articleTarget, pageTarget, type LinkTarget } from './targets';

/** Fewer letters find too much to be worth a request. */
export const MIN_TERM = 2;

/** How many of each a search shows. */
const FOUND_COUNT = 6;

const builtIn = lateCode(() => import('./built-in-targets'));

async function findWritten(term: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const conditions = { term, page_size: FOUND_COUNT };
  const [posts, pages] = await Promise.all([
    supabase().rpc('search_posts', conditions).abortSignal(signal).then(unwrap),
    supabase().rpc('search_pages', conditions).abortSignal(signal).then(unwrap),
  ]);
  return [...posts.map(articleTarget), ...pages.map(pageTarget)];
}

/** What a text can link to, by words of its title. Throws `AppError`. */
export const targetQueries = {
  /** Articles and pages. */
  written: (term: string) =>
    queryOptions({
      queryKey: ['own-content', 'written', term],
      queryFn: ({ signal }) => findWritten(term, signal),
      enabled: term.length >= MIN_TERM,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  /** Courses, jobs, events and the other addresses that are built into the site. */
  builtIn: (term: string) =>
    queryOptions({
      queryKey: ['own-content', 'built-in', term],
      queryFn: async () => (await builtIn.load()).builtInTargets(term).slice(0, FOUND_COUNT),
      enabled: term.length >= MIN_TERM,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
};
