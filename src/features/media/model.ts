import { normalizeTimestamp } from '@/lib/dates';
import { columnMap, type ItemOf } from '@/lib/supabase/column-map';

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

export const mediaNoun = { one: 'file', many: 'files' };

/** A file of the library, as the list reads it. */
export const mediaColumns = columnMap('media_files', {
  from: 'search_media',
  written: ['altText', 'isDecorative', 'category'],
  stamped: [
    'id',
    // As it was called on the person's device; never part of an address.
    'name',
    // Storable address: `/storage/v1/object/public/<bucket>/<path>`
    'url',
    // Bytes.
    'size',
    // MIME type.
    'type',
    // Pixels; null for videos.
    'width',
    'height',
    'uploadedAt',
    'uploadedBy',
  ],
  readers: {
    category: toMediaCategory,
    // Functions' results are typed as never null.
    width: (pixels): number | null => pixels || null,
    height: (pixels): number | null => pixels || null,
    uploadedAt: normalizeTimestamp,
  },
});

export type MediaFile = ItemOf<typeof mediaColumns>;

export function isVideo({ type }: Pick<MediaFile, 'type'>): boolean {
  return type.startsWith('video/');
}

/** What a browser can draw and write again; of GIFs and AVIFs it writes none, and a movement would be lost. */
export function isCroppable({ type, width, height }: Pick<MediaFile, 'type' | 'width' | 'height'>) {
  return ['image/jpeg', 'image/png', 'image/webp'].includes(type) && Boolean(width && height);
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
