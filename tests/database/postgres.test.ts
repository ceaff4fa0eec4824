import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Query } from '../../scripts/schema/catalogue';
import { readCommittedSchema, writeSchema } from '../../scripts/schema/write';
import {
  applyMigrations,
  connect,
  createProject,
  readMigrations,
} from '../support/postgres/project';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres/server';
import { asApi, outcome } from '../support/postgres/session';

const projects = {
  empty: [],
  legacy: ['legacy-grants.sql'],
  secure: ['secure-grants.sql'],
} as const;

const admin = '10000000-0000-4000-8000-000000000001';
const writer = '10000000-0000-4000-8000-000000000003';

let server: PostgresServer | undefined;
const open: Sql[] = [];

function running(): PostgresServer {
  if (!server) throw new Error('The server is not running.');
  return server;
}

function connection(database: string, role = 'postgres'): Sql {
  const sql = connect(running(), database, role);
  open.push(sql);
  return sql;
}

const queryOn =
  (sql: Sql): Query =>
  async (text) =>
    [...(await sql.unsafe(text))] as never;

beforeAll(async () => {
  const bin = findPostgres();
  if (!bin)
    throw new Error(
      'REQUIRE_POSTGRES is set, but no PostgreSQL was found (PG_BIN or /usr/lib/postgresql).',
    );
  server = await startPostgres(bin, Number(process.env['DATABASE_TEST_POSTGRES_PORT'] ?? 54411));
  for (const [database, setup] of Object.entries(projects)) {
    await createProject(server, database, setup);
    await applyMigrations(server, database);
  }
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  await connection('secure').unsafe(seed);
});

afterAll(async () => {
  // Not waiting for long: a test that failed may have left a transaction waiting for a lock.
  await Promise.all(open.map((sql) => sql.end({ timeout: 2 })));
  server?.stop();
});

describe('migrations on a PostgreSQL set up like a hosted project', () => {
  test('G13 run as a role that is no superuser', async () => {
    const [role] = await connection('secure')`
      select current_user::text as name, rolsuper from pg_roles where rolname = current_user`;
    expect(role).toEqual({ name: 'postgres', rolsuper: false });
  });

  test.each(Object.keys(projects))(
    'G13 give exactly what supabase/schema says on the %s database, as on the embedded one',
    async (database) => {
      expect(await writeSchema(queryOn(connection(database)))).toEqual(await readCommittedSchema());
    },
  );

  test('G13 a second run applies nothing', async () => {
    expect(await applyMigrations(running(), 'legacy')).toEqual([]);
    const rows = await connection(
      'legacy',
    )`select version from supabase_migrations.schema_migrations`;
    expect(rows).toHaveLength(readMigrations().length);
  });

  test('the seed applies twice without a second row', async () => {
    const sql = connection('secure');
    const counts = () => sql`
      select (select count(*)::int from public.blog_posts) as posts, (select count(*)::int from auth.users) as accounts,
        (select count(*)::int from public.activity_log) as log, (select sum(views)::int from public.page_views) as views,
        (select count(*)::int from public.submissions) as leads,
        (select count(*)::int from public.submission_events) as history,
        (select count(*)::int from public.interview_slots) as slots`;
    const before = await counts();
    await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
    expect(await counts()).toEqual(before);
    expect(before[0]).toMatchObject({ accounts: 4, leads: 60, slots: 3 });
    const [account] = await sql`
      select instance_id::text, recovery_token, confirmation_token from auth.users where id = ${admin}`;
    expect(account).toEqual({
      instance_id: '00000000-0000-0000-0000-000000000000',
      recovery_token: '',
      confirmation_token: '',
    });
  });
});

describe('rules on PostgreSQL', () => {
  test.each([
    ['a visitor', null, 0],
    ['staff', writer, 2],
  ])('%s sees the right drafts', async (_, account, drafts) => {
    const [row] = await asApi(
      connection('secure'),
      account,
      (sql) => sql`select count(id)::int as count from public.blog_posts where status = 'draft'`,
    );
    expect(row?.['count']).toBe(drafts);
  });

  test('a writer creates a draft, publishes nothing and deletes nothing', async () => {
    const sql = connection('secure');
    const insert = (status: string) =>
      outcome(
        asApi(
          sql,
          writer,
          (transaction) => transaction`
          insert into public.blog_posts (title, excerpt, content, author, category, status)
          values ('On PostgreSQL', 'e', 'c', 'a', 'career-tips', ${status})`,
        ),
      );
    expect(await insert('published')).toBe('42501');
    expect(await insert('draft')).toBe('accepted');
    const deleted = await asApi(
      sql,
      writer,
      (transaction) => transaction`
      delete from public.blog_posts where title = 'On PostgreSQL'`,
    );
    expect(deleted.count).toBe(0);
    await sql`delete from public.blog_posts where title = 'On PostgreSQL'`;
  });

  test('a visitor reads no profile and calls no function of the staff', async () => {
    const sql = connection('secure');
    expect(await outcome(asApi(sql, null, (t) => t`select id from public.user_profiles`))).toBe(
      '42501',
    );
    expect(await outcome(asApi(sql, null, (t) => t`select public.search_posts()`))).toBe('42501');
    expect(await outcome(asApi(sql, null, (t) => t`select private.has_permission('x')`))).toBe(
      '42501',
    );
    expect(
      await outcome(asApi(sql, null, (t) => t`select public.search_published_posts('a')`)),
    ).toBe('accepted');
  });

  test('the search uses its index once there is something to search', async () => {
    const sql = connection('empty');
    await sql`
      insert into public.blog_posts (title, excerpt, content, author, category, status, published_at)
      select 'Title ' || n || ' ' || md5(n::text), 'e', 'c', 'a', 'career-tips', 'published', now() - n * interval '1 minute'
      from generate_series(1, 5000) as n`;
    await sql`analyze public.blog_posts`;
    const before =
      await sql`select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'blog_posts_search_idx'`;
    const found = await asApi(
      sql,
      null,
      (t) => t`select title from public.search_published_posts('title 4242')`,
    );
    expect(found.length).toBeGreaterThan(0);
    await sql`select pg_stat_force_next_flush()`;
    const after =
      await sql`select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'blog_posts_search_idx'`;
    expect(Number(after[0]?.['scans'])).toBeGreaterThan(Number(before[0]?.['scans']));
  });
});

