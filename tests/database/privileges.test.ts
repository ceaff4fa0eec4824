import { type PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCommittedSchema, writeSchema } from '../../scripts/schema/write';
import { type Query } from '../../scripts/schema/catalogue';
import { openMigratedDatabase } from '../support/database-catalogue';
import { readMigrations } from '../support/postgres/project';

let database: PGlite;
const query: Query = async <Row>(sql: string) => (await database.query<Row>(sql)).rows;

beforeAll(async () => {
  database = await openMigratedDatabase();
});

afterAll(() => database.close());

describe('what the roles of the API may do', () => {
  // An added policy, grant or function changes a file: whoever adds one shows it in the same change.
  test('is exactly what supabase/schema says (npm run generate:schema)', async () => {
    expect(await readCommittedSchema()).toEqual(await writeSchema(query));
  });

  test('every table is commented, and every exposed one has row-level security', async () => {
    const rows = await query<{
      name: string;
      schema: string;
      secured: boolean;
      comment: string | null;
    }>(`
      select c.relname as name, c.relnamespace::regnamespace::text as schema, c.relrowsecurity as secured,
        obj_description(c.oid, 'pg_class') as comment
      from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'`);
    expect(rows.length).toBeGreaterThan(7);
    expect(rows.filter((row) => !row.comment)).toEqual([]);
    expect(rows.filter((row) => row.schema === 'public' && !row.secured)).toEqual([]);
  });

  test('one policy per table, role and action, for a named role, never for all actions', async () => {
    const rows = await query<{ count: number; cmd: string; roles: string }>(`
      select count(*)::int as count, cmd, roles::text as roles
      from pg_policies where schemaname in ('public', 'storage') group by schemaname, tablename, cmd, roles`);
    expect(rows.filter((row) => row.count > 1 || row.cmd === 'ALL')).toEqual([]);
    expect(new Set(rows.map((row) => row.roles))).toEqual(new Set(['{anon}', '{authenticated}']));
  });

  test('every function fixes its search path, and a security definer is never exposed', async () => {
    const rows = await query<{
      name: string;
      schema: string;
      definer: boolean;
      config: string[] | null;
    }>(`
      select p.proname as name, p.pronamespace::regnamespace::text as schema, p.prosecdef as definer, p.proconfig as config
      from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`);
    expect(rows.filter((row) => !row.config?.includes('search_path=""'))).toEqual([]);
    expect(rows.filter((row) => row.schema === 'public' && row.definer)).toEqual([]);
  });

  test('every foreign key has an index', async () => {
    const rows = await query<{ name: string }>(`
      select k.conname as name from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and not exists (
          select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]
        )`);
    expect(rows).toEqual([]);
  });

  test('the migrations stay within what a hosted project allows', () => {
    const sql = readMigrations()
      .map((migration) => migration.sql.replace(/--.*$/gm, ''))
      .join('\n');
    expect(sql).not.toMatch(/alter table (storage|auth)\./i);
    expect(sql).not.toMatch(/create (table|function|view|index) (storage|auth)\./i);
    expect(sql).not.toMatch(/grant .* to public\b/i);
    // Dynamic SQL stands in migration blocks that pick an extension's schema or index, or add to a check; no function has any.
    expect(sql.match(/\bexecute format\(/g)).toHaveLength(10);
  });
});
