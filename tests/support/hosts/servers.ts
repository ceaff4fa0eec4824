import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

function existing(...paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

/** nginx of Debian's package; undefined where it is not installed. */
export function findNginx(): string | undefined {
  return existing('/usr/sbin/nginx');
}

/** Apache of Debian's package with its modules; undefined where it is not installed. */
export function findApache(): string | undefined {
  return existsSync('/usr/lib/apache2/modules/mod_rewrite.so')
    ? existing('/usr/sbin/apache2')
    : undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server in the foreground of its own process and waits until it answers. */
async function run(command: string, args: readonly string[], port: number): Promise<RunningServer> {
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) break;
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`${command} did not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * nginx with the two generated parts, each included where `docs/deploying.md` says.
 * @param root the built site; @param folder for configuration and what the server writes
 */
export async function startNginx(
  command: string,
  root: string,
  folder: string,
): Promise<RunningServer> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${root}/nginx-http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}/nginx-server.conf;
  }
}
`,
  );
  return run(command, ['-c', file, '-p', folder, '-e', `${folder}/error.log`], port);
}

/** Apache with the generated `.htaccess` in the root. */
export async function startApache(
  command: string,
  root: string,
  folder: string,
): Promise<RunningServer> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'env'].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const file = join(folder, 'apache.conf');
  writeFileSync(
    file,
    `ServerRoot "${folder}"
ServerName 127.0.0.1
PidFile "${folder}/pid"
ErrorLog "${folder}/error.log"
Listen 127.0.0.1:${port}
${modules.join('\n')}
TypesConfig /etc/mime.types
DocumentRoot "${root}"
<Directory "${root}">
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return run(command, ['-f', file, '-D', 'FOREGROUND'], port);
}
