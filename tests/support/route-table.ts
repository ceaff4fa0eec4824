import type { RouteObject } from 'react-router-dom';
import { routes, staffBranch, type RouteHandle } from '@/app/router';
import { staffPages } from '@/app/staff-pages';
import { isLatePage } from '@/lib/late-page';

export interface RouteEntry {
  /** Such as `/blogs/:id`. */
  readonly pattern: string;
  /** Route modules from the outermost layout to the page, such as `src/app/routes/site/blogs`. */
  readonly modules: readonly string[];
  readonly handle: RouteHandle;
  readonly hasErrorBoundary: boolean;
}

/** Where a lazy route comes from; the transformed import still names the file. */
function moduleOf(route: RouteObject): string | undefined {
  if (!isLatePage(route.lazy)) return undefined;
  const source = route.lazy.fetch.toString();
  const name = /["'](?:\.|\/src\/app)\/([\w/-]+)/.exec(source)?.[1];
  if (name === undefined) throw new Error(`No module found in ${source}`);
  return `src/app/${name}`;
}

function collect(list: readonly RouteObject[], above: RouteEntry): RouteEntry[] {
  return list.flatMap((route) => {
    const name = moduleOf(route);
    const handle: RouteHandle | undefined = route.handle;
    const entry: RouteEntry = {
      pattern: `${above.pattern}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
      modules: name === undefined ? above.modules : [...above.modules, name],
      handle: handle ?? {},
      hasErrorBoundary: above.hasErrorBoundary || route.ErrorBoundary !== undefined,
    };
    return route.children ? collect(route.children, entry) : [entry];
  });
}

function withStaff(route: RouteObject): RouteObject {
  if (route.index) return route;
  const children = route.id === staffBranch ? staffPages : route.children?.map(withStaff);
  return children ? { ...route, children } : route;
}

/** The route table with the part that is discovered. */
export const completeRoutes: RouteObject[] = routes.map(withStaff);

/** Every page of the route table, in its order. */
export function routeTable(): RouteEntry[] {
  return collect(completeRoutes, { pattern: '', modules: [], handle: {}, hasErrorBoundary: false });
}

/** The addresses of a page: those known at build, else its pattern. */
export function addressesOf({ pattern, handle }: RouteEntry): readonly string[] {
  return handle.addresses ?? [pattern];
}
