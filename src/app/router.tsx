import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page';
import { PageLoading } from './page-loading';
import { RootLayout } from './root-layout';

/** What the build and the shells need to know of a route, beside what the router needs. */
export interface RouteHandle {
  /** Written as an HTML file at build; the other addresses get app.html. */
  readonly prerender?: boolean;
  /** In sitemap.xml; the address is public and worth finding. */
  readonly sitemap?: boolean;
}

const publicPage: RouteHandle = { prerender: true, sitemap: true };

/**
 * The site map, in the order of the navigation. Every page is loaded when it is first needed; what is
 * not in this table does not exist.
 */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [
      {
        // Lazy, so that the CMS does without the site's header and footer.
        lazy: () => import('./site-layout'),
        ErrorBoundary: ErrorPage,
        children: [
          { index: true, handle: publicPage, lazy: () => import('./routes/site/home') },
          { path: 'blogs', handle: publicPage, lazy: () => import('./routes/site/blogs') },
          { path: 'blogs/:id', lazy: () => import('./routes/site/blog') },
          {
            path: '404',
            handle: { prerender: true } satisfies RouteHandle,
            lazy: () => import('./routes/site/not-found'),
          },
          { path: '*', lazy: () => import('./routes/site/not-found') },
        ],
      },
      {
        path: 'cms',
        ErrorBoundary: ErrorPage,
        children: [
          { path: 'login', lazy: () => import('./routes/cms/login') },
          { path: 'forgot-password', lazy: () => import('./routes/cms/forgot-password') },
          { path: 'set-password', lazy: () => import('./routes/cms/set-password') },
          {
            lazy: () => import('./routes/cms/cms-layout'),
            children: [
              { index: true, lazy: () => import('./routes/cms/home') },
              { path: 'content', lazy: () => import('./routes/cms/posts') },
              { path: 'content/new', lazy: () => import('./routes/cms/new-post') },
              { path: 'content/edit/:id', lazy: () => import('./routes/cms/edit-post') },
            ],
          },
        ],
      },
    ],
  },
];
