import { afterEach, describe, expect, test } from 'vitest';
import { as, owner } from '../support/database-actors';
import { draftPage } from '../support/database-rows';
import { reservedSlugs } from '@/config/reserved-slugs';

const made: string[] = [];

afterEach(async () => {
  await owner().from('pages').delete().in('id', made.splice(0));
});

function newPage(overrides: Parameters<typeof draftPage>[0] = {}) {
  const page = draftPage(overrides);
  made.push(page.id ?? '');
  return page;
}

async function bySlug(slug: string) {
  const { data } = await owner().from('pages').select('*').eq('slug', slug);
  return data;
}

describe('addresses', () => {
  test.each([
    ...reservedSlugs,
    'partner-with-careerloom-edtech',
    'partner-with-another-name-edtech',
  ])('F05 the address of a built-in route or file is refused: %s', async (slug) => {
    const { error } = await (await as('seo')).from('pages').insert(newPage({ slug }));
    expect(error).toMatchObject({
      code: '23514',
      message: `The address /${slug} belongs to a part of the site. Choose another slug`,
    });
    expect(await bySlug(slug)).toEqual([]);
  });

  test.each([
    'index.html',
    'robots.txt',
    'favicon.ico',
    'sw.js',
    'a/b',
    'a.b',
    '..',
    ' ',
    'Blog',
    'a%20b',
    '',
    'x'.repeat(500),
    '-a',
    'a-',
    'a--b',
    'ä',
    'a\nb',
    'a_b',
  ])('F05 F06 the address %j is refused', async (slug) => {
    const { error } = await (await as('seo')).from('pages').insert(newPage({ slug }));
    expect(error?.code).toBe('23514');
    expect(await bySlug(slug)).toEqual([]);
  });

  test('F06 an ordinary address and the longest one are accepted', async () => {
    for (const slug of ['data-2026', 'x'.repeat(120)]) {
      expect((await (await as('seo')).from('pages').insert(newPage({ slug }))).error).toBeNull();
    }
  });

  test('F07 of two pages with the same address at once, one wins', async () => {
    const slug = 'same-address';
    const client = await as('seo');
    const answers = await Promise.all(
      [newPage({ slug }), newPage({ slug })].map((page) => client.from('pages').insert(page)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe('23505');
    expect(await bySlug(slug)).toHaveLength(1);
  });

  test('F07 an update onto an existing address is a conflict', async () => {
    const client = await as('seo');
    const [first, second] = [newPage(), newPage()];
    await client.from('pages').insert([first, second]);
    const { error } = await client
      .from('pages')
      .update({ slug: first.slug })
      .eq('id', second.id ?? '');
    expect(error?.code).toBe('23505');
    expect(await bySlug(second.slug)).toHaveLength(1);
  });
});

describe('limits', () => {
  test.each([
    { title: '' },
    { title: 'x'.repeat(201) },
    { content: 'x'.repeat(1_000_001) },
    { meta_title: 'x'.repeat(61) },
    { meta_description: 'x'.repeat(161) },
    { status: 'archived' },
    { template: 'fancy' },
  ])('G08 G09 a field outside its limits is rejected (%#)', async (overrides) => {
    const page = newPage(overrides);
    const { error } = await (await as('admin')).from('pages').insert(page);
    expect(error?.code).toBe('23514');
    expect(await bySlug(page.slug)).toEqual([]);
  });

  test.each(['version', 'published_at', 'created_at', 'updated_by_name'])(
    'nobody sends %s along',
    async (column) => {
      const page = newPage();
      const { error } = await (
        await as('super_admin')
      )
        .from('pages')
        .insert({ ...page, [column]: column === 'version' ? 9 : '2001-01-01' });
      expect(error?.code).toBe('42501');
      expect(await bySlug(page.slug)).toEqual([]);
    },
  );

  test('G01 a save on an old version changes nothing; publishing stamps the date', async () => {
    const client = await as('seo');
    const page = newPage();
    await client.from('pages').insert(page);
    const save = (change: { title?: string; status?: string }) =>
      client
        .from('pages')
        .update(change)
        .eq('id', page.id ?? '')
        .eq('version', 1)
        .select('version');
    expect((await save({ status: 'published' })).data).toEqual([{ version: 2 }]);
    expect((await save({ title: 'Late' })).data).toEqual([]);
    const [stored] = (await bySlug(page.slug)) ?? [];
    expect(stored).toMatchObject({
      title: page.title,
      updated_by_name: 'Dev Patel',
      status: 'published',
    });
    expect(stored?.published_at).toEqual(expect.any(String));
  });
});

describe('lists and counts for staff', () => {
  test('are filtered and counted by the database', async () => {
    const client = await as('seo');
    const count = async (in_status?: string) =>
      (await client.rpc('count_pages', in_status ? { in_status } : {})).data ?? -1;
    const [all, drafts, published] = [
      await count(),
      await count('draft'),
      await count('published'),
    ];
    expect(all).toBe(drafts + published);

    const page = newPage({ title: 'Findable needle', template: 'product' });
    await client.from('pages').insert(page);
    expect(await count('draft')).toBe(drafts + 1);
    const found = await client.rpc('search_pages', { term: 'NEEDLE', in_template: 'product' });
    expect(found.data?.map((row) => row.id)).toEqual([page.id]);
    expect((await client.rpc('count_pages', { term: 'needle' })).data).toBe(1);

    await client
      .from('pages')
      .update({ status: 'published' })
      .eq('id', page.id ?? '');
    expect([await count('draft'), await count('published')]).toEqual([drafts, published + 1]);
    await client
      .from('pages')
      .delete()
      .eq('id', page.id ?? '');
    expect(await count()).toBe(all);
  });

  test('posts: the same, last changed first', async () => {
    const client = await as('super_admin');
    const list = await client.rpc('search_posts', { page_size: 100 });
    const stamps = list.data?.map((row) => row.updated_at) ?? [];
    expect(stamps).toEqual([...stamps].sort().reverse());
    expect((await client.rpc('count_posts', {})).data).toBe(stamps.length);
    const second = await client.rpc('search_posts', { page_size: 5, page_offset: 5 });
    expect(second.data?.map((row) => row.id)).toEqual(list.data?.slice(5, 10).map((row) => row.id));
    const sql = await client.rpc('search_posts', { term: 'sql', in_category: 'data-science' });
    expect(sql.data?.length).toBeGreaterThan(0);
    const counted = await client.rpc('count_posts', { term: 'sql', in_category: 'data-science' });
    expect(counted.data).toBe(sql.data?.length);
  });
});
