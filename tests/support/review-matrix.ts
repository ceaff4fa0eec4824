import { randomUUID } from 'node:crypto';
import { owner } from './database-actors';
import type { Arranged, MatrixCase } from './database-arrange';
import { draftPage, draftPost, insertAsOwner, stored } from './database-rows';

const rights = {
  post: {
    askers: ['editor', 'content', 'super_admin'],
    answerers: ['marketing', 'admin', 'super_admin'],
    readers: ['editor', 'content', 'marketing', 'admin', 'super_admin'],
  },
  page: {
    askers: ['seo', 'admin', 'super_admin'],
    answerers: ['seo', 'admin', 'super_admin'],
    readers: ['seo', 'admin', 'super_admin'],
  },
} as const;

const tables = { post: 'blog_posts', page: 'pages' } as const;
type Kind = keyof typeof tables;

/** A draft, and a request for its review by somebody whose account is gone. */
async function withDraft(
  kind: Kind,
  isAsked: boolean,
  use: (id: string) => Arranged['attempt'],
): Promise<Arranged> {
  const id = randomUUID();
  if (kind === 'post') await insertAsOwner('blog_posts', draftPost({ id }));
  else await insertAsOwner('pages', draftPage({ id }));
  if (isAsked) {
    const row = { kind, document_id: id, version: 1, note: 'Ready' };
    await owner().from('review_requests').insert(row).throwOnError();
  }
  return {
    attempt: use(id),
    stored: async () => [
      await stored('review_requests', 'document_id', id),
      await stored(tables[kind], 'id', id),
    ],
    cleanUp: () => owner().from(tables[kind]).delete().eq('id', id),
  };
}

function casesOf(kind: Kind): MatrixCase[] {
  const { askers, answerers, readers } = rights[kind];
  return [
    {
      cases: 'A02 A05',
      title: `read the review of a ${kind}`,
      allowed: readers,
      isRead: true,
      arrange: () =>
        withDraft(
          kind,
          true,
          (id) => (client) => client.from('review_requests').select('note').eq('document_id', id),
        ),
    },
    {
      cases: 'A03 A05',
      title: `ask for a review of a ${kind}`,
      allowed: askers,
      arrange: () =>
        withDraft(
          kind,
          false,
          (id) => (client) => client.rpc('ask_review', { kind, id, version: 1 }),
        ),
    },
    {
      cases: 'A03 A05 B02 B04',
      title: `approve a ${kind}`,
      allowed: answerers,
      arrange: () =>
        withDraft(
          kind,
          true,
          (id) => (client) => client.rpc('approve_review', { kind, id, version: 1 }),
        ),
    },
    {
      cases: 'A03 A05',
      title: `send a ${kind} back`,
      allowed: answerers,
      arrange: () =>
        withDraft(
          kind,
          true,
          (id) => (client) => client.rpc('send_back_review', { kind, id, note: 'Not yet' }),
        ),
    },
  ];
}

export const reviewMatrix: readonly MatrixCase[] = [
  ...casesOf('post'),
  ...casesOf('page'),
  {
    cases: 'A03',
    title: "withdraw somebody else's request for a review",
    allowed: [],
    arrange: () =>
      withDraft(
        'post',
        true,
        (id) => (client) => client.rpc('withdraw_review', { kind: 'post', id }),
      ),
  },
  {
    cases: 'A03',
    title: 'write an answer past the functions',
    allowed: [],
    arrange: () =>
      withDraft(
        'post',
        true,
        (id) => (client) =>
          client
            .from('review_requests')
            .update({ outcome: 'approved', answered_at: new Date().toISOString() })
            .eq('document_id', id)
            .select('note'),
      ),
  },
];
