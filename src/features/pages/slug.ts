import { addressLimits, slugPattern } from '@/config/address-limits';
import { isReservedSlug } from '@/config/reserved-slugs';

/**
 * The address that a title suggests: lower case, only letters, digits and hyphens, no hyphen at either end.
 *
 * @param id of the page; its beginning makes the address of a title without a usable letter
 * @returns '' for an empty title
 */
export function slugFromTitle(title: string, id: string): string {
  if (title.trim() === '') return '';
  const slug = title
    // "Café" keeps its letter, only the accent goes.
    .normalize('NFKD')
    .toLowerCase()
    // A letter that is no accented one, but two.
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, addressLimits.slug)
    .replace(/-$/, '');
  return slug === '' ? `page-${id.slice(0, 8)}` : slug;
}

/** What is wrong with an address, as a sentence; undefined when it can be used. */
export function slugProblem(slug: string): string | undefined {
  if (slug === '') return 'Slug is required';
  if (slug.length > addressLimits.slug)
    return `A slug can have at most ${addressLimits.slug} characters`;
  if (!slugPattern.test(slug))
    return 'Use lower-case letters a to z, digits and single hyphens between them';
  if (isReservedSlug(slug)) return `/${slug} belongs to a part of the site. Choose another slug`;
  return undefined;
}
