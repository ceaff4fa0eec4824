import { normalizeTimestamp, toMoment } from '@/lib/dates';
import { columnMap, type ItemOf } from '@/lib/supabase/column-map';

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

/** An unknown template reads as the plain one rather than breaking the page. */
export function toTemplate(value: string): PageTemplate {
  return pageTemplates.find((template) => template === value) ?? 'default';
}

export function toStatus(value: string): PageStatus {
  return value === 'published' ? 'published' : 'draft';
}

/** Everything of a page that staff read or write. */
export const pageColumns = columnMap('pages', {
  written: [
    'title',
    'slug',
    // HTML or Markdown as staff wrote it; only `PageText` may render it.
    'content',
    'metaTitle',
    'metaDescription',
    'status',
    // Moments in ISO 8601 between which a published page is public; null: at once, for good.
    'publishAt',
    'unpublishAt',
    'template',
  ],
  stamped: [
    'id',
    // ISO 8601
    'createdAt',
    'updatedAt',
    // Raised by the database with every change; a save names the version it was based on.
    'version',
    'updatedByName',
  ],
  readers: {
    status: toStatus,
    publishAt: toMoment,
    unpublishAt: toMoment,
    template: toTemplate,
    createdAt: normalizeTimestamp,
    updatedAt: normalizeTimestamp,
    updatedByName: (name) => name ?? '',
  },
});

/** Everything the editor holds. */
export type PageDocument = ItemOf<typeof pageColumns>;

/** A row of the staff's list. */
export const listedPage = pageColumns.pick([
  'id',
  'title',
  'slug',
  'metaDescription',
  'status',
  'publishAt',
  'unpublishAt',
  'template',
  'createdAt',
  'updatedAt',
  'version',
  'updatedByName',
]);
export type PageListItem = ItemOf<typeof listedPage>;

/** A page as visitors read it. */
export const publicPage = pageColumns.pick([
  'title',
  'slug',
  'content',
  'metaTitle',
  'metaDescription',
  'template',
  'updatedAt',
  'unpublishAt',
]);
export type PublicPage = ItemOf<typeof publicPage>;
