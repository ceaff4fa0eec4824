import { randomBytes, randomUUID } from 'node:crypto';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { owner } from './database-actors';

/** A valid draft as a client would send it. */
export function draftPost(
  overrides: Partial<TablesInsert<'blog_posts'>> = {},
): TablesInsert<'blog_posts'> {
  return {
    id: randomUUID(),
    title: 'A test article',
    excerpt: 'What it is about.',
    content: '<p>Text</p>',
    author: 'Test Author',
    category: 'career-tips',
    ...overrides,
  };
}

/** A valid draft page as a client would send it. */
export function draftPage(overrides: Partial<TablesInsert<'pages'>> = {}): TablesInsert<'pages'> {
  const id = randomUUID();
  return { id, title: 'A test page', slug: `test-${id}`, content: '<p>Text</p>', ...overrides };
}

/** An object name in the form that the buckets accept. */
export function objectName(extension = 'png'): string {
  const time = '20261120T101010';
  return `${time}-${randomBytes(16).toString('hex')}.${extension}`;
}

/** A picture of one pixel. */
export const pngBytes = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Puts a file into a bucket as the service does, and gives the row that describes it. */
export async function storedFile(bucket: 'media-files' | 'blog-images' = 'media-files') {
  const path = objectName();
  const { error } = await owner()
    .storage.from(bucket)
    .upload(path, pngBytes.buffer, { contentType: 'image/png' });
  if (error) throw error;
  const row: TablesInsert<'media_files'> = {
    id: randomUUID(),
    name: 'picture.png',
    bucket,
    path,
    size: pngBytes.length,
    type: 'image/png',
  };
  return row;
}

/** Inserts rows past row-level security. */
export async function insertAsOwner<Table extends 'blog_posts' | 'pages' | 'media_files'>(
  table: Table,
  row: TablesInsert<Table>,
): Promise<void> {
  const { error } = await owner()
    .from(table)
    .insert(row as never);
  if (error) throw new Error(error.message);
}

type ReadableTable =
  | 'blog_posts'
  | 'pages'
  | 'media_files'
  | 'user_profiles'
  | 'role_permissions'
  | 'activity_log'
  | 'page_views'
  | 'route_meta'
  | 'submissions'
  | 'submission_events'
  | 'interview_slots'
  | 'campaigns'
  | 'campaign_links'
  | 'redirects'
  | 'missing_addresses'
  | 'document_versions'
  | 'trashed_documents'
  | 'page_sections'
  | 'preview_links'
  | 'review_requests'
  | 'working_copies'
  | 'shared_copies';

/** A whole table as it is stored, for comparing before and after. */
export async function stored(table: ReadableTable, column?: string, value?: string) {
  const query = owner().from(table).select('*');
  const { data, error } = await (column && value ? query.eq(column, value) : query);
  if (error) throw new Error(error.message);
  return data;
}

/** A person's profile as it is stored, or null. */
export async function storedProfile(id: string) {
  const { data, error } = await owner()
    .from('user_profiles')
    .select('*')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data;
}
