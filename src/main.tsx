import './lib/zod-without-eval';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { createBrowserRouter, matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { exactRoutes } from './app/exact-routes';
import { prefetchLinks, prefetchPage } from './app/link-prefetch';
import { discoverPages, routes, staffPages } from './app/router';
import { isStaffArea } from './config/areas';
import { AppRouter } from './lib/app-router';
import { giveActs } from './lib/kept-acts';
import { MissingCodeError } from './lib/late-code';
import { isLatePage } from './lib/late-page';
import { nextTask } from './lib/next-task';
import { openAll } from './lib/nearness';
import { reloadForNewVersion } from './lib/new-version';

/** Hydration needs the page's own code at hand, or React would find an empty place where HTML stands. */
async function loadMatchedRoutes(): Promise<void> {
  const named = exactRoutes(routes, pathOf(window.location));
  const matches =
    named?.map((route) => ({ route, params: {} })) ?? matchRoutes(routes, window.location) ?? [];
  await Promise.all(matches.map(({ route, params }) => resolveLazy(route, params)));
}

async function resolveLazy(route: RouteObject, params: Params): Promise<void> {
  if (!isLatePage(route.lazy)) return;
  const module = await route.lazy.code.load();
  Object.assign(route, module, { lazy: undefined });
  // While React hydrates the page its data are already on their way; what a filter asks for is not known here.
  if (window.location.search === '') prefetchPage(module, params);
}

/** The path as the build names it: without a slash at its end. */
function pathOf({ pathname }: Location): string {
  return pathname.replace(/(.)\/+$/, '$1');
}

/** Tags of a head that the build wrote and the application writes, too. */
const headTags =
  'title, link[rel="canonical"], meta[property], meta:is([name="description"], [name="robots"], [name="twitter:card"])';

/**
 * What the shell says of the site, or a host's 404.html of an address that is not this one, serves until the first
 * page has brought a head of its own: React adopts only the tags of a page that it hydrates.
 */
function exchangeHead(): void {
  const written = [...document.head.querySelectorAll(headTags)];
  // A development server writes none.
  if (written.length === 0) return;
  new MutationObserver((_changes, observer) => {
    // The tags of a page arrive together.
    if (document.head.querySelectorAll('title').length < 2) return;
    observer.disconnect();
    for (const tag of written) tag.remove();
  }).observe(document.head, { childList: true });
}

/**
 * Starts the application over the prerendered page, or in the empty shell.
 * @returns false when some of its code did not arrive; it can then be started again
 */
export async function startApplication(): Promise<boolean> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  // A host may answer any address with 404.html: only the page of this very address can be hydrated.
  const isPrerendered = container.dataset['path'] === pathOf(window.location);
  try {
    if (isStaffArea(window.location.pathname)) await staffPages.load();
    if (isPrerendered) {
      await loadMatchedRoutes();
      // What has just come was evaluated in this task; router and first render each have one of their own.
      await nextTask();
    }
  } catch (error) {
    if (!(error instanceof MissingCodeError)) throw error;
    await reloadForNewVersion();
    return false;
  }

  const router = createBrowserRouter(routes, {
    ...(isPrerendered ? { hydrationData: { loaderData: {} } } : {}),
    patchRoutesOnNavigation: discoverPages,
  });
  const { location: first } = router.state;
  router.subscribe(({ location, navigation }) => {
    if (location !== first || navigation.state !== 'idle') openAll();
  });
  const application = (
    <StrictMode>
      <HelmetProvider>
        <AppRouter router={router} />
      </HelmetProvider>
    </StrictMode>
  );
  if (isPrerendered) {
    await nextTask();
    // As a transition React yields between components; otherwise a phone answers no touch until the whole page is done.
    startTransition(() => void hydrateRoot(container, application));
    giveActs();
  } else {
    exchangeHead();
    createRoot(container).render(application);
  }
  prefetchLinks(() => router.routes);
  return true;
}
