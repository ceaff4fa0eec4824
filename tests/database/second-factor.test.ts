import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, post, type Outcome } from '../support/database-mechanisms';

type Person = Parameters<Mechanisms['as']>[0];

const session = '50000000-0000-4000-8000-000000000001';
const elsewhere = '50000000-0000-4000-8000-000000000002';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

async function enrol(person: NonNullable<Person>, status = 'verified'): Promise<void> {
  await rules.query(
    'insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, $2::auth.factor_status)',
    [rules.accounts[person], status],
  );
}

/** After the password alone (aal1), or after the code, too (aal2). */
function at(level: 'aal1' | 'aal2', person: Person, sql: string, values: unknown[] = []) {
  return rules.as(person, sql, values, {}, { aal: level, session_id: session });
}

const refused = (outcome: Outcome) => ('code' in outcome ? outcome.code : 'accepted');

describe('N70 a stolen password of somebody with a second factor', () => {
  test('reads no more than an account without rights, in any table', async () => {
    await rules.addPost();
    await rules.addPage();
    await rules.addFile();
    await rules.query(
      "insert into public.redirects (from_path, to_target) values ('/old-one', '/courses')",
    );
    await enrol('super_admin');
    const tables = await rules.query(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and has_any_column_privilege('authenticated', c.oid, 'select') and c.relname <> 'user_profiles' order by 1`,
    );
    const counts = async (level: 'aal1' | 'aal2', person: Person) => {
      const found: Record<string, unknown> = {};
      for (const { name } of tables) {
        const rows = await at(
          level,
          person,
          `select count(*)::int as n from public.${String(name)}`,
        );
        found[String(name)] = 'code' in rows ? rows.code : rows[0]?.['n'];
      }
      return found;
    };
    const stranger = await counts('aal1', 'waiting');
    expect(await counts('aal1', 'super_admin')).toEqual(stranger);
    const owner = await counts('aal2', 'super_admin');
    expect(owner).toMatchObject({ blog_posts: 1, pages: 1, media_files: 1, redirects: 1 });
    expect(stranger).toMatchObject({ blog_posts: 0, pages: 0, media_files: 0, redirects: 0 });
    const profiles = 'select email from public.user_profiles';
    expect(await at('aal1', 'super_admin', profiles)).toHaveLength(1);
    expect(await at('aal2', 'super_admin', profiles)).toHaveLength(7);
  });

  test.each([
    ["update public.blog_posts set title = 'Taken' returning id", undefined],
    ['delete from public.blog_posts returning id', undefined],
    [
      `insert into public.blog_posts (title, excerpt, content, author, category)
       values ('t', 'e', 'c', 'a', 'career-tips')`,
      undefined,
    ],
    ['select public.search_posts()', undefined],
    ['select public.search_users()', undefined],
    ['select public.change_role_permissions($1::jsonb, $1::jsonb)', '{}'],
    ['select public.delete_user($1)', 'editor'],
    ['select public.suspend_user($1)', 'editor'],
    ['select public.remove_second_factor($1)', 'super_admin'],
    ['select public.remove_second_factor($1)', 'editor'],
    ['select public.has_second_factor($1)', 'editor'],
  ] as const)('gets nothing by %s', async (sql, value) => {
    await rules.addPost();
    await enrol('super_admin');
    const id = value === 'editor' || value === 'super_admin' ? rules.accounts[value] : value;
    const outcome = await at('aal1', 'super_admin', sql, id === undefined ? [] : [id]);
    expect(Array.isArray(outcome) ? outcome : outcome.code).toEqual(
      Array.isArray(outcome) ? [] : '42501',
    );
    expect(await rules.query('select id, title from public.blog_posts')).toEqual([
      { id: post, title: 'Title' },
    ]);
    expect(await rules.query('select from auth.mfa_factors')).toHaveLength(1);
  });

  test('leaves its owner the own name, and takes no rank that is not theirs', async () => {
    await enrol('admin');
    const own = rules.accounts.admin;
    const rename =
      'update public.user_profiles set full_name = $2 where id = $1 returning full_name';
    expect(await at('aal1', 'admin', rename, [own, 'New'])).toEqual([{ full_name: 'New' }]);
    expect(await at('aal1', 'admin', rename, [rules.accounts.editor, 'New'])).toEqual([]);
    const approve = "update public.user_profiles set role = 'admin' where id = $1 returning id";
    expect(await at('aal1', 'admin', approve, [rules.accounts.waiting])).toEqual([]);
  });
});

describe('rights', () => {
  const mayEdit = "select private.has_permission('edit_content') as may";

  test.each([
    ['none', undefined, 'aal1', true],
    ['none', undefined, 'aal2', true],
    ['one that was never confirmed', 'unverified', 'aal1', true],
    ['one', 'verified', 'aal1', false],
    ['one', 'verified', 'aal2', true],
  ] as const)('with %s (%s) at %s: %s', async (_what, status, level, may) => {
    if (status) await enrol('content', status);
    await enrol('seo');
    expect(await at(level, 'content', mayEdit)).toEqual([{ may }]);
  });

  test('ask for no factor where a token says nothing, unless there is one', async () => {
    await enrol('content');
    expect(await rules.as('content', mayEdit)).toEqual([{ may: false }]);
    expect(await rules.as('editor', mayEdit)).toEqual([{ may: true }]);
  });

  test('are as they were where the sign-in service knows no factors', async () => {
    await rules.query('drop table auth.mfa_factors');
    expect(await at('aal1', 'content', mayEdit)).toEqual([{ may: true }]);
    expect(await at('aal1', 'content', 'select public.offers_second_factor() as it')).toEqual([
      { it: false },
    ]);
    expect(await at('aal1', 'content', 'select public.own_sessions()')).toEqual([]);
    const has = 'select public.has_second_factor($1) as it';
    expect(await at('aal1', 'admin', has, [rules.accounts.editor])).toEqual([{ it: false }]);
    const remove = 'select public.remove_second_factor($1)';
    expect(await at('aal1', 'admin', remove, [rules.accounts.editor])).toEqual({
      code: '42501',
      message: 'Second factors of this project can only be removed by its owner',
    });
  });
});

describe('a second factor that somebody has lost', () => {
  const remove = 'select public.remove_second_factor($1)';

  test('is removed by who manages users, with the sessions, once, and the log says so', async () => {
    await enrol('content');
    await enrol('seo');
    await rules.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
      session,
      rules.accounts.content,
    ]);
    const has = 'select public.has_second_factor($1) as it';
    const content = rules.accounts.content;
    expect(await at('aal1', 'admin', has, [content])).toEqual([{ it: true }]);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(refused(await at('aal1', 'admin', remove, [content]))).toBe('accepted');
    expect(await at('aal1', 'admin', has, [content])).toEqual([{ it: false }]);
    expect(await rules.query('select user_id from auth.mfa_factors')).toEqual([
      { user_id: rules.accounts.seo },
    ]);
    expect(await rules.query('select from auth.sessions')).toEqual([]);
    expect(
      await rules.query(
        "select type, subject_id, changes from public.activity_log where changes::text like '%factor%'",
      ),
    ).toEqual([
      {
        type: 'user_changed',
        subject_id: content,
        changes: [{ field: 'second_factor', before: 'yes', after: 'no' }],
      },
    ]);
  });

  test('N70 is nobody else’s to remove', async () => {
    for (const person of ['super_admin', 'content'] as const) await enrol(person);
    const tried = async (person: Person, target: NonNullable<Person>) => {
      const outcome = await at('aal2', person, remove, [rules.accounts[target]]);
      return 'message' in outcome ? outcome.message : 'accepted';
    };
    expect(await tried('seo', 'content')).toBe("You don't have permission to manage users");
    expect(await tried('waiting', 'content')).toBe("You don't have permission to manage users");
    expect(await tried('content', 'content')).toMatch(/^You remove your own second factor/);
    expect(await tried('admin', 'super_admin')).toMatch(/^You cannot change a user whose role/);
    expect(refused(await at('aal2', null, remove, [rules.accounts.content]))).toBe('42501');
    expect(await rules.query('select from auth.mfa_factors')).toHaveLength(2);
  });
});

describe('the own sessions', () => {
  const list = 'select * from public.own_sessions()';

  beforeEach(() =>
    rules.query(
      `insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent, ip) values
         ($1, $3, '2026-11-20T10:00:00Z', '2026-11-20 12:00', null, 'Firefox', '192.0.2.1'),
         ($2, $3, '2026-11-21T10:00:00Z', null, null, 'Chrome', '2001:db8::1'),
         (gen_random_uuid(), $3, '2026-11-21T10:00:00Z', null, '2026-11-21T11:00:00Z', 'Over', null),
         (gen_random_uuid(), $4, '2026-11-21T10:00:00Z', null, null, 'Somebody else', '192.0.2.9')`,
      [session, elsewhere, rules.accounts.content, rules.accounts.seo],
    ),
  );

  test('are listed, this one first, without those of others and those that are over', async () => {
    expect(await at('aal1', 'content', list)).toEqual([
      {
        is_current: true,
        began_at: new Date('2026-11-20T10:00:00Z'),
        used_at: new Date('2026-11-20T12:00:00Z'),
        user_agent: 'Firefox',
        address: '192.0.2.1',
      },
      {
        is_current: false,
        began_at: new Date('2026-11-21T10:00:00Z'),
        used_at: new Date('2026-11-21T10:00:00Z'),
        user_agent: 'Chrome',
        address: '2001:db8::1',
      },
    ]);
  });

  test('N70 are not for a password alone, a session that was ended, or somebody else', async () => {
    await rules.query("update auth.sessions set not_after = null where user_agent = 'Over'");
    expect(await at('aal1', 'seo', list)).toEqual([]);
    expect(refused(await at('aal1', null, list))).toBe('42501');
    await enrol('content');
    expect(await at('aal1', 'content', list)).toEqual([]);
    expect(await at('aal2', 'content', list)).toHaveLength(3);
    await rules.query('delete from auth.sessions where id = $1', [session]);
    expect(await at('aal2', 'content', list)).toEqual([]);
  });
});
