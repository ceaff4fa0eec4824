import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { file, Mechanisms, page, path, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

type Actor = Parameters<Mechanisms['as']>[0];

const made = 'select outcome, problem from public.import_content($1, $2, false)';
const tried = 'select outcome, problem from public.import_content($1, $2)';

const bring = (actor: Actor, part: string, ...rows: object[]) =>
  rules.as(actor, made, [part, JSON.stringify(rows)]);

const article = {
  id: post,
  title: 'Brought along',
  excerpt: 'e',
  content: '<p>Text</p>',
  author: 'a',
  category: 'career-tips',
  status: 'published',
  published_at: '2026-01-02T03:04:05+00:00',
  first_published_at: '2026-01-02T03:04:05+00:00',
  created_at: '2026-01-01T00:00:00+00:00',
  updated_at: '2026-02-01T00:00:00+00:00',
  version: 7,
};
const about = {
  id: page,
  title: 'Brought along',
  slug: 'brought-along',
  content: '',
  status: 'published',
};
const picture = {
  id: file,
  name: 'n.png',
  bucket: 'media-files',
  path,
  size: 1,
  type: 'image/gif',
  category: 'general',
};
const redirect = { id: page, from_path: '/old', to_target: '/courses' };
const section = { id: page, name: 'Dates', content: '<p>Dates</p>' };
const head = { id: page, path: '/courses', meta_title: 'Courses of all kinds' };

/** What admins may do from now on, and nothing else. */
async function giveAdmins(permissions: readonly string[]): Promise<void> {
  await rules.query("delete from public.role_permissions where role = 'admin'");
  for (const permission of permissions) {
    await rules.query(
      "insert into public.role_permissions (role, permission) values ('admin', $1)",
      [permission],
    );
  }
}

describe('N67 an import', () => {
  test.each([
    [null, 'permission denied for function import_content'],
    ['waiting', "You don't have permission to import posts"],
    ['editor', "You don't have permission to import posts"],
    ['content', "You don't have permission to import posts"],
  ] as const)('is not for %s', async (actor, message) => {
    expect(await bring(actor, 'posts', article)).toEqual({ code: '42501', message });
  });

  test.each([
    ['posts', article, 'publish_content'],
    ['pages', about, 'manage_pages'],
    ['media', picture, 'manage_media'],
    ['page_sections', section, 'manage_pages'],
    ['redirects', redirect, 'manage_redirects'],
    ['search_data', head, 'manage_meta'],
  ] as const)(
    'of %s needs the settings and the right to make them',
    async (part, row, permission) => {
      const needed = [
        'manage_settings',
        permission,
        ...(part === 'posts' ? ['create_content'] : []),
      ];
      for (const missing of needed) {
        await rules.query('savepoint before');
        await giveAdmins(needed.filter((other) => other !== missing));
        expect(await bring('admin', part, row)).toEqual({
          code: '42501',
          message: `You don't have permission to import ${part.replace('_', ' ')}`,
        });
        await rules.query('rollback to savepoint before');
      }
      await giveAdmins(needed);
      await rules.addStoredFile();
      expect(await bring('admin', part, row)).toEqual([{ outcome: 'new', problem: '' }]);
    },
  );

  test('keeps ids and times, and neither accounts nor moments that have not come', async () => {
    const someone = { created_by: rules.accounts.editor, updated_by: rules.accounts.editor };
    await bring('super_admin', 'posts', { ...article, ...someone });
    const read =
      'select version, published_at, created_by, updated_at from public.blog_posts where id = $1';
    expect(await rules.query(read, [post])).toEqual([
      {
        version: 7,
        published_at: new Date('2026-01-02T03:04:05Z'),
        created_by: null,
        updated_at: new Date('2026-02-01T00:00:00Z'),
      },
    ]);
    const other = { ...article, id: page, published_at: '2090-01-01', created_at: '2090-01-01' };
    await bring('super_admin', 'posts', other);
    expect(
      await rules.query(
        'select published_at <= now() as published, created_at <= now() as created from public.blog_posts where id = $1',
        [page],
      ),
    ).toEqual([{ published: true, created: true }]);
  });

  test('that is tried makes nothing, and says the same as one that is made', async () => {
    const rows = JSON.stringify([article, { ...article, id: page, title: '' }]);
    const answer = [
      { outcome: 'new', problem: '' },
      { outcome: 'refused', problem: 'It cannot be stored: title length' },
    ];
    expect(await rules.as('super_admin', tried, ['posts', rows])).toEqual(answer);
    expect(await rules.query('select id from public.blog_posts')).toEqual([]);
    expect(await rules.as('super_admin', made, ['posts', rows])).toEqual(answer);
    expect(await rules.query('select id from public.blog_posts')).toEqual([{ id: post }]);
    expect(await rules.as('super_admin', made, ['posts', rows])).toMatchObject([
      { outcome: 'same' },
      { outcome: 'refused' },
    ]);
  });

  test('leaves what is here and says something else', async () => {
    await bring('super_admin', 'posts', article);
    expect(await bring('super_admin', 'posts', { ...article, title: 'Another' })).toMatchObject([
      { outcome: 'different' },
    ]);
    expect(await rules.query('select title from public.blog_posts')).toEqual([
      { title: article.title },
    ]);
  });

  test.each([
    [
      'posts',
      { ...article, featured_image: 'https://spy.example/x.png' },
      /another site|of this site|Pictures/i,
    ],
    ['posts', { ...article, content: '<p>' + '<div>'.repeat(300) }, /\w/],
    ['posts', { ...article, id: undefined }, /^It has no id$/],
    ['posts', { ...article, id: 'x' }, /^It is not as an export writes it$/],
    ['posts', { ...article, version: 0 }, /^Its version is no number of saves$/],
    ['pages', { ...about, slug: 'courses' }, /belongs to a part of the site now$/],
    ['media', picture, /^The file itself has not been uploaded$/],
    ['media', { ...picture, path: '../x.svg' }, /\w/],
    [
      'redirects',
      { ...redirect, to_target: 'javascript:alert(1)' },
      /^Give an address of this site/,
    ],
    ['search_data', { ...head, path: '/cms/users' }, /\w/],
    ['page_sections', { ...section, name: '' }, /^It cannot be stored: name form$/],
    ['page_sections', { ...section, content: '<img src="https://spy.example/x.png">' }, /\w/],
  ] as const)('of %s refuses what nobody could save (%#)', async (part, row, problem) => {
    expect(await bring('super_admin', part, row)).toEqual([
      { outcome: 'refused', problem: expect.stringMatching(problem) },
    ]);
  });

  test('does not fetch out of the trash, nor take the address of another page', async () => {
    await bring('super_admin', 'posts', article);
    await rules.query('delete from public.blog_posts');
    expect(await bring('super_admin', 'posts', article)).toEqual([
      { outcome: 'refused', problem: 'It lies in the trash. Restore it there' },
    ]);
    await bring('super_admin', 'pages', about);
    expect(await bring('super_admin', 'pages', { ...about, id: post })).toEqual([
      { outcome: 'refused', problem: 'The address /brought-along belongs to another page now' },
    ]);
  });

  test('takes size and type from the file itself', async () => {
    await rules.addStoredFile();
    await bring('super_admin', 'media', picture);
    expect(await rules.query('select size::int, type from public.media_files')).toEqual([
      { size: 70, type: 'image/png' },
    ]);
  });

  test.each([
    ['nothing', '[]'],
    ['too much', JSON.stringify(Array(101).fill(article))],
    ['no list', '{}'],
  ])('of %s is refused as a whole', async (_what, rows) => {
    expect(await rules.as('super_admin', made, ['posts', rows])).toEqual({
      code: '22023',
      message: 'Send 1 to 100 rows',
    });
  });
});
