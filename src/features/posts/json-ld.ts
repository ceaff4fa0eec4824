import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import { categoryLabels } from './model';
import type { Article } from './public-model';

/**
 * schema.org's Article for one published post.
 * @param picture path or address of what is shown where it is shared
 */
export function articleJsonLd(article: Article, picture: string | undefined): JsonLdObject {
  const image = picture === undefined ? undefined : absoluteUrl(picture);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    ...(image ? { image: [image] } : {}),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: site.name, url: absoluteUrl(paths.home()) },
    mainEntityOfPage: absoluteUrl(paths.blog(article.id)),
    articleSection: categoryLabels[article.category],
    keywords: article.tags.join(', '),
    timeRequired: `PT${article.readingTime}M`,
  };
}
