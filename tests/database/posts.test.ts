import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { TablesInsert, TablesUpdate } from '@/lib/supabase/database.types';
import { accountOf, as, owner, newStaff } from '../support/database-actors';
import { draftPost, insertAsOwner } from '../support/database-rows';

const made: string[] = [];

afterEach(async () => {
  await owner().from('blog_posts').delete().in('id', made.splice(0));
});

function newPost(overrides: Partial<TablesInsert<'blog_posts'>> = {}) {
  const post = { ...draftPost(overrides), id: randomUUID() };
  made.push(post.id);
  return post;
}

async function read(id: string) {
  const { data, error } = await owner().from('blog_posts').select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(error.message);
  return data;
}

describe('publishing', () => {
  test.each(['editor', 'content'] as const)(
    'B01 %s cannot create a post as published',
    async (role) => {
      const post = newPost({ status: 'published' });
      const { error } = await (await as(role)).from('blog_posts').insert(post);
      expect(error).toMatchObject({
        code: '42501',
        message: "You don't have permission to publish content",
      });
      expect(await read(post.id)).toBeNull();

      const { error: asDraft } = await (
        await as(role)
      )
        .from('blog_posts')
        .insert({ ...post, status: 'draft' });
      expect(asDraft).toBeNull();
      expect(await read(post.id)).toMatchObject({ status: 'draft', published_at: null });
    },
  );

  test.each([
    'published_at',
    'created_at',
    'updated_at',
    'first_published_at',
    'version',
    'created_by',
    'updated_by',
    'updated_by_name',
  ])('B01 nobody sends %s along', async (column) => {
    const values: Record<string, unknown> = {
      version: 9,
      created_by: (await accountOf('seo')).id,
      updated_by: (await accountOf('seo')).id,
      updated_by_name: 'Forged',
    };
    const post = newPost();
    const value = values[column] ?? '2001-01-01T00:00:00Z';
    const client = await as('super_admin');
    const { error } = await client.from('blog_posts').insert({ ...post, [column]: value });
    expect(error?.code).toBe('42501');
    expect(await read(post.id)).toBeNull();

    await insertAsOwner('blog_posts', post);
    const change = { [column]: value } as TablesUpdate<'blog_posts'>;
    const updated = await client.from('blog_posts').update(change).eq('id', post.id).select('id');
    expect(updated.error?.code).toBe('42501');
    expect(await read(post.id)).toMatchObject({ version: 1, created_by: null });
  });

  test('B02 seo, who can do neither, changes nothing of a post', async () => {
    const post = newPost();
    await insertAsOwner('blog_posts', post);
    const client = await as('seo');
    const { data, error } = await client
      .from('blog_posts')
      .update({ status: 'published', title: 'Mine' })
      .eq('id', post.id)
      .select('id');
    expect(error).toMatchObject({
      code: '42501',
      message: "You don't have permission to edit content",
    });
    expect(data).toBeNull();
    expect(await read(post.id)).toMatchObject({ status: 'draft', title: post.title });
  });

  test('B02 marketing publishes but does not change words, not even in the same update', async () => {
    const post = newPost();
    await insertAsOwner('blog_posts', post);
    const client = await as('marketing');
    const both = await client
      .from('blog_posts')
      .update({ status: 'published', content: 'Mine' })
      .eq('id', post.id);
    expect(both.error?.message).toBe("You don't have permission to edit content");
    expect(await read(post.id)).toMatchObject({ status: 'draft', content: post.content });

    const alone = await client.from('blog_posts').update({ status: 'published' }).eq('id', post.id);
    expect(alone.error).toBeNull();
  });

  test('the first publication date stays when a post is published again', async () => {
    const post = newPost();
    const client = await as('super_admin');
    await client.from('blog_posts').insert(post);
    const set = async (status: string) => {
      await client.from('blog_posts').update({ status }).eq('id', post.id);
      return read(post.id);
    };
    const first = (await set('published'))?.published_at;
    expect(first).toEqual(expect.any(String));
    expect((await set('draft'))?.published_at).toBeNull();
    expect((await set('published'))?.published_at).toBe(first);
  });
});

describe('saving', () => {
  test('G01 a save on a version that is no longer the newest changes nothing', async () => {
    const post = newPost();
    await insertAsOwner('blog_posts', post);
    const save = async (client: Awaited<ReturnType<typeof as>>, title: string) =>
      client
        .from('blog_posts')
        .update({ title })
        .eq('id', post.id)
        .eq('version', 1)
        .select('version,updated_by_name');
    const first = await save(await as('content'), 'From A');
    expect(first.data).toEqual([{ version: 2, updated_by_name: 'Leela Joseph' }]);

    const second = await save(await as('editor'), 'From B');
    expect(second.error).toBeNull();
    expect(second.data).toEqual([]);
    expect(await read(post.id)).toMatchObject({ title: 'From A', version: 2 });
  });

  test('G04 a retry of a create is a conflict on the same id, and one row', async () => {
    const post = newPost();
    const client = await as('content');
    expect((await client.from('blog_posts').insert(post)).error).toBeNull();
    const retry = await client.from('blog_posts').insert(post);
    expect(retry.status).toBe(409);
    expect(retry.error?.code).toBe('23505');
    const { count } = await owner()
      .from('blog_posts')
      .select('id', { count: 'exact' })
      .eq('id', post.id);
    expect(count).toBe(1);
  });

  test('G05 a lost right answers no rows, and the next read tells that the post is still there', async () => {
    const post = newPost();
    await insertAsOwner('blog_posts', post);
    const person = await newStaff('admin');
    await owner().from('user_profiles').update({ role: 'seo' }).eq('id', person.id);
    const gone = await person.client.from('blog_posts').delete().eq('id', post.id).select('id');
    expect(gone).toMatchObject({ data: [], error: null });
    const { data } = await person.client.from('blog_posts').select('id').eq('id', post.id);
    expect(data).toHaveLength(1);
  });

  test('who saved last and when is what the server says', async () => {
    const post = newPost();
    const client = await as('content');
    await client.from('blog_posts').insert(post);
    const created = await read(post.id);
    expect(created).toMatchObject({
      created_by: (await accountOf('content')).id,
      updated_by_name: 'Leela Joseph',
      version: 1,
    });
    const editor = await accountOf('editor');
    await editor.client.from('blog_posts').update({ title: 'Changed' }).eq('id', post.id);
    const changed = await read(post.id);
    expect(changed).toMatchObject({ updated_by: editor.id, updated_by_name: 'Test editor' });
    expect(changed?.created_by).toBe(created?.created_by);
    expect((changed?.updated_at ?? '') > (created?.updated_at ?? '')).toBe(true);
  });
});

