import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exportColumns } from '@/app/routes/cms/export-columns';
import { openArchive, packContent } from '@/features/content-transfer/archive';
import { exportContent, readFiles } from '@/features/content-transfer/export-content';
import { planImport, runImport, type ImportPlan } from '@/features/content-transfer/import-content';
import { contentParts } from '@/features/content-transfer/parts';
import { bootEmbeddedBackend, type EmbeddedBackend } from '../../tooling/embedded-backend/boot';
import { readConfig } from '../../tooling/embedded-backend/config';
import { clientOf, type Client } from '../support/database-actors';

const current = vi.hoisted(() => ({ client: {}, origin: '' }));

vi.mock('@/lib/supabase/client', () => ({ supabase: () => current.client }));
vi.mock('@/lib/supabase/asset-url', async (original) => ({
  ...(await original<object>()),
  assetUrl: (address: string) => current.origin + address,
}));

const password = 'Careerloom-demo-1';
const email = 'admin@careerloom.example';

interface Project {
  readonly client: Client;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** A project of its own: the demo with its files, or nothing but one account. */
async function openProject(seed: boolean): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'careerloom-transfer-test-'));
  const answering: { backend?: EmbeddedBackend } = {};
  const listener = getRequestListener(
    (request) =>
      answering.backend?.fetch(request, '127.0.0.1') ?? new Response(null, { status: 503 }),
  );
  const server: Server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address is known once it listens; the backend is told of it.
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const backend = await bootEmbeddedBackend({ dataDirectory: folder, siteUrl: origin, seed });
  answering.backend = backend;
  const client = clientOf(origin, backend.publishableKey);
  if (!seed) await firstAdmin(clientOf(origin, readConfig().auth.secret_key), client, folder);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return {
    client,
    origin,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function firstAdmin(owner: Client, client: Client, folder: string): Promise<void> {
  const { data, error } = await client.auth.signUp({ email, password });
  if (error || !data.user) throw error ?? new Error('No account was made.');
  const mail =
    (await readFile(join(folder, 'outbox.jsonl'), 'utf8')).trim().split('\n').at(-1) ?? '';
  const token = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  await client.auth.verifyOtp({ email, token, type: 'signup' });
  const approved = await owner.from('user_profiles').insert({
    id: data.user.id,
    email,
    full_name: 'First admin',
    role: 'super_admin',
    is_approved: true,
  });
  if (approved.error) throw approved.error;
}

let source: Project;
let target: Project;

function at(project: Project): Client {
  Object.assign(current, project);
  return project.client;
}

const watch = { signal: new AbortController().signal, onProgress: () => undefined };

async function exported(project: Project) {
  at(project);
  const { file, files } = await exportContent({ columns: exportColumns, ...watch });
  return { zip: await packContent(file, readFiles(files, watch)), files };
}

async function contentOf(zip: Blob): Promise<Record<string, unknown>> {
  return (await openArchive(zip)).content as Record<string, unknown>;
}

function outcomes(parts: ImportPlan['parts']): string[] {
  const found = contentParts.flatMap((part) => parts[part].map(({ outcome }) => outcome));
  return [...new Set(found)];
}

async function store(file: Parameters<Parameters<typeof runImport>[2]['store']>[0]) {
  const { bucket, name, bytes, contentType } = file;
  const { error } = await target.client.storage.from(bucket).upload(name, bytes, { contentType });
  if (error) throw error;
}

beforeAll(async () => {
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  source = await openProject(true);
  target = await openProject(false);
});

afterAll(async () => {
  await source.close();
  await target.close();
});

test('the content of a project, with its files, goes into an empty one and comes out the same', async () => {
  const kept = { name: 'Dates', content: '<p>Dates</p>' };
  await source.client.from('page_sections').insert(kept).throwOnError();
  const { zip, files } = await exported(source);
  expect(await contentOf(zip)).toMatchObject({ page_sections: [kept] });
  expect(files.length).toBeGreaterThan(10);
  const archive = await openArchive(zip);

  at(target);
  const plan = await planImport(archive, watch);
  expect(outcomes(plan.parts)).toEqual(['new']);
  expect([plan.uploads.length, plan.missing]).toEqual([files.length, []]);
  // Looking at it has made nothing.
  expect((await target.client.from('blog_posts').select('id')).data).toEqual([]);
  expect((await target.client.from('media_files').select('id')).data).toEqual([]);

  const became = await runImport(archive, plan, { ...watch, store });
  expect([outcomes(became.parts), became.refusedFiles]).toEqual([['new'], []]);
  const again = await exported(target);
  const before = await contentOf(zip);
  const after = await contentOf(again.zip);
  expect({ ...after, exportedAt: before['exportedAt'] }).toEqual(before);
  const copy = await openArchive(again.zip);
  for (const address of files)
    expect(
      Buffer.from(await copy.read(address)).equals(Buffer.from(await archive.read(address))),
    ).toBe(true);

  // Once more, since the answer was lost: nothing is made twice.
  at(target);
  const second = await planImport(archive, watch);
  expect([outcomes(second.parts), second.uploads]).toEqual([['same'], []]);
  const repeated = await runImport(archive, plan, { ...watch, store: () => Promise.resolve() });
  expect(outcomes(repeated.parts)).toEqual(['same']);
});

test('what is here and says something else stays, and is told', async () => {
  const { zip } = await exported(source);
  const archive = await openArchive(zip);
  const client = at(target);
  const [post] = (await client.from('blog_posts').select('id, version').limit(1)).data ?? [];
  await client
    .from('blog_posts')
    .update({ title: 'Written here' })
    .eq('id', post?.id ?? '');
  const plan = await planImport(archive, watch);
  expect(plan.parts.posts.filter(({ outcome }) => outcome === 'different')).toHaveLength(1);
  await runImport(archive, plan, { ...watch, store });
  const { data } = await client
    .from('blog_posts')
    .select('title')
    .eq('id', post?.id ?? '');
  expect(data).toEqual([{ title: 'Written here' }]);
});
