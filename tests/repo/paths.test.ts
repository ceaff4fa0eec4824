import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { completeRoutes } from '../support/route-table';
import { paths } from '@/config/paths';
import { builtPaths } from '../support/built-paths';

const hostile = '../cms?x=1#y z/%2e';

/** The pattern of the route that answers an address; the last resort `*` counts as none. */
function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const matches = matchRoutes(completeRoutes, pathname) ?? [];
  const pattern = matches
    .map(({ route }) => route.path ?? '')
    .filter(Boolean)
    .join('/')
    .replace('//', '/');
  return pattern.endsWith('*') ? undefined : pattern;
}

describe('every built path leads to a route of its own', () => {
  // The feed is a file; a page that staff wrote has whatever address is left.
  const built = builtPaths('1').filter(({ name }) => !/^paths\.(feed|page)$/.test(name));

  it.each(built)('$name', ({ address }) => {
    expect(['/:slug', undefined]).not.toContain(patternOf(address));
  });

  it('but that of a page that staff wrote', () => {
    expect(patternOf(paths.page('about-us'))).toBe('/:slug');
    expect(patternOf(paths.feed())).toBe('/:slug');
  });
});

describe('parameters are encoded', () => {
  it.each([
    [paths.blog(hostile), '/blogs/:id', 'id'],
    [paths.course(hostile), '/courses/:slug', 'slug'],
    [paths.firstLesson(hostile), '/courses/:slug/first-lesson', 'slug'],
    [paths.preview(hostile), '/preview/:secret', 'secret'],
    [paths.cms.editPost(hostile), '/cms/content/edit/:id', 'id'],
    [paths.cms.postHistory(hostile), '/cms/content/history/:id', 'id'],
    [paths.cms.pageHistory(hostile), '/cms/pages/history/:id', 'id'],
  ])('%s', (address, pattern, name) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    expect([search, hash]).toEqual(['', '']);
    expect(patternOf(address)).toBe(pattern);
    expect(matchRoutes(completeRoutes, pathname)?.at(-1)?.params[name]).toBe(hostile);
  });

  it('in queries too', () => {
    const blogs = new URL(paths.blogs({ category: 'a&b=c' }), 'http://localhost');
    expect([...blogs.searchParams]).toEqual([['category', 'a&b=c']]);
    const login = new URL(
      paths.cms.login('/cms/content?page=2&status=draft#x'),
      'http://localhost',
    );
    expect([...login.searchParams]).toEqual([['redirect', '/cms/content?page=2&status=draft#x']]);
    expect(login.hash).toBe('');
  });
});
