import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { type PostgresServer } from './server';

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

const migrationsFolder = 'supabase/migrations';

/** All migrations in the order in which they apply. */
export function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: readFileSync(join(migrationsFolder, file), 'utf8'),
    }));
}

/** SQL of this folder, for setting up a database. */
export function supportSql(file: string): string {
  return readFileSync(join('tests/support/postgres', file), 'utf8');
}

/** Opens a connection that says nothing about notices. */
export function connect(server: PostgresServer, database: string, role?: string): Sql {
  return postgres(server.url(database, role), { max: 1, onnotice: () => undefined });
}

/** Creates a database as a hosted project presents it, with further set-up run as superuser. */
export async function createProject(
  server: PostgresServer,
  database: string,
  setup: readonly string[] = [],
): Promise<void> {
  const admin = connect(server, 'postgres');
  await admin.unsafe(`create database ${database}`);
  await admin.end();
  const owner = connect(server, database);
  for (const file of ['hosted-like.sql', ...setup]) await owner.unsafe(supportSql(file));
  await owner.end();
}

/**
 * Applies pending migrations as the non-superuser `postgres` and records them, as the Supabase CLI does.
 *
 * @returns the versions that were applied now.
 */
export async function applyMigrations(server: PostgresServer, database: string): Promise<string[]> {
  const sql = connect(server, database, 'postgres');
  try {
    await sql.unsafe(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (
        version text primary key, statements text[], name text
      );
    `);
    const rows = await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations`;
    const done = new Set(rows.map((row) => row.version));
    const pending = readMigrations().filter((migration) => !done.has(migration.version));
    for (const { version, name, sql: text } of pending) {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text);
        await transaction`
          insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`;
      });
    }
    return pending.map((migration) => migration.version);
  } finally {
    await sql.end();
  }
}
