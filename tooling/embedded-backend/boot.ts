import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withHostedAuthRules } from './auth-rules.ts';
import { readConfig } from './config.ts';
import { keepRedirect, withKeptRedirect } from './email-redirects.ts';
import { reservedPaths } from '../../src/config/built-in-paths.ts';
import { reservedSlugs } from '../../src/config/reserved-slugs.ts';
import { keepExactGrants } from './exact-grants.ts';
import { keepExitStatus } from './exit-status.ts';
import { forwardedHeaders, refusedToken } from './gateway.ts';
import { inTurn } from './in-turn.ts';
import { acquireLock } from './lock.ts';
import { readObjectsAsBytes } from './object-reader.ts';
import { reservedPathsSql, reservedSlugsSql } from './reserved-slugs.ts';
import { rememberSqlState, withSqlState } from './sql-states.ts';
import { withStorageRules } from './storage-rules.ts';

export interface EmbeddedBackendOptions {
  /** Folder for database, files and e-mails; one process at a time. */
  readonly dataDirectory: string;
  /** Origin under which the API is reached; e-mailed links start with it. */
  readonly siteUrl: string;
  /** Fill an empty database with supabase/seed.sql and supabase/seed/files. */
  readonly seed?: boolean;
  /** SQL that follows the seed's, as the owner of the database: what a run of tests sets for itself. */
  readonly seedAlso?: string | undefined;
  /** Receives every e-mail after it was appended to `outbox.jsonl` in the data folder. */
  readonly onEmail?: (email: CapturedEmail) => void;
}

export interface CapturedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface EmbeddedBackend {
  /** Answers requests below /auth/v1, /rest/v1, /storage/v1 and /_system. */
  readonly fetch: (request: Request, peerAddress: string | null) => Promise<Response>;
  readonly publishableKey: string;
  readonly close: () => Promise<void>;
}

const READY_MARKER = 'ready.json';

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/**
 * Boots real PostgreSQL (PGlite) with the auth, data and storage APIs of Supabase in this process,
 * from the same `supabase/` folder that the Docker stack and hosted projects use.
 *
 * @throws Error with a sentence that says what to do when the folder is in use or damaged.
 */
export function bootEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  return keepExitStatus(() => boot(options));
}

async function boot(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  const folder = resolve(options.dataDirectory);
  await mkdir(folder, { recursive: true });
  const releaseLock = await acquireLock(folder);

  try {
    const marker = join(folder, READY_MARKER);
    const isFirstBoot = !existsSync(marker);
    // Without the marker an earlier first boot was cut off half-way: what it left is not usable.
    if (isFirstBoot) {
      await rm(join(folder, 'database'), { recursive: true, force: true });
      await rm(join(folder, 'storage'), { recursive: true, force: true });
    }
    const { app, config, applyMigrations } = await openApp(folder, options);
    await applyMigrations();
    await keepExactGrants(app.connection);
    await app.connection.exec(reservedSlugsSql(reservedSlugs));
    await app.connection.exec(reservedPathsSql(reservedPaths));
    const publishableKey = config.auth.publishable_key;
    if (isFirstBoot) {
      if (options.seed ?? true) {
        await app.connection.exec(await readFile('supabase/seed.sql', 'utf8'));
        await app.connection.exec(options.seedAlso ?? '');
        await uploadSeedFiles(app.fetch.bind(app), options.siteUrl, config.auth.secret_key);
      }
      await writeFile(marker, JSON.stringify({ seededAt: new Date().toISOString() }));
    }
    const sqlState = rememberSqlState(app.connection);
    // All requests share one connection, on which the library begins and ends transactions without a lock: a statement of
    // one request would join the transaction of another, with its role, and be rolled back with it.
    const answer = inTurn(async (request: Request, peerAddress: string | null) => {
      const answerAuth = withHostedAuthRules(
        {
          connection: app.connection,
          isPasswordChangeSecure: config.auth.email.secure_password_change,
          send: outbox(folder, options.onEmail).send,
        },
        (ruled) =>
          withStorageRules(app.connection, ruled, async (sent) => app.fetch(sent, { peerAddress })),
      );
      sqlState.take();
      const response = await keepExitStatus(() => keepRedirect(request, () => answerAuth(request)));
      return withSqlState(response, sqlState.take());
    });
    return {
      publishableKey,
      fetch: async (request, peerAddress) =>
        refusedToken(request, [publishableKey, config.auth.secret_key]) ??
        answer(await received(request, peerAddress), peerAddress),
      close: () =>
        keepExitStatus(async () => {
          await app.connection.close();
          await releaseLock();
        }),
    };
  } catch (error) {
    await releaseLock();
    throw describeBootFailure(error, folder);
  }
}

