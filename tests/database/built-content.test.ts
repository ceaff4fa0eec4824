import { randomUUID } from 'node:crypto';
import { afterEach, expect, inject, test } from 'vitest';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { columns } from '@/prerender-content';
import { publishedContent } from '../../scripts/build/published-content';
import { as, owner } from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner } from '../support/database-rows';

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** What of a document visitors may read, and what not. */
const states = {
  live: { status: 'published' },
  begun: { status: 'published', publish_at: fromNow(-2) },
  ending: { status: 'published', publish_at: fromNow(-2), unpublish_at: fromNow(2) },
  draft: { status: 'draft' },
  scheduled: { status: 'published', publish_at: fromNow(1) },
  ended: { status: 'published', publish_at: fromNow(-3), unpublish_at: fromNow(-1) },
  trashed: { status: 'published' },
} satisfies Record<string, Partial<TablesInsert<'blog_posts'>>>;
const isPublic = ['live', 'begun', 'ending'];

const tables = ['blog_posts', 'pages'] as const;
const made: string[] = [];

/** A document in each state; the name of the state by the id. */
async function oneOfEach(table: (typeof tables)[number]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [name, state] of Object.entries(states)) {
    const id = randomUUID();
    made.push(id);
    if (table === 'pages') await insertAsOwner('pages', draftPage({ id, slug: id, ...state }));
    else await insertAsOwner('blog_posts', draftPost({ id, ...state }));
    if (name === 'trashed')
      await (await as('admin')).from(table).delete().eq('id', id).throwOnError();
    found.set(id, name);
  }
  return found;
}

afterEach(async () => {
  const ids = made.splice(0);
  for (const table of [...tables, 'trashed_documents'] as const)
    await owner().from(table).delete().in('id', ids).throwOnError();
});

/** A build that is started now, with what a host knows: the address of the project and its public key. */
function build() {
  const { url, publishableKey } = inject('backend');
  const environment = {
    VITE_SUPABASE_URL: url,
    VITE_SUPABASE_ANON_KEY: publishableKey,
    PRERENDER_CONTENT: 'strict',
  };
  return publishedContent(environment, columns);
}

async function all<Row>(parts: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

/** The states of the found documents, of those that this test has made. */
const statesOf = (found: readonly string[], all: ReadonlyMap<string, string>) =>
  found.flatMap((id) => all.get(id) ?? []).toSorted();

test('a build writes articles that are public at that moment, and tells of no other', async () => {
  const posts = await oneOfEach('blog_posts');
  const content = await build();
  const wanted = isPublic.toSorted();
  // Lists, related articles, feed and sitemap come of the first, the articles' own pages of the second.
  expect(
    statesOf(
      content.posts.map((row) => row.id),
      posts,
    ),
  ).toEqual(wanted);
  const articles = await all(content.articles());
  expect(
    statesOf(
      articles.map((row) => row.id),
      posts,
    ),
  ).toEqual(wanted);
});

test('a build writes pages that are public at that moment', async () => {
  const pages = await oneOfEach('pages');
  const built = await all((await build()).pages());
  expect(
    statesOf(
      built.map((row) => row.slug),
      pages,
    ),
  ).toEqual(isPublic.toSorted());
});
