import { randomUUID } from 'node:crypto';
import { newStaff, owner, type Actor, type Client } from './database-actors';
import { draftPage, draftPost, insertAsOwner, storedFile, stored } from './database-rows';

interface Answer {
  readonly data: unknown;
  readonly error: { readonly code?: string; readonly message: string } | null;
}

export interface Arranged {
  readonly attempt: (client: Client) => PromiseLike<Answer>;
  /** What is stored of it, read past row-level security. */
  readonly stored: () => Promise<unknown>;
  readonly cleanUp?: () => PromiseLike<unknown>;
}

export interface MatrixCase {
  readonly cases: string;
  readonly title: string;
  /** Everybody else is refused. */
  readonly allowed: readonly Actor[];
  /** A read leaves what is stored as it was even where it is allowed. */
  readonly isRead?: boolean;
  readonly arrange: () => Arranged | Promise<Arranged>;
}

export async function withPost(
  use: (id: string) => Arranged['attempt'],
  status = 'draft',
): Promise<Arranged> {
  const id = randomUUID();
  await insertAsOwner('blog_posts', draftPost({ id, status }));
  return {
    attempt: use(id),
    stored: () => stored('blog_posts', 'id', id),
    cleanUp: () => owner().from('blog_posts').delete().eq('id', id),
  };
}

export async function withPage(use: (id: string) => Arranged['attempt']): Promise<Arranged> {
  const id = randomUUID();
  await insertAsOwner('pages', draftPage({ id }));
  return {
    attempt: use(id),
    stored: () => stored('pages', 'id', id),
    cleanUp: () => owner().from('pages').delete().eq('id', id),
  };
}

export async function withFile(
  isListed: boolean,
  use: (row: Awaited<ReturnType<typeof storedFile>>) => Arranged['attempt'],
): Promise<Arranged> {
  const row = await storedFile();
  if (isListed) await insertAsOwner('media_files', row);
  return {
    attempt: use(row),
    stored: () => stored('media_files', 'path', row.path),
    cleanUp: async () => {
      await owner().from('media_files').delete().eq('path', row.path);
      await owner().storage.from('media-files').remove([row.path]);
    },
  };
}

export async function withColleague(use: (id: string) => Arranged['attempt']): Promise<Arranged> {
  const colleague = await newStaff('editor', 'Colleague');
  return { attempt: use(colleague.id), stored: () => stored('user_profiles', 'id', colleague.id) };
}

export async function withRouteMeta(use: (path: string) => Arranged['attempt']): Promise<Arranged> {
  const path = `/courses/${randomUUID()}`;
  const { error } = await owner().from('route_meta').insert({ path, meta_title: 'Courses' });
  if (error) throw new Error(error.message);
  return {
    attempt: use(path),
    stored: () => stored('route_meta', 'path', path),
    cleanUp: () => owner().from('route_meta').delete().eq('path', path),
  };
}

export function withRow(
  table: 'role_permissions' | 'activity_log' | 'page_views' | 'route_meta',
  attempt: Arranged['attempt'],
  cleanUp?: Arranged['cleanUp'],
): Arranged {
  return { attempt, stored: () => stored(table), ...(cleanUp ? { cleanUp } : {}) };
}

/** Whether the answer is a refusal: an error about rights, or no row at all. */
export function isRefused({ data, error }: Answer): boolean {
  if (error) return error.code === '42501' || error.code === 'PGRST301';
  return Array.isArray(data) && data.length === 0;
}
