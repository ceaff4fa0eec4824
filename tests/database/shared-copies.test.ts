import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, path, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(async () => {
  await rules.begin();
  await rules.addPost();
  await rules.query("update public.blog_posts set status = 'published'");
  await rules.endRequest();
});

afterEach(() => rules.forget());

type Person = Parameters<Mechanisms['as']>[0];

const save = (
  person: Person,
  fields: object,
  { kind = 'post', id = post, base = 2, expected = null as number | null } = {},
) =>
  rules.as(
    person,
    `select version, base_version, fields, saved_by_name, is_saved
     from public.save_shared_copy($1, $2, $3, $4, $5)`,
    [kind, id, JSON.stringify(fields), base, expected],
  );

const read = (person: Person) =>
  rules.as(person, "select kind, fields ->> 'title' as title from public.shared_copies");

const copies = () => rules.query('select fields from public.shared_copies');

const shownTitle = () => rules.as(null, 'select title from public.blog_posts');

describe('changes that are not public yet', () => {
  test('are one copy for everybody who edits, and visitors read on what is public', async () => {
    expect(await save('editor', { title: 'New', tags: ['b', 'a'] })).toEqual([
      {
        version: 1,
        base_version: 2,
        fields: { title: 'New', tags: ['b', 'a'] },
        saved_by_name: 'editor',
        is_saved: true,
      },
    ]);
    expect(await save('content', { title: 'Newer' }, { expected: 1 })).toMatchObject([
      { version: 2, saved_by_name: 'content', is_saved: true },
    ]);
    expect(await read('editor')).toEqual([{ kind: 'post', title: 'Newer' }]);
    for (const person of ['seo', 'waiting'] as const) expect(await read(person)).toEqual([]);
    expect(await read(null)).toMatchObject({ code: '42501' });
    expect(await shownTitle()).toEqual([{ title: 'Title' }]);
    expect(await rules.query('select version from public.blog_posts')).toEqual([{ version: 2 }]);
  });

  test('are saved by who may edit that kind', async () => {
    await rules.addPage('published');
    for (const person of ['marketing', 'seo', 'admin', 'waiting', null] as const)
      expect(await save(person, { title: 'New' })).toMatchObject({ code: '42501' });
    const own = { kind: 'page', id: page, base: 1 };
    for (const person of ['editor', 'content', 'marketing', null] as const)
      expect(await save(person, { title: 'New' }, own)).toMatchObject({ code: '42501' });
    expect(await save('seo', { title: 'New' }, own)).toMatchObject([{ is_saved: true }]);
    expect(await read('admin')).toEqual([{ kind: 'page', title: 'New' }]);
    expect(await save('super_admin', {}, { kind: 'campaign' })).toMatchObject({ code: '42501' });
    expect(await copies()).toHaveLength(1);
  });

  test('of two who save, the second is told of the first', async () => {
    await save('editor', { title: 'Hers' });
    const other = { version: 1, fields: { title: 'Hers' }, saved_by_name: 'editor' };
    expect(await save('content', { title: 'His' })).toMatchObject([{ ...other, is_saved: false }]);
    await save('editor', { title: 'Hers again' }, { expected: 1 });
    expect(await save('content', { title: 'His' }, { expected: 1 })).toMatchObject([
      { version: 2, fields: { title: 'Hers again' }, is_saved: false },
    ]);
    expect(await copies()).toEqual([{ fields: { title: 'Hers again' } }]);
  });

  test('a repeat after an answer that was lost is as good as the first', async () => {
    await save('editor', { title: 'New' });
    expect(await save('editor', { title: 'New' })).toMatchObject([{ version: 1, is_saved: true }]);
    await save('editor', { title: 'Newer' }, { expected: 1 });
    expect(await save('editor', { title: 'Newer' }, { expected: 1 })).toMatchObject([
      { version: 2, is_saved: true },
    ]);
  });

  test('begin with what is published now', async () => {
    expect(await save('editor', { title: 'Late' }, { base: 1 })).toEqual([]);
    expect(await save('editor', { title: 'New' }, { id: page })).toEqual([]);
    await rules.query("update public.blog_posts set status = 'draft'");
    expect(await save('editor', { title: 'New' }, { base: 3 })).toMatchObject({ code: '22023' });
    expect(await copies()).toEqual([]);
  });

  test('hold what people edit, as its columns would', async () => {
    await save('editor', {
      title: 'New',
      status: 'draft',
      version: 900,
      publish_at: '2030-01-01',
      created_by: post,
      nonsense: 1,
      reading_time: '7',
    });
    expect(await copies()).toEqual([{ fields: { title: 'New', reading_time: 7 } }]);
    expect(await save('editor', { reading_time: 'long' }, { expected: 1 })).toMatchObject({
      code: '22P02',
    });
    expect(await save('editor', { content: 'a'.repeat(1_000_001) }, { expected: 1 })).toMatchObject(
      { code: '23514' },
    );
  });

  test('are no copy any more when a save makes them public', async () => {
    await save('editor', { title: 'New', tags: ['b', 'a'], featured_image: null });
    await rules.as('super_admin', "update public.blog_posts set title = 'New'");
    expect(await copies()).toHaveLength(1);
    await rules.as('super_admin', "update public.blog_posts set tags = '{b,a}'");
    expect(await copies()).toEqual([]);
    expect(await shownTitle()).toEqual([{ title: 'New' }]);
  });

  test('N62 are published with what was seen of them, or not at all', async () => {
    const publish = (person: Person, fields: object, base: number, copy: number) =>
      rules.as(person, "select public.publish_shared_copy('post', $1, $2, $3, $4) as answer", [
        post,
        JSON.stringify(fields),
        base,
        copy,
      ]);
    await save('editor', { title: 'New', excerpt: 'Short' });
    expect(await publish('editor', { title: 'New' }, 2, 1)).toMatchObject({ code: '42501' });
    await save('editor', { title: 'Newer' }, { expected: 1 });
    expect(await publish('super_admin', { title: 'New' }, 2, 1)).toEqual([
      { answer: { outcome: 'newer' } },
    ]);
    expect(await publish('super_admin', { title: 'Newer' }, 1, 2)).toEqual([
      { answer: { outcome: 'outdated' } },
    ]);
    expect(await copies()).toHaveLength(1);
    expect(await shownTitle()).toEqual([{ title: 'Title' }]);
    expect(await publish('super_admin', { title: 'Mine', tags: ['a'] }, 2, 2)).toMatchObject([
      { answer: { outcome: 'published', document: { title: 'Mine', tags: ['a'], version: 3 } } },
    ]);
    expect(await copies()).toEqual([]);
    expect(await shownTitle()).toEqual([{ title: 'Mine' }]);
  });

  test('are published with every column that people may change', async () => {
    const missing = await rules.query(
      `select g.table_name, g.column_name
       from information_schema.column_privileges g
       cross join (values ('publish_shared_copy', array[]::text[]), ('take_in_copy', array['status', 'publish_at', 'unpublish_at']))
         as f (name, beside)
       where g.grantee = 'authenticated' and g.privilege_type = 'UPDATE' and g.table_name in ('blog_posts', 'pages')
         and g.column_name <> all (f.beside)
         and regexp_count(
           (select p.prosrc from pg_proc p where p.oid = ('private.' || f.name)::regproc),
           'update public.' || g.table_name || ' as d[^;]*r.' || g.column_name
         ) = 0`,
    );
    expect(missing).toEqual([]);
  });

  test('of a page are published by who manages pages', async () => {
    await rules.addPage('published');
    await save('seo', { title: 'New' }, { kind: 'page', id: page, base: 1 });
    const publish = (person: Person) =>
      rules.as(
        person,
        `select public.publish_shared_copy('page', $1, '{"title": "New"}', 1, 1) ->> 'outcome' as outcome`,
        [page],
      );
    expect(await publish('editor')).toEqual([{ outcome: 'outdated' }]);
    expect(await publish(null)).toMatchObject({ code: '42501' });
    expect(await publish('admin')).toEqual([{ outcome: 'published' }]);
    expect(await copies()).toEqual([]);
  });

  test('keep the public text to those who may publish', async () => {
    const change = (person: Person, set: string) =>
      rules.as(person, `update public.blog_posts set ${set} returning version`);
    expect(await change('editor', "title = 'Direct'")).toEqual([{ version: 3 }]);
    await save('editor', { title: 'New' }, { base: 3 });
    expect(await change('editor', "title = 'New'")).toMatchObject({ code: '42501' });
    expect(await change('seo', "meta_title = 'Found'")).toEqual([{ version: 4 }]);
    expect(await change('super_admin', "title = 'Other'")).toEqual([{ version: 5 }]);
    expect(await copies()).toHaveLength(1);
  });

  test('are read and published as they are by who may publish and not edit', async () => {
    const publish = (person: Person, version: number) =>
      rules.as(person, "select public.publish_copy_as_it_is('post', $1, $2) as outcome", [
        post,
        version,
      ]);
    await save('editor', { title: 'New' });
    expect(await read('marketing')).toEqual([{ kind: 'post', title: 'New' }]);
    expect(await read('seo')).toEqual([]);
    for (const person of ['editor', 'content', 'seo', 'waiting', null] as const)
      expect(await publish(person, 1)).toMatchObject({ code: '42501' });
    await save('editor', { title: 'Newer' }, { expected: 1 });
    expect(await publish('marketing', 1)).toEqual([{ outcome: 'newer' }]);
    expect(await publish('admin', 2)).toEqual([{ outcome: 'published' }]);
    expect(await shownTitle()).toEqual([{ title: 'Newer' }]);
    expect(await rules.query('select version, updated_by_name from public.blog_posts')).toEqual([
      { version: 3, updated_by_name: 'admin' },
    ]);
    expect(await publish('admin', 2)).toEqual([{ outcome: 'gone' }]);
    await save('editor', { title: 'Old' }, { base: 3 });
    await rules.as('super_admin', "update public.blog_posts set title = 'Direct'");
    expect(await publish('marketing', 1)).toEqual([{ outcome: 'outdated' }]);
    expect(await copies()).toHaveLength(1);
  });

  test('go into the draft when the post is taken off the site', async () => {
    await save('editor', { title: 'New', excerpt: 'Short' });
    await rules.as('marketing', "update public.blog_posts set status = 'draft'");
    await rules.endRequest();
    expect(await copies()).toEqual([]);
    expect(await rules.query('select title, status, excerpt from public.blog_posts')).toEqual([
      { title: 'New', status: 'draft', excerpt: 'Short' },
    ]);
    expect(
      await rules.as('editor', "update public.blog_posts set title = 'Mine' returning title"),
    ).toEqual([{ title: 'Mine' }]);
  });

  test('go into the draft as which a post comes back from the trash', async () => {
    await save('editor', { title: 'New' });
    await rules.query('delete from public.blog_posts');
    await rules.as('editor', "select from public.restore_document('post', $1)", [post]);
    await rules.endRequest();
    const [row] = await rules.query('select status, title from public.blog_posts');
    expect(row).toEqual({ status: 'draft', title: 'New' });
    expect(await copies()).toEqual([]);
  });

  test('go into the draft beside what others changed since, and stay where both changed the same', async () => {
    const saved = { title: 'New', meta_title: '' };
    await save('editor', saved);
    await rules.as('seo', "update public.blog_posts set meta_title = 'Found'");
    await rules.as('admin', "update public.blog_posts set status = 'draft'");
    await rules.endRequest();
    expect(await rules.query('select title, meta_title from public.blog_posts')).toEqual([
      { title: 'New', meta_title: 'Found' },
    ]);
    await rules.query("update public.blog_posts set status = 'published'");
    const [row] = await rules.query('select version from public.blog_posts');
    await save('editor', { ...saved, title: 'Newer' }, { base: Number(row?.['version']) });
    await rules.as('super_admin', "update public.blog_posts set status = 'draft', title = 'Hers'");
    await rules.endRequest();
    expect(await copies()).toHaveLength(1);
    expect(
      await rules.as('editor', "update public.blog_posts set title = 'Mine' returning title"),
    ).toEqual([{ title: 'Mine' }]);
  });

  test('stay apart where one request takes the post off the site and puts it back', async () => {
    await save('editor', { title: 'New' });
    await rules.as('admin', "update public.blog_posts set status = 'draft'");
    await rules.as('admin', "update public.blog_posts set status = 'published'");
    await rules.endRequest();
    expect(await shownTitle()).toEqual([{ title: 'Title' }]);
    expect(await copies()).toHaveLength(1);
  });

  test('bring no picture of another host, by whichever way they are taken in', async () => {
    const foreign = 'https://elsewhere.example/spy.png';
    const publish = "select public.publish_copy_as_it_is('post', $1, $2)";
    await save('editor', { content: `<p><img src="${foreign}" alt=""></p>` });
    expect(await rules.as('admin', publish, [post, 1])).toMatchObject({ code: '22023' });
    await save('editor', { featured_image: foreign }, { expected: 1 });
    expect(await rules.as('admin', publish, [post, 2])).toMatchObject({ code: '22023' });
    await rules.as('admin', "update public.blog_posts set status = 'draft'");
    await rules.endRequest();
    expect(await copies()).toHaveLength(1);
    expect(await rules.query('select featured_image from public.blog_posts')).toEqual([
      { featured_image: null },
    ]);
  });

  test('stay beside a page whose draft cannot have their address', async () => {
    await rules.addPage('published');
    await save('seo', { title: 'New', slug: 'taken' }, { kind: 'page', id: page, base: 1 });
    await rules.query(
      "insert into public.pages (title, slug, content, status) values ('Other', 'taken', '', 'draft')",
    );
    expect(
      await rules.as(
        'admin',
        "update public.pages set status = 'draft' where id = $1 returning status",
        [page],
      ),
    ).toEqual([{ status: 'draft' }]);
    await rules.endRequest();
    expect(await copies()).toHaveLength(1);
  });

  test('are discarded by who may edit, by the version that they saw', async () => {
    await save('editor', { title: 'New' });
    const discard = (person: Person, version: number) =>
      rules.as(
        person,
        `delete from public.shared_copies
         where kind = 'post' and document_id = $1 and version = $2 returning version`,
        [post, version],
      );
    expect(await discard('marketing', 1)).toEqual([]);
    expect(await discard('content', 2)).toEqual([]);
    expect(await discard('content', 1)).toEqual([{ version: 1 }]);
    expect(await rules.as('editor', "update public.shared_copies set fields = '{}'")).toMatchObject(
      { code: '42501' },
    );
  });

  test('lie beside a post in the trash, and go with it', async () => {
    await save('editor', { title: 'New' });
    await rules.query('delete from public.blog_posts');
    expect(await copies()).toHaveLength(1);
    await rules.as('editor', "select from public.restore_document('post', $1)", [post]);
    expect(await read('editor')).toHaveLength(1);
    await rules.query('delete from public.blog_posts');
    await rules.as('super_admin', 'delete from public.trashed_documents');
    expect(await copies()).toEqual([]);
  });

  test('show the new file where one is replaced', async () => {
    const address = (name: string) => `/storage/v1/object/public/media-files/${name}`;
    await save('editor', { content: `<img src="${address('old.png')}">` });
    await rules.query(
      `select private.move_media_use('post', $1, r, m)
       from jsonb_populate_record(null::private.replaced_files, '{"bucket": "media-files", "path": "old.png"}') as r,
         jsonb_populate_record(null::public.media_files, jsonb_build_object('url', $2::text)) as m`,
      [post, address('new.png')],
    );
    expect(await rules.query('select version, fields from public.shared_copies')).toEqual([
      { version: 2, fields: { content: `<img src="${address('new.png')}">` } },
    ]);
  });

  test('protect the files that only they show', async () => {
    const isUsed = async () => {
      const [row] = await rules.query("select private.is_media_used('media-files', $1) as used", [
        path,
      ]);
      return row?.used;
    };
    const shown = `<img src="/storage/v1/object/public/media-files/${path}">`;
    await rules.addFile();
    await save('editor', { content: shown });
    expect(await isUsed()).toBe(true);
    await rules.query("update public.blog_posts set content = 'other'");
    expect(await isUsed()).toBe(true);
    await save('editor', { content: 'none' }, { expected: 1 });
    expect(await isUsed()).toBe(false);
    await save('editor', { content: shown }, { expected: 2 });
    await rules.query('delete from public.shared_copies');
    expect(await isUsed()).toBe(false);
    await save('editor', { content: shown }, { base: 3 });
    await rules.query('update public.blog_posts set content = $1', [shown]);
    expect(await copies()).toEqual([]);
    expect(await isUsed()).toBe(true);
  });
});
