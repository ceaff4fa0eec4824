import { addressLimits } from './address-limits';

/**
 * Limits of what staff may enter. The checks in supabase/migrations refuse whatever lies outside them;
 * a database test compares both, so a limit changes here and in a migration together.
 */
export const limits = {
  ...addressLimits,
  title: 200,
  excerpt: 500,
  /** Posts and pages, characters of HTML or Markdown. */
  content: 1_000_000,
  author: 120,
  /** The address at which the host starts a build. */
  buildHook: 500,
  authorBio: 600,
  tags: 20,
  tag: 40,
  imageAddress: 2048,
  imageAlt: 300,
  readingTime: { min: 1, max: 60, default: 5 },
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
  /** Pixels of a whole picture: what a phone can still decode. */
  imagePixels: 50_000_000,
  redirectFrom: 200,
  redirectTarget: 500,
  redirectNote: 200,
  /** What staff note about a lead. */
  leadNote: 2000,
  /** What one person writes to another about a document. */
  reviewNote: 1000,
  /** Pieces of pages that the team keeps. */
  sectionName: 80,
  sectionContent: 20_000,
} as const;

/** What visitors' forms take. "message max 500; phone 7 to 20 […]; name min 2; contact message min 10"; the rest spares their storage. */
export const visitorLimits = {
  name: { min: 2, max: 120 },
  email: 320,
  phone: { min: 7, max: 20 },
  /** Of the forms that ask for ten digits. */
  longPhoneMin: 10,
  message: 500,
  contactMessage: { min: 10, max: 4000 },
  reportDetails: 500,
  application: { name: 80, short: 80, address: 2048, coverLetter: 4000 },
  /** Bytes. */
  resume: 5 * 1024 * 1024,
} as const;

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

/**
 * How much markup a text may hold, so that nothing of the allowed length keeps a browser busy for longer than a
 * second. Measured with the worst text for each figure; see `lib/html/markup-problem`.
 */
export const markupLimits = {
  /** Tags and comments; what an unclosed `<b>` repeats in every following paragraph counts each time. */
  elements: 20_000,
  depth: 200,
  /** Of one element. */
  attributes: 100,
  allAttributes: 40_000,
  pictures: 5_000,
  frames: 50,
  /** `<details>`, whose styles cost a browser the square of their number on a page. */
  details: 500,
  /** Characters in tables, whose rows cannot wait until they come near the screen. */
  tables: 500_000,
  /** Characters of one paragraph, cell or piece of code. */
  paragraph: 20_000,
  lines: 50_000,
} as const;

/**
 * What is shown all the same, as the last resort where a text came past the forms. More than may be written, because
 * Markdown within its limits becomes more HTML than would be allowed as such.
 */
export const shownMarkupLimits = {
  ...markupLimits,
  elements: 50_000,
  details: 1_000,
  tables: 1_000_000,
  paragraph: 120_000,
} as const;

/** Characters above which a text opens as source: the visual editor needs some five seconds for 861,000 on a busy machine. */
export const visualEditorLength = 300_000;

/** The same for Markdown, whose reader is slower than that of HTML. */
export const markdownLimits = {
  length: 200_000,
  lines: 10_000,
  /** Quotes and lists within each other on one line. */
  nesting: 20,
  /** Marks of list items and quotes. */
  marks: 10_000,
  /** Columns before the first word of a line. */
  indent: 100,
  word: 2_000,
  /** Characters without an empty line or a new list item. */
  block: 20_000,
  /** Signs that may begin or end something, such as `*`, `[` and `<`. */
  delimiters: 20_000,
  blockDelimiters: 2_000,
  /** Cells of all tables, the empty ones that short rows are filled up with included. */
  cells: 10_000,
} as const;
