import { existsSync, readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { placesOf, sourceFiles } from '../support/source-files';

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly engines?: unknown; readonly optional?: boolean }
    >
  >;
}

interface Package {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const project: Package = JSON.parse(readFileSync('package.json', 'utf8'));
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

describe('the environment', () => {
  const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const sources = sourceFiles(['src', 'scripts', 'tooling'], /\.tsx?$/)
    .concat({ name: 'vite.config.ts', text: readFileSync('vite.config.ts', 'utf8') })
    .filter(({ name }) => !name.includes('.test.'));

  it('is documented: every variable that is read stands in .env.example, and the reverse', () => {
    const read = sources.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:VITE|CAREERLOOM|PRERENDER)_[A-Z][A-Z_]*\b/g)].map(([name]) => name),
    );
    expect([...new Set(read)].sort()).toEqual([...documented].sort());
  });

  it('gives nothing a meaning that is not documented', () => {
    const own = /process\.env(?:\.|\[')(?!LITE_TELEMETRY|EXPERIMENTAL_STORAGE)([A-Z_]+)/;
    const places = placesOf(
      sources.filter(({ name }) => !name.startsWith('scripts/')),
      own,
    );
    expect(
      places.filter((place) => !documented.some((name) => name && place.includes(name))),
    ).toEqual([]);
  });
});

describe('every table that the data API can reach', () => {
  const sql = sourceFiles(['supabase/migrations'], /\.sql$/)
    .map(({ text }) => text)
    .join('\n');
  const created = [...sql.matchAll(/create table (?:if not exists )?([a-z_.]+)/gi)];
  const tables = created.map(([, name = '']) => name);
  const secured = [
    ...sql.matchAll(/alter table (?:only )?([a-z_.]+)\s+enable row level security/gi),
  ];

  it('has row-level security', () => {
    const open = tables.filter((table) => !secured.some(([, name]) => name === table));
    expect(open.filter((table) => !table.startsWith('private.'))).toEqual([]);
    expect(sql).not.toMatch(/disable row level security/i);
  });

  it('stands in the schema public, the only one that is exposed', () => {
    expect(readFileSync('supabase/config.toml', 'utf8')).toMatch(/^schemas = \["public"\]$/m);
    expect(tables).toEqual(
      expect.arrayContaining([
        'public.user_profiles',
        'public.blog_posts',
        'public.pages',
        'public.media_files',
      ]),
    );
  });
});

describe('package.json', () => {
  it('pins exact versions', () => {
    const all = Object.entries({ ...project.dependencies, ...project.devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('asks for the Node release that .nvmrc and the public gate run', () => {
    const release = readFileSync('.nvmrc', 'utf8').trim();
    expect(project.engines.node).toBe(`>=${release}.0`);
    expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(
      `container: node:${release}-`,
    );
  });

  it('has dependencies that all run on Node 20.19', () => {
    const refusing = Object.entries(lock.packages).flatMap(([name, { engines }]) => {
      const node =
        typeof engines === 'object' && engines !== null && 'node' in engines ? engines.node : '*';
      return typeof node !== 'string' || satisfies('20.19.0', node) ? [] : [`${name}: ${node}`];
    });
    expect(refusing).toEqual([]);
  });
});

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/decisions.md',
  'docs/deploying.md',
  'docs/hostile-cases.md',
  'docs/performance.md',
])('%s', (name) => {
  const text = readFileSync(name, 'utf8');

  it('names npm scripts that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in project.scripts))).toEqual([]);
  });

  it('names paths that exist', () => {
    // What a recipe adds is called new.
    const roots =
      /(?<!\bnew )`((?:src|supabase|scripts|tests|tooling|content|docs|public)(?:\/[\w./*-]*)?)`/gi;
    const named = [...text.matchAll(roots)].map(([, path = '']) => path.replace(/\/?\*.*$/, ''));
    // Made at run time, and kept out of the repository.
    const missing = named.filter((path) => !path.startsWith('supabase/.temp') && !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('links to files that exist', () => {
    const folder = name.includes('/') ? name.replace(/\/[^/]+$/, '/') : '';
    const linked = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(
      ([, path = '']) => folder + path,
    );
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });
});
