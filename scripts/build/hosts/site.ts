import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { hostFileNames, type HostRedirect } from '../../../tooling/host-rules';

/** What every writer of a host's file needs to know of the built site. */
export interface HostedSite {
  readonly headers: Readonly<Record<string, string>>;
  readonly redirects: readonly HostRedirect[];
  /** Addresses with an HTML file of their own, such as `/` and `/blogs/{id}`. */
  readonly pages: readonly string[];
  /** Names of the files of other kinds that lie at the top, such as `robots.txt`. */
  readonly topFiles: readonly string[];
}

/** The addresses that the build has written into a folder, each list in order. */
export async function readHostedFiles(
  output: string,
): Promise<Pick<HostedSite, 'pages' | 'topFiles'>> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(output, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const isForHosts = (name: string) => hostFileNames.some((file) => file === name);
  return {
    pages: files
      .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
      .map((name) => `/${name}`.replace(/(.)\/index\.html$|index\.html$/, '$1'))
      .sort(),
    topFiles: files.filter((name) => !/\/|\.html$/.test(name) && !isForHosts(name)).sort(),
  };
}
