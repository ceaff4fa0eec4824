import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, path, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const versionsOf = (id: string, columns = 'version, status, changed, saved_by_name') =>
  rules.query(
    `select ${columns} from public.document_versions where document_id = $1 order by version`,
    [id],
  );

/** Puts a version into the past, as if it had been saved then. */
const age = (id: string, version: number, when: string) =>
  rules.query(
    `update public.document_versions set saved_at = ${when}, judged_at = ${when} + interval '30 days'
     where document_id = $1 and version = $2`,
    [id, version],
  );

const title = (id: string, table: 'blog_posts' | 'pages', words: string) =>
  rules.query(`update public.${table} set title = $2 where id = $1`, [id, words]);

describe('versions of posts and pages', () => {
  test('each save leaves one, with who, when and what changed', async () => {
    await rules.as(
      'content',
      `insert into public.blog_posts (id, title, excerpt, content, author, category)
       values ('${post}', 'One', 'e', '<p>c</p>', 'a', 'career-tips')`,
    );
    await rules.as(
      'editor',
      `update public.blog_posts set title = 'Two', tags = '{new}' where id = '${post}'`,
    );
    await rules.as(
      'marketing',
      `update public.blog_posts set status = 'published' where id = '${post}'`,
    );
    expect(await versionsOf(post)).toEqual([
      { version: 1, status: 'draft', changed: [], saved_by_name: 'content' },
      { version: 2, status: 'draft', changed: ['tags', 'title'], saved_by_name: 'editor' },
      { version: 3, status: 'published', changed: ['status'], saved_by_name: 'marketing' },
    ]);
    expect(await versionsOf(post, "saved_by, fields ->> 'title' as title")).toEqual([
      { saved_by: rules.accounts.content, title: 'One' },
      { saved_by: rules.accounts.editor, title: 'Two' },
      { saved_by: rules.accounts.marketing, title: 'Two' },
    ]);
  });

  test('hold what people edit, and nothing that the server stamps', async () => {
    await rules.addPost();
    await rules.addPage();
    const keys = await rules.query(
      'select distinct jsonb_object_keys(fields) as name from public.document_versions order by name',
    );
    const names = keys.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['content', 'slug', 'status', 'tags', 'title']));
    const stamps = await rules.query('select unnest(private.stamp_columns()) as name');
    for (const { name } of stamps) expect(names).not.toContain(name);
  });

  test('one that says what was said before names that version, whatever its address, status and times', async () => {
    await rules.addPage();
    await title(page, 'pages', 'Two');
    await rules.as(
      'seo',
      `update public.pages set slug = 'moved', title = 'Three' where id = '${page}'`,
    );
    await rules.query(
      `update public.pages set status = 'published', publish_at = now() + interval '1 day',
       unpublish_at = now() + interval '2 days' where id = '${page}'`,
    );
    await title(page, 'pages', 'Two');
    await title(page, 'pages', 'Three');
    expect(await versionsOf(page, 'version, repeats')).toEqual([
      { version: 1, repeats: null },
      { version: 2, repeats: null },
      { version: 3, repeats: null },
      // Its words are those of the one before: nothing was restored.
      { version: 4, repeats: null },
      { version: 5, repeats: 2 },
      { version: 6, repeats: 4 },
    ]);
  });

  test('a save that repeats what is there leaves none', async () => {
    await rules.addPage();
    await rules.as('seo', `update public.pages set title = title where id = '${page}'`);
    expect(await rules.query('select version from public.pages')).toEqual([{ version: 2 }]);
    expect(await versionsOf(page, 'version')).toEqual([{ version: 1 }]);
  });

  test('a deleted account leaves its versions, without a version for that', async () => {
    await rules.as(
      'seo',
      `insert into public.pages (id, title, slug) values ('${page}', 'x', 'x')`,
    );
    await rules.query('delete from auth.users where id = $1', [rules.accounts.seo]);
    expect(await versionsOf(page, 'version, saved_by, saved_by_name')).toEqual([
      { version: 1, saved_by: null, saved_by_name: 'seo' },
    ]);
  });

  test('go on counting where a document comes back under its id', async () => {
    await rules.addPage();
    await title(page, 'pages', 'Two');
    await rules.query('delete from public.pages where id = $1', [page]);
    expect(await versionsOf(page, 'version')).toHaveLength(2);
    await rules.as('seo', "select from public.restore_document('page', $1)", [page]);
    expect(await rules.query('select version from public.pages')).toEqual([{ version: 3 }]);
    await rules.as('seo', "update public.pages set title = 'x'");
    expect(await versionsOf(page, 'version, saved_by_name')).toEqual([
      { version: 1, saved_by_name: '' },
      { version: 2, saved_by_name: '' },
      { version: 4, saved_by_name: 'seo' },
    ]);
    // Past the trash, by the owner of the tables, it is no different.
    await rules.query('delete from public.pages where id = $1', [page]);
    await rules.query("insert into public.pages (id, title, slug) values ($1, 'y', 'y')", [page]);
    expect(await rules.query('select version from public.pages')).toEqual([{ version: 5 }]);
  });

  test('a document that comes back as it was leaves none', async () => {
    await rules.addPage();
    await rules.query('create temp table kept as select * from public.pages where id = $1', [page]);
    await rules.query('delete from public.pages where id = $1', [page]);
    await rules.query('insert into public.pages select * from kept');
    expect(await rules.query('select version from public.pages')).toEqual([{ version: 2 }]);
    expect(await versionsOf(page, 'version')).toEqual([{ version: 1 }]);
  });

  test('are forgotten with a document that is gone for good', async () => {
    await rules.addPage();
    await rules.addPost();
    await rules.query("select private.forget_versions('page', $1)", [page]);
    expect(await versionsOf(page)).toEqual([]);
    expect(await versionsOf(post)).toHaveLength(1);
    expect(
      await rules.as('super_admin', "select private.forget_versions('post', gen_random_uuid())"),
    ).toMatchObject({ code: '42501' });
  });

  test('N60 posts and pages know each other’s past no more than their editors do', async () => {
    await rules.addPost();
    await rules.addPage();
    const read = 'select distinct kind from public.document_versions order by kind';
    expect(await rules.as('content', read)).toEqual([{ kind: 'post' }]);
    expect(await rules.as('seo', read)).toEqual([{ kind: 'page' }]);
    expect(await rules.as('super_admin', read)).toEqual([{ kind: 'page' }, { kind: 'post' }]);
    expect(await rules.as('marketing', read)).toEqual([]);
    expect(await rules.as('waiting', read)).toEqual([]);
    expect(await rules.as(null, read)).toMatchObject({ code: '42501' });
  });
});

