import { randomUUID } from 'node:crypto';
import { owner } from './database-actors';
import { withPage, withPost, type Arranged, type MatrixCase } from './database-arrange';
import { stored } from './database-rows';

const staffOf = {
  post: ['editor', 'content', 'super_admin'],
  page: ['seo', 'admin', 'super_admin'],
} as const;
type Kind = keyof typeof staffOf;

/** A document with a preview address whose hash nobody's secret has. */
async function withPreview(
  kind: Kind,
  use: (link: string, document: string) => Arranged['attempt'],
): Promise<Arranged> {
  const link = randomUUID();
  let document = '';
  const keep = (id: string) => {
    document = id;
    return use(link, id);
  };
  const arranged = await (kind === 'post' ? withPost(keep) : withPage(keep));
  const row = {
    id: link,
    kind,
    document_id: document,
    secret_hash: `${link}${link}`.replace(/-/g, ''),
  };
  await owner().from('preview_links').insert(row).throwOnError();
  return {
    attempt: arranged.attempt,
    stored: () => stored('preview_links', 'document_id', document),
    cleanUp: async () => {
      await owner().from('preview_links').delete().eq('document_id', document);
      await arranged.cleanUp?.();
    },
  };
}

function casesOf(kind: Kind): MatrixCase[] {
  return [
    {
      cases: 'A04 A05',
      title: `list the preview addresses of a ${kind}`,
      allowed: staffOf[kind],
      isRead: true,
      arrange: () =>
        withPreview(
          kind,
          (_, document) => (client) =>
            client.from('preview_links').select('id, opened').eq('document_id', document),
        ),
    },
    {
      cases: 'A03 A05',
      title: `make a preview address of a ${kind}`,
      allowed: staffOf[kind],
      arrange: () =>
        withPreview(
          kind,
          (_, document) => (client) =>
            client.rpc('make_preview_link', {
              link_id: randomUUID(),
              kind,
              document_id: document,
            }),
        ),
    },
    {
      cases: 'A03 A05',
      title: `withdraw a preview address of a ${kind}`,
      allowed: staffOf[kind],
      arrange: () =>
        withPreview(kind, (link) => async (client) => {
          const { data, error } = await client.rpc('withdraw_preview_link', { link_id: link });
          return { data: data ? [data] : [], error };
        }),
    },
    {
      cases: 'A03',
      title: `make the preview address of a ${kind} last longer`,
      allowed: [],
      arrange: () =>
        withPreview(
          kind,
          (link) => (client) =>
            client
              .from('preview_links')
              .update({ ends_at: '2100-01-01T00:00:00Z' })
              .eq('id', link)
              .select('id'),
        ),
    },
    {
      cases: 'A03',
      title: `erase the preview address of a ${kind}`,
      allowed: [],
      arrange: () =>
        withPreview(
          kind,
          (link) => (client) => client.from('preview_links').delete().eq('id', link).select('id'),
        ),
    },
    {
      cases: 'A03',
      title: `write a preview address of a ${kind} with a secret of one’s own`,
      allowed: [],
      arrange: () =>
        withPreview(
          kind,
          (_, document) => (client) =>
            client
              .from('preview_links')
              .insert({
                id: randomUUID(),
                kind,
                document_id: document,
                secret_hash: 'a'.repeat(64),
              })
              .select('id'),
        ),
    },
  ];
}

/** Who shares what is not public yet. */
export const previewMatrix: readonly MatrixCase[] = [...casesOf('post'), ...casesOf('page')];
