import { randomUUID } from 'node:crypto';
import { owner } from './database-actors';
import type { Arranged, MatrixCase } from './database-arrange';
import { draftPage, draftPost, insertAsOwner, stored } from './database-rows';

const postEditors = ['editor', 'content', 'admin', 'super_admin'] as const;
const postDeleters = ['admin', 'super_admin'] as const;
const pageManagers = ['seo', 'admin', 'super_admin'] as const;

const tables = { post: 'blog_posts', page: 'pages' } as const;
type Kind = keyof typeof tables;

/** Before everything else that lies there, so that nobody else's rows are emptied with it. */
const longAgo = new Date(Date.now() - 29 * 24 * 60 * 60 * 1000).toISOString();

/** A document in the trash. */
async function withTrashed(
  kind: Kind,
  use: (id: string) => Arranged['attempt'],
): Promise<Arranged> {
  const id = randomUUID();
  if (kind === 'post') await insertAsOwner('blog_posts', draftPost({ id }));
  else await insertAsOwner('pages', draftPage({ id }));
  await owner().from(tables[kind]).delete().eq('id', id);
  await owner().from('trashed_documents').update({ trashed_at: longAgo }).eq('id', id);
  return {
    attempt: use(id),
    stored: () => stored('trashed_documents', 'id', id),
    cleanUp: async () => {
      await owner().from(tables[kind]).delete().eq('id', id);
      await owner().from('trashed_documents').delete().eq('id', id);
    },
  };
}

function casesOf(kind: Kind, seers: MatrixCase['allowed'], deleters: MatrixCase['allowed']) {
  const noun = `a ${kind} in the trash`;
  const cases: MatrixCase[] = [
    {
      cases: 'A02 A05',
      title: `read ${noun}`,
      allowed: seers,
      isRead: true,
      arrange: () =>
        withTrashed(
          kind,
          (id) => (client) => client.from('trashed_documents').select('row').eq('id', id),
        ),
    },
    {
      cases: 'A02 A05',
      title: `find ${noun}`,
      allowed: seers,
      isRead: true,
      arrange: () =>
        withTrashed(kind, () => (client) => client.rpc('search_trash', { in_kind: kind })),
    },
    {
      cases: 'A02 A05',
      title: `count what is ${noun}`,
      allowed: seers,
      isRead: true,
      arrange: () =>
        withTrashed(kind, () => async (client) => {
          const { data, error } = await client.rpc('count_trash', { in_kind: kind });
          return { data: data ? [data] : [], error };
        }),
    },
    {
      cases: 'A03 A05',
      title: `restore ${noun}`,
      allowed: seers,
      arrange: () =>
        withTrashed(kind, (id) => (client) => client.rpc('restore_document', { kind, id })),
    },
    {
      cases: 'A03 A05 B03 B04',
      title: `delete ${noun} for good`,
      allowed: deleters,
      arrange: () =>
        withTrashed(
          kind,
          (id) => (client) => client.from('trashed_documents').delete().eq('id', id).select('id'),
        ),
    },
    {
      cases: 'A03 A05 B03 B04',
      title: `empty the trash of ${kind}s`,
      allowed: deleters,
      arrange: () =>
        withTrashed(kind, () => async (client) => {
          const { data, error } = await client.rpc('empty_trash', { kind, until: longAgo });
          return { data: data ? [data] : [], error };
        }),
    },
    {
      cases: 'A03',
      title: `change ${noun}`,
      allowed: [],
      arrange: () =>
        withTrashed(
          kind,
          (id) => (client) =>
            client.from('trashed_documents').update({ title: 'Forged' }).eq('id', id).select('id'),
        ),
    },
    {
      cases: 'A03',
      title: `put a ${kind} into the trash that never was`,
      allowed: [],
      arrange: () =>
        withTrashed(kind, () => (client) => {
          const slug = kind === 'page' ? 'forged' : null;
          return client
            .from('trashed_documents')
            .insert({ kind, id: randomUUID(), title: 'Forged', slug, row: {} })
            .select('id');
        }),
    },
  ];
  return cases;
}

export const trashMatrix: readonly MatrixCase[] = [
  ...casesOf('post', postEditors, postDeleters),
  ...casesOf('page', pageManagers, pageManagers),
];
