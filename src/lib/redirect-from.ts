import { redirect, replace } from 'react-router-dom';

/**
 * Sends a loader's visitor elsewhere. Where the browser shows the loader's address already (a first page, a reload), that
 * entry of the history is replaced: Back would otherwise lead to it, and be sent on again.
 */
export function redirectFrom(request: Request, target: string): Response {
  const { pathname, search } = new URL(request.url);
  const isShown = pathname === window.location.pathname && search === window.location.search;
  return isShown ? replace(target) : redirect(target);
}