describe('the media library on PostgreSQL', () => {
  test('is paged, searched and asked for uses over indexes once it has grown', async () => {
    const sql = connection('empty');
    await sql`
      insert into auth.users (id, email) values (${admin}, 'admin@careerloom.example') on conflict do nothing`;
    await sql`
      insert into public.user_profiles (id, email, full_name, role, team, is_approved)
      values (${admin}, 'admin@careerloom.example', 'Admin', 'super_admin', 'Admin', true) on conflict do nothing`;
    await sql`
      insert into public.media_files (name, path, size, type, uploaded_at)
      select 'File ' || n || ' ' || md5(n::text), md5(n::text) || '.png', 10, 'image/png', now() - n * interval '1 minute'
      from generate_series(1, 5000) as n`;
    await sql`
      insert into public.blog_posts (title, excerpt, content, author, category, featured_image)
      select 'Uses ' || n, 'e', 'c', 'a', 'career-tips', '/storage/v1/object/public/media-files/' || md5(n::text) || '.png'
      from generate_series(1, 2000) as n`;
    await sql`analyze`;
    const indexes = ['media_files_search_idx', 'media_files_image_uploaded_idx', 'media_uses_pkey'];
    const scans = async () => {
      await sql`select pg_stat_force_next_flush()`;
      const rows = await sql`
        select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes
        where indexrelname in ${sql(indexes)} order by indexrelname`;
      return rows.map((row) => Number(row['scans']));
    };
    const before = await scans();
    const found = await asApi(
      sql,
      admin,
      (t) => t`select id, name from public.search_media('file 1942')`,
    );
    expect(found).toHaveLength(1);
    const page = await asApi(
      sql,
      admin,
      (t) => t`select id from public.search_media(only_images => true)`,
    );
    expect(page).toHaveLength(24);
    const uses = await asApi(
      sql,
      admin,
      (t) => t`select title from public.media_used_in(${String(found[0]?.['id'])})`,
    );
    expect(uses.map((row) => row['title'])).toEqual(['Uses 1942']);
    const after = await scans();
    expect(after.every((count, index) => count > (before[index] ?? 0))).toBe(true);
  });
});

