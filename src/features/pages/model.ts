import { normalizeTimestamp } from '@/lib/dates';

export const pageStatuses = ['draft', 'published'] as const;
export type PageStatus = (typeof pageStatuses)[number];

export const statusLabels: Record<PageStatus, string> = { draft: 'Draft', published: 'Published' };

export const pageTemplates = [
  'default',
  'landing',
  'about',
  'contact',
  'service',
  'product',
] as const;
export type PageTemplate = (typeof pageTemplates)[number];

export const templateLabels: Record<PageTemplate, string> = {
  default: 'Default',
  landing: 'Landing Page',
  about: 'About Page',
  contact: 'Contact Page',
  service: 'Service Page',
  product: 'Product Page',
};

/** `Landing`: a template's name where the word "page" goes without saying. */
export function templateName(template: PageTemplate): string {
  return template.charAt(0).toUpperCase() + template.slice(1);
}

/** A page as visitors read it. */
export interface PublicPage {
  readonly title: string;
  readonly slug: string;
  /** HTML or Markdown as staff wrote it; only `PageText` may render it. */
  readonly content: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly template: PageTemplate;
  /** ISO 8601 */
  readonly updatedAt: string;
}

/** A row of the staff's list. */
export interface PageListItem {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly metaDescription: string;
  readonly status: PageStatus;
  readonly template: PageTemplate;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly updatedByName: string;
}

/** Everything the editor holds. */
export interface PageDocument extends PublicPage {
  readonly id: string;
  readonly status: PageStatus;
  readonly createdAt: string;
  /** Raised by the database with every change; a save names the version it was based on. */
  readonly version: number;
  readonly updatedByName: string;
}

/** An unknown template reads as the plain one rather than breaking the page. */
export function toTemplate(value: string): PageTemplate {
  return pageTemplates.find((template) => template === value) ?? 'default';
}

export function toStatus(value: string): PageStatus {
  return value === 'published' ? 'published' : 'draft';
}

interface PublicPageRow {
  title: string;
  slug: string;
  content: string;
  meta_title: string;
  meta_description: string;
  template: string;
  updated_at: string;
}

/** Columns of `PublicPageRow`, for `select`. */
export const publicPageColumns =
  'title,slug,content,meta_title,meta_description,template,updated_at';

export function publicPageFromRow(row: PublicPageRow): PublicPage {
  return {
    title: row.title,
    slug: row.slug,
    content: row.content,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    template: toTemplate(row.template),
    updatedAt: normalizeTimestamp(row.updated_at),
  };
}
