import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { as, newStaff, owner } from '../support/database-actors';
import {
  draftPage,
  draftPost,
  insertAsOwner,
  objectName,
  pngBytes,
  storedFile,
} from '../support/database-rows';

const files: { id: string; path: string }[] = [];
const posts: string[] = [];
const pages: string[] = [];
const addressOf = (path: string) => `/storage/v1/object/public/media-files/${path}`;

async function object(type = 'image/png'): Promise<string> {
  const path = objectName(type.replace(/.*\//, ''));
  await owner().storage.from('media-files').upload(path, pngBytes.buffer, { contentType: type });
  files.push({ id: '', path });
  return path;
}

/** A file of the library, 400 by 200, of this test's own. */
async function listed(): Promise<{ id: string; path: string }> {
  const row = { ...(await storedFile()), id: randomUUID(), width: 400, height: 200 };
  await insertAsOwner('media_files', row);
  files.push(row);
  return row;
}

async function post(changes: Partial<TablesInsert<'blog_posts'>>): Promise<string> {
  const id = randomUUID();
  posts.push(id);
  await insertAsOwner('blog_posts', draftPost({ ...changes, id }));
  return id;
}

async function page(content: string): Promise<string> {
  const id = randomUUID();
  pages.push(id);
  await insertAsOwner('pages', draftPage({ id, content }));
  return id;
}

const postOf = async (id: string) =>
  (await owner().from('blog_posts').select('*').eq('id', id).single()).data;

const replace = async (id: string, path: string, actor: 'content' | 'marketing' = 'content') =>
  (await as(actor)).rpc('replace_media', {
    target: id,
    new_path: path,
    new_width: 300,
    new_height: 600,
  });

afterAll(async () => {
  await owner().from('blog_posts').delete().in('id', posts);
  await owner().from('pages').delete().in('id', pages);
  await owner()
    .from('trashed_documents')
    .delete()
    .in('id', [...posts, ...pages]);
  for (const { id, path } of files) {
    if (id) await owner().from('media_files').delete().eq('id', id);
    await owner().storage.from('media-files').remove([path]);
  }
});

describe('N65 a file that is replaced', () => {
  test('is followed by posts, pages, the trash and their measures; the rest of the texts stays', async () => {
    const { id, path: before } = await listed();
    const img = (path: string, measures: string, alt = 'A &gt; b') =>
      `<img src="${addressOf(path)}" alt="${alt}" ${measures}>`;
    const other = img('x.png', 'width="400" height="200"');
    const shown = await post({
      featured_image: `${addressOf(before)}#focus=30,70`,
      author_image: addressOf(before),
      content: `<p>Words</p>${img(before, 'width="400" height="200"')}${img(before, 'width="100" height="50"')}${img(before, '')}${other}`,
    });
    const markdown = await page(`![Loom](https://project.example${addressOf(before)})`);
    const trashed = await post({ content: img(before, '') });
    await owner().from('blog_posts').delete().eq('id', trashed);
    const versionBefore = (await postOf(shown))?.version ?? 0;

    const after = await object();
    expect((await replace(id, after)).data).toEqual([{ moved: 3, remaining: 0 }]);
    expect(await postOf(shown)).toMatchObject({
      featured_image: `${addressOf(after)}#focus=30,70`,
      author_image: addressOf(after),
      content: `<p>Words</p>${img(after, 'width="300" height="600"')}${img(after, 'width="100" height="200"')}${img(after, '')}${other}`,
      version: versionBefore + 1,
    });
    const { data: changed } = await owner()
      .from('pages')
      .select('content')
      .eq('id', markdown)
      .single();
    expect(changed?.content).toBe(`![Loom](https://project.example${addressOf(after)})`);
    const { data: lying } = await owner()
      .from('trashed_documents')
      .select('row')
      .eq('id', trashed)
      .single();
    expect(JSON.stringify(lying?.row)).toContain(after);
    expect(JSON.stringify(lying?.row)).not.toContain(before);

    const { data: uses } = await (await as('seo')).rpc('media_used_in', { target: id });
    expect(uses?.map((use) => use.id).toSorted()).toEqual([markdown, shown, trashed].toSorted());
    const { data: file } = await owner().from('media_files').select('*').eq('id', id).single();
    expect(file).toMatchObject({
      url: addressOf(after),
      type: 'image/png',
      size: pngBytes.length,
      width: 300,
      height: 600,
    });
    // The past says who did it.
    const { data: versions } = await owner()
      .from('document_versions')
      .select('changed, saved_by_name')
      .eq('document_id', shown)
      .order('version', { ascending: false })
      .limit(1);
    expect(versions).toEqual([
      {
        changed: ['author_image', 'content', 'featured_image'],
        saved_by_name: expect.stringMatching(/./),
      },
    ]);
    const { data: log } = await owner().from('activity_log').select('type').eq('subject_id', id);
    expect(log?.map(({ type }) => type)).toContain('media_replaced');
  });

  test('a second try after a lost answer changes nothing more', async () => {
    const { id, path: before } = await listed();
    const shown = await post({ featured_image: addressOf(before) });
    const after = await object();
    expect((await replace(id, after)).data).toEqual([{ moved: 1, remaining: 0 }]);
    const first = await postOf(shown);
    expect((await replace(id, after)).data).toEqual([{ moved: 0, remaining: 0 }]);
    expect(await postOf(shown)).toEqual(first);
    const { data: log } = await owner()
      .from('activity_log')
      .select('id')
      .eq('subject_id', id)
      .eq('type', 'media_replaced');
    expect(log).toHaveLength(1);
  });

  test('more texts than one call takes follow in the next', async () => {
    const { id, path: before } = await listed();
    const rows = Array.from({ length: 53 }, () =>
      draftPage({ id: randomUUID(), content: `![](${addressOf(before)})` }),
    );
    pages.push(...rows.map((row) => row.id ?? ''));
    await owner().from('pages').insert(rows).throwOnError();
    const after = await object();
    expect((await replace(id, after)).data).toEqual([{ moved: 50, remaining: 3 }]);
    expect((await replace(id, after)).data).toEqual([{ moved: 3, remaining: 0 }]);
    expect((await (await as('seo')).rpc('media_used_in', { target: id })).data).toHaveLength(50);
  });

  test('the picture of the default author follows, whoever may change the settings', async () => {
    const { id, path: before } = await listed();
    const { data } = await owner().from('editor_defaults').select('author, author_image').single();
    const put = (author_image: string | null, author: string) =>
      owner().from('editor_defaults').update({ author, author_image }).eq('id', true);
    await put(addressOf(before), 'The editors');
    const after = await object();
    expect((await replace(id, after)).data).toEqual([{ moved: 1, remaining: 0 }]);
    const now = await owner().from('editor_defaults').select('author_image').single();
    expect(now.data?.author_image).toBe(addressOf(after));
    await put(data?.author_image ?? null, data?.author ?? '');
  });

  test('keeps its old file for 30 days, and for as long as something shows it again', async () => {
    const { id, path: before } = await listed();
    const after = await object();
    await replace(id, after);
    const client = await as('content');
    const leftovers = async () =>
      ((await client.rpc('leftover_media')).data ?? []).map(({ path }) => path);
    expect(await leftovers()).not.toContain(before);
    const stored = await owner().storage.from('media-files').list('', { search: before });
    expect(stored.data).toHaveLength(1);
    // Whoever had the text open saves the old address again: it is protected like any other.
    const late = await post({ content: `<img src="${addressOf(before)}" alt="">` });
    expect((await client.storage.from('media-files').remove([before])).data).toEqual([]);
    // The next replacement takes it along.
    const third = await object();
    expect((await replace(id, third)).data).toEqual([{ moved: 1, remaining: 0 }]);
    expect((await postOf(late))?.content).toContain(third);
  });
});

describe('N65 replacing is refused', () => {
  const refusal = async (id: string, path: string) => (await replace(id, path)).error?.message;

  test('with a file that was never uploaded, of another kind, or of the library', async () => {
    const { id, path } = await listed();
    expect(await refusal(id, objectName())).toBe('This file has not been uploaded');
    expect(await refusal(id, await object('video/mp4'))).toBe(
      'A picture can be replaced by a picture alone, a video by a video',
    );
    expect(await refusal(id, (await listed()).path)).toBe('This file is in the library already');
    const { data } = await owner().from('media_files').select('path').eq('id', id).single();
    expect(data?.path).toBe(path);
  });

  test('for a file that is gone or being removed', async () => {
    const { id } = await listed();
    const after = await object();
    await owner().from('media_files').update({ removed_at: new Date().toISOString() }).eq('id', id);
    expect(await refusal(id, after)).toBe('This file is no longer in the library');
    expect(await refusal(randomUUID(), after)).toBe('This file is no longer in the library');
  });

  test('from the moment that the right is gone', async () => {
    const person = await newStaff('content');
    const { id } = await listed();
    const after = await object();
    await owner().from('user_profiles').update({ role: 'seo' }).eq('id', person.id);
    const { error } = await person.client.rpc('replace_media', { target: id, new_path: after });
    expect(error?.code).toBe('42501');
  });
});
