import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { stateOfRow } from '@/lib/own-content/targets';
import { publicationLabels } from '@/lib/publication-times';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { MIN_TERM, type Command } from './model';

/** How many of each a search shows. */
const FOUND_COUNT = 6;

export interface ContentScope {
  readonly posts: boolean;
  readonly pages: boolean;
  readonly leads: boolean;
}

/** Whether there is anything that this person may search. */
export function canSearch({ posts, pages, leads }: ContentScope): boolean {
  return posts || pages || leads;
}

function statusWord(row: Parameters<typeof stateOfRow>[0]): string {
  return publicationLabels[stateOfRow(row)];
}

async function findContent(
  term: string,
  scope: ContentScope,
  signal: AbortSignal,
): Promise<Command[]> {
  const conditions = { term, page_size: FOUND_COUNT };
  const [posts, pages, leads] = await Promise.all([
    scope.posts ? supabase().rpc('search_posts', conditions).abortSignal(signal).then(unwrap) : [],
    scope.pages ? supabase().rpc('search_pages', conditions).abortSignal(signal).then(unwrap) : [],
    scope.leads
      ? supabase().rpc('search_submissions', conditions).abortSignal(signal).then(unwrap)
      : [],
  ]);
  return [
    ...posts.map((post) => ({
      id: `post-${post.id}`,
      group: 'Posts' as const,
      label: post.title,
      detail: statusWord(post),
      href: paths.cms.editPost(post.id),
    })),
    ...pages.map((page) => ({
      id: `page-${page.id}`,
      group: 'Pages' as const,
      label: page.title,
      detail: `${statusWord(page)} · /${page.slug}`,
      href: paths.cms.editPage(page.id),
    })),
    ...leads.map(({ id, name, email, reference }) => ({
      id: `lead-${id}`,
      group: 'Leads' as const,
      label: name || email || reference,
      detail: reference,
      keywords: email,
      href: paths.cms.lead(id),
    })),
  ];
}

/** Posts, pages and leads that hold the term, as commands. Throws `AppError`. */
export function contentQuery(term: string, scope: ContentScope) {
  return queryOptions({
    queryKey: ['command-palette', scope, term],
    queryFn: ({ signal }) => findContent(term, scope, signal),
    enabled: term.length >= MIN_TERM && canSearch(scope),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