/** The request with its whole body: nobody's turn waits for a slow upload. */
async function received(request: Request, peerAddress: string | null): Promise<Request> {
  const { url, method, signal } = request;
  const headers = forwardedHeaders(request.headers, peerAddress);
  const body = request.body === null ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, signal, body });
}

/** Imported here, not above: the library reads these variables while it is being imported, and a build needs none of it. */
async function importLibrary() {
  process.env['LITE_TELEMETRY'] = '0';
  process.env['EXPERIMENTAL_STORAGE'] = '1';
  const [cli, pglite, trigram] = await Promise.all([
    import('@supabase/lite/cli'),
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return { ...cli, ...pglite, ...trigram };
}

async function openApp(folder: string, options: EmbeddedBackendOptions) {
  const { applyPendingMigrations, createApi, createPgliteConnection, pg_trgm } =
    await importLibrary();
  const { project } = await createApi({ withSupabaseClient: false });
  const local = project.local;
  const config = readConfig();
  // PGlite knows no parent folders: it wants its own to exist beside the others.
  const connection = await createPgliteConnection({
    url: join(folder, 'database'),
    pgliteOptions: { extensions: { pg_trgm } },
  });
  const origin = new URL(options.siteUrl).origin;
  const settings = {
    ...config,
    connection,
    auth: {
      ...config.auth,
      site_url: origin,
      additional_redirect_urls: [`${origin}/**`, `${origin}/cms/set-password`],
    },
    options: { drivers: { email: outbox(folder, options.onEmail) } },
  };
  local.getConfig = () => Promise.resolve(settings);
  const app = await local.createApp(undefined, { admin: false });
  // The library always stores below supabase/.temp/storage; every instance needs a folder of its own.
  const adapter = app._storageAdapter;
  if (adapter) {
    const Adapter = adapter.constructor as new (o: {
      basePath: string;
    }) => NonNullable<typeof adapter>;
    const basePath = join(folder, 'storage');
    app._storageAdapter = readObjectsAsBytes(new Adapter({ basePath }), basePath);
  }
  return { app, config, applyMigrations: () => applyPendingMigrations(app) };
}

function outbox(folder: string, onEmail: EmbeddedBackendOptions['onEmail']) {
  return {
    send: async (message: { to: string; subject: string; text?: string }) => {
      const email = {
        to: message.to,
        subject: message.subject,
        text: withKeptRedirect(message.text ?? ''),
      };
      await appendFile(join(folder, 'outbox.jsonl'), `${JSON.stringify(email)}\n`);
      onEmail?.(email);
    },
  };
}

/** Puts supabase/seed/files/<bucket>/* into their buckets through the storage API itself. */
async function uploadSeedFiles(
  send: (request: Request) => Response | Promise<Response>,
  siteUrl: string,
  secretKey: string,
): Promise<void> {
  const root = 'supabase/seed/files';
  if (!existsSync(root)) return;
  for (const bucket of await readdir(root, { withFileTypes: true })) {
    if (!bucket.isDirectory()) continue;
    for (const name of await readdir(join(root, bucket.name), { recursive: true })) {
      // A folder.
      if (!name.includes('.')) continue;
      const body = await readFile(join(root, bucket.name, name));
      const type = contentTypes[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
      const response = await send(
        new Request(new URL(`/storage/v1/object/${bucket.name}/${name}`, siteUrl), {
          method: 'POST',
          headers: { apikey: secretKey, 'content-type': type, 'x-upsert': 'true' },
          body: new Uint8Array(body),
        }),
      );
      if (!response.ok) {
        throw new Error(`Seed file ${bucket.name}/${name}: ${await response.text()}`);
      }
    }
  }
}

function describeBootFailure(error: unknown, folder: string): Error {
  const text = error instanceof Error ? error.message : String(error);
  // XX000 and WebAssembly aborts at boot are what a folder gives that two processes wrote to. Where not even
  // the library's first statement runs, it hides the reason.
  const isDamaged =
    /XX000|Aborted|RuntimeError|could not (read|open|access)|invalid (page|checkpoint)|CREATE SCHEMA IF NOT EXISTS supabase_migrations/i;
  if (!isDamaged.test(text)) return error instanceof Error ? error : new Error(text);
  return new Error(
    `The local database in ${folder} is damaged (${text}). Run "npm run db:reset" to start again from the seed.`,
    { cause: error },
  );
}
