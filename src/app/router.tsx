import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { isStaffArea } from '@/config/areas';
import { paths } from '@/config/paths';
import { partnerSlug } from '@/config/site';
import { jobIds } from '@/data/job-ids';
import { lateCode } from '@/lib/late-code';
import { latePage, type PageModule } from '@/lib/late-page';
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

type Fetch = () => Promise<PageModule>;

const findable: RouteHandle = { prerender: true, sitemap: true };

/** A page with an HTML file of its own, to be found by searching. */
function publicPage(path: string, fetch: Fetch): RouteObject {
  return { path, handle: findable, lazy: latePage(fetch) };
}

/** Each of these addresses is such a page. */
function publicPages(path: string, addresses: readonly string[], fetch: Fetch): RouteObject {
  return { path, handle: { ...findable, addresses } satisfies RouteHandle, lazy: latePage(fetch) };
}

/** A page with an HTML file of its own that nobody searches for. */
function quietPage(path: string, fetch: Fetch): RouteObject {
  return { path, handle: { prerender: true } satisfies RouteHandle, lazy: latePage(fetch) };
}

/** A page whose data are known in the browser only. */
function livePage(path: string, fetch: Fetch): RouteObject {
  return { path, lazy: latePage(fetch) };
}

const home: RouteObject = {
  index: true,
  handle: findable,
  lazy: latePage(() => import('./routes/site/home')),
};

/** In the order of the navigation. */
const sitePages: RouteObject[] = [
  home,
  publicPage('courses', () => import('./routes/site/courses')),
  publicPage('courses/compare', () => import('./routes/site/courses/compare')),
  publicPage('courses/finder', () => import('./routes/site/courses/finder')),
  // Each course is a route of its own, so that nobody loads the texts of another.
  publicPage(
    'courses/advanced-ai-digital-marketing-job-guarantee',
    () => import('./routes/site/courses/advanced-ai-digital-marketing'),
  ),
  publicPage('courses/cyber-security', () => import('./routes/site/courses/cyber-security')),
  publicPage(
    'courses/ai-digital-marketing-basic',
    () => import('./routes/site/courses/ai-digital-marketing-basic'),
  ),
  publicPage('courses/data-science', () => import('./routes/site/courses/data-science')),
  livePage('courses/:slug', () => import('./routes/site/courses/course')),
  publicPage(
    'courses/advanced-ai-digital-marketing-job-guarantee/first-lesson',
    () => import('./routes/site/first-lessons/advanced-ai-digital-marketing'),
  ),
  publicPage(
    'courses/cyber-security/first-lesson',
    () => import('./routes/site/first-lessons/cyber-security'),
  ),
  publicPage(
    'courses/ai-digital-marketing-basic/first-lesson',
    () => import('./routes/site/first-lessons/ai-digital-marketing-basic'),
  ),
  publicPage(
    'courses/data-science/first-lesson',
    () => import('./routes/site/first-lessons/data-science'),
  ),
  livePage('courses/:slug/first-lesson', () => import('./routes/site/first-lessons/no-lesson')),
  publicPage('events', () => import('./routes/site/events')),
  publicPage('events/workshops', () => import('./routes/site/workshops')),
  publicPage('events/webinars', () => import('./routes/site/webinars')),
  publicPage('job-portal', () => import('./routes/jobs/job-list')),
  publicPages('job-portal/job/:id', jobIds.map(paths.job), () => import('./routes/jobs/job')),
  publicPages(
    'job-portal/apply/:id',
    jobIds.map(paths.jobApplication),
    () => import('./routes/jobs/apply'),
  ),
  quietPage('job-portal/applications', () => import('./routes/jobs/applications')),
  publicPage('ai-bootcamp-event', () => import('./routes/site/bootcamp')),
  publicPage('about', () => import('./routes/site/about')),
  publicPage('instructors', () => import('./routes/site/instructors')),
  publicPage('resources', () => import('./routes/site/resources')),
  publicPage('faq', () => import('./routes/site/faq')),
  publicPage('contact', () => import('./routes/site/contact')),
  publicPage('enroll', () => import('./routes/site/enroll')),
  publicPage('beyond-the-courses', () => import('./routes/site/beyond-the-courses')),
  publicPage('career-assistance', () => import('./routes/site/career-assistance')),
  publicPage('refer-and-earn', () => import('./routes/site/refer-and-earn')),
  publicPage('careers', () => import('./routes/site/careers')),
  publicPage('corporate-training', () => import('./routes/site/corporate-training')),
  publicPage('join-as-mentor', () => import('./routes/site/join-as-mentor')),
  publicPage('apply-as-trainer', () => import('./routes/site/apply-as-trainer')),
  publicPage('privacy-policy', () => import('./routes/site/privacy-policy')),
  publicPage('user-policy', () => import('./routes/site/user-policy')),
  publicPage('refund-policy', () => import('./routes/site/refund-policy')),
  publicPage('terms-and-conditions', () => import('./routes/site/terms-and-conditions')),
  publicPage(partnerSlug, () => import('./routes/site/partner')),
  publicPage('blogs', () => import('./routes/site/blogs')),
  livePage('blogs/:id', () => import('./routes/site/blog')),
  quietPage('404', () => import('./routes/site/not-found')),
  livePage('preview/:secret', () => import('./routes/site/preview')),
  livePage(':slug', () => import('./routes/site/cms-page')),
  livePage('*', () => import('./routes/site/not-found')),
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
