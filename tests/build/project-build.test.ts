import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn, readText } from '../support/built-site';

// A name that no resolver knows: the build must not need the project to answer.
const backend = 'https://project.invalid';
const parts = [
  'content',
  'index.html',
  'package.json',
  'public',
  'scripts',
  'src',
  'tailwind.config.ts',
  'tooling',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the sources, so that the second build leaves the first one alone. */
const copy = mkdtempSync(join(tmpdir(), 'careerloom-build-'));
const dist = join(copy, 'dist');

function build(environment: Record<string, string>) {
  const result = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  return { isDone: result.status === 0, output: result.stdout + result.stderr };
}

const project = { VITE_SUPABASE_URL: backend, VITE_SUPABASE_ANON_KEY: 'sb_publishable_x' };

function allText(folder: string): string {
  return filesIn(folder)
    .filter((name) => !/\.(woff2|png|webp|avif|jpg|pdf)$/.test(name))
    .map((name) => readText(name, folder))
    .join('\n');
}

/** What a pattern finds; asserting on these keeps a failure's message short. */
function traces(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern))];
}

function localSecrets(): string[] {
  const config = readFileSync('supabase/config.toml', 'utf8');
  const secrets = [...config.matchAll(/^(?:jwt_secret|secret_key) = "(.+)"$/gm)];
  if (secrets.length !== 2) throw new Error('supabase/config.toml names its secrets differently.');
  return secrets.map(([, secret = '']) => secret);
}

beforeAll(() => {
  for (const part of parts) cpSync(part, join(copy, part), { recursive: true });
  cpSync('supabase/config.toml', join(copy, 'supabase/config.toml'));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('E18: the built site', () => {
  const text = allText('dist');

  it('carries no source maps', () => {
    expect(filesIn('dist').filter((name) => name.endsWith('.map'))).toEqual([]);
    expect(traces(text, /sourceMappingURL/g)).toEqual([]);
  });

  it('carries no secret and no service key', () => {
    expect(localSecrets().filter((secret) => text.includes(secret))).toEqual([]);
    expect(traces(text, /sb_secret_\w+/g)).toEqual([]);
    // A signed token: three parts, the first of which begins with {" in base64.
    expect(traces(text, /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\./g)).toEqual([]);
  });

  it('names no machine of a developer', () => {
    const machine = /127\.0\.0\.1|\blocalhost:\d+|\/home\/\w+|\/Users\/\w+|file:\/\/\/\w+/g;
    // What supabase-js itself carries: a default that our client replaces, and hosts that it tells apart.
    const ofTheLibrary = ['localhost:9999', '127.0.0.1'];
    expect(traces(text, machine).filter((trace) => !ofTheLibrary.includes(trace))).toEqual([]);
  });
});

describe('E18: a build for a project of its own', () => {
  let text = '';

  beforeAll(() => {
    const { isDone, output } = build({
      ...project,
      VITE_SITE_URL: 'https://www.careerloom.example/',
    });
    if (!isDone) throw new Error(output);
    text = allText(dist);
  }, 180_000);

  it('carries no demo account and no key of the embedded backend', () => {
    const demo =
      /(admin|marketing|content|seo)@careerloom\.example|Careerloom-demo-\d|careerloom_local/g;
    expect(traces(text, demo)).toEqual([]);
    // The text is the right one: it does carry what the environment said.
    expect(text.includes('sb_publishable_x')).toBe(true);
    expect(text.includes(backend)).toBe(true);
  });

  it('lets the browser load pictures from that project alone, and the editors fetch them from elsewhere', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(readText('_headers', dist))?.[1] ?? '';
    // The rest of the site closes its connections itself: see `lib/close-connections`.
    for (const rule of [
      `img-src 'self' data: blob: ${backend};`,
      `connect-src 'self' https: ${backend};`,
    ]) {
      expect(policy).toContain(rule);
      expect(readText('vercel.json', dist)).toContain(rule);
    }
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
  });

  it('uses the address of the site for canonical links, the sitemap and the feed', () => {
    expect(readText('blogs/index.html', dist)).toContain(
      '<link rel="canonical" href="https://www.careerloom.example/blogs"/>',
    );
    expect(readText('sitemap.xml', dist)).toContain(
      '<loc>https://www.careerloom.example/blogs</loc>',
    );
    expect(readText('feed.xml', dist)).toContain('https://www.careerloom.example/feed.xml');
  });

  it('does not publish the seed’s articles as those of the project', () => {
    expect(readText('feed.xml', dist)).not.toContain('<item>');
    expect(readText('sitemap.xml', dist)).not.toContain('/blogs/');
  });
});

describe('E18: a build that would be wrong is refused with a sentence that says what to set', () => {
  it('demo accounts against a project', () => {
    rmSync(dist, { recursive: true, force: true });
    const { isDone, output } = build({ ...project, VITE_DEMO_ACCOUNTS: 'true' });
    expect(isDone).toBe(false);
    expect(output).toMatch(/VITE_DEMO_ACCOUNTS=true is for the embedded backend only/);
    // Nothing is left behind that somebody could publish by mistake.
    expect(() => filesIn(dist)).toThrow();
  }, 120_000);

  it('a project without its key', () => {
    const { isDone, output } = build({ ...project, VITE_SUPABASE_ANON_KEY: '' });
    expect(isDone).toBe(false);
    expect(output).toMatch(/set VITE_SUPABASE_ANON_KEY in \.env/);
  }, 120_000);

  it('an address that is none', () => {
    const { isDone, output } = build({ ...project, VITE_SUPABASE_URL: 'my project' });
    expect(isDone).toBe(false);
    expect(output).toMatch(/set VITE_SUPABASE_URL in \.env/);
  }, 120_000);
});
