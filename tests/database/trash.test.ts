import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { as, newStaff, owner, visitor, type Actor } from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner, storedFile } from '../support/database-rows';

const made: string[] = [];

async function post(changes: Partial<TablesInsert<'blog_posts'>> = {}): Promise<string> {
  const row = draftPost({ id: randomUUID(), ...changes });
  await insertAsOwner('blog_posts', row);
  made.push(row.id ?? '');
  return row.id ?? '';
}

async function page(changes: Partial<TablesInsert<'pages'>> = {}) {
  const row = draftPage(changes);
  await insertAsOwner('pages', row);
  made.push(row.id ?? '');
  return { id: row.id ?? '', slug: row.slug };
}

async function remove(table: 'blog_posts' | 'pages', id: string, actor: Actor = 'admin') {
  const { data, error } = await (await as(actor)).from(table).delete().eq('id', id).select('id');
  if (error) throw error;
  expect(data).toEqual([{ id }]);
}

const restore = async (kind: 'post' | 'page', id: string, actor: Actor = 'admin', slug?: string) =>
  (await as(actor)).rpc('restore_document', { kind, id, ...(slug ? { new_slug: slug } : {}) });

async function postOf(id: string) {
  const { data } = await owner().from('blog_posts').select('*').eq('id', id).maybeSingle();
  return data;
}

async function trashed(id: string) {
  const { data } = await owner().from('trashed_documents').select('*').eq('id', id).throwOnError();
  return data;
}

async function versionsOf(id: string) {
  const versions = owner().from('document_versions').select('version');
  return (await versions.eq('document_id', id).throwOnError()).data;
}

const logged = async (id: string) =>
  (await owner().from('activity_log').select('type, actor_name').eq('subject_id', id).order('id'))
    .data;

async function makeOld(id: string) {
  const at = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000 - 1000).toISOString();
  await owner().from('trashed_documents').update({ trashed_at: at }).eq('id', id).throwOnError();
}

afterEach(async () => {
  const ids = made.splice(0);
  await owner().from('blog_posts').delete().in('id', ids);
  await owner().from('pages').delete().in('id', ids);
  await owner().from('trashed_documents').delete().in('id', ids);
});

