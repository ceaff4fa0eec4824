import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { isLatePage } from '@/lib/late-page';

/** A route module that exports, beside the router's own names, how to fetch what its page asks for first. */
interface PrefetchingModule {
  readonly prefetch: (params: Params) => unknown;
}

function isPrefetching(module: unknown): module is PrefetchingModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'prefetch' in module &&
    typeof module.prefetch === 'function'
  );
}

const acts = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the code and the first data of a page when somebody points at, touches or focuses a link to
 * it: by the time of the click there is little left to wait for.
 *
 * @param routes the table as it is now: parts of it are discovered
 * @returns a function that stops listening
 */
export function prefetchLinks(routes: () => RouteObject[]): () => void {
  const prefetched = new Set<string>();

  function handleAct({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || prefetched.has(link.pathname)) return;
    prefetched.add(link.pathname);
    for (const { route, params } of matchRoutes(routes(), link.pathname) ?? []) {
      if (isLatePage(route.lazy)) void prefetchRoute(route.lazy.code.load, params);
    }
  }

  for (const act of acts) document.addEventListener(act, handleAct, { passive: true });
  return () => {
    for (const act of acts) document.removeEventListener(act, handleAct);
  };
}

async function prefetchRoute(load: () => Promise<unknown>, params: Params): Promise<void> {
  try {
    prefetchPage(await load(), params);
  } catch {
    // Only a head start was lost; the navigation itself will show what is wrong.
  }
}

/** Begins to fetch what the page of a route module asks for first, where the module says what that is. */
export function prefetchPage(module: unknown, params: Params): void {
  if (isPrefetching(module)) module.prefetch(params);
}
