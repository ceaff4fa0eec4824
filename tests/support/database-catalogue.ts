import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readMigrations, supportSql } from './postgres/project';

/**
 * An in-memory database with every migration applied and no rows: for reading its catalogue. It has the extension that
 * search is indexed with, as every hosted project has.
 */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = new PGlite({ extensions: { pg_trgm } });
  await database.exec(supportSql('hosted-like.sql'));
  for (const migration of readMigrations()) await database.exec(migration.sql);
  return database;
}
