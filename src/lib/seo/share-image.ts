import { isReservedSlug } from '@/config/reserved-slugs';

/** `/share/events-webinars.png` for `/events/webinars`: where the build puts the picture of an address. */
export function shareImagePath(path: string): string {
  const name = path.replace(/^\/|\/$/g, '').replace(/[^a-z0-9-]+/gi, '-');
  return `/share/${name === '' ? 'home' : name}.png`;
}

/** Where the build puts the picture of an article that has none of its own. */
export function articleShareImage(id: string): string {
  return `/share/articles/${id}.png`;
}

/** Where the build puts the part of an article's own picture that lies around its focal point. */
export function croppedShareImage(id: string): string {
  return `/share/articles/${id}.jpg`;
}

/** Where the build puts the picture of a page that staff wrote. */
export function pageShareImage(slug: string): string {
  return `/share/pages/${slug}.png`;
}

/**
 * Whether the address alone tells that the build draws a picture for it: it knows the pages of the route table. Those of
 * pages that staff write, and of articles, are named by what the build wrote into them.
 */
export function hasShareImage(path: string): boolean {
  const [section = '', article] = path.split('/').slice(1);
  if (section === 'blogs' && article !== undefined) return false;
  return section === '' || isReservedSlug(section);
}
