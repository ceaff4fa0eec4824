/**
 * Page addresses that belong to built-in routes and files. The database refuses them too
 * (constraint pages_slug_not_reserved); a test compares both lists.
 */
export const reservedSlugs: readonly string[] = [
  '404',
  'about',
  'admin',
  'ai-bootcamp-event',
  'api',
  'app',
  'apply-as-trainer',
  'assets',
  'auth',
  'beyond-the-courses',
  'blogs',
  'career-assistance',
  'careers',
  'cms',
  'contact',
  'corporate-training',
  'courses',
  'enroll',
  'events',
  'faq',
  'favicon',
  'feed',
  'fonts',
  'functions',
  'home',
  'icons',
  'images',
  'index',
  'instructors',
  'job-portal',
  'join-as-mentor',
  'login',
  'logout',
  'manifest',
  'pictures',
  'privacy-policy',
  'realtime',
  'refer-and-earn',
  'refund-policy',
  'resources',
  'rest',
  'robots',
  'rss',
  'share',
  'sitemap',
  'src',
  'static',
  'storage',
  'sw',
  'terms-and-conditions',
  'user-policy',
];

/** The partner page carries the brand's name, so its form is reserved instead of one word. */
export const reservedSlugPattern = /^partner-with-.*-edtech$/;

/** Whether a page may not have this address because a built-in route or file owns it. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.includes(slug) || reservedSlugPattern.test(slug);
}
