import { randomUUID } from 'node:crypto';
import { withPage, withPost, type MatrixCase } from './database-arrange';
import { stored } from './database-rows';

const postEditors = ['editor', 'content', 'super_admin'] as const;
const pageManagers = ['admin', 'seo', 'super_admin'] as const;

export const versionMatrix: readonly MatrixCase[] = [
  {
    cases: 'A04 A05',
    title: 'list the versions of a post',
    allowed: postEditors,
    isRead: true,
    arrange: () =>
      withPost(
        (id) => (client) =>
          client
            .from('document_versions')
            .select('version, status, changed, repeats, saved_at, saved_by_name')
            .eq('kind', 'post')
            .eq('document_id', id),
      ),
  },
  {
    cases: 'A04 A05',
    title: 'read what a post said before, published or not',
    allowed: postEditors,
    isRead: true,
    arrange: () =>
      withPost(
        (id) => (client) =>
          client
            .from('document_versions')
            .select('fields')
            .eq('kind', 'post')
            .eq('document_id', id),
        'published',
      ),
  },
  {
    cases: 'A04 A05',
    title: 'read what a page said before',
    allowed: pageManagers,
    isRead: true,
    arrange: () =>
      withPage(
        (id) => (client) =>
          client
            .from('document_versions')
            .select('fields')
            .eq('kind', 'page')
            .eq('document_id', id),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'write into the past of a post',
    allowed: [],
    arrange: () =>
      withVersions(
        (id) => (client) =>
          client
            .from('document_versions')
            .update({ saved_by_name: 'Somebody else' })
            .eq('document_id', id)
            .select('version'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'add to the past of a post',
    allowed: [],
    arrange: () =>
      withVersions(
        (id) => (client) =>
          client
            .from('document_versions')
            .insert({ kind: 'post', document_id: id, version: 900, status: 'draft', fields: {} })
            .select('version'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'erase from the past of a post',
    allowed: [],
    arrange: () =>
      withVersions(
        (id) => (client) =>
          client.from('document_versions').delete().eq('document_id', id).select('version'),
      ),
  },
  {
    cases: 'A04 A05',
    title: 'ask which files are gone',
    allowed: ['editor', 'content', 'marketing', 'seo', 'admin', 'super_admin'],
    isRead: true,
    arrange: () => ({
      attempt: (client) =>
        client.rpc('missing_files', {
          addresses: [`/storage/v1/object/public/media-files/${randomUUID()}.png`],
        }),
      stored: () => Promise.resolve(null),
    }),
  },
];

type Attempt = Parameters<typeof withPost>[0];

/** A post whose versions, not whose row, must stay as they are. */
async function withVersions(use: Attempt) {
  let id = '';
  const arranged = await withPost((post) => {
    id = post;
    return use(post);
  });
  return { ...arranged, stored: () => stored('document_versions', 'document_id', id) };
}
