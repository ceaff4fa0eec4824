import * as z from 'zod/mini';
import { contentFormats, UnreadableArchiveError, type ContentPart } from './parts';

/** A row as the database holds it, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const contentSchema = z.object({
  format: z.enum(contentFormats),
  media: z.optional(rowsSchema),
  posts: rowsSchema,
  pages: rowsSchema,
  page_sections: z.optional(rowsSchema),
  redirects: z.optional(rowsSchema),
  search_data: z.optional(rowsSchema),
});

/**
 * The rows of an export.
 * @throws UnreadableArchiveError
 */
export function readContent(content: unknown): Readonly<Record<ContentPart, readonly Row[]>> {
  const read = contentSchema.safeParse(content);
  if (!read.success) throw new UnreadableArchiveError('This file is no export of Careerloom.');
  const {
    media = [],
    posts,
    pages,
    page_sections = [],
    redirects = [],
    search_data = [],
  } = read.data;
  return { media, posts, pages, page_sections, redirects, search_data };
}
