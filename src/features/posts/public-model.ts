import { normalizeTimestamp } from '@/lib/dates';
import { shownPicture } from '@/lib/supabase/asset-url';
import type { ItemOf } from '@/lib/supabase/column-map';
import { postColumns } from './model';

/** What visitors see is published, and its pictures lie where they may be fetched from. */
const forVisitors = {
  featuredImage: shownPicture,
  authorImage: shownPicture,
  publishedAt: (at: string | null) => normalizeTimestamp(at ?? ''),
};

const related = [
  'id',
  'title',
  'excerpt',
  'featuredImage',
  'featuredImageAlt',
  'category',
  'readingTime',
] as const;
const summary = [...related, 'author', 'authorImage', 'tags', 'isFeatured', 'publishedAt'] as const;
const article = [
  ...summary,
  'content',
  'authorBio',
  'updatedAt',
  'metaTitle',
  'metaDescription',
  'unpublishAt',
] as const;

/** Related articles under an article. */
export const RELATED_LIMIT = 3;

/** What "Related articles" needs. */
export const relatedPost = postColumns.pick(related, forVisitors);
export type RelatedPost = ItemOf<typeof relatedPost>;

/** What the page of an instructor says of their articles. */
export const writing = postColumns.pick(
  ['id', 'title', 'author', 'readingTime', 'publishedAt'],
  forVisitors,
);
export type Writing = ItemOf<typeof writing>;

/** What a card of the public list shows. */
export const postSummary = postColumns.pick(summary, forVisitors);
export type PostSummary = ItemOf<typeof postSummary>;

/** An article as visitors read it. */
export const publicArticle = postColumns.pick(article, forVisitors);
export type Article = ItemOf<typeof publicArticle>;
