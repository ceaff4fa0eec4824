import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface ContentFile {
  readonly name: string;
  /** Front matter: what stands before and after the first colon of each line. */
  readonly fields: Readonly<Record<string, string>>;
  /** HTML; of a page perhaps Markdown. */
  readonly body: string;
}

/** The source texts of the seed, in the order of their file names. */
export async function readContent(kind: 'posts' | 'pages'): Promise<ContentFile[]> {
  const folder = join('content', kind);
  const names = (await readdir(folder)).filter((name) => /\.(?:html|md)$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => parseContent(name, await readFile(join(folder, name), 'utf8'))),
  );
}

function parseContent(name: string, text: string): ContentFile {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error(`content/${name} does not begin with a front-matter block.`);
  const [, head = '', body = ''] = match;
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  return { name, fields, body: body.trim() };
}
