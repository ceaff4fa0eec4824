import { paths } from '@/config/paths';
import { seededContent } from '../../scripts/build/seeded-content';

/** Addresses of the articles and pages that an embedded build writes. */
export async function builtContentPaths(): Promise<string[]> {
  const { articles, pages } = await seededContent();
  return [
    ...articles.map(({ id }) => paths.blog(id)),
    ...pages.map(({ slug }) => paths.page(slug)),
  ];
}