describe('a deleted document', () => {
  test('lies in the trash whole, and is back as it was', async () => {
    const id = await post({
      status: 'published',
      tags: ['one', 'two'],
      is_featured: true,
      meta_title: 'For robots',
    });
    const before = await postOf(id);
    await remove('blog_posts', id);
    expect(await trashed(id)).toMatchObject([
      { kind: 'post', title: 'A test article', slug: null, trashed_by_name: 'Test admin' },
    ]);
    const { data, error } = await restore('post', id);
    expect(error).toBeNull();
    expect(data).toMatchObject([{ id, title: 'A test article', status: 'published' }]);
    const after = await postOf(id);
    expect(after).toEqual({ ...before, version: 2 });
    expect(await trashed(id)).toEqual([]);
    expect(await logged(id)).toMatchObject([
      { type: 'post_created' },
      { type: 'post_published' },
      { type: 'post_trashed', actor_name: 'Test admin' },
      { type: 'post_restored', actor_name: 'Test admin' },
    ]);
  });

  test('is gone for visitors, search, counters and search data, and its address is free', async () => {
    const slug = `trash-${randomUUID()}`;
    const { id } = await page({ slug, status: 'published', title: `Only ${slug}` });
    const counts = async () => (await (await as('seo')).rpc('content_totals')).data;
    const with_it = await counts();
    await remove('pages', id, 'seo');
    expect(await counts()).not.toEqual(with_it);
    expect((await visitor().from('pages').select('id').eq('slug', slug)).data).toEqual([]);
    expect((await (await as('seo')).rpc('search_pages', { term: slug })).data).toEqual([]);
    expect((await (await as('seo')).rpc('search_heads', { term: slug })).data).toEqual([]);
    expect((await visitor().from('trashed_documents').select('id')).error?.code).toBe('42501');
    const other = await (await as('seo')).from('pages').insert(draftPage({ slug })).select('id');
    expect(other.error).toBeNull();
    made.push(other.data?.[0]?.id ?? '');
  });

  test('is restored once, however often and by how many it is asked for', async () => {
    const id = await post();
    await remove('blog_posts', id);
    const first = await restore('post', id, 'editor');
    const again = await restore('post', id, 'admin');
    expect(again.data).toEqual(first.data);
    expect(await postOf(id)).toMatchObject({ version: 2 });
    expect((await logged(id))?.filter(({ type }) => type === 'post_restored')).toHaveLength(1);
    const never = await restore('post', randomUUID());
    expect(never.error).toMatchObject({
      code: '22T02',
      message: 'This post is no longer in the trash',
    });
    expect((await restore('page', id)).error?.code).toBe('22T02');
  });

  test('N61 comes back as a draft to who may not publish', async () => {
    const id = await post({ status: 'published' });
    const before = await postOf(id);
    await remove('blog_posts', id);
    const { data } = await restore('post', id, 'content');
    expect(data).toMatchObject([{ status: 'draft' }]);
    expect(await postOf(id)).toMatchObject({
      status: 'draft',
      published_at: null,
      first_published_at: before?.first_published_at,
      created_at: before?.created_at,
      version: 2,
    });
  });

  test('comes back though the account of its author is gone', async () => {
    const person = await newStaff('content');
    const written = await person.client.from('blog_posts').insert(draftPost()).select('id');
    const id = written.data?.[0]?.id ?? '';
    made.push(id);
    await remove('blog_posts', id);
    await (await as('super_admin')).rpc('delete_user', { target: person.id }).throwOnError();
    expect((await restore('post', id)).error).toBeNull();
    expect(await postOf(id)).toMatchObject({ version: 2, created_by: null });
  });

  test('N61 is not put out of the trash by another one with its id', async () => {
    const id = await post();
    await remove('blog_posts', id);
    const { error } = await (await as('content')).from('blog_posts').insert(draftPost({ id }));
    expect(error).toMatchObject({
      code: '22023',
      message: 'This post lies in the trash. Restore it there',
    });
    expect(await trashed(id)).toHaveLength(1);
    await insertAsOwner('blog_posts', draftPost({ id }));
    expect(await trashed(id)).toEqual([]);
  });
});

describe('a page whose address was taken meanwhile', () => {
  test('by another page comes back under another one', async () => {
    const { id, slug } = await page({ status: 'published' });
    await remove('pages', id);
    await page({ slug });
    const refused = await restore('page', id);
    expect(refused.error).toMatchObject({
      code: '22T01',
      message: `The address /${slug} belongs to another page now`,
    });
    expect(await trashed(id)).toHaveLength(1);
    const { data } = await restore('page', id, 'admin', `${slug}-2`);
    expect(data).toMatchObject([{ slug: `${slug}-2`, status: 'published' }]);
    const { data: seen } = await visitor().from('pages').select('id').eq('slug', `${slug}-2`);
    expect(seen).toEqual([{ id }]);
  });

  test('by a redirect or a part of the site is told, too', async () => {
    const { id, slug } = await page();
    await remove('pages', id);
    const redirects = () => owner().from('redirects');
    await redirects()
      .insert({ from_path: `/${slug}`, to_target: '/about' })
      .throwOnError();
    const refused = await restore('page', id);
    expect(refused.error?.message).toBe(
      `The address /${slug} leads somewhere else now, by a redirect`,
    );
    const reserved = await restore('page', id, 'admin', 'courses');
    expect(reserved.error).toMatchObject({
      code: '22T01',
      message: 'The address /courses belongs to a part of the site now',
    });
    await redirects().delete().eq('from_path', `/${slug}`);
    expect((await restore('page', id)).error).toBeNull();
  });

  test('a draft that stood beside a redirect before comes back beside it', async () => {
    const { id, slug } = await page();
    const redirects = () => owner().from('redirects');
    await redirects()
      .insert({ from_path: `/${slug}`, to_target: '/about' })
      .throwOnError();
    await remove('pages', id);
    expect((await restore('page', id)).error).toBeNull();
    expect((await redirects().select('id').eq('from_path', `/${slug}`)).data).toHaveLength(1);
    await redirects().delete().eq('from_path', `/${slug}`);
  });

  test('is not restored at an address that no page may have', async () => {
    const { id } = await page();
    await remove('pages', id);
    expect((await restore('page', id, 'admin', 'Not/a slug')).error?.code).toBe('23514');
    expect(await trashed(id)).toHaveLength(1);
  });
});

