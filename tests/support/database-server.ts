import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
import { bootEmbeddedBackend } from '../../tooling/embedded-backend/boot';
import { readConfig } from '../../tooling/embedded-backend/config';

export interface BackendAddress {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** File with one captured e-mail per line, as JSON. */
  readonly outbox: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    backend: BackendAddress;
  }
}

/** Header by which a test says from which address its connection comes. */
export const peerHeader = 'x-test-peer';

const port = Number(process.env['DATABASE_TEST_PORT'] ?? 54400);

/** Boots the product's own backend once, on a data folder that nobody else uses. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Dozens of accounts are made: the cheapest hash that the service knows.
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  const folder = await mkdtemp(join(tmpdir(), 'careerloom-database-test-'));
  const url = `http://127.0.0.1:${String(port)}`;
  const backend = await bootEmbeddedBackend({ dataDirectory: folder, siteUrl: url });
  // A flood comes from a network of its own, so that the other tests are not shut out with it.
  const listener = getRequestListener((request) =>
    backend.fetch(request, request.headers.get(peerHeader) ?? '127.0.0.1'),
  );
  const server = createServer((request, response) => void listener(request, response));
  await listen(server);
  project.provide('backend', {
    url,
    publishableKey: backend.publishableKey,
    secretKey: readConfig().auth.secret_key,
    outbox: join(folder, 'outbox.jsonl'),
  });
  return async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve();
    });
  });
}
