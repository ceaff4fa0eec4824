import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What a host does with one request: a file of the site with its status, or a redirect. */
export interface HostAnswer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
}

/** @param path still encoded; @param search with its question mark, or '' */
export type HostBehaviour = (path: string, search: string) => HostAnswer;

export function isFile(root: string, path: string): boolean {
  const file = join(root, path);
  return file.startsWith(root) && existsSync(file) && statSync(file).isFile();
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The target with the request's query, where it brings none of its own. */
export function withSearch(to: string, search: string): string {
  if (to.includes('?')) return to;
  const [path = '', ...fragment] = to.split('#');
  return [path + search, ...fragment].join('#');
}

/** A small server that answers as a host would which follows its file. */
export async function serveAs(root: string, behave: HostBehaviour): Promise<Server> {
  const server = createServer((request, response) => {
    const [, path = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? [];
    const { status, file, location } = behave(path, search);
    response.writeHead(status, location === undefined ? {} : { Location: location });
    response.end(file === undefined ? '' : readFileSync(join(root, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
