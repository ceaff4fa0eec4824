import { env } from '@/config/env';
import { site } from '@/config/site';

/** Address with the origin under which the site is published. */
export function absoluteUrl(pathOrUrl: string): string {
  if (/^https?:\/\//.test(pathOrUrl)) return pathOrUrl;
  // The same at build and in the browser, or a prerendered page would get a second canonical link.
  return `${env.siteUrl ?? site.defaultUrl}${pathOrUrl}`;
}