describe('accounts on PostgreSQL, with all tables of a hosted sign-in service', () => {
  const squatter = '20000000-0000-4000-8000-000000000001';
  const session = '30000000-0000-4000-8000-000000000001';

  test('N02 an approval leaves nothing that opened the account, and a token counts only with its session', async () => {
    const sql = connection('secure');
    await sql`
      insert into auth.users (id, email, encrypted_password, recovery_token, email_change, phone, created_at)
      values (${squatter}, 'squatter@example.com', 'hash', 'token', 'elsewhere@example.com', '911', now())`;
    await sql`
      insert into auth.identities (provider_id, user_id, identity_data, provider)
      values (${squatter}, ${squatter}, '{}', 'email'), ('stranger', ${squatter}, '{}', 'google')`;
    await sql`insert into auth.sessions (id, user_id) values (${session}, ${squatter})`;
    await sql`insert into auth.refresh_tokens (token, user_id) values ('r', ${squatter})`;
    await sql`insert into auth.mfa_factors (id, user_id) values (${squatter}, ${squatter})`;
    await sql`
      insert into auth.one_time_tokens (id, user_id, token_type)
      values (${squatter}, ${squatter}, 'recovery_token'), (${session}, ${squatter}, 'confirmation_token')`;
    await asApi(
      sql,
      squatter,
      (t) => t`
        insert into public.user_profiles (id, email, full_name) values (${squatter}, 'x@example.com', 'Me')`,
    );
    await asApi(
      sql,
      admin,
      (t) => t`update public.user_profiles set role = 'content' where id = ${squatter}`,
    );
    const [left] = await sql`
      select encrypted_password, recovery_token, email_change, phone,
        (select string_agg(provider, ' ') from auth.identities where user_id = ${squatter}) as identities,
        (select count(*)::int from auth.sessions) + (select count(*)::int from auth.refresh_tokens)
          + (select count(*)::int from auth.mfa_factors) as others,
        (select string_agg(token_type::text, ' ') from auth.one_time_tokens) as tokens
      from auth.users where id = ${squatter}`;
    expect(left).toEqual({
      encrypted_password: '',
      recovery_token: '',
      email_change: '',
      phone: null,
      identities: 'email',
      others: 0,
      tokens: 'confirmation_token',
    });

    const mayEdit = async (sessionId: string) => {
      const claims = JSON.stringify({ sub: squatter, session_id: sessionId });
      const [row] = await sql.begin(async (t) => {
        await t`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
        return t`select private.has_permission('edit_content') as may`;
      });
      return row?.['may'] as unknown;
    };
    expect(await mayEdit(session)).toBe(false);
    await sql`insert into auth.sessions (id, user_id) values (${session}, ${squatter})`;
    expect(await mayEdit(session)).toBe(true);
    // Somebody else's session is none.
    await sql`update auth.sessions set user_id = ${admin}`;
    expect(await mayEdit(session)).toBe(false);
  });

  test('a suspended person is kept out by the sign-in service, too, until they are brought back', async () => {
    const sql = connection('secure');
    const banned = async () => {
      const [row] =
        await sql`select banned_until > now() as banned from auth.users where id = ${writer}`;
      return row?.['banned'] as unknown;
    };
    await sql`insert into auth.sessions (id, user_id) values (${writer}, ${writer})`;
    await asApi(sql, admin, (t) => t`select public.suspend_user(${writer})`);
    expect(await banned()).toBe(true);
    expect(await sql`select id from auth.sessions where user_id = ${writer}`).toHaveLength(0);
    await asApi(sql, admin, (t) => t`select public.restore_user(${writer})`);
    expect(await banned()).toBeNull();
  });

  test.each(['secure', 'legacy'])(
    'N70 rights need the second factor that somebody has, and a manager can take it, on the %s database',
    async (database) => {
      const sql = connection(database);
      const [boss, person, own] = ['6', '7', '8'].map(
        (end) => `20000000-0000-4000-8000-00000000000${end}`,
      );
      for (const [id, role] of [
        [boss, 'super_admin'],
        [person, 'seo'],
      ] as const) {
        await sql`insert into auth.users (id, email, created_at) values (${id ?? ''}, ${`${role}@factor.example`}, now())`;
        await sql`
          insert into public.user_profiles (id, email, full_name, role, is_approved)
          values (${id ?? ''}, ${`${role}@factor.example`}, ${role}, ${role}, true)`;
      }
      const mayManage = async (aal: string) => {
        const claims = JSON.stringify({ sub: person, aal, session_id: own });
        const [row] = await sql.begin(async (t) => {
          await t`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
          return t`select private.has_permission('manage_pages') as may, (select count(*)::int from public.own_sessions()) as sessions`;
        });
        return row;
      };
      await sql`insert into auth.sessions (id, user_id, created_at) values (${own ?? ''}, ${person ?? ''}, now())`;
      expect(await mayManage('aal1')).toEqual({ may: true, sessions: 1 });
      await sql`insert into auth.mfa_factors (id, user_id, status) values (${own ?? ''}, ${person ?? ''}, 'verified')`;
      expect(await mayManage('aal1')).toEqual({ may: false, sessions: 0 });
      expect(await mayManage('aal2')).toEqual({ may: true, sessions: 1 });
      await asApi(sql, boss ?? '', (t) => t`select public.remove_second_factor(${person ?? ''})`);
      expect(await mayManage('aal1')).toEqual({ may: true, sessions: 0 });
      await sql`delete from auth.users where email like '%factor.example' and email not like 'super%'`;
    },
  );

  test('N03 a sign-up is not removed under the profile that its owner is adding', async () => {
    const sql = connection('secure');
    const account = '20000000-0000-4000-8000-000000000002';
    await sql`insert into auth.users (id, email, created_at) values (${account}, 'late@example.com', now())`;
    const other = connection('secure');
    let removal: Promise<unknown> = Promise.resolve();
    await asApi(sql, account, async (t) => {
      await t`insert into public.user_profiles (id, email, full_name) values (${account}, 'late@example.com', 'Late')`;
      removal = asApi(other, admin, (o) => o`select public.remove_sign_up(${account}) as removed`);
      for (let waiting = 0; waiting === 0;) {
        const [row] = await t`select count(*)::int as waiting from pg_locks where not granted`;
        waiting = Number(row?.['waiting']);
      }
    });
    expect(await removal).toMatchObject([{ removed: false }]);
    await sql`delete from auth.users where id in (${account}, ${squatter})`;
    await sql`delete from auth.sessions`;
  });
});
