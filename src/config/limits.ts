/**
 * Limits of what staff may enter. The checks in supabase/migrations refuse whatever lies outside them;
 * a database test compares both, so a limit changes here and in a migration together.
 */
export const limits = {
  title: 200,
  excerpt: 500,
  /** Posts and pages, characters of HTML or Markdown. */
  content: 1_000_000,
  author: 120,
  authorBio: 600,
  tags: 20,
  tag: 40,
  imageAddress: 2048,
  imageAlt: 300,
  readingTime: { min: 1, max: 60, default: 5 },
  slug: 120,
  metaTitle: 60,
  metaDescription: 160,
  fullName: 120,
  email: 320,
  /** Minimum of the sign-in service, see supabase/config.toml. */
  passwordMin: 8,
  /** Bytes in UTF-8; the sign-in service hashes no more. */
  passwordMaxBytes: 72,
  fileName: 255,
  altText: 300,
  /** Bytes, per bucket. */
  blogImageBytes: 5 * 1024 * 1024,
  mediaFileBytes: 50 * 1024 * 1024,
  /** Longest side of a picture in pixels. */
  imageSide: 10_000,
  searchTerm: 200,
} as const;

/** Form of a page address: lower-case letters and digits in groups joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Picture addresses that a field may hold: in an own bucket, or on another host from earlier times. */
export const imageAddressPattern =
  /^(?:https:\/\/[^\s"'<>\\]+|\/storage\/v1\/object\/public\/(?:blog-images|media-files)\/[A-Za-z0-9][A-Za-z0-9._-]*)$/;

/** Picture types that both buckets accept. */
export const imageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** Video types that the media library accepts besides pictures. */
export const videoTypes = ['video/mp4', 'video/webm'] as const;
