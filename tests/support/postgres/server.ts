import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  readonly port: number;
  /** Connection address of a role; the server trusts local connections. */
  readonly url: (database: string, role?: string) => string;
  readonly stop: () => void;
}

/** The initial superuser, named as on hosted projects, where `postgres` is an ordinary role. */
export const superuser = 'supabase_admin';

/** Folder of PostgreSQL's programs: PG_BIN, else Debian's package; undefined when there is none. */
export function findPostgres(): string | undefined {
  const fromEnvironment = process.env['PG_BIN'];
  if (fromEnvironment) return fromEnvironment;
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Starts a throw-away server on a local port. Nothing of it is left after `stop`. */
export function startPostgres(bin: string, port: number): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), 'careerloom-postgres-'));
  const data = join(folder, 'data');
  const options: ExecFileSyncOptions = { cwd: folder, stdio: 'pipe' };
  // PostgreSQL refuses to run as root, which is what containers give.
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
    chownSync(folder, Number(uid), Number(gid));
  }
  const run = (program: string, ...args: string[]) => {
    const command = join(bin, program);
    if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], options);
    else execFileSync(command, args, options);
  };

  run('initdb', '-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N');
  // No durability is needed: the server lives as long as one test run.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');

  return {
    port,
    url: (database, role = superuser) =>
      `postgres://${role}@127.0.0.1:${port}/${database}?sslmode=disable`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
