import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { isLatePage } from '@/lib/late-page';

/** A route module that exports, beside the router's own names, how to fetch what its page asks for first. */
interface WarmableModule {
  readonly warm: (params: Params) => unknown;
}

function isWarmable(module: unknown): module is WarmableModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'warm' in module &&
    typeof module.warm === 'function'
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
export function warmLinks(routes: () => RouteObject[]): () => void {
  const warmed = new Set<string>();

  function handleAct({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || warmed.has(link.pathname)) return;
    warmed.add(link.pathname);
    for (const { route, params } of matchRoutes(routes(), link.pathname) ?? []) {
      if (isLatePage(route.lazy)) void warmRoute(route.lazy.code.load, params);
    }
  }

  for (const act of acts) document.addEventListener(act, handleAct, { passive: true });
  return () => {
    for (const act of acts) document.removeEventListener(act, handleAct);
  };
}

async function warmRoute(load: () => Promise<unknown>, params: Params): Promise<void> {
  try {
    warmPage(await load(), params);
  } catch {
    // Only a head start was lost; the navigation itself will show what is wrong.
  }
}

/** Begins to fetch what the page of a route module asks for first, where the module says what that is. */
export function warmPage(module: unknown, params: Params): void {
  if (isWarmable(module)) module.warm(params);
}
