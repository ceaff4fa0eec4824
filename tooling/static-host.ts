import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  drawnFolders,
  drawnKept,
  hostFileNames,
  immutable,
  isShellAddress,
  secretHeaders,
  secretSection,
} from './host-rules.ts';
import { inlineScriptsOf } from './security-headers.ts';

interface StaticHostOptions {
  /** Headers of every answer, by the texts of the scripts that stand in the pages. */
  readonly headersFor: (inlineScripts: readonly string[]) => Readonly<Record<string, string>>;
}

/**
 * Makes `vite preview` behave like the static hosts that `docs/deploying.md` names: the headers on every answer, files
 * that never change kept by the browser, redirects, `<path>/index.html` for a prerendered address, `app.html` where an
 * article, a page or a screen of the staff may be, and 404 with `404.html` everywhere else.
 */
export function staticHost({ headersFor }: StaticHostOptions): Plugin {
  return {
    name: 'careerloom:static-host',
    configurePreviewServer(server) {
      const root = resolve(server.config.root, server.config.build.outDir);
      const redirects = readHostRedirects(root);
      const front = join(root, 'index.html');
      const headers = headersFor(
        existsSync(front) ? inlineScriptsOf(readFileSync(front, 'utf8')) : [],
      );
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const path = safePathname(request.url);
        const isPage = request.method === 'GET' || request.method === 'HEAD';
        const isBackend = /^\/(?:(?:auth|rest|storage)\/v1|_system)\//.test(path ?? '');
        if (!isPage || isBackend) {
          next();
          return;
        }
        const file = path === undefined ? undefined : fileAt(root, path);
        if (file === 'asset') {
          if (path?.startsWith('/assets/')) response.setHeader('Cache-Control', immutable);
          else if (drawnFolders.some((folder) => path?.startsWith(folder)))
            response.setHeader('Cache-Control', drawnKept);
          else if (path === '/build.json') response.setHeader('Cache-Control', 'no-cache');
          next();
          return;
        }
        const redirect = redirects.get(path?.replace(/(.)\/$/, '$1') ?? '');
        if (file === undefined && redirect) {
          response.writeHead(redirect.status, { Location: withQuery(redirect.to, request.url) });
          response.end();
          return;
        }
        const isShell = path !== undefined && isShellAddress(path);
        const name = file ?? join(root, isShell ? 'app.html' : '404.html');
        const more = path?.startsWith(secretSection) ? secretHeaders : {};
        if (existsSync(name))
          sendPage(response, name, file !== undefined || isShell ? 200 : 404, more);
        else next();
      });
    },
  };
}

/** @returns the HTML file of an address, `asset` for a file of another kind, undefined where none may be served */
function fileAt(root: string, path: string): string | undefined {
  const own = join(root, path);
  if (!own.startsWith(root) || path.includes('\0') || path.startsWith('//')) return undefined;
  const page = join(own, 'index.html');
  if (existsSync(page)) return page;
  const isHidden = path.endsWith('.html') || hostFileNames.some((name) => path === `/${name}`);
  return !isHidden && existsSync(own) && statSync(own).isFile() ? 'asset' : undefined;
}

function sendPage(
  response: ServerResponse,
  file: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(readFileSync(file));
}

/** The redirects of the file that Netlify and Cloudflare read. */
function readHostRedirects(root: string): ReadonlyMap<string, { to: string; status: number }> {
  const file = join(root, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [, from, to, status] = /^(\/\S*) (\S+) (30[12])$/.exec(line) ?? [];
      return from && to ? [[from, { to, status: Number(status) }]] : [];
    }),
  );
}

/** What came behind the question mark goes along, unless the target brings a query of its own. */
function withQuery(to: string, url: string | undefined): string {
  const query = /\?[^#]*/.exec(url ?? '')?.[0] ?? '';
  if (to.includes('?')) return to;
  const [path = '', ...fragment] = to.split('#');
  return [path + query, ...fragment].join('#');
}

function safePathname(url: string | undefined): string | undefined {
  try {
    // Not by URL, which would read `//host/x` as a host.
    return decodeURIComponent((url ?? '/').split(/[?#]/)[0] ?? '/');
  } catch {
    return undefined;
  }
}
