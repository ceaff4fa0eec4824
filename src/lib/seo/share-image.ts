import { isReservedSlug } from '@/config/reserved-slugs';

/** `/share/events-webinars.png` for `/events/webinars`: where the build puts the picture of an address. */
export function shareImagePath(path: string): string {
  const name = path.replace(/^\/|\/$/g, '').replace(/[^a-z0-9-]+/gi, '-');
  return `/share/${name === '' ? 'home' : name}.png`;
}

/**
 * Whether the build draws a picture for the address: it knows the pages of the route table, and neither
 * the pages that staff write nor the articles, which bring a picture of their own.
 */
export function hasShareImage(path: string): boolean {
  const [section = '', article] = path.split('/').slice(1);
  if (section === 'blogs' && article !== undefined) return false;
  return section === '' || isReservedSlug(section);
}
