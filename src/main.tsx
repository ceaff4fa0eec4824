import './lib/zod-without-eval';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { warmLinks } from './app/link-warming';
import { siteRoutes } from './app/router';
import { isStaffArea } from './config/paths';
import { isVanishedChunk, reloadOnce } from './lib/vanished-chunk';

/** Hydration needs the page's own code at hand, or React would find an empty place where HTML stands. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(siteRoutes, window.location) ?? [];
  await Promise.all(matches.map((match) => resolveLazy(match.route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const module = await route.lazy();
  Object.assign(route, module, { lazy: undefined });
}

/** The path as the build names it: without a slash at its end. */
function pathOf({ pathname }: Location): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/** Visitors get the site map alone; links of theirs into the staff area load it as a new document. */
async function routesFor(pathname: string): Promise<RouteObject[]> {
  if (!isStaffArea(pathname)) return siteRoutes;
  const { routes } = await import('./app/staff-routes');
  return routes;
}

/** Starts the application over the prerendered page, or in the empty shell. */
export async function startApplication(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  // A host may answer any address with 404.html: only the page of this very address can be hydrated.
  const isPrerendered = container.dataset['path'] === pathOf(window.location);
  let routes: RouteObject[];
  try {
    routes = await routesFor(window.location.pathname);
    if (isPrerendered) await loadMatchedRoutes();
  } catch (error) {
    // Later on the error page reloads; here there is none yet.
    if (isVanishedChunk(error) && reloadOnce()) return;
    throw error;
  }

  const router = createBrowserRouter(routes, {
    ...(isPrerendered ? { hydrationData: { loaderData: {} } } : {}),
  });
  const application = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(container, application);
  else createRoot(container).render(application);
  warmLinks(routes);
}
