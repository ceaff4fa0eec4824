import { readFileSync } from 'node:fs';
import type { Sql, TransactionSql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyMigrations, connect, createProject } from '../support/postgres/project';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres/server';
import { asApi, outcome } from '../support/postgres/session';
import { heldOpen, releaseAll, waits } from '../support/postgres/waiting';

const superAdmin = '10000000-0000-4000-8000-000000000001';
const marketing = '10000000-0000-4000-8000-000000000002';
const writer = '10000000-0000-4000-8000-000000000003';
const seo = '10000000-0000-4000-8000-000000000004';

let server: PostgresServer | undefined;
let owner: Sql;
let one: Sql;
let two: Sql;
let watcher: Sql;

beforeAll(async () => {
  const bin = findPostgres();
  if (!bin)
    throw new Error(
      'REQUIRE_POSTGRES is set, but no PostgreSQL was found (PG_BIN or /usr/lib/postgresql).',
    );
  server = await startPostgres(bin, Number(process.env['DATABASE_TEST_POSTGRES_PORT'] ?? 54431));
  await createProject(server, 'project', ['secure-grants.sql']);
  await applyMigrations(server, 'project');
  const running = server;
  [owner, one, two, watcher] = [0, 1, 2, 3].map(() => connect(running, 'project', 'postgres')) as [
    Sql,
    Sql,
    Sql,
    Sql,
  ];
  await restore();
});

afterAll(async () => {
  // Not waiting for long: a test that failed may have left a transaction waiting for a lock.
  await Promise.all([owner, one, two, watcher].map((sql) => sql.end({ timeout: 2 })));
  server?.stop();
});

afterEach(async () => {
  await releaseAll();
  await restore();
});

const roles = [
  [superAdmin, 'super_admin'],
  [marketing, 'marketing'],
  [writer, 'content'],
  [seo, 'seo'],
] as const;

/** The seed's four people in their roles, the super admin first: somebody must always be one. */
async function restore(): Promise<void> {
  await owner.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
  for (const [id, role] of roles)
    await owner`update public.user_profiles set role = ${role}, is_approved = true where id = ${id} and role <> ${role}`;
}

const setRole = (id: string, role: string) => (sql: TransactionSql | Sql) =>
  sql`update public.user_profiles set role = ${role} where id = ${id}`;

const roleOf = async (id: string) =>
  (await owner`select role from public.user_profiles where id = ${id}`)[0]?.['role'];

// A refused update may also change no row at all, without an error.
const change = (by: string, target: string, values: Record<string, string>) => (sql: Sql) =>
  outcome(
    asApi(sql, by, async (t) => {
      const { count } = await t`update public.user_profiles set ${t(values)} where id = ${target}`;
      if (count === 0) throw new Error('no row');
    }),
  );
const demote = (by: string, target: string) => change(by, target, { role: 'editor' });
const remove = (by: string, target: string) => (sql: Sql) =>
  outcome(asApi(sql, by, (t) => t`select public.delete_user(${target})`));

