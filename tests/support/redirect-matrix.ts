import { randomUUID } from 'node:crypto';
import { owner } from './database-actors';
import type { Arranged, MatrixCase } from './database-arrange';
import { stored } from './database-rows';

const redirectManagers = ['seo', 'super_admin'] as const;

const newRow = () => {
  const id = randomUUID();
  return { id, from_path: `/old-${id}`, to_target: '/about' };
};

async function withRedirect(
  use: (row: ReturnType<typeof newRow>) => Arranged['attempt'],
  isStored = true,
): Promise<Arranged> {
  const row = newRow();
  if (isStored) {
    const { error } = await owner().from('redirects').insert(row);
    if (error) throw new Error(error.message);
  }
  return {
    attempt: use(row),
    stored: () => stored('redirects', 'from_path', row.from_path),
    cleanUp: () => owner().from('redirects').delete().eq('from_path', row.from_path),
  };
}

async function withMissing(use: (path: string) => Arranged['attempt']): Promise<Arranged> {
  const path = `/missing-${randomUUID().slice(0, 6)}-page`;
  const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const { error } = await owner().from('missing_addresses').insert({ path, day, requests: 3 });
  if (error) throw new Error(error.message);
  return {
    attempt: use(path),
    stored: () => stored('missing_addresses', 'path', path),
    cleanUp: () => owner().from('missing_addresses').delete().eq('path', path),
  };
}

export const redirectMatrix: readonly MatrixCase[] = [
  {
    cases: 'A04 A05',
    title: 'read who made a redirect and how often it was followed',
    allowed: redirectManagers,
    isRead: true,
    arrange: () =>
      withRedirect(
        ({ id }) =>
          (client) =>
            client.from('redirects').select('id, hits, updated_by_name').eq('id', id),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'create a redirect',
    allowed: redirectManagers,
    arrange: () =>
      withRedirect(
        (row) => (client) => client.from('redirects').insert(row).select('from_path'),
        false,
      ),
  },
  {
    cases: 'A03 A05',
    title: 'lead an address elsewhere',
    allowed: redirectManagers,
    arrange: () =>
      withRedirect(
        ({ id }) =>
          (client) =>
            client
              .from('redirects')
              .update({ to_target: 'https://evil.example' })
              .eq('id', id)
              .select('id'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'write the hits of a redirect',
    allowed: [],
    arrange: () =>
      withRedirect(
        ({ id }) =>
          (client) =>
            client.from('redirects').update({ hits: 9000 }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'delete a redirect',
    allowed: redirectManagers,
    arrange: () =>
      withRedirect(
        ({ id }) =>
          (client) =>
            client.from('redirects').delete().eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'make several redirects at once',
    allowed: redirectManagers,
    arrange: () =>
      withRedirect((row) => {
        const lines = [{ from: row.from_path, to: row.to_target }];
        return (client) => client.rpc('import_redirects', { lines, is_trial: false });
      }, false),
  },
  {
    cases: 'A04 A05',
    title: 'list redirects',
    allowed: redirectManagers,
    isRead: true,
    arrange: () =>
      withRedirect(
        ({ from_path: term }) =>
          (client) =>
            client.rpc('search_redirects', { term }),
      ),
  },
  {
    cases: 'A04 A05',
    title: 'read the 404 report',
    allowed: redirectManagers,
    isRead: true,
    arrange: () => withMissing((term) => (client) => client.rpc('search_missing', { term })),
  },
  {
    cases: 'A04 A05',
    title: 'read what was asked for in vain past the report',
    allowed: redirectManagers,
    isRead: true,
    arrange: () =>
      withMissing(
        (path) => (client) => client.from('missing_addresses').select('path').eq('path', path),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'write the 404 report past its function',
    allowed: [],
    arrange: () =>
      withMissing(
        (path) => (client) =>
          client
            .from('missing_addresses')
            .update({ requests: 9000 })
            .eq('path', path)
            .select('path'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'erase from the 404 report',
    allowed: [],
    arrange: () =>
      withMissing(
        (path) => (client) =>
          client.from('missing_addresses').delete().eq('path', path).select('path'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'dismiss an address of the 404 report',
    allowed: redirectManagers,
    isRead: true,
    arrange: () =>
      withMissing((path) => async (client) => {
        const { data, error } = await client.rpc('dismiss_missing', { paths: [path] });
        return { data: error ? [] : [data], error };
      }),
  },
  {
    cases: 'A01',
    // Signed-in people look addresses up as visitors, through the public key.
    title: 'read where an address leads',
    allowed: ['anon', ...redirectManagers],
    isRead: true,
    arrange: () =>
      withRedirect(
        ({ from_path }) =>
          (client) =>
            client.from('redirects').select('to_target, status').eq('from_path', from_path),
      ),
  },
];
