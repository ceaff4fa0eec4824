import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import { assetUrl } from '@/lib/supabase/asset-url';
import { categoryLabels, type Article } from './model';

/** schema.org's Article for one published post. */
export function articleJsonLd(article: Article): JsonLdObject {
  const image = article.featuredImage ? absoluteUrl(assetUrl(article.featuredImage)) : undefined;
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
