import type { ComponentType } from 'react';
import {
  matchRoutes,
  type LoaderFunction,
  type Location,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { lateCode, type LateCode } from './late-code';

/** What a route module exports for the router. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly ErrorBoundary?: ComponentType;
  readonly loader?: LoaderFunction;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** For a route's `lazy`. */
export interface LatePage {
  (): Promise<PageModule>;
  readonly code: LateCode<PageModule>;
  /** As it was given; a test reads the module's name out of it. */
  readonly fetch: () => Promise<PageModule>;
}

/**
 * The module of a route, loaded when it is first needed. The router remembers a `lazy` that failed for as long as
 * the page lives; so this one never fails, but hands over a stand-in that tries again with every navigation.
 *
 * @param options the boundary of a module that brings one, for as long as it has not arrived
 */
export function latePage(
  fetch: () => Promise<PageModule>,
  { ErrorBoundary }: Pick<PageModule, 'ErrorBoundary'> = {},
): LatePage {
  const code = lateCode(fetch);
  const standIn = standInFor(code, ErrorBoundary);
  return Object.assign(() => code.load().catch(() => standIn), { code, fetch });
}

function standInFor(code: LateCode<PageModule>, Fallback?: ComponentType): PageModule {
  return {
    // Here the failure belongs: the router shows it where it shows those of loaders, and Retry calls it again.
    loader: async (...call) => {
      const { loader } = await code.load();
      const data: unknown = await loader?.(...call);
      return data ?? null;
    },
    shouldRevalidate: (change) =>
      code.peek()?.shouldRevalidate?.(change) ?? change.defaultShouldRevalidate,
    Component: function StandIn() {
      const module = code.peek();
      return module ? <module.Component /> : null;
    },
    ...(Fallback
      ? {
          ErrorBoundary: function StandInBoundary() {
            const module = code.peek();
            return module?.ErrorBoundary ? <module.ErrorBoundary /> : <Fallback />;
          },
        }
      : {}),
  };
}

export function isLatePage(lazy: RouteObject['lazy']): lazy is LatePage {
  return typeof lazy === 'function' && 'code' in lazy;
}

/**
 * Loads the code of the page at an address, and of the layouts around it.
 * @throws MissingCodeError when some of it does not arrive
 */
export async function loadPageAt(routes: RouteObject[], location: Location): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.flatMap(({ route: { lazy } }) => (isLatePage(lazy) ? [lazy.code.load()] : [])),
  );
}
