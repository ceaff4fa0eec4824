import type { RouteObject } from 'react-router-dom';
import { paths } from '@/config/paths';
import { partnerSlug } from '@/config/site';
import { jobIds } from '@/data/job-ids';
import { latePage, type LatePage } from '@/lib/late-page';
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

const publicPage: RouteHandle = { prerender: true, sitemap: true };

/** Each course is a route of its own, so that nobody loads the texts of another. */
const coursePages: Readonly<Record<string, LatePage>> = {
  'advanced-ai-digital-marketing-job-guarantee': latePage(
    () => import('./routes/site/course-advanced-ai-digital-marketing'),
  ),
  'cyber-security': latePage(() => import('./routes/site/course-cyber-security')),
  'ai-digital-marketing-basic': latePage(
    () => import('./routes/site/course-ai-digital-marketing-basic'),
  ),
  'data-science': latePage(() => import('./routes/site/course-data-science')),
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
          lazy: latePage(() => import('./site-layout')),
          ErrorBoundary: ErrorPage,
          children: [
            { index: true, handle: publicPage, lazy: latePage(() => import('./routes/site/home')) },
            {
              path: 'courses',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/courses')),
            },
            ...Object.entries(coursePages).map(([slug, lazy]) => ({
              path: `courses/${slug}`,
              handle: publicPage,
              lazy,
            })),
            { path: 'courses/:slug', lazy: latePage(() => import('./routes/site/course')) },
            {
              path: 'events',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/events')),
            },
            {
              path: 'events/workshops',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/workshops')),
            },
            {
              path: 'events/webinars',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/webinars')),
            },
            {
              path: 'job-portal',
              handle: publicPage,
              lazy: latePage(() => import('./routes/jobs/job-list')),
            },
            {
              path: 'job-portal/job/:id',
              handle: jobPages,
              lazy: latePage(() => import('./routes/jobs/job')),
            },
            {
              path: 'job-portal/apply/:id',
              handle: jobForms,
              lazy: latePage(() => import('./routes/jobs/apply')),
            },
            {
              path: 'job-portal/applications',
              handle: { prerender: true } satisfies RouteHandle,
              lazy: latePage(() => import('./routes/jobs/applications')),
            },
            {
              path: 'ai-bootcamp-event',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/bootcamp')),
            },
            {
              path: 'about',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/about')),
            },
            {
              path: 'instructors',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/instructors')),
            },
            {
              path: 'resources',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/resources')),
            },
            { path: 'faq', handle: publicPage, lazy: latePage(() => import('./routes/site/faq')) },
            {
              path: 'contact',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/contact')),
            },
            {
              path: 'enroll',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/enroll')),
            },
            {
              path: 'beyond-the-courses',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/beyond-the-courses')),
            },
            {
              path: 'career-assistance',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/career-assistance')),
            },
            {
              path: 'refer-and-earn',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/refer-and-earn')),
            },
            {
              path: 'careers',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/careers')),
            },
            {
              path: 'corporate-training',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/corporate-training')),
            },
            {
              path: 'join-as-mentor',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/join-as-mentor')),
            },
            {
              path: 'apply-as-trainer',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/apply-as-trainer')),
            },
            {
              path: 'privacy-policy',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/privacy-policy')),
            },
            {
              path: 'user-policy',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/user-policy')),
            },
            {
              path: 'refund-policy',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/refund-policy')),
            },
            {
              path: 'terms-and-conditions',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/terms-and-conditions')),
            },
            {
              path: partnerSlug,
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/partner')),
            },
            {
              path: 'blogs',
              handle: publicPage,
              lazy: latePage(() => import('./routes/site/blogs')),
            },
            { path: 'blogs/:id', lazy: latePage(() => import('./routes/site/blog')) },
            {
              path: '404',
              handle: { prerender: true } satisfies RouteHandle,
              lazy: latePage(() => import('./routes/site/not-found')),
            },
            { path: ':slug', lazy: latePage(() => import('./routes/site/cms-page')) },
            { path: '*', lazy: latePage(() => import('./routes/site/not-found')) },
          ],
        },
        ...further,
      ],
    },
  ];
}

/** What visitors get. */
export const siteRoutes = siteMap();
