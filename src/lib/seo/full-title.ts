import { site } from '@/config/site';

/** A title as the browser's tab and search results show it: with the brand, where it does not name it. */
export function fullTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}
