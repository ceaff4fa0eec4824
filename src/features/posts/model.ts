import { normalizeTimestamp, toMoment } from '@/lib/dates';
import { columnMap, type ItemOf } from '@/lib/supabase/column-map';

export const postCategories = [
  'digital-marketing',
  'data-science',
  'cybersecurity',
  'career-tips',
  'industry-insights',
] as const;
export type PostCategory = (typeof postCategories)[number];

export const categoryLabels: Record<PostCategory, string> = {
  'digital-marketing': 'Digital Marketing',
  'data-science': 'Data Science',
  cybersecurity: 'Cybersecurity',
  'career-tips': 'Career Tips',
  'industry-insights': 'Industry Insights',
};

export const postStatuses = ['draft', 'published'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const statusLabels: Record<PostStatus, string> = { draft: 'Draft', published: 'Published' };

/** A category that the database let through; an unknown one reads as the first rather than breaking the page. */
export function toCategory(value: string): PostCategory {
  return postCategories.find((category) => category === value) ?? 'digital-marketing';
}

export function toStatus(value: string): PostStatus {
  return value === 'published' ? 'published' : 'draft';
}

/** Everything of a post that staff read or write. */
export const postColumns = columnMap('blog_posts', {
  written: [
    'title',
    'excerpt',
    // HTML as staff wrote it; only `RichText` may render it.
    'content',
    // `https://…` or a storage address relative to the project; see `assetUrl`.
    'featuredImage',
    'featuredImageAlt',
    'author',
    'authorImage',
    'authorBio',
    'category',
    'tags',
    'status',
    // Moments in ISO 8601 between which a published post is public; null: at once, for good.
    'publishAt',
    'unpublishAt',
    'isFeatured',
    // What search results show; empty: title and excerpt.
    'metaTitle',
    'metaDescription',
    // Minutes, 1 to 60.
    'readingTime',
  ],
  stamped: [
    'id',
    // Moments are ISO 8601; this one is that of the first publication.
    'publishedAt',
    'createdAt',
    'updatedAt',
    // Raised by the database with every change; a save names the version it was based on.
    'version',
    'updatedByName',
  ],
  readers: {
    category: toCategory,
    status: toStatus,
    publishAt: toMoment,
    unpublishAt: toMoment,
    publishedAt: toMoment,
    createdAt: normalizeTimestamp,
    updatedAt: normalizeTimestamp,
    updatedByName: (name) => name ?? '',
  },
});

/** Everything the editor holds. */
export type PostDocument = ItemOf<typeof postColumns>;

/** A row of the staff's list. */
export const listedPost = postColumns.pick([
  'id',
  'title',
  'author',
  'category',
  'status',
  'publishAt',
  'unpublishAt',
  'isFeatured',
  'readingTime',
  'publishedAt',
  'updatedAt',
  'version',
  'updatedByName',
]);
export type PostListItem = ItemOf<typeof listedPost>;