describe('N60 what versions cost', () => {
  const yesterday =
    "date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '40 days'";
  const kept = async () => (await versionsOf(page, 'version')).map(({ version }) => version);

  test('after 30 days the last one of each day stays, and says what the others changed', async () => {
    await rules.addPage();
    await title(page, 'pages', 'Two');
    await rules.query("update public.pages set content = 'three' where id = $1", [page]);
    await rules.query("update public.pages set template = 'about' where id = $1", [page]);
    for (const [version, hours] of [
      [1, 1],
      [2, 2],
      [3, 23],
      [4, 25],
    ] as const)
      await age(page, version, `${yesterday} + interval '${hours} hours'`);
    await title(page, 'pages', 'Five');
    expect(await kept()).toEqual([3, 4, 5]);
    expect(await versionsOf(page, 'changed')).toEqual([
      { changed: ['content', 'title'] },
      { changed: ['template'] },
      { changed: ['title'] },
    ]);
  });

  test('younger ones all stay', async () => {
    await rules.addPage();
    for (const words of ['Two', 'Three']) await title(page, 'pages', words);
    for (const version of [1, 2, 3]) await age(page, version, "now() - interval '29 days'");
    await title(page, 'pages', 'Four');
    expect(await kept()).toEqual([1, 2, 3, 4]);
  });

  test('after a year the newest two of what is there stay, and none of what is gone', async () => {
    await rules.addPage();
    await rules.addPost();
    for (const words of ['Two', 'Three', 'Four']) await title(page, 'pages', words);
    for (const version of [1, 2, 3, 4])
      await age(page, version, `now() - interval '${500 - version} days'`);
    await title(post, 'blog_posts', 'Two');
    expect(await kept()).toEqual([3, 4]);
    await rules.query('delete from public.pages where id = $1', [page]);
    await rules.query(
      'update public.document_versions set judged_at = now() where document_id = $1',
      [page],
    );
    await title(post, 'blog_posts', 'Three');
    expect(await kept()).toEqual([]);
  });

  test('no save looks at more than ten, and the next ones go on', async () => {
    await rules.addPage();
    await rules.query(
      `insert into public.document_versions (kind, document_id, version, status, fields, saved_at, judged_at)
       select 'page', $1, n, 'draft', '{}', now() - interval '40 days', now() - interval '10 days'
       from generate_series(2, 26) as n`,
      [page],
    );
    await rules.query('update public.pages set version = 30 where id = $1', [page]);
    const left: number[] = [];
    for (const words of ['a', 'b', 'c', 'd']) {
      await title(page, 'pages', words);
      left.push((await kept()).length);
    }
    // One more with each save, and ten, ten and the last five of that day but one less.
    expect(left).toEqual([17, 8, 5, 6]);
  });
});

describe('files that a version shows', () => {
  const address = (name: string) => `/storage/v1/object/public/media-files/${name}`;
  const missing = 'select address from public.missing_files($1)';

  test('are named where they are gone, removed or foreign to the buckets', async () => {
    await rules.addFile();
    const asked = [address(path), address('gone.png'), 'https://example.com/x.png', address('a/b')];
    expect(await rules.as('editor', missing, [asked])).toEqual([{ address: address('gone.png') }]);
    await rules.query('update public.media_files set removed_at = now()');
    expect(await rules.as('editor', missing, [asked])).toEqual([
      { address: address(path) },
      { address: address('gone.png') },
    ]);
  });

  test('are looked at up to five hundred', async () => {
    const many = Array.from({ length: 600 }, (_, index) => address(`${index}.png`));
    expect(await rules.as('editor', missing, [many])).toHaveLength(500);
    expect(await rules.as('waiting', missing, [many])).toMatchObject({ code: '42501' });
    expect(await rules.as(null, missing, [many])).toMatchObject({ code: '42501' });
  });
});
