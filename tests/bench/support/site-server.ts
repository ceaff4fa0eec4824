import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request as askBackend } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { immutable, isShellAddress } from '../../../tooling/host-rules.ts';
import { inlineScriptsOf, securityHeaders } from '../../../tooling/security-headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};
const compressible = /^text\/|javascript|json|xml|svg/;
const seededPictures = /^\/storage\/v1\/object\/public\/(blog-images|media-files)\/([\w.-]+)$/;
const backendPaths = /^\/(?:(?:auth|rest|storage)\/v1|_system)\//;

/** Headers that HTTP/2 has no use for. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export interface SiteServer {
  /** Such as `https://localhost:40123`. */
  readonly origin: string;
  readonly close: () => void;
}

interface SiteOptions {
  /** A build. */
  readonly folder: string;
  /** Every page without its scripts and what announces them: the page's own floor. */
  readonly isBare?: boolean;
  /** Of the backend that answers what the build asks for. */
  readonly backendPort: number;
}

/** A throw-away certificate, so that the browser speaks HTTP/2 as it does with hosts. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'careerloom-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...curve, ...subject, ...files], {
    stdio: 'ignore',
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** The HTML without module scripts, preloads of them and data for them. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}

/** The file that an address is answered with, as the hosts of `docs/deploying.md` do it. */
function fileAt(root: string, path: string): { file: string; status: number } | undefined {
  const picture = seededPictures.exec(path);
  const own = picture
    ? resolve('supabase/seed/files', picture[1] ?? '', picture[2] ?? '')
    : join(root, path);
  if (!picture && !own.startsWith(root)) return undefined;
  if (existsSync(own) && statSync(own).isFile()) return { file: own, status: 200 };
  const page = join(own, 'index.html');
  if (existsSync(page)) return { file: page, status: 200 };
  if (picture || extname(path) !== '') return undefined;
  return isShellAddress(path)
    ? { file: join(root, 'app.html'), status: 200 }
    : { file: join(root, '404.html'), status: 404 };
}

function passToBackend(
  port: number,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): void {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
  );
  const asked = askBackend(
    { port, host: 'localhost', path: request.url, method: request.method, headers },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    },
  );
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

/** Serves a build by HTTP/2, texts compressed by brotli, pictures of the seed from their files. */
export async function serveSite({
  folder,
  isBare = false,
  backendPort,
}: SiteOptions): Promise<SiteServer> {
  const root = resolve(folder);
  const front = readFileSync(join(root, 'index.html'), 'utf8');
  const headers = securityHeaders('', '', '', inlineScriptsOf(front));
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string, type: string): Buffer => {
    const known = bodies.get(file);
    if (known) return known;
    const raw = readFileSync(file);
    const text = isBare && type.startsWith('text/html') ? withoutScripts(raw.toString()) : raw;
    const body = compressible.test(type) ? brotliCompressSync(text) : raw;
    bodies.set(file, body);
    return body;
  };
  const server = createSecureServer(certificate(), (request, response) => {
    const path = decodeURIComponent(request.url.split(/[?#]/)[0] ?? '/');
    const found = fileAt(root, path);
    if (backendPaths.test(path) && !seededPictures.test(path)) {
      passToBackend(backendPort, request, response);
      return;
    }
    if (!found) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = types[extname(found.file)] ?? 'application/octet-stream';
    const body = bodyOf(found.file, type);
    response.writeHead(found.status, {
      ...headers,
      'content-type': type,
      'content-length': body.length,
      'cache-control': path.startsWith('/assets/') ? immutable : 'no-cache',
      ...(compressible.test(type) ? { 'content-encoding': 'br' } : {}),
    });
    if (request.method === 'HEAD') response.end();
    else response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => closeAll(server) };
}

function closeAll(server: Http2SecureServer): void {
  server.close();
}
