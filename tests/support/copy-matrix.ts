import { randomUUID } from 'node:crypto';
import { newStaff, owner } from './database-actors';
import { withPost, type Arranged, type MatrixCase } from './database-arrange';
import { draftPage, insertAsOwner, stored } from './database-rows';

const postWriters = ['editor', 'content', 'super_admin'] as const;
const publishers = ['marketing', 'admin', 'super_admin'] as const;
const pageManagers = ['admin', 'seo', 'super_admin'] as const;

export const copyMatrix: readonly MatrixCase[] = [
  {
    cases: 'A04 A05',
    title: 'keep unsaved text of a post on the server',
    allowed: postWriters,
    arrange: () => withWorkingCopy('post'),
  },
  {
    cases: 'A04 A05',
    title: 'keep unsaved text of a page on the server',
    allowed: pageManagers,
    arrange: () => withWorkingCopy('page'),
  },
  {
    cases: 'A03 A05',
    title: 'read or discard what a colleague has not saved',
    allowed: [],
    arrange: async () => {
      const id = randomUUID();
      const colleague = await newStaff('editor', 'Colleague');
      await owner()
        .from('working_copies')
        .insert({
          owner: colleague.id,
          kind: 'post',
          document_id: id,
          slot: randomUUID(),
          fields: { title: 'Private' },
          kept_at: new Date().toISOString(),
        });
      return {
        attempt: (client) =>
          client.from('working_copies').delete().eq('document_id', id).select('fields'),
        stored: () => stored('working_copies', 'document_id', id),
        cleanUp: () => owner().from('working_copies').delete().eq('document_id', id),
      };
    },
  },
  {
    cases: 'A04 A05',
    title: 'save changes of a published post without publishing them',
    allowed: postWriters,
    arrange: () => withSharedCopy('post'),
  },
  {
    cases: 'A04 A05',
    title: 'save changes of a published page without publishing them',
    allowed: pageManagers,
    arrange: () => withSharedCopy('page'),
  },
  {
    cases: 'A04 A05',
    title: 'read changes of a post that are not public yet',
    allowed: ['editor', 'content', ...publishers],
    isRead: true,
    arrange: () =>
      withStoredCopy(
        (id) => (client) => client.from('shared_copies').select('fields').eq('document_id', id),
      ),
  },
  {
    cases: 'A04 A05',
    title: 'publish changes of a post as they are',
    allowed: publishers,
    arrange: () =>
      withStoredCopy(
        (id) => (client) =>
          client.rpc('publish_copy_as_it_is', { kind: 'post', document_id: id, copy_version: 1 }),
      ),
  },
  {
    cases: 'A04 A05',
    title: 'discard changes of a post that are not public yet',
    allowed: postWriters,
    arrange: () =>
      withStoredCopy(
        (id) => (client) =>
          client.from('shared_copies').delete().eq('document_id', id).select('version'),
      ),
  },
];

/** Text of a document that was never saved. */
function withWorkingCopy(kind: 'post' | 'page'): Arranged {
  const id = randomUUID();
  return {
    attempt: async (client) => {
      const slot = randomUUID();
      const { error } = await client.rpc('keep_working_copy', {
        kind,
        document_id: id,
        slot,
        fields: { title: 'Typed' },
        kept_at: new Date().toISOString(),
      });
      if (error) return { data: null, error };
      return client.from('working_copies').select('fields').eq('slot', slot);
    },
    stored: () => stored('working_copies', 'document_id', id),
    cleanUp: () => owner().from('working_copies').delete().eq('document_id', id),
  };
}

async function withSharedCopy(kind: 'post' | 'page'): Promise<Arranged> {
  const save =
    (id: string): Arranged['attempt'] =>
    (client) =>
      client.rpc('save_shared_copy', {
        kind,
        document_id: id,
        fields: { title: 'Not public yet' },
        base_version: 1,
      });
  const copies = (id: string) => () => stored('shared_copies', 'document_id', id);
  if (kind === 'page') {
    const id = randomUUID();
    await insertAsOwner('pages', draftPage({ id, status: 'published' }));
    return {
      attempt: save(id),
      stored: copies(id),
      cleanUp: () => owner().from('pages').delete().eq('id', id),
    };
  }
  let id = '';
  const arranged = await withPost((post) => {
    id = post;
    return save(post);
  }, 'published');
  return { ...arranged, stored: copies(id) };
}

async function withStoredCopy(use: (id: string) => Arranged['attempt']): Promise<Arranged> {
  let id = '';
  const arranged = await withPost((post) => {
    id = post;
    return use(post);
  }, 'published');
  await owner()
    .from('shared_copies')
    .insert({ kind: 'post', document_id: id, base_version: 1, fields: { title: 'Not public' } });
  return {
    ...arranged,
    stored: () => stored('shared_copies', 'document_id', id),
    cleanUp: async () => {
      await owner().from('shared_copies').delete().eq('document_id', id);
      await arranged.cleanUp?.();
    },
  };
}
