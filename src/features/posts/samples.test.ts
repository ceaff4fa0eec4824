import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { sanitizeAndName } from '@/lib/html/sanitize';
import { postCategories } from './model';
import { articleJsonLd } from './json-ld';
import { isSampleId } from './sample-id';
import { samplePosts } from './sample-posts';
import { filterSamples, sampleArticle } from './samples';

describe('the built-in samples', () => {
  it('are five, one for each category, with ids that no stored post can have', () => {
    expect(samplePosts.map((post) => post.category).sort()).toEqual([...postCategories].sort());
    for (const { id } of samplePosts) expect(isSampleId(id)).toBe(true);
  });

  it('are as clean and as bounded as what staff may write', () => {
    for (const post of samplePosts) {
      expect(sanitizeAndName(post.content).removed).toEqual([]);
      expect(post.title.length).toBeLessThanOrEqual(limits.title);
      expect(post.excerpt.length).toBeLessThanOrEqual(limits.excerpt);
    }
  });

  it.each(['0', '6', '10', '1 ', '', '1/../1'])('know no sample-%s', (number) => {
    expect(isSampleId(`sample-${number}`)).toBe(false);
  });

  it('are found like real ones: in title, excerpt, tags and author, together with the category', () => {
    const [first] = samplePosts;
    if (!first) throw new Error('no samples');
    for (const search of [
      first.title,
      first.author.toUpperCase(),
      first.tags[0] ?? '',
      ` ${first.excerpt.slice(0, 20)} `,
    ]) {
      expect(filterSamples({ search, category: first.category })).toEqual([first]);
    }
    expect(filterSamples({ search: 'no such words', category: 'all' })).toEqual([]);
    expect(filterSamples({ search: '.*', category: 'all' })).toEqual([]);
  });

  it('stand in for any article, with others beside them', () => {
    const { article, related } = sampleArticle('0b7b7e0e-0000-4000-8000-000000000000');
    expect(article.id).toBe(samplePosts[0]?.id);
    expect(related).toHaveLength(3);
    expect(related.some(({ id }) => id === article.id)).toBe(false);
    expect(sampleArticle('sample-4').article.id).toBe('sample-4');
  });
});

describe('structured data of an article', () => {
  it('names the parts that search engines ask for, with absolute addresses', () => {
    const article = {
      ...sampleArticle('sample-1').article,
      featuredImage: '/storage/v1/object/public/blog-images/a.webp',
    };
    expect(articleJsonLd(article, article.featuredImage)).toMatchObject({
      '@type': 'BlogPosting',
      headline: article.title,
      image: ['https://careerloom.example/storage/v1/object/public/blog-images/a.webp'],
      datePublished: article.publishedAt,
      author: { '@type': 'Person', name: article.author },
      publisher: { '@type': 'Organization', name: 'Careerloom' },
      mainEntityOfPage: 'https://careerloom.example/blogs/sample-1',
    });
    expect(articleJsonLd(article, undefined)).not.toHaveProperty('image');
  });
});
