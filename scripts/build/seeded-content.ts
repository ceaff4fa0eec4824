import type { KnownArticle, KnownPage, KnownPost } from '../../src/prerender-content';
import { readContent, type ContentFile } from '../content';
import { contentOf, featuredImage } from '../seed/content';
import { readSeedFiles } from '../seed/files';

interface SeededContent {
  readonly articles: readonly (KnownArticle & KnownPost)[];
  readonly pages: readonly KnownPage[];
}

/** As the database answers it: `2026-11-10 04:30:00+00`, and never a moment that lies ahead. */
function stored(iso: string | undefined): string {
  const time = Math.min(Date.parse(iso ?? ''), Date.now() - 3_600_000);
  return new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?:\.000)?Z$/, '+00');
}

const isPublished = ({ fields }: ContentFile) => fields['status'] === 'published';

/** What the embedded database answers for the published rows of its seed. */
export async function seededContent(): Promise<SeededContent> {
  const files = await readSeedFiles();
  const articles = (await readContent('posts')).filter(isPublished).map(({ fields, body }) => {
    const row = {
      id: fields['id'] ?? '',
      title: fields['title'] ?? '',
      excerpt: fields['excerpt'] ?? '',
      content: body,
      featured_image: featuredImage(fields['featured_image'] ?? '', files),
      featured_image_alt: fields['featured_image_alt'] ?? '',
      author: fields['author'] ?? '',
      author_image: null,
      author_bio: fields['author_bio'] ?? '',
      category: fields['category'] ?? '',
      tags: (fields['tags'] ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      is_featured: fields['is_featured'] === 'true',
      reading_time: Number(fields['reading_time']),
      meta_title: fields['meta_title'] ?? '',
      meta_description: fields['meta_description'] ?? '',
      published_at: stored(fields['published_at']),
      updated_at: stored(fields['published_at']),
      unpublish_at: null,
    };
    return row;
  });
  const pages = (await readContent('pages')).filter(isPublished).map(({ fields, body }) => ({
    title: fields['title'] ?? '',
    slug: fields['slug'] ?? '',
    content: contentOf(body, files),
    meta_title: fields['meta_title'] ?? '',
    meta_description: fields['meta_description'] ?? '',
    template: fields['template'] ?? '',
    updated_at: stored(fields['published_at']),
    unpublish_at: null,
  }));
  return { articles, pages };
}
