import { env } from '@/config/env';
import { site } from '@/config/site';

/** Address with the origin under which the site is published. */
export function absoluteUrl(pathOrUrl: string): string {
  if (/^https?:\/\//.test(pathOrUrl)) return pathOrUrl;
  const origin =
    env.siteUrl ?? (typeof window === 'undefined' ? site.defaultUrl : window.location.origin);
  return `${origin}${pathOrUrl}`;
}