describe('B09 two super admins against each other at the same moment', () => {
  const countSuperAdmins = async () =>
    (
      await owner`
        select count(*)::int as left from public.user_profiles where role = 'super_admin' and is_approved`
    )[0]?.['left'];

  test.each([
    ['demote each other', demote(superAdmin, marketing), demote(marketing, superAdmin)],
    ['one deletes, one demotes', remove(superAdmin, marketing), demote(marketing, superAdmin)],
  ])('%s: one stays', async (_, first, second) => {
    for (let round = 0; round < 5; round += 1) {
      await setRole(marketing, 'super_admin')(owner);
      const results = await Promise.all([first(one), second(two)]);
      expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
      expect(await countSuperAdmins()).toBe(1);
      await restore();
    }
  });

  /** One demotes the other and is held open; the other's demotion must wait, and is then refused. */
  async function secondOfTwo(): Promise<string> {
    await setRole(marketing, 'super_admin')(owner);
    const first = await heldOpen(one, setRole(marketing, 'editor'));
    const second = outcome(two.begin(setRole(superAdmin, 'editor')));
    expect(await waits(watcher, second)).toBe(true);
    await first.release();
    return second;
  }

  test('held open on purpose: the second waits, then is refused', async () => {
    await setRole(marketing, 'super_admin')(owner);
    const first = await heldOpen(one, setRole(marketing, 'editor'));
    const second = demote(marketing, superAdmin)(two);
    expect(await waits(watcher, second)).toBe(true);
    await first.release();
    expect(await second).toBe('42501');
  });

  test('N20 the lock alone holds them apart, without the lock of rows', async () => {
    const [row] = await owner`
      select pg_get_functiondef('private.keep_last_super_admin()'::regprocedure) as text`;
    const text = String(row?.['text']);
    const weakened = text.replace(/\s+for update;/, ';');
    expect(weakened).not.toBe(text);
    await owner.unsafe(weakened);
    try {
      expect(await secondOfTwo()).toBe('42501');
      expect(await countSuperAdmins()).toBe(1);
    } finally {
      await owner.unsafe(text);
    }
  });

  test('N20 the lock of rows alone holds them apart, without the lock before', async () => {
    const triggers = ['user_profiles_01_lock_update', 'user_profiles_01_lock_delete'];
    const set = async (state: string) => {
      for (const name of triggers)
        await owner.unsafe(`alter table public.user_profiles ${state} trigger ${name}`);
    };
    await set('disable');
    try {
      expect(await secondOfTwo()).toBe('42501');
      expect(await countSuperAdmins()).toBe(1);
    } finally {
      await set('enable');
    }
  });
});

describe('N07 what is decided after a wait is decided on what is then true', () => {
  const permissions = (list: readonly string[]) =>
    JSON.stringify(list.map((permission) => ({ role: 'seo', permission })));
  const give = (by: string) => (sql: Sql) =>
    outcome(
      asApi(
        sql,
        by,
        (t) =>
          t`select public.change_role_permissions(${permissions(['manage_media'])}::text::jsonb, '[]')`,
      ),
    );
  const giveDirectly = (by: string) => (sql: Sql) =>
    outcome(
      asApi(sql, by, (t) => t`insert into public.role_permissions values ('seo', 'manage_media')`),
    );

  test.each([
    ['deletes', remove(marketing, writer)],
    ['renames', change(marketing, writer, { full_name: 'Renamed' })],
    ['demotes', demote(marketing, writer)],
  ])('an admin who %s somebody becoming super admin is refused', async (_, act) => {
    await setRole(marketing, 'admin')(owner);
    const before = await owner`select full_name from public.user_profiles where id = ${writer}`;
    const promotion = await heldOpen(one, setRole(writer, 'super_admin'));
    const attempt = act(two);
    expect(await waits(watcher, attempt)).toBe(true);
    await promotion.release();
    expect(await attempt).toBe('42501');
    expect(await roleOf(writer)).toBe('super_admin');
    expect(await owner`select full_name from public.user_profiles where id = ${writer}`).toEqual(
      before,
    );
  });

  test.each([
    ['deletes', remove(marketing, writer)],
    ['renames', change(marketing, writer, { full_name: 'Renamed' })],
    ['promotes', change(marketing, writer, { role: 'seo' })],
    ['changes the matrix', give(marketing)],
    ['changes the matrix row by row', giveDirectly(marketing)],
  ])('somebody who %s while losing the right is refused', async (_, act) => {
    await setRole(marketing, 'super_admin')(owner);
    const demotion = await heldOpen(one, async (sql) => {
      await setRole(marketing, 'editor')(sql);
      await sql`update public.user_profiles set team = 'SEO' where id = ${writer}`;
    });
    const attempt = act(two);
    expect(await waits(watcher, attempt)).toBe(true);
    await demotion.release();
    expect(await attempt).toBe('42501');
    expect(await roleOf(writer)).toBe('content');
  });

  test('N20 the matrix is kept by its function alone, without the guard of its rows', async () => {
    const set = (state: string) =>
      owner.unsafe(
        `alter table public.role_permissions ${state} trigger role_permissions_10_guard`,
      );
    await setRole(marketing, 'super_admin')(owner);
    await set('disable');
    try {
      const demotion = await heldOpen(one, setRole(marketing, 'editor'));
      const attempt = give(marketing)(two);
      expect(await waits(watcher, attempt)).toBe(true);
      await demotion.release();
      expect(await attempt).toBe('42501');
    } finally {
      await releaseAll();
      await set('enable');
    }
  });

  test('the same acts are accepted when the other transaction changed nothing that matters', async () => {
    await setRole(marketing, 'admin')(owner);
    const other = await heldOpen(one, setRole(seo, 'content'));
    const attempt = demote(marketing, writer)(two);
    expect(await waits(watcher, attempt)).toBe(true);
    await other.release();
    expect(await attempt).toBe('accepted');
  });

  test('a colleague who is added while the matrix changes gets the new permissions', async () => {
    const id = '10000000-0000-4000-8000-0000000000aa';
    await owner`insert into auth.users (id, email) values (${id}, 'new@example.com')`;
    const matrix = await heldOpen(
      one,
      (sql) => sql`insert into public.role_permissions values ('seo', 'manage_media')`,
    );
    const added = outcome(
      two`
        insert into public.user_profiles (id, email, full_name, role, is_approved)
        values (${id}, 'new@example.com', 'New', 'seo', true)`,
    );
    expect(await waits(watcher, added)).toBe(true);
    await matrix.release();
    expect(await added).toBe('accepted');
    const [row] = await owner`select permissions from public.user_profiles where id = ${id}`;
    expect(row?.['permissions']).toContain('manage_media');
    await owner`delete from public.role_permissions where (role, permission) = ('seo', 'manage_media')`;
    await owner`delete from auth.users where id = ${id}`;
  });
});

