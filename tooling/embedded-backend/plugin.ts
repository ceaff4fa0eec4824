import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import {
  bootEmbeddedBackend,
  type CapturedEmail,
  type EmbeddedBackend,
  type EmbeddedBackendOptions,
} from './boot.ts';

const prefixes = ['/auth/v1', '/rest/v1', '/storage/v1', '/_system'];

const registryKey = Symbol.for('careerloom.embedded-backends');

/** On the global object: a changed configuration loads this module anew. */
function openBackends(): Map<string, Promise<EmbeddedBackend>> {
  const holder = globalThis as { [registryKey]?: Map<string, Promise<EmbeddedBackend>> };
  holder[registryKey] ??= new Map();
  return holder[registryKey];
}

/**
 * Boots the backend of a folder after the one before has let go of it. When its configuration changes,
 * Vite makes the new server before it closes the old one, and two databases in one folder ruin it.
 */
function replaceBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  const backends = openBackends();
  const folder = resolve(options.dataDirectory);
  const previous = backends.get(folder);
  const current = (async () => {
    const old = await previous?.catch(() => undefined);
    await old?.close();
    const backend = await bootEmbeddedBackend(options);
    let closing: Promise<void> | undefined;
    // The old server closes it once more, when the folder may belong to its successor.
    return { ...backend, close: () => (closing ??= backend.close()) };
  })();
  backends.set(folder, current);
  return current;
}

interface EmbeddedBackendPluginOptions {
  readonly dataDirectory: (command: 'serve' | 'preview') => string;
  readonly seedAlso?: string | undefined;
}

/**
 * Serves the embedded backend on the origin of `vite` and `vite preview`.
 *
 * `@supabase/lite/vite` does the same for one fixed data folder; this one adds a folder per server,
 * a lock, the seed's files, e-mailed links that name the real port, and trigram search.
 */
export function embeddedBackend({ dataDirectory, seedAlso }: EmbeddedBackendPluginOptions): Plugin {
  async function mount(server: ViteDevServer | PreviewServer, command: 'serve' | 'preview') {
    const { port } = server.config[command === 'serve' ? 'server' : 'preview'];
    const current = await replaceBackend({
      dataDirectory: dataDirectory(command),
      siteUrl: `http://localhost:${port}`,
      seedAlso,
      onEmail: printEmail,
    });
    const listener = getRequestListener(async (request, environment) => {
      const incoming = 'incoming' in environment ? environment.incoming : undefined;
      return current.fetch(request, incoming?.socket.remoteAddress ?? null);
    });
    server.middlewares.use((request: IncomingMessage, response: ServerResponse, next) => {
      const url = request.url ?? '';
      if (!prefixes.some((prefix) => url.startsWith(`${prefix}/`))) {
        next();
        return;
      }
      // Whatever a stored file claims to be, a browser must not run it as a document of this origin.
      response.setHeader('X-Content-Type-Options', 'nosniff');
      listener(request, response).catch(next);
    });
    server.httpServer?.once('close', () => void current.close());
  }

  return {
    name: 'careerloom:embedded-backend',
    configureServer: (server) => mount(server, 'serve'),
    configurePreviewServer: (server) => mount(server, 'preview'),
  };
}

function printEmail(email: CapturedEmail): void {
  process.stdout.write(
    `\ne-mail captured (not delivered)\nTo: ${email.to}\nSubject: ${email.subject}\n\n${email.text}\n\n`,
  );
}
