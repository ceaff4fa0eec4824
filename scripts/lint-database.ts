import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { applyMigrations, connect, createProject } from '../tests/support/postgres/project';
import { findPostgres, startPostgres, type PostgresServer } from '../tests/support/postgres/server';

/**
 * Runs Supabase's two linters, at every level, on a PostgreSQL with our migrations. Needs a PostgreSQL on
 * this machine, and the Supabase CLI, which npx fetches when it is not there (142 MB, hence no dependency).
 */
const cli = 'supabase@3.1.0';
const database = 'lint';
const port = Number(process.env['LINT_POSTGRES_PORT'] ?? 54415);

function runLinter(name: string, url: string, ...args: string[]): boolean {
  process.stdout.write(`supabase db ${name}\n`);
  const { status } = spawnSync(
    'npx',
    ['--yes', cli, 'db', name, `--remote=${url}`, '--agent', 'no', ...args],
    { stdio: 'inherit' },
  );
  return status === 0;
}

async function prepare(server: PostgresServer): Promise<{ canCheckFunctions: boolean }> {
  await createProject(server, database, ['secure-grants.sql']);
  await applyMigrations(server, database);
  const owner = connect(server, database);
  await owner.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
  await owner.unsafe(readFileSync('scripts/lint-database/rows.sql', 'utf8'));
  await owner`vacuum analyze`;
  await owner.unsafe(readFileSync('scripts/lint-database/queries.sql', 'utf8'));
  await owner`select pg_stat_force_next_flush()`;
  const [check] = await owner`
    select from pg_available_extensions where name = 'plpgsql_check'`;
  if (check) await owner`create extension if not exists plpgsql_check schema extensions`;
  await owner.end();
  return { canCheckFunctions: check !== undefined };
}

const bin = findPostgres();
if (!bin) {
  process.stderr.write('No PostgreSQL server found (PG_BIN or /usr/lib/postgresql).\n');
  process.exit(1);
}
const server = await startPostgres(bin, port);
try {
  const { canCheckFunctions } = await prepare(server);
  const url = server.url(database);
  const results = [runLinter('advisors', url, '--level', 'info', '--fail-on', 'info')];
  if (canCheckFunctions) {
    const schemas = ['--schema', 'public,private'];
    results.push(runLinter('lint', url, ...schemas, '--level', 'warning', '--fail-on', 'warning'));
  } else {
    process.stdout.write(
      'supabase db lint is left out: the server lacks plpgsql_check (Debian: apt-get install postgresql-15-plpgsql-check).\n',
    );
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  server.stop();
}
