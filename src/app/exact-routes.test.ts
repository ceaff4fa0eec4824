import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes, type RouteHandle } from './router';
import { exactRoutes } from './exact-routes';

const pages = routes[0]?.children?.[0]?.children ?? [];

/** Of all pages that are written at build and have no parameters. */
const named = pages.flatMap(({ index, path, handle }) =>
  (handle as RouteHandle | undefined)?.prerender && !path?.includes(':')
    ? [index ? '/' : `/${path}`]
    : [],
);

test('the table names many paths to the letter', () => {
  expect(named.length).toBeGreaterThan(30);
});

test.each(named)('%s has the routes that the router finds', (path) => {
  const found = matchRoutes(routes, path)?.map(({ route }) => route);
  expect(found?.length).toBeGreaterThan(1);
  expect(exactRoutes(routes, path)).toEqual(found);
});

test.each(['/courses/', '/Courses', '/courses/other', '/job-portal/job/other', '/other', '/staff'])(
  '%s is left to the router',
  (path) => {
    expect(exactRoutes(routes, path)).toBeUndefined();
  },
);
