import { normalizeTimestamp } from '@/lib/dates';
import type { Database } from '@/lib/supabase/database.types';

/** In the order of the specification. */
export const mediaCategories = [
  'course-thumbnails',
  'instructor-photos',
  'hero-images',
  'blog-images',
  'testimonials',
  'general',
  'logos',
] as const;

export type MediaCategory = (typeof mediaCategories)[number];

export const categoryLabels: Record<MediaCategory, string> = {
  'course-thumbnails': 'Course thumbnails',
  'instructor-photos': 'Instructor photos',
  'hero-images': 'Hero images',
  'blog-images': 'Blog images',
  testimonials: 'Testimonials',
  general: 'General',
  logos: 'Logos',
};

export const categoryOptions = mediaCategories.map((value) => ({
  value,
  label: categoryLabels[value],
}));

export function toMediaCategory(value: string): MediaCategory {
  return mediaCategories.find((category) => category === value) ?? 'general';
}

/** A file of the library. */
export interface MediaFile {
  readonly id: string;
  /** As it was called on the person's device; never part of an address. */
  readonly name: string;
  /** Storable address: `/storage/v1/object/public/<bucket>/<path>` */
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type. */
  readonly type: string;
  readonly category: MediaCategory;
  readonly altText: string;
  readonly isDecorative: boolean;
  /** Pixels; null for videos. */
  readonly width: number | null;
  readonly height: number | null;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
}

export type MediaRow = Database['public']['Functions']['search_media']['Returns'][number];

export function fromRow(row: MediaRow): MediaFile {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    size: row.size,
    type: row.type,
    category: toMediaCategory(row.category),
    altText: row.alt_text,
    isDecorative: row.is_decorative,
    // Functions' results are typed as never null.
    width: row.width || null,
    height: row.height || null,
    uploadedAt: normalizeTimestamp(row.uploaded_at),
    uploadedBy: row.uploaded_by,
  };
}

export function isVideo({ type }: Pick<MediaFile, 'type'>): boolean {
  return type.startsWith('video/');
}

/** A picture that nobody has described and nobody has called decorative. */
export function lacksDescription(
  file: Pick<MediaFile, 'type' | 'altText' | 'isDecorative'>,
): boolean {
  return !isVideo(file) && !file.isDecorative && file.altText.trim() === '';
}

/** `1600 × 900`, or '' where nobody measured. */
export function measuresOf({ width, height }: Pick<MediaFile, 'width' | 'height'>): string {
  return width && height ? `${width} × ${height}` : '';
}

/** `PNG` */
export function typeLabel({ type }: Pick<MediaFile, 'type'>): string {
  return type.replace(/^.*\//, '').toUpperCase();
}