describe('what is deleted for good', () => {
  test('protects its files until then, in the bucket, too', async () => {
    const file = await storedFile();
    await insertAsOwner('media_files', file);
    const address = `/storage/v1/object/public/media-files/${file.path}`;
    const id = await post({ content: `<p><img src="${address}" alt=""></p>` });
    await remove('blog_posts', id);
    const client = await as('marketing');
    const bucket = client.storage.from('media-files');
    const early = await client
      .from('media_files')
      .delete()
      .eq('id', file.id ?? '');
    expect(early.error?.message).toBe(
      'This file is used in a post, a page, a kept section or the settings',
    );
    expect((await bucket.remove([file.path])).data).toEqual([]);
    const used = await client.rpc('media_used_in', { target: file.id ?? '' });
    expect(used.data).toEqual([{ kind: 'post', id, title: 'A test article', status: 'trashed' }]);
    expect(await versionsOf(id)).toHaveLength(1);
    await (await as('admin')).from('trashed_documents').delete().eq('id', id).throwOnError();
    expect((await bucket.remove([file.path])).data).toHaveLength(1);
    expect(
      (
        await client
          .from('media_files')
          .delete()
          .eq('id', file.id ?? '')
      ).error,
    ).toBeNull();
    expect((await logged(id))?.at(-1)).toEqual({ type: 'post_deleted', actor_name: 'Test admin' });
    expect(await versionsOf(id)).toEqual([]);
  });

  test('a restored document protects its files as before', async () => {
    const file = await storedFile('blog-images');
    const address = `/storage/v1/object/public/blog-images/${file.path}`;
    const id = await post({ featured_image: address });
    await remove('blog_posts', id);
    await restore('post', id);
    const bucket = (await as('marketing')).storage.from('blog-images');
    expect((await bucket.remove([file.path])).data).toEqual([]);
    await owner().from('blog_posts').delete().eq('id', id);
    await owner().from('trashed_documents').delete().eq('id', id);
    expect((await bucket.remove([file.path])).data).toHaveLength(1);
  });

  test('after 30 days nobody sees or restores it, nothing is protected, and it is removed', async () => {
    const file = await storedFile();
    await insertAsOwner('media_files', file);
    const address = `/storage/v1/object/public/media-files/${file.path}`;
    const title = `Old ${randomUUID()}`;
    const id = await post({ title, content: `<img src="${address}" alt="">` });
    await remove('blog_posts', id);
    const client = await as('admin');
    const seen = await client.rpc('search_trash', { term: title });
    expect(seen.data).toMatchObject([{ id, days_left: 30, status: 'draft', kind: 'post' }]);
    await makeOld(id);
    expect((await client.from('trashed_documents').select('id').eq('id', id)).data).toEqual([]);
    expect((await client.rpc('count_trash', { term: title })).data).toBe(0);
    expect((await restore('post', id)).error?.code).toBe('22T02');
    const uses = await client.rpc('media_used_in', { target: file.id ?? '' });
    expect(uses.data).toEqual([]);
    expect((await client.storage.from('media-files').remove([file.path])).data).toHaveLength(1);
    expect(await trashed(id)).toHaveLength(1);
    expect((await client.rpc('search_trash', { term: title })).data).toEqual([]);
    expect(await trashed(id)).toEqual([]);
    expect((await logged(id))?.map(({ type }) => type)).toEqual(['post_created', 'post_trashed']);
    await owner().from('media_files').delete().eq('path', file.path);
  });

  test('says what was not public yet, or no longer, when it was deleted', async () => {
    const mark = randomUUID();
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const states = {
      scheduled: { publish_at: at(2) },
      ended: { publish_at: at(-2), unpublish_at: at(-1) },
      published: { unpublish_at: at(1) },
    };
    for (const [state, times] of Object.entries(states))
      await remove(
        'blog_posts',
        await post({ title: `${state} ${mark}`, status: 'published', ...times }),
      );
    const { data } = await (
      await as('admin')
    ).rpc('search_trash', { term: mark, sort_by: 'title' });
    expect(data?.map(({ status, title }) => [status, title.split(' ')[0]])).toEqual([
      ['ended', 'ended'],
      ['published', 'published'],
      ['scheduled', 'scheduled'],
    ]);
  });

  test('is emptied up to the moment that was looked at, and no other kind', async () => {
    const mark = randomUUID();
    const early = await post({ title: `Early ${mark}` });
    const late = await post({ title: `Late ${mark}` });
    const { id: other } = await page({ title: `Page ${mark}` });
    await remove('blog_posts', early);
    await remove('pages', other);
    const [row] = await trashed(early);
    await remove('blog_posts', late);
    const client = await as('admin');
    let removed: number;
    do {
      const { data } = await client.rpc('empty_trash', {
        kind: 'post',
        until: row?.trashed_at ?? '',
      });
      removed = data ?? 0;
      expect(removed).toBeLessThanOrEqual(200);
    } while (removed > 0);
    expect(await trashed(early)).toEqual([]);
    expect(await trashed(late)).toHaveLength(1);
    expect(await trashed(other)).toHaveLength(1);
  });
});