describe('N06 two people publish and unpublish in one category', () => {
  const ids = ['40000000-0000-4000-8000-000000000001', '40000000-0000-4000-8000-000000000002'];
  const set = (id: string | undefined, status: string) => (sql: Sql) =>
    outcome(sql`update public.blog_posts set status = ${status} where id = ${id ?? ''}`);

  /** What the counters say beside what is there. */
  const counters = async () => {
    const rows = await owner`
      select coalesce(c.total, 0)::int as counted, coalesce(p.total, 0)::int as present
      from (select * from private.content_counts where kind = 'post') as c
      full join (
        select status, category as facet, count(*) as total from public.blog_posts group by 1, 2
      ) as p using (status, facet)`;
    return {
      counted: rows.map((row) => row['counted']),
      present: rows.map((row) => row['present']),
    };
  };

  beforeAll(async () => {
    await owner`
      insert into public.blog_posts (id, title, excerpt, content, author, category, status)
      values (${ids[0] ?? ''}, 't', 'e', 'c', 'a', 'career-tips', 'draft'),
        (${ids[1] ?? ''}, 't', 'e', 'c', 'a', 'career-tips', 'published')`;
  });

  // Without one order of locking, this meeting ends in a deadlock each time: the first holds one counter, the second the other.
  test('the counters are locked in one order', async () => {
    const counter = await heldOpen(
      owner,
      (sql) =>
        sql`select from private.content_counts where (kind, status, facet) = ('post', 'published', 'career-tips') for update`,
    );
    const unpublish = set(ids[1], 'draft')(one);
    expect(await waits(watcher, unpublish)).toBe(true);
    const publish = set(ids[0], 'published')(two);
    expect(await waits(watcher, publish, 2)).toBe(true);
    await counter.release();
    expect(await Promise.all([unpublish, publish])).toEqual(['accepted', 'accepted']);
    const { counted, present } = await counters();
    expect(counted).toEqual(present);
  });

  test('no pair of a hundred meets a deadlock, and every counter is right', async () => {
    const results = new Set<string>();
    for (let round = 0; round < 50; round += 1) {
      for (const [first, second] of [
        ['draft', 'published'],
        ['published', 'draft'],
      ] as const) {
        const pair = await Promise.all([set(ids[0], first)(one), set(ids[1], second)(two)]);
        pair.forEach((result) => results.add(result));
      }
    }
    expect([...results]).toEqual(['accepted']);
    const { counted, present } = await counters();
    expect(counted).toEqual(present);
  });
});

