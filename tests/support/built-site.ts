import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isShellAddress } from '../../tooling/host-rules';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

if (!existsSync('dist/index.html')) {
  throw new Error('There is no dist folder to test: run "npm run build" first.');
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

export function readText(name: string, folder = 'dist'): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** What the server sends for an address without a file extension, as `tooling/static-host.ts` does it. */
export function fileOf(pathname: string): string {
  const prerendered = join(pathname.slice(1), 'index.html');
  if (existsSync(join('dist', prerendered))) return prerendered;
  return isShellAddress(pathname) ? 'app.html' : '404.html';
}

export function parseHtml(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}

/** @throws Error when the text is not well-formed */
export function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const problem = parsed.querySelector('parsererror');
  if (problem) throw new Error(problem.textContent);
  return parsed;
}

export function readManifest(): Manifest {
  const manifest: Manifest = JSON.parse(readText('.vite/manifest.json'));
  return manifest;
}

/** The chunks that a browser fetches together with these entries: their static imports, theirs, and so on. */
export function staticClosure(manifest: Manifest, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest has no ${name}.`);
    found.add(name);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return found;
}

const sizes = new Map<string, number>();

/** Bytes on the wire of a text file. */
export function compressedSize(name: string): number {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join('dist', name))).length;
  sizes.set(name, size);
  return size;
}
