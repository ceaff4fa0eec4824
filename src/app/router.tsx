import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@/config/paths';
import { partnerSlug } from '@/config/site';
import { jobIds } from '@/data/job-ids';
import { ErrorPage } from './error-page';
import { PageLoading } from './page-loading';
import { RootLayout } from './root-layout';

/** What the build and the shells need to know of a route, beside what the router needs. */
export interface RouteHandle {
  /** Written as an HTML file at build; the other addresses get app.html. */
  readonly prerender?: boolean;
  /** The addresses of a route with parameters that are known at build. */
  readonly addresses?: readonly string[];
  /** In sitemap.xml; the address is public and worth finding. */
  readonly sitemap?: boolean;
}

interface LazyPage {
  readonly Component: ComponentType;
}

const publicPage: RouteHandle = { prerender: true, sitemap: true };

/** Each course is a route of its own, so that nobody loads the texts of another. */
const coursePages: Readonly<Record<string, () => Promise<LazyPage>>> = {
  'advanced-ai-digital-marketing-job-guarantee': () =>
    import('./routes/site/course-advanced-ai-digital-marketing'),
  'cyber-security': () => import('./routes/site/course-cyber-security'),
  'ai-digital-marketing-basic': () => import('./routes/site/course-ai-digital-marketing-basic'),
  'data-science': () => import('./routes/site/course-data-science'),
};

/** Each known job is a page of its own, and its form. */
const jobPages: RouteHandle = {
  ...{ prerender: true, sitemap: true },
  addresses: jobIds.map(paths.job),
};
const jobForms: RouteHandle = {
  ...{ prerender: true, sitemap: true },
  addresses: jobIds.map(paths.jobApplication),
};

/**
 * The site map, in the order of the navigation. Every page is loaded when it is first needed; what is
 * neither in this table nor in that of the staff does not exist.
 * @param further pages of the staff, beside those of the site
 */
export function siteMap(further: readonly RouteObject[] = []): RouteObject[] {
  return [
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
            { path: 'courses', handle: publicPage, lazy: () => import('./routes/site/courses') },
            ...Object.entries(coursePages).map(([slug, lazy]) => ({
              path: `courses/${slug}`,
              handle: publicPage,
              lazy,
            })),
            { path: 'courses/:slug', lazy: () => import('./routes/site/course') },
            { path: 'events', handle: publicPage, lazy: () => import('./routes/site/events') },
            {
              path: 'events/workshops',
              handle: publicPage,
              lazy: () => import('./routes/site/workshops'),
            },
            {
              path: 'events/webinars',
              handle: publicPage,
              lazy: () => import('./routes/site/webinars'),
            },
            {
              path: 'job-portal',
              handle: publicPage,
              lazy: () => import('./routes/jobs/job-list'),
            },
            {
              path: 'job-portal/job/:id',
              handle: jobPages,
              lazy: () => import('./routes/jobs/job'),
            },
            {
              path: 'job-portal/apply/:id',
              handle: jobForms,
              lazy: () => import('./routes/jobs/apply'),
            },
            {
              path: 'job-portal/applications',
              handle: { prerender: true } satisfies RouteHandle,
              lazy: () => import('./routes/jobs/applications'),
            },
            {
              path: 'ai-bootcamp-event',
              handle: publicPage,
              lazy: () => import('./routes/site/bootcamp'),
            },
            { path: 'about', handle: publicPage, lazy: () => import('./routes/site/about') },
            {
              path: 'instructors',
              handle: publicPage,
              lazy: () => import('./routes/site/instructors'),
            },
            {
              path: 'resources',
              handle: publicPage,
              lazy: () => import('./routes/site/resources'),
            },
            { path: 'faq', handle: publicPage, lazy: () => import('./routes/site/faq') },
            { path: 'contact', handle: publicPage, lazy: () => import('./routes/site/contact') },
            { path: 'enroll', handle: publicPage, lazy: () => import('./routes/site/enroll') },
            {
              path: 'beyond-the-courses',
              handle: publicPage,
              lazy: () => import('./routes/site/beyond-the-courses'),
            },
            {
              path: 'career-assistance',
              handle: publicPage,
              lazy: () => import('./routes/site/career-assistance'),
            },
            {
              path: 'refer-and-earn',
              handle: publicPage,
              lazy: () => import('./routes/site/refer-and-earn'),
            },
            { path: 'careers', handle: publicPage, lazy: () => import('./routes/site/careers') },
            {
              path: 'corporate-training',
              handle: publicPage,
              lazy: () => import('./routes/site/corporate-training'),
            },
            {
              path: 'join-as-mentor',
              handle: publicPage,
              lazy: () => import('./routes/site/join-as-mentor'),
            },
            {
              path: 'apply-as-trainer',
              handle: publicPage,
              lazy: () => import('./routes/site/apply-as-trainer'),
            },
            {
              path: 'privacy-policy',
              handle: publicPage,
              lazy: () => import('./routes/site/privacy-policy'),
            },
            {
              path: 'user-policy',
              handle: publicPage,
              lazy: () => import('./routes/site/user-policy'),
            },
            {
              path: 'refund-policy',
              handle: publicPage,
              lazy: () => import('./routes/site/refund-policy'),
            },
            {
              path: 'terms-and-conditions',
              handle: publicPage,
              lazy: () => import('./routes/site/terms-and-conditions'),
            },
            { path: partnerSlug, handle: publicPage, lazy: () => import('./routes/site/partner') },
            { path: 'blogs', handle: publicPage, lazy: () => import('./routes/site/blogs') },
            { path: 'blogs/:id', lazy: () => import('./routes/site/blog') },
            {
              path: '404',
              handle: { prerender: true } satisfies RouteHandle,
              lazy: () => import('./routes/site/not-found'),
            },
            { path: ':slug', lazy: () => import('./routes/site/cms-page') },
            { path: '*', lazy: () => import('./routes/site/not-found') },
          ],
        },
        ...further,
      ],
    },
  ];
}

/** What visitors get. */
export const siteRoutes = siteMap();
