import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { file, Mechanisms, path, post } from '../support/database-mechanisms';

const section = '30000000-0000-4000-8000-000000000007';
const newPath = path.replace('aaa', 'bbb');
const pictureOf = (name: string) =>
  `<p>x</p><img src="/storage/v1/object/public/media-files/${name}" width="400" height="200" alt="">`;

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(async () => {
  await rules.begin();
  await rules.addFile();
  await rules.query('update public.media_files set width = 400, height = 200');
});

afterEach(() => rules.forget());

const keep = (content = pictureOf(path)) =>
  rules.as('seo', 'insert into public.page_sections (id, name, content) values ($1, $2, $3)', [
    section,
    'Dates',
    content,
  ]);

const unused = async () => [
  await rules.as('seo', 'select id from public.search_media(only_unused => true)'),
  await rules.as('seo', 'select public.count_media(only_unused => true) as count'),
];
const nowhere = [[{ id: file }], [{ count: 1 }]];
const somewhere = [[], [{ count: 0 }]];

const remove = () =>
  rules.as('content', 'update public.media_files set removed_at = now() returning id');

const refused = {
  code: '22023',
  message: 'This file is used in a post, a page, a kept section or the settings',
};

describe('N65 the pictures of a kept section', () => {
  test('are used for as long as it is kept', async () => {
    expect(await unused()).toEqual(nowhere);
    expect(await keep()).toEqual([]);
    expect(await unused()).toEqual(somewhere);
    expect(await remove()).toMatchObject(refused);
    expect(await rules.as('content', 'delete from public.media_files')).toMatchObject(refused);
    expect(
      await rules.as('content', "delete from storage.objects where bucket_id = 'media-files'"),
    ).toEqual([]);
    expect(await rules.query('select name from storage.objects')).toEqual([{ name: path }]);

    await rules.as('seo', 'delete from public.page_sections');
    expect(await unused()).toEqual(nowhere);
    expect(await remove()).toEqual([{ id: file }]);
  });

  test('are named with it, its name to those alone who may read it', async () => {
    await keep();
    const uses = 'select kind, id, title, status from public.media_used_in($1)';
    const row = { kind: 'section', id: section, status: null };
    expect(await rules.as('seo', uses, [file])).toEqual([{ ...row, title: 'Dates' }]);
    expect(await rules.as('editor', uses, [file])).toEqual([{ ...row, title: null }]);
    expect(await rules.as('waiting', uses, [file])).toMatchObject({ code: '42501' });
  });

  test('follow a replaced file, with their measures', async () => {
    await keep();
    await rules.addStoredFile(newPath);
    const replaced = await rules.as(
      'content',
      'select moved, remaining from public.replace_media($1, $2, 300, 600)',
      [file, newPath],
    );
    expect(replaced).toEqual([{ moved: 1, remaining: 0 }]);
    expect(await rules.query('select content from public.page_sections')).toEqual([
      {
        content: pictureOf(newPath).replace('width="400" height="200"', 'width="300" height="600"'),
      },
    ]);
    expect(await rules.query('select kind, path from private.media_uses')).toEqual([
      { kind: 'section', path: newPath },
    ]);
  });

  test('count no more than those that it shows itself', async () => {
    await keep('<p>A word and /storage/v1/object/public/other/x.png</p>');
    expect(await unused()).toEqual(nowhere);
  });
});

test('N65 a picture that only changes which are not public yet show is used nowhere no more', async () => {
  await rules.addPost();
  await rules.query("update public.blog_posts set status = 'published'");
  expect(await unused()).toEqual(nowhere);
  await rules.as('editor', "select public.save_shared_copy('post', $1, $2, 2)", [
    post,
    JSON.stringify({ featured_image: `/storage/v1/object/public/media-files/${path}` }),
  ]);
  expect(await unused()).toEqual(somewhere);
  expect(await remove()).toMatchObject(refused);
  expect(
    await rules.as('seo', 'select kind, id, title, status from public.media_used_in($1)', [file]),
  ).toEqual([{ kind: 'post', id: post, title: 'Title', status: 'published' }]);
  await rules.as('editor', 'delete from public.shared_copies');
  expect(await unused()).toEqual(nowhere);
});
