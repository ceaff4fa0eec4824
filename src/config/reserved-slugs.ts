import { slugPattern } from './address-limits';
import { paths } from './paths';

/** What files, hosts and the backend own at the top of the site, beside its pages. */
const otherSlugs = [
  'api',
  'app',
  'assets',
  'auth',
  'favicon',
  'feed',
  'fonts',
  'functions',
  'home',
  'icons',
  'images',
  'index',
  'login',
  'logout',
  'manifest',
  'pictures',
  'realtime',
  'rest',
  'robots',
  'rss',
  'share',
  'sitemap',
  'src',
  'static',
  'storage',
  'sw',
];

/** The partner page carries the brand's name, so its form is reserved instead of one word. */
export const reservedSlugPattern = /^partner-with-.*-edtech$/;

const { blogs, cms, admin, ...site } = paths;
const builders: readonly ((parameter: string) => string)[] = Object.values(site);
// A colon, which no slug has, stands for what a path is built with.
const addresses = [blogs(), cms.home(), admin.blogs(), ...builders.map((build) => build(':'))];
const routeSlugs = addresses
  .map((address) => address.split(/[/?#]/)[1] ?? '')
  .filter((slug) => slugPattern.test(slug) && !reservedSlugPattern.test(slug));

/**
 * Page addresses that belong to built-in routes and files, in order. The database refuses them too, from its table
 * `private.reserved_slugs`, which `npm run db:slugs` fills, and the embedded backend whenever it starts.
 */
export const reservedSlugs: readonly string[] = [...new Set([...routeSlugs, ...otherSlugs])].sort();

/** Whether a page may not have this address because a built-in route or file owns it. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.includes(slug) || reservedSlugPattern.test(slug);
}
