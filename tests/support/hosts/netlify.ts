import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, isFile, withSearch, type HostBehaviour } from './answer';

/** `from to status`, as https://docs.netlify.com/manage/routing/redirects/overview describes the file. */
function readLines(text: string) {
  return text.split('\n').flatMap((line) => {
    const words = line.trim().split(/\s+/);
    const note = words.findIndex((word) => word.startsWith('#'));
    const [from, to, status = '301', ...conditions] = note === -1 ? words : words.slice(0, note);
    if (!from || !to) return [];
    if (conditions.length > 0) throw new Error(`Netlify would read conditions in: ${line}`);
    if (!/^(\/|https:\/\/)/.test(to) || !/^\d{3}!?$/.test(status))
      throw new Error(`Netlify would refuse: ${line}`);
    return [{ from, to, status: Number.parseInt(status), isForced: status.endsWith('!') }];
  });
}

/** A parameter stands for one segment, a star for the rest; a slash at the end makes no difference. */
function matches(from: string, path: string): boolean {
  const source = from
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/:[a-z]+/gi, '[^/]+');
  return new RegExp(`^${source}/?$`).test(path);
}

/** Netlify: files first unless a line is forced, then the first line that matches, then 404.html. */
export function asNetlify(root: string): HostBehaviour {
  const lines = readLines(readFileSync(join(root, '_redirects'), 'utf8'));
  return (path, search) => {
    const plain = decoded(path).replace(/(.)\/$/, '$1');
    const own = [plain, join(plain, 'index.html'), `${plain}.html`].find((file) =>
      isFile(root, file),
    );
    const line = lines.find(({ from }) => matches(from, plain));
    if (own !== undefined && !line?.isForced) return { status: 200, file: own };
    if (!line) return { status: 404, file: '404.html' };
    if (line.status >= 300 && line.status < 400)
      return { status: line.status, location: withSearch(line.to, search) };
    return { status: line.status, file: isFile(root, line.to) ? line.to : '404.html' };
  };
}
