import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(async () => {
  await rules.begin();
  await rules.addPost();
  await rules.addPage();
});

afterEach(() => rules.forget());

type Person = Parameters<Mechanisms['as']>[0];

const tab = '50000000-0000-4000-8000-000000000001';
const otherTab = '50000000-0000-4000-8000-000000000002';
const nothing = '50000000-0000-4000-8000-000000000003';

const note = (person: Person, { kind = 'post', id = post, from = tab } = {}) =>
  rules.as(person, 'select person_name as name from public.note_presence($1, $2, $3)', [
    kind,
    id,
    from,
  ]);

const leave = (person: Person, from = tab) =>
  rules.as(person, 'select public.leave_presence($1) as is_left', [from]);

const read = (person: Person, { kind = 'post', ids = [post] } = {}) =>
  rules.as(person, 'select person_name as name from public.presence_of($1, $2::uuid[])', [
    kind,
    `{${ids.join(',')}}`,
  ]);

const names = (...list: string[]) => list.map((name) => ({ name }));

const noted = () =>
  rules.query('select person, tab, kind, document_id from private.presences order by tab');

/** Seconds since all that is noted was last heard of. */
const age = (seconds: number) =>
  rules.query(
    `update private.presences set seen_at = now() - $1 * interval '1 second', since = now() - interval '1 hour'`,
    [seconds],
  );

describe('N69 who has a post or page open', () => {
  test('is said and told by who edits that kind, and by nobody else', async () => {
    for (const person of ['editor', 'content', 'super_admin'] as const) {
      expect(await note(person)).toEqual(expect.any(Array));
      expect(await read(person)).toEqual(expect.any(Array));
    }
    for (const person of ['marketing', 'seo', 'admin', 'waiting', null] as const) {
      expect(await note(person)).toMatchObject({ code: '42501' });
      expect(await read(person)).toMatchObject({ code: '42501' });
    }
    const own = { kind: 'page', id: page };
    for (const person of ['seo', 'admin', 'super_admin'] as const) {
      expect(await note(person, own)).toEqual(expect.any(Array));
      expect(await read(person, { kind: 'page', ids: [page] })).toEqual(expect.any(Array));
    }
    for (const person of ['editor', 'content', 'marketing', 'waiting', null] as const) {
      expect(await note(person, own)).toMatchObject({ code: '42501' });
      expect(await read(person, { kind: 'page', ids: [page] })).toMatchObject({ code: '42501' });
    }
    // Refused before anything is looked up.
    expect(await note('marketing', { id: nothing })).toMatchObject({ code: '42501' });
    expect(await note('super_admin', { kind: 'campaign' })).toMatchObject({ code: '42501' });
    expect(await read('super_admin', { kind: 'campaign' })).toMatchObject({ code: '42501' });
  });

  test('is not told to who only writes new posts', async () => {
    await rules.query("delete from public.role_permissions where role = 'editor'");
    await rules.query(
      "insert into public.role_permissions (role, permission) values ('editor', 'create_content')",
    );
    expect(await note('editor')).toMatchObject({ code: '42501' });
    expect(await read('editor')).toMatchObject({ code: '42501' });
  });

  test('names others, each once however many tabs they have, and nobody to themselves', async () => {
    await note('editor');
    await note('editor', { from: otherTab });
    expect(await read('editor')).toEqual([]);
    expect(await note('content')).toEqual(names('editor'));
    expect(await note('editor')).toEqual(names('content'));
    await rules.query(
      "update private.presences set since = now() - interval '1 second' where person = $1",
      [rules.accounts.editor],
    );
    expect(await read('super_admin')).toEqual(names('editor', 'content'));
    expect(await read('super_admin', { ids: [page, nothing] })).toEqual([]);
    // One of two tabs is closed.
    await leave('editor');
    expect(await read('content')).toEqual(names('editor'));
    await leave('editor', otherTab);
    expect(await read('content')).toEqual([]);
  });

  test('begins with the first tab, and anew after a minute without a sign', async () => {
    const since = async () => {
      const rows = await rules.as(
        'content',
        "select now() - since > interval '59 minutes' as is_long from public.presence_of('post', $1)",
        [`{${post}}`],
      );
      return rows;
    };
    await note('editor');
    await age(50);
    await note('editor');
    await note('editor', { from: otherTab });
    expect(await since()).toEqual([{ is_long: true }]);
    await leave('editor', otherTab);
    await age(61);
    await note('editor');
    expect(await since()).toEqual([{ is_long: false }]);
    // A tab that went on to another document has begun there.
    await age(1);
    await note('super_admin', { from: otherTab });
    await rules.query('update private.presences set document_id = $1', [nothing]);
    await note('editor');
    expect(await since()).toEqual([{ is_long: false }]);
  });

  test('is over a minute after the last sign, and removed by whoever says something next', async () => {
    await note('editor');
    await age(59);
    expect(await read('content')).toEqual(names('editor'));
    await age(61);
    // Read before anything was removed.
    expect(await read('content')).toEqual([]);
    expect(await noted()).toHaveLength(1);
    await note('content', { from: otherTab });
    expect(await noted()).toMatchObject([{ tab: otherTab }]);
  });

  test('is removed also where it is not of this document', async () => {
    await note('seo', { kind: 'page', id: page });
    await age(61);
    await note('content', { from: otherTab });
    expect(await noted()).toMatchObject([{ kind: 'post' }]);
  });

  test('is one document for a tab', async () => {
    await note('super_admin');
    await note('super_admin', { kind: 'page', id: page });
    expect(await noted()).toMatchObject([{ tab, kind: 'page', document_id: page }]);
    expect(await read('content')).toEqual([]);
    expect(await read('seo', { kind: 'page', ids: [page] })).toEqual(names('super_admin'));
  });

  test('a kind shows nothing of the other, whatever ids are asked for', async () => {
    await note('seo', { kind: 'page', id: page });
    expect(await read('content', { ids: [page] })).toEqual([]);
    // A row that names the wrong kind is of no document.
    await rules.query("update private.presences set kind = 'post'");
    expect(await read('content', { ids: [page] })).toEqual([]);
  });
});

