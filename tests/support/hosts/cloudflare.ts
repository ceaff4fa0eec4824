import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, isFile, withSearch, type HostAnswer, type HostBehaviour } from './answer';

interface Line {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** https://developers.cloudflare.com/pages/configuration/redirects/: what it does not understand it leaves out. */
function readLines(text: string): { exact: Map<string, Line>; others: Line[]; leftOut: number } {
  const exact = new Map<string, Line>();
  const others: Line[] = [];
  let leftOut = 0;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [from = '', to = '', status = '302', ...more] = line.split(/\s+/);
    const isRead =
      more.length === 0 && line.length <= 1000 && /^(200|301|302|303|307|308)$/.test(status);
    const hasParameter = /\*|:[A-Za-z]/.test(from);
    if (!isRead) continue;
    const rule = { from, to, status: Number(status) };
    if (!hasParameter && others.length === 0) {
      if (exact.size >= 2000) leftOut += 1;
      else if (!exact.has(from)) exact.set(from, rule);
    } else if (others.length >= 100) leftOut += 1;
    else others.push(rule);
  }
  return { exact, others, leftOut };
}

function matches(from: string, path: string): boolean {
  const source = from
    .replace(/[-.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}$`).test(path);
}

/** Its files: HTML has no ending in addresses, and a folder's page lies behind a slash. */
function fileFor(root: string, path: string): HostAnswer {
  const plain = decoded(path);
  if (plain.endsWith('/')) {
    const file = `${plain}index.html`;
    return isFile(root, file) ? { status: 200, file } : { status: 404, file: '404.html' };
  }
  if (isFile(root, plain) && plain.endsWith('.html'))
    return { status: 308, location: plain.replace(/(?:index)?\.html$/, '') };
  if (isFile(root, plain)) return { status: 200, file: plain };
  if (isFile(root, `${plain}.html`)) return { status: 200, file: `${plain}.html` };
  if (isFile(root, `${plain}/index.html`)) return { status: 308, location: `${plain}/` };
  return { status: 404, file: '404.html' };
}

/** Cloudflare Pages: the lines first, whether a file lies there or not; exact ones before those with parameters. */
export function asCloudflare(root: string): HostBehaviour {
  const { exact, others, leftOut } = readLines(readFileSync(join(root, '_redirects'), 'utf8'));
  if (leftOut > 0) throw new Error(`Cloudflare would leave out ${leftOut} lines.`);
  return (path, search) => {
    const line = exact.get(path) ?? others.find(({ from }) => matches(from, path));
    if (!line) return fileFor(root, path);
    if (line.status === 200) return fileFor(root, line.to);
    return { status: line.status, location: withSearch(line.to, search) };
  };
}
