import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mechanisms, page, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

test('a column that comes later is guarded and stamped without a word about it', async () => {
  await rules.begin();
  await rules.dropPolicies();
  await rules.addPost();
  await rules.addFile();
  await rules.endRequest();
  await rules.query("alter table public.blog_posts add column subtitle text not null default ''");
  await rules.query("alter table public.user_profiles add column badge text not null default ''");
  await rules.query("alter table public.media_files add column licence text not null default ''");
  await rules.grantEverything();
  const subtitle = "update public.blog_posts set subtitle = 'x' returning version";
  expect(await rules.as('marketing', subtitle)).toMatchObject({ code: '42501' });
  expect(await rules.as('seo', subtitle)).toMatchObject({ code: '42501' });
  expect(await rules.as('content', subtitle)).toEqual([{ version: 2 }]);
  expect(
    await rules.query("update public.blog_posts set subtitle = 'y' returning version"),
  ).toEqual([{ version: 3 }]);
  const badge = "update public.user_profiles set badge = 'x'";
  expect(await rules.as('super_admin', badge)).toMatchObject({ code: '42501' });
  const licence = "update public.media_files set licence = 'x'";
  expect(await rules.as('content', licence)).toMatchObject({ code: '42501' });
  await rules.forget();
});

test('what lay in the trash when a column came is restored with what the column starts with', async () => {
  await rules.begin();
  await rules.addPost();
  await rules.addPage('published');
  await rules.query('update public.blog_posts set status = $1', ['published']);
  await rules.query("update public.pages set published_at = '2026-01-01'");
  await rules.query('delete from public.blog_posts');
  await rules.query('delete from public.pages');
  await rules.endRequest();
  for (const table of ['blog_posts', 'pages'])
    await rules.query(`alter table public.${table} add column mood text not null default 'calm'`);
  const restored = (kind: string, id: string) =>
    rules.as('super_admin', 'select id, status from public.restore_document($1, $2)', [kind, id]);
  expect(await restored('post', post)).toEqual([{ id: post, status: 'published' }]);
  expect(await restored('page', page)).toEqual([{ id: page, status: 'published' }]);
  expect(await rules.query('select mood, version from public.blog_posts')).toEqual([
    { mood: 'calm', version: 3 },
  ]);
  // First published on another day than the one that visitors see, which stays so.
  expect(
    await rules.query(
      'select mood, first_published_at > published_at as is_kept, (select count(*)::int from public.pages) as pages from public.pages',
    ),
  ).toEqual([{ mood: 'calm', is_kept: true, pages: 1 }]);
  await rules.forget();
});