describe('the list', () => {
  test('is searched by title and address in any length, sorted and paged', async () => {
    const mark = randomUUID().slice(0, 8);
    const ids: string[] = [];
    for (const title of [`Bb ${mark}`, `Aa ${mark}`, `Cc ${mark}`]) {
      const id = await post({ title });
      await remove('blog_posts', id);
      ids.push(id);
    }
    const client = await as('editor');
    const search = async (filter: { term?: string; sort_by?: string; page_offset?: number }) =>
      (await client.rpc('search_trash', { term: mark, page_size: 2, ...filter })).data?.map(
        ({ title }) => title.slice(0, 2),
      );
    expect(await search({})).toEqual(['Cc', 'Aa']);
    expect(await search({ page_offset: 2 })).toEqual(['Bb']);
    expect(await search({ sort_by: 'title' })).toEqual(['Aa', 'Bb']);
    expect(await search({ term: `aA ${mark.toUpperCase()}` })).toEqual(['Aa']);
    expect(await search({ term: `${mark}_` })).toEqual([]);
    expect((await client.rpc('count_trash', { term: mark })).data).toBe(3);
    const { id, slug } = await page();
    await remove('pages', id);
    const found = await (await as('seo')).rpc('search_trash', { term: slug, in_kind: 'page' });
    expect(found.data).toMatchObject([{ id, slug, kind: 'page' }]);
  });

  test('is shut for a demoted person at once', async () => {
    const person = await newStaff('editor');
    expect((await person.client.rpc('search_trash', {})).error).toBeNull();
    await owner().from('user_profiles').update({ role: 'marketing' }).eq('id', person.id);
    expect((await person.client.rpc('search_trash', {})).error?.code).toBe('42501');
    expect((await person.client.from('trashed_documents').select('id')).data).toEqual([]);
  });
});
