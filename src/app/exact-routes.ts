import type { RouteObject } from 'react-router-dom';

/**
 * The routes of a path that the table names to the letter, the outermost first; undefined where only a pattern may have it.
 * For when the page starts: `matchRoutes` compiles an expression for each segment of the whole table first.
 */
export function exactRoutes(
  routes: readonly RouteObject[],
  path: string,
): readonly RouteObject[] | undefined {
  for (const route of routes) {
    const inner = route.children && exactRoutes(route.children, path);
    if (inner) return [route, ...inner];
    if (route.index ? path === '/' : route.path !== undefined && `/${route.path}` === path)
      return [route];
  }
  return undefined;
}
