import { PGlite } from '@electric-sql/pglite';
import { readMigrations, supportSql } from './postgres/project';

/** An in-memory database with every migration applied and no rows: for reading its catalogue. */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = new PGlite();
  await database.exec(supportSql('hosted-like.sql'));
  for (const migration of readMigrations()) await database.exec(migration.sql);
  return database;
}
