import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Of files whose name changes with what they hold. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Makes `vite preview` behave like the static hosts that `docs/deploying.md` names: the headers on
 * every answer, files that never change kept by the browser, `<path>.html` or `<path>/index.html` for a prerendered address, and `app.html` for
 * every other address without a file extension.
 */
export function staticHost({ headers }: { headers: Record<string, string> }): Plugin {
  return {
    name: 'careerloom:static-host',
    configurePreviewServer(server) {
      const root = join(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const path = safePathname(request.url);
        if (path?.startsWith('/assets/') && existsSync(join(root, path)))
          response.setHeader('Cache-Control', immutable);
        const isPage = request.method === 'GET' || request.method === 'HEAD';
        if (!isPage || path === undefined || /\.[a-z0-9]+$/i.test(path)) {
          next();
          return;
        }
        if (/^\/(auth|rest|storage)\/v1\//.test(path) || path.startsWith('/_system/')) {
          next();
          return;
        }
        const prerendered = join(root, path, 'index.html');
        const isPrerendered = prerendered.startsWith(root) && existsSync(prerendered);
        const file = isPrerendered ? prerendered : join(root, 'app.html');
        if (!existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(readFileSync(file));
      });
    },
  };
}

function safePathname(url: string | undefined): string | undefined {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
