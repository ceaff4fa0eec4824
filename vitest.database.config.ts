import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './tests/support/postgres/server.ts';

// A machine without PostgreSQL proves everything else; where one is demanded, its tests fail instead of vanishing.
const hasPostgres = findPostgres() !== undefined;
const isDemanded = process.env['REQUIRE_POSTGRES'] === '1';
if (!hasPostgres && !isDemanded) {
  process.stdout.write(
    'No PostgreSQL server found (PG_BIN or /usr/lib/postgresql): its tests are left out. Debian: apt-get install postgresql\n',
  );
}

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // What the forms' schemas read; no test of the database connects by it.
  define: {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('same-origin'),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify('sb_publishable_unit'),
  },
  test: {
    environment: 'node',
    include: ['tests/database/**/*.test.ts'],
    exclude: hasPostgres || isDemanded ? [] : ['tests/database/postgres*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    // One backend with one connection answers all files; in turn they cannot see each other's rows.
    fileParallelism: false,
    // Generous: what is slow here is booting databases on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
