import { matchRoutes, type RouteObject } from 'react-router-dom';
import { courses } from '@/data/courses';
import { isUuid } from '@/lib/is-uuid';
import { pathOf } from '@/lib/link-target';
import { publicApi } from '@/lib/supabase/public-api';
import { unwrap } from '@/lib/supabase/errors';

type Place = 'known' | 'missing' | { readonly article: string } | { readonly page: string };

/** What the route table says of a path. */
function placeOf(routes: readonly RouteObject[], path: string): Place {
  const matches = matchRoutes([...routes], path) ?? [];
  const last = matches.at(-1);
  const pattern = matches
    .map(({ route }) => route.path ?? '')
    .filter((part) => part !== '' && part !== '/')
    .join('/')
    .replace(/^\//, '');
  const handle: unknown = last?.route.handle;
  const known: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'addresses') : undefined;
  const trimmed = path.replace(/(.)\/$/, '$1');
  if (Array.isArray(known)) return known.includes(trimmed) ? 'known' : 'missing';
  if (!last || pattern.includes('*') || pattern === '404') return 'missing';
  const { id, slug } = last.params;
  if (pattern === 'blogs/:id') return isUuid(id ?? '') ? { article: id ?? '' } : 'missing';
  if (pattern === 'courses/:slug')
    return courses.some((course) => course.slug === slug) ? 'known' : 'missing';
  if (pattern === ':slug') return { page: slug ?? '' };
  return pattern.includes(':') ? 'missing' : 'known';
}

async function isPublished(place: Exclude<Place, string>): Promise<boolean> {
  const found =
    'article' in place
      ? publicApi().from('blog_posts').select('id').eq('id', place.article)
      : publicApi().from('pages').select('id').eq('slug', place.page);
  return unwrap(await found.eq('status', 'published')).length > 0;
}

/**
 * Whether visitors find something under an address of ours.
 * @param routes the route table of the running application
 * @returns a sentence where they do not
 * @throws AppError where the backend cannot be asked
 */
export async function targetProblem(
  routes: readonly RouteObject[],
  target: string,
): Promise<string | undefined> {
  const place = placeOf(routes, pathOf(target));
  const isThere = typeof place === 'string' ? place === 'known' : await isPublished(place);
  return isThere
    ? undefined
    : 'Visitors find nothing there: no page, article or course is published under this address';
}
