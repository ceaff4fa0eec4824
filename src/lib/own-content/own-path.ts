import { env } from '@/config/env';
import { site } from '@/config/site';

/** The names under which this site is reached. */
function ownHosts(): string[] {
  const published = new URL(env.siteUrl ?? site.defaultUrl).host;
  return typeof window === 'undefined' ? [published] : [published, window.location.host];
}

/**
 * An absolute address of this site as an address from its root, so that it stays right wherever the site is: `https://…/courses`
 * becomes `/courses`. Every other address comes back as it was.
 */
export function toOwnPath(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const { host, pathname, search, hash } = new URL(address);
  // Two slashes in the beginning would name another host.
  if (!ownHosts().includes(host) || pathname.startsWith('//')) return address;
  return `${pathname}${search}${hash}`;
}
