import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readMigrations, supportSql } from './postgres/project';

const folder = 'node_modules/.cache/migrated-database';
const extensions = { pg_trgm };

/**
 * An in-memory database with every migration applied and no rows: for reading its catalogue. It has the extension that
 * search is indexed with, as every hosted project has. Making one costs four seconds of a processor, most of it for an empty
 * database, so that of the first is kept as a file and opened again (0.7 s) while the migrations are the same.
 */
export async function openMigratedDatabase(): Promise<PGlite> {
  const statements = [supportSql('hosted-like.sql'), ...readMigrations().map(({ sql }) => sql)];
  const name = `${await digest(statements)}.tar`;
  const kept = await readFile(join(folder, name)).catch(() => undefined);
  if (kept) return PGlite.create({ extensions, loadDataDir: new Blob([kept]) });
  const database = await PGlite.create({ extensions });
  for (const sql of statements) await database.exec(sql);
  await keep(name, await database.dumpDataDir('none'));
  return database;
}

/** Of what the database is made of: the migrations and the program. */
async function digest(statements: readonly string[]): Promise<string> {
  const program = await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([program, ...statements]))
    .digest('hex');
}

/** Appears under its name when it is whole, since others may be looking for it. */
async function keep(name: string, dump: Blob): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Not what another process is writing at this moment.
  const old = (await readdir(folder)).filter((file) => file.endsWith('.tar') && file !== name);
  const part = join(folder, `${name}-${process.pid}`);
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, join(folder, name));
  for (const file of old) await rm(join(folder, file), { force: true });
}
