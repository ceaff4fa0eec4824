import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { HelmetProvider } from 'react-helmet-async';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type { RouteHandle } from './app/router';
import { routes } from './app/router';
import { env } from './config/env';
import { paths } from './config/paths';
import { site } from './config/site';
import { buildDataBlock, provideBuildData, type BuildData } from './lib/build-data';
import { markTexts, textMark } from './lib/html/written-text';
import { isLatePage } from './lib/late-page';
import { Head } from './lib/seo/head';
import { JsonLdCollector, serializeJsonLd, type JsonLdObject } from './lib/seo/json-ld';

/** The feed's articles go through what the page's go through. */
export { sanitizeHtml } from './lib/html/sanitize';
export * as content from './prerender-content';
export { shellRequests } from './prerender-shell';
export { shellRequestsBlock } from './lib/shell-requests';

markTexts(`text-${crypto.randomUUID()}`);

export const siteUrl = env.siteUrl ?? site.defaultUrl;
export const feedFacts = {
  title: `${site.name} articles`,
  description: site.description,
  siteUrl,
  language: site.locale,
};
export const listPath = paths.blogs();
export const writingsPath = paths.instructors();

/** The router leaves a handle's type open; only our own table is read here. */
function routeHandle(handle: unknown): RouteHandle | undefined {
  return typeof handle === 'object' && handle !== null ? handle : undefined;
}

/** Addresses of the table whose handle carries the flag. */
function pathsWith(flag: 'prerender' | 'sitemap'): string[] {
  const found: string[] = [];
  const visit = (list: readonly RouteObject[], base: string) => {
    for (const route of list) {
      const path = `${base}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
      const handle = routeHandle(route.handle);
      if (handle?.[flag]) found.push(...(handle.addresses ?? [path]));
      visit(route.children ?? [], path);
    }
  };
  visit(routes, '');
  return found;
}

export const prerenderedPaths = pathsWith('prerender');
export const sitemapPaths = pathsWith('sitemap');

/** Tags that React puts before the content when there is no head to hoist them into. */
const hoisted = /^(?:<(?:title)[^>]*>[\s\S]*?<\/title>|<(?:meta|link)\b[^>]*\/?>)/;

/**
 * What the shell says before it knows its page: the site itself, at no address in particular.
 * @returns tags for the head; the application exchanges them for those of the page
 */
export async function renderShellHead(): Promise<string> {
  const { head } = await renderToHtml(<Head title={site.name} description={site.description} />);
  return head;
}

/** The files, in the build that this code is of, of the layouts and the page at an address. */
export function filesOfPage(path: string): string[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route: { lazy } }) => {
    if (!isLatePage(lazy)) return [];
    // The bundler leaves the names in the code only.
    const file = /import\(["'`]\.\/([^"'`]+)/.exec(lazy.fetch.toString())?.[1];
    if (file === undefined) throw new Error(`No file found in ${lazy.fetch.toString()}`);
    return [file];
  });
}

export interface RenderedPath {
  /** What belongs into the head. */
  readonly head: string;
  /** The markup of the root element. */
  readonly body: string;
  /** The block of data that belongs behind the root element; empty for a page that was rendered without any. */
  readonly data: string;
}

/**
 * Renders one address of the table. One after the other: all read their data from the same place.
 * @param data what the backend and the build know of this address
 * @param text clean HTML for the place of a text that staff wrote
 * @throws Error when the address answers with a redirect or an error
 */
export async function renderPath(
  path: string,
  data: BuildData = {},
  text = '',
): Promise<RenderedPath> {
  const { builtAt, ...known } = data;
  let askedForTime = 0;
  provideBuildData({
    ...known,
    path,
    get builtAt() {
      askedForTime += 1;
      return builtAt;
    },
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, siteUrl)));
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}.`);
  if (context.errors) throw new Error(`${path} failed: ${JSON.stringify(context.errors)}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { head, body } = await renderToHtml(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  // A page that asked for the time has to know it: to others it would only be another reason to differ from the last build.
  const kept = askedForTime > 0 ? data : known;
  const isEmpty = Object.keys(kept).length === 0;
  return {
    head,
    // Functions, not strings: `$&` in an article would otherwise be taken for a pattern.
    body: body.replace(textMark(), () => text),
    data: isEmpty ? '' : buildDataBlock({ ...kept, path }),
  };
}

async function renderToHtml(content: ReactNode): Promise<{ head: string; body: string }> {
  const jsonLd: JsonLdObject[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <JsonLdCollector value={jsonLd}>
        <HelmetProvider>{content}</HelmetProvider>
      </JsonLdCollector>
    </StrictMode>,
    // Otherwise large parts land in hidden blocks that an inline script would move.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let body = await new Response(prelude).text();
  const head: string[] = [];
  for (let match = hoisted.exec(body); match; match = hoisted.exec(body)) {
    head.push(match[0]);
    body = body.slice(match[0].length);
  }
  for (const item of new Set(jsonLd.map(serializeJsonLd))) {
    head.push(`<script type="application/ld+json" data-json-ld>${item}</script>`);
  }
  return { head: head.join('\n    '), body };
}