describe('limits', () => {
  const refused: [string, Record<string, unknown>][] = [
    ['a title of 1 MB', { title: 'x'.repeat(1_000_000) }],
    ['a title of 201 characters', { title: 'x'.repeat(201) }],
    ['an empty title', { title: '' }],
    ['a blank title', { title: '   ' }],
    ['a title with a line break', { title: 'a\nb' }],
    ['an empty excerpt', { excerpt: ' ' }],
    ['an excerpt of 501 characters', { excerpt: 'x'.repeat(501) }],
    ['empty content', { content: ' ' }],
    ['content of a million and one characters', { content: 'x'.repeat(1_000_001) }],
    ['an empty author', { author: '' }],
    ['100,000 tags', { tags: Array.from({ length: 100_000 }, () => 'x') }],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, index) => `tag ${String(index)}`) }],
    ['a tag of 10 kB', { tags: ['x'.repeat(10_000)] }],
    ['an empty tag', { tags: [''] }],
    ['a null tag', { tags: [null] }],
    ['reading time 0', { reading_time: 0 }],
    ['reading time 61', { reading_time: 61 }],
    ['reading time -1', { reading_time: -1 }],
    ['reading time 1e9', { reading_time: 1e9 }],
    ['reading time as text', { reading_time: 'soon' }],
    ['a picture by javascript:', { featured_image: 'javascript:alert(1)' }],
    ['a picture by data:', { featured_image: 'data:text/html,x' }],
    ['a picture by plain http', { featured_image: 'http://example.com/x.png' }],
    ['a picture of a host without scheme', { featured_image: '//example.com/x.png' }],
    ['a picture outside our buckets', { featured_image: '/storage/v1/object/public/other/x.png' }],
    [
      'a picture address with a way up',
      { author_image: '/storage/v1/object/public/blog-images/../x' },
    ],
    ...[
      '30,70);x',
      '<script>',
      '101,0',
      '-1,5',
      '030,70',
      '30.5,70',
      '30,70#x',
      '99999999999,1',
    ].map((focus): [string, { featured_image: string }] => [
      `N68 a focal point of ${focus}`,
      {
        featured_image: `/storage/v1/object/public/blog-images/20261120T101010-ab.webp#focus=${focus}`,
      },
    ]),
    [
      'N68 a focal point of the author',
      { author_image: '/storage/v1/object/public/blog-images/20261120T101010-ab.webp#focus=1,2' },
    ],
    ['a picture address of 10 kB', { featured_image: `https://e.com/${'x'.repeat(10_000)}` }],
    ['a category outside the list', { category: 'gossip' }],
    ['status "Published"', { status: 'Published' }],
    ['status "archived"', { status: 'archived' }],
    ['status null', { status: null }],
  ];

  test.each(refused)('G08 G09 %s is rejected', async (_, overrides) => {
    const post = newPost();
    const client = await as('super_admin');
    const { error } = await client.from('blog_posts').insert({ ...post, ...overrides });
    expect(['23514', '23502', '22P02']).toContain(error?.code);
    expect(await read(post.id)).toBeNull();
  });

  test('G08 content of 20 MB is rejected', async () => {
    const post = newPost({ content: 'x'.repeat(20_000_000) });
    const { error } = await (await as('super_admin')).from('blog_posts').insert(post);
    expect(error).not.toBeNull();
    expect(await read(post.id)).toBeNull();
  });

  test('what lies on the limits is accepted', async () => {
    const post = newPost({
      title: 'x'.repeat(200),
      excerpt: 'x'.repeat(500),
      content: `<p>${'x'.repeat(93)}</p>`.repeat(10_000),
      author: 'x'.repeat(120),
      author_bio: 'x'.repeat(600),
      tags: Array.from({ length: 20 }, (_, index) => String(index).padEnd(40, 'x')),
      reading_time: 60,
      featured_image: '/storage/v1/object/public/blog-images/20261120T101010-ab.webp',
      author_image: '/storage/v1/object/public/media-files/me.png',
    });
    const { error } = await (await as('super_admin')).from('blog_posts').insert(post);
    expect(error).toBeNull();
  });

  test('G09 status and publication date always agree, even past row-level security', async () => {
    const published = newPost({ status: 'published' });
    const draft = newPost({ published_at: '2020-01-01T00:00:00Z' });
    await insertAsOwner('blog_posts', published);
    await insertAsOwner('blog_posts', draft);
    expect((await read(published.id))?.published_at).toEqual(expect.any(String));
    expect((await read(draft.id))?.published_at).toBeNull();
  });
});
