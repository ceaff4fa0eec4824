import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { isStaffArea, paths } from '@/config/paths';
import { partnerSlug } from '@/config/site';
import { jobIds } from '@/data/job-ids';
import { lateCode } from '@/lib/late-code';
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

const findable: RouteHandle = { prerender: true, sitemap: true };

/** A page with an HTML file of its own, to be found by searching. */
function publicPage(path: string, lazy: LatePage): RouteObject {
  return { path, handle: findable, lazy };
}

/** Each of these addresses is such a page. */
function publicPages(path: string, addresses: readonly string[], lazy: LatePage): RouteObject {
  return { path, handle: { ...findable, addresses } satisfies RouteHandle, lazy };
}

/** A page with an HTML file of its own that nobody searches for. */
function quietPage(path: string, lazy: LatePage): RouteObject {
  return { path, handle: { prerender: true } satisfies RouteHandle, lazy };
}

/** A page whose data are known in the browser only. */
function livePage(path: string, lazy: LatePage): RouteObject {
  return { path, lazy };
}

const home: RouteObject = {
  index: true,
  handle: findable,
  lazy: latePage(() => import('./routes/site/home')),
};

/** In the order of the navigation. */
const sitePages: RouteObject[] = [
  home,
  publicPage(
    'courses',
    latePage(() => import('./routes/site/courses')),
  ),
  // Each course is a route of its own, so that nobody loads the texts of another.
  publicPage(
    'courses/advanced-ai-digital-marketing-job-guarantee',
    latePage(() => import('./routes/site/course-advanced-ai-digital-marketing')),
  ),
  publicPage(
    'courses/cyber-security',
    latePage(() => import('./routes/site/course-cyber-security')),
  ),
  publicPage(
    'courses/ai-digital-marketing-basic',
    latePage(() => import('./routes/site/course-ai-digital-marketing-basic')),
  ),
  publicPage(
    'courses/data-science',
    latePage(() => import('./routes/site/course-data-science')),
  ),
  livePage(
    'courses/:slug',
    latePage(() => import('./routes/site/course')),
  ),
  publicPage(
    'events',
    latePage(() => import('./routes/site/events')),
  ),
  publicPage(
    'events/workshops',
    latePage(() => import('./routes/site/workshops')),
  ),
  publicPage(
    'events/webinars',
    latePage(() => import('./routes/site/webinars')),
  ),
  publicPage(
    'job-portal',
    latePage(() => import('./routes/jobs/job-list')),
  ),
  publicPages(
    'job-portal/job/:id',
    jobIds.map(paths.job),
    latePage(() => import('./routes/jobs/job')),
  ),
  publicPages(
    'job-portal/apply/:id',
    jobIds.map(paths.jobApplication),
    latePage(() => import('./routes/jobs/apply')),
  ),
  quietPage(
    'job-portal/applications',
    latePage(() => import('./routes/jobs/applications')),
  ),
  publicPage(
    'ai-bootcamp-event',
    latePage(() => import('./routes/site/bootcamp')),
  ),
  publicPage(
    'about',
    latePage(() => import('./routes/site/about')),
  ),
  publicPage(
    'instructors',
    latePage(() => import('./routes/site/instructors')),
  ),
  publicPage(
    'resources',
    latePage(() => import('./routes/site/resources')),
  ),
  publicPage(
    'faq',
    latePage(() => import('./routes/site/faq')),
  ),
  publicPage(
    'contact',
    latePage(() => import('./routes/site/contact')),
  ),
  publicPage(
    'enroll',
    latePage(() => import('./routes/site/enroll')),
  ),
  publicPage(
    'beyond-the-courses',
    latePage(() => import('./routes/site/beyond-the-courses')),
  ),
  publicPage(
    'career-assistance',
    latePage(() => import('./routes/site/career-assistance')),
  ),
  publicPage(
    'refer-and-earn',
    latePage(() => import('./routes/site/refer-and-earn')),
  ),
  publicPage(
    'careers',
    latePage(() => import('./routes/site/careers')),
  ),
  publicPage(
    'corporate-training',
    latePage(() => import('./routes/site/corporate-training')),
  ),
  publicPage(
    'join-as-mentor',
    latePage(() => import('./routes/site/join-as-mentor')),
  ),
  publicPage(
    'apply-as-trainer',
    latePage(() => import('./routes/site/apply-as-trainer')),
  ),
  publicPage(
    'privacy-policy',
    latePage(() => import('./routes/site/privacy-policy')),
  ),
  publicPage(
    'user-policy',
    latePage(() => import('./routes/site/user-policy')),
  ),
  publicPage(
    'refund-policy',
    latePage(() => import('./routes/site/refund-policy')),
  ),
  publicPage(
    'terms-and-conditions',
    latePage(() => import('./routes/site/terms-and-conditions')),
  ),
  publicPage(
    partnerSlug,
    latePage(() => import('./routes/site/partner')),
  ),
  publicPage(
    'blogs',
    latePage(() => import('./routes/site/blogs')),
  ),
  livePage(
    'blogs/:id',
    latePage(() => import('./routes/site/blog')),
  ),
  quietPage(
    '404',
    latePage(() => import('./routes/site/not-found')),
  ),
  livePage(
    ':slug',
    latePage(() => import('./routes/site/cms-page')),
  ),
  livePage(
    '*',
    latePage(() => import('./routes/site/not-found')),
  ),
];

/** Where the staff's pages are put once somebody goes there. */
export const staffBranch = 'staff';

/**
 * The site map: all pages of site, job portal and staff area. Every page is loaded when it is first needed; what is
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
        lazy: latePage(() => import('./site-layout')),
        ErrorBoundary: ErrorPage,
        children: sitePages,
      },
      // Its pages are discovered, so that visitors do without their names.
      { id: staffBranch, ErrorBoundary: ErrorPage },
    ],
  },
];

/** The staff's part of the table, which comes apart. */
export const staffPages = lateCode(() => import('./staff-pages'));

/**
 * Completes the table on the way into the staff area.
 * @throws MissingCodeError when that part does not arrive; the next navigation asks again
 */
export const discoverPages: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isStaffArea(path)) patch(staffBranch, (await staffPages.load()).staffPages);
};
