/**
 * `npm run db:slugs`, after each `db push` to a hosted project or the Docker stack: tells the database which addresses
 * belong to the site. With `DATABASE_URL` in the environment it connects as the owner and applies it; without, it prints
 * the SQL for the project's SQL editor.
 */
import postgres from 'postgres';
import { reservedPaths } from '../src/config/built-in-paths';
import { reservedSlugs } from '../src/config/reserved-slugs';
import { reservedPathsSql, reservedSlugsSql } from '../tooling/embedded-backend/reserved-slugs';

const text = reservedSlugsSql(reservedSlugs) + reservedPathsSql(reservedPaths);
const url = process.env['DATABASE_URL'] ?? '';
if (url === '') {
  process.stdout.write(text);
} else {
  const database = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await database.unsafe(text);
    process.stdout.write(
      `told the database ${reservedSlugs.length + reservedPaths.length} addresses of the site\n`,
    );
  } finally {
    await database.end();
  }
}