describe('N69 what does not exist', () => {
  test('is not noted', async () => {
    expect(await note('editor', { id: nothing })).toEqual([]);
    expect(await note('super_admin', { kind: 'page', id: post })).toEqual([]);
    await rules.query('delete from public.blog_posts where id = $1', [post]);
    expect(await note('editor')).toEqual([]);
    expect(await noted()).toEqual([]);
  });

  test('is not told of, deleted after somebody opened it', async () => {
    await note('editor');
    await rules.query('delete from public.blog_posts where id = $1', [post]);
    expect(await noted()).toHaveLength(1);
    expect(await read('content')).toEqual([]);
  });
});

describe('N69 people', () => {
  test('are not named once they are suspended, deleted or without the right', async () => {
    await note('editor');
    await note('content', { from: otherTab });
    await rules.query(
      'update public.user_profiles set is_approved = false, suspended_at = now() where id = $1',
      [rules.accounts.editor],
    );
    expect(await read('super_admin')).toEqual(names('content'));
    await rules.query("update public.user_profiles set role = 'marketing' where id = $1", [
      rules.accounts.content,
    ]);
    expect(await read('super_admin')).toEqual([]);
    await rules.query('delete from auth.users where id = $1', [rules.accounts.editor]);
    expect(await noted()).toMatchObject([{ person: rules.accounts.content }]);
  });

  test('reach nobody else’s tab, whatever id they name', async () => {
    await note('editor');
    expect(await leave('content')).toEqual([{ is_left: false }]);
    await note('content', { id: post });
    expect(await noted()).toHaveLength(2);
    expect(await leave('content')).toEqual([{ is_left: true }]);
    expect(await leave('content')).toEqual([{ is_left: false }]);
    expect(await read('content')).toEqual(names('editor'));
    expect(await leave(null)).toMatchObject({ code: '42501' });
  });

  test('leave what they may not edit any more', async () => {
    await note('editor');
    await rules.query("delete from public.role_permissions where role = 'editor'");
    expect(await leave('editor')).toEqual([{ is_left: true }]);
    expect(await noted()).toEqual([]);
  });

  test('have twenty tabs, the newest ones', async () => {
    await note('content');
    await rules.query(
      `insert into private.presences (person, tab, kind, document_id, seen_at)
       select $1, gen_random_uuid(), 'post', $2, now() - n * interval '1 second' from generate_series(1, 30) as n`,
      [rules.accounts.editor, post],
    );
    await note('editor');
    const [row] = await rules.query(
      `select count(*)::int as count, bool_or(tab = $2) as has_this, min(seen_at) > now() - interval '20 seconds' as are_newest
       from private.presences where person = $1`,
      [rules.accounts.editor, tab],
    );
    expect(row).toEqual({ count: 20, has_this: true, are_newest: true });
    expect(await read('editor')).toEqual(names('content'));
  });
});

describe('N69 a question', () => {
  test('is about a hundred documents at most', async () => {
    const ids = (count: number) => [
      post,
      ...Array.from(
        { length: count - 1 },
        (_, n) => `60000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      ),
    ];
    await note('editor');
    expect(await read('content', { ids: ids(100) })).toEqual(names('editor'));
    expect(await read('content', { ids: ids(101) })).toMatchObject({ code: '22023' });
    expect(await read('content', { ids: [] })).toEqual([]);
  });

  test('goes through the functions alone', async () => {
    await note('editor');
    for (const person of ['super_admin', null] as const) {
      expect(await rules.as(person, 'select from private.presences')).toMatchObject({
        code: '42501',
      });
      expect(await rules.as(person, 'delete from private.presences')).toMatchObject({
        code: '42501',
      });
    }
    // A grant that is given by mistake opens what others have open to nobody.
    await rules.query('grant all on private.presences to authenticated');
    expect(await rules.as('super_admin', 'select tab from private.presences')).toEqual([]);
    expect(await rules.as('editor', 'select tab from private.presences')).toEqual([{ tab }]);
    expect(await rules.as('super_admin', 'delete from private.presences returning tab')).toEqual(
      [],
    );
    expect(await noted()).toHaveLength(1);
  });
});
