import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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

/** The first port from this one on that nobody listens on. */
async function freePort(first: number): Promise<number> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(first, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? first : freePort(first + 1);
}

/** Starts a throw-away server on a local port, the given one or the next free. Nothing of it is left after `stop`. */
export async function startPostgres(bin: string, firstPort: number): Promise<PostgresServer> {
  const port = await freePort(firstPort);
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
  // No durability is needed: the server lives as long as one test run. What a plan costs is measured, not what compiling it
  // costs, which is decided by an estimate and may take half a second.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off -c jit=off`;
  const log = join(folder, 'log');
  try {
    run('pg_ctl', '-D', data, '-w', '-t', '120', '-l', log, '-o', settings, 'start');
  } catch (error) {
    const reason = existsSync(log) ? readFileSync(log, 'utf8') : '';
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start.\n${reason}`, { cause: error });
  }

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