describe('N07 a document in the trash that two people want at the same moment', () => {
  const id = '40000000-0000-4000-8000-000000000003';
  const restore = (sql: Sql) =>
    asApi(sql, superAdmin, (t) => t`select status from public.restore_document('page', ${id})`);
  const deleteForGood = (sql: Sql) =>
    asApi(sql, seo, (t) => t`delete from public.trashed_documents where id = ${id} returning id`);

  beforeEach(async () => {
    await owner`insert into public.pages (id, title, slug) values (${id}, 't', 'wanted-twice')`;
    await owner`delete from public.pages where id = ${id}`;
  });

  afterEach(async () => {
    await owner`delete from public.pages where id = ${id} or slug = 'wanted-twice'`;
    await owner`delete from public.trashed_documents where slug = 'wanted-twice'`;
  });

  const where = async () => {
    const [row] = await owner`
      select (select count(*)::int from public.pages where id = ${id}) as live,
        (select count(*)::int from public.trashed_documents where id = ${id}) as trashed`;
    return row;
  };

  test('is restored once', async () => {
    const first = await heldOpen(one, (t) => restoreIn(t, superAdmin));
    const second = restore(two);
    expect(await waits(watcher, second)).toBe(true);
    await first.release();
    expect(await second).toEqual([{ status: 'draft' }]);
    expect(await where()).toEqual({ live: 1, trashed: 0 });
    const [page] = await owner`select version from public.pages where id = ${id}`;
    expect(page?.['version']).toBe(2);
  });

  test('is not deleted for good while it is being restored', async () => {
    const first = await heldOpen(one, (t) => restoreIn(t, superAdmin));
    const second = deleteForGood(two);
    expect(await waits(watcher, second)).toBe(true);
    await first.release();
    expect(await second).toEqual([]);
    expect(await where()).toEqual({ live: 1, trashed: 0 });
  });

  test('leaves its address to the page that was there first', async () => {
    const first = await heldOpen(
      owner,
      (t) => t`insert into public.pages (title, slug) values ('Other', 'wanted-twice')`,
    );
    const second = outcome(restore(two));
    expect(await waits(watcher, second)).toBe(true);
    await first.release();
    expect(await second).toBe('22T01');
    expect(await where()).toEqual({ live: 0, trashed: 1 });
  });

  test('is not deleted by somebody who lost the right while waiting', async () => {
    const first = await heldOpen(owner, async (t) => {
      await t`update public.trashed_documents set title = 'Held' where id = ${id}`;
      await t`delete from public.role_permissions where (role, permission) = ('seo', 'manage_pages')`;
    });
    const second = outcome(deleteForGood(two));
    expect(await waits(watcher, second)).toBe(true);
    await first.release();
    expect(await second).toBe('42501');
    await owner`insert into public.role_permissions (role, permission) values ('seo', 'manage_pages')`;
    expect(await where()).toEqual({ live: 0, trashed: 1 });
  });

  async function restoreIn(t: TransactionSql, account: string) {
    const claims = JSON.stringify({ sub: account, role: 'authenticated' });
    await t`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    await t`select status from public.restore_document('page', ${id})`;
  }
});
