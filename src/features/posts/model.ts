import { normalizeTimestamp } from '@/lib/dates';
import { shownPicture } from '@/lib/supabase/asset-url';

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

/** What a card of the public list shows. */
export interface PostSummary {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** `https://…` or a storage address relative to the project; see `assetUrl`. */
  readonly featuredImage: string | null;
  readonly featuredImageAlt: string;
  readonly author: string;
  readonly authorImage: string | null;
  readonly category: PostCategory;
  readonly tags: readonly string[];
  readonly isFeatured: boolean;
  /** Minutes, 1 to 60. */
  readonly readingTime: number;
  /** ISO 8601; the moment of the first publication. */
  readonly publishedAt: string;
}

/** An article as visitors read it. */
export interface Article extends PostSummary {
  /** HTML as staff wrote it; only `RichText` may render it. */
  readonly content: string;
  readonly authorBio: string;
  readonly updatedAt: string;
}

/** What "Related articles" needs. */
export type RelatedPost = Pick<
  PostSummary,
  'id' | 'title' | 'excerpt' | 'featuredImage' | 'featuredImageAlt' | 'category' | 'readingTime'
>;

/** A row of the staff's list. */
export interface PostListItem {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly category: PostCategory;
  readonly status: PostStatus;
  readonly isFeatured: boolean;
  readonly readingTime: number;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly version: number;
  readonly updatedByName: string;
}

/** Everything the editor holds. */
export interface PostDocument {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly featuredImage: string | null;
  readonly featuredImageAlt: string;
  readonly author: string;
  readonly authorImage: string | null;
  readonly authorBio: string;
  readonly category: PostCategory;
  readonly tags: readonly string[];
  readonly status: PostStatus;
  readonly isFeatured: boolean;
  readonly readingTime: number;
  readonly publishedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Raised by the database with every change; a save names the version it was based on. */
  readonly version: number;
  readonly updatedByName: string;
}

/** A category that the database let through; an unknown one reads as the first rather than breaking the page. */
export function toCategory(value: string): PostCategory {
  return postCategories.find((category) => category === value) ?? 'digital-marketing';
}

export function toStatus(value: string): PostStatus {
  return value === 'published' ? 'published' : 'draft';
}

interface SummaryRow {
  id: string;
  title: string;
  excerpt: string;
  featured_image: string | null;
  featured_image_alt: string;
  author: string;
  author_image: string | null;
  category: string;
  tags: string[];
  is_featured: boolean;
  reading_time: number;
  published_at: string | null;
}

/** Columns of `SummaryRow`, for `select`. */
export const summaryColumns =
  'id,title,excerpt,featured_image,featured_image_alt,author,author_image,category,tags,is_featured,reading_time,published_at';

export function summaryFromRow(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    featuredImage: shownPicture(row.featured_image),
    featuredImageAlt: row.featured_image_alt,
    author: row.author,
    authorImage: shownPicture(row.author_image),
    category: toCategory(row.category),
    tags: row.tags,
    isFeatured: row.is_featured,
    readingTime: row.reading_time,
    publishedAt: normalizeTimestamp(row.published_at ?? ''),
  };
}

interface ArticleRow extends SummaryRow {
  content: string;
  author_bio: string;
  updated_at: string;
}

export const articleColumns = `${summaryColumns},content,author_bio,updated_at` as const;

export function articleFromRow(row: ArticleRow): Article {
  return {
    ...summaryFromRow(row),
    content: row.content,
    authorBio: row.author_bio,
    updatedAt: normalizeTimestamp(row.updated_at),
  };
}
