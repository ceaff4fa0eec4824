// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { read } from '../../scripts/build/known-content';

interface Row {
  readonly id: string;
  readonly title: string;
}

let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.restoreAllMocks();
});

/** A data API that holds these rows and gives at most `limit` at once; `questions` are those it was asked. */
async function startBackend(rows: readonly Row[], limit = 1000) {
  const questions: URLSearchParams[] = [];
  server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://backend').searchParams;
    questions.push(asked);
    const after = asked.get('id')?.replace(/^gt\./, '') ?? '';
    const found = rows
      .filter(({ id }) => id > after)
      .slice(0, Math.min(limit, Number(asked.get('limit'))));
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { environment: { VITE_SUPABASE_URL: `http://127.0.0.1:${port}` }, questions };
}

function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `id-${String(index).padStart(6, '0')}`,
    title: `Row ${index}`,
  }));
}

const away = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', VITE_SUPABASE_ANON_KEY: 'x' };

describe('what the build asks of the backend', () => {
  it.each([1000, 100])(
    'comes to its end, page by page, from one that gives %i at once',
    async (limit) => {
      const rows = rowsOf(1203);
      const { environment, questions } = await startBackend(rows, limit);
      expect(await read<Row>(environment, 'blog_posts', 'id,title', 'id')).toEqual(rows);
      expect(questions).toHaveLength(limit === 1000 ? 4 : 14);
      expect(questions[0]?.get('order')).toBe('id.asc');
    },
  );

  it('is nothing, with a sentence that says so, where the backend is away', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await read(away, 'redirects', 'id', 'id')).toEqual([]);
    expect(said.mock.calls.join()).toMatch(
      /^redirects of .* could not be read: .* does without\.\n$/,
    );
  });

  it('N57: fails the build with PRERENDER_CONTENT=strict, rather than taking all articles away', async () => {
    await expect(
      read({ ...away, PRERENDER_CONTENT: 'strict' }, 'blog_posts', 'id', 'id'),
    ).rejects.toThrow('blog_posts of http://127.0.0.1:9 could not be read');
  });

  it('is nothing at all with PRERENDER_CONTENT=0, and without a backend of one’s own', async () => {
    const { environment, questions } = await startBackend(rowsOf(3));
    expect(await read({ ...environment, PRERENDER_CONTENT: '0' }, 'pages', 'id', 'id')).toEqual([]);
    expect(await read({}, 'pages', 'id', 'id')).toEqual([]);
    expect(questions).toEqual([]);
  });
});
