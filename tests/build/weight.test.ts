import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { inlineScriptsOf } from '../../tooling/security-headers';
import {
  compressedSize,
  fileOf,
  filesIn,
  parseHtml,
  readManifest,
  readText,
  staticClosure,
} from '../support/built-site';
import { addressesOf, routeTable } from '../support/route-table';

/** KiB on the wire, and script files, for the first load of one address; above them the build counts as failed. */
const budgets = {
  public: { script: 126, css: 12, html: 25, fonts: 48, files: 12, filesAtRest: 16 },
  signIn: { script: 185, files: 18 },
  firstStaffScreen: { script: 255, files: 18 },
  furtherStaffScreen: { script: 80 },
} as const;

const manifest = readManifest();
const start = 'src/boot.ts';
const boot = [start, 'src/main.tsx'];
const table: Record<string, string | number>[] = [];

function chunkName(module: string): string {
  const name = [`${module}.tsx`, `${module}.ts`].find((candidate) => candidate in manifest);
  if (!name) throw new Error(`The manifest has no chunk for ${module}.`);
  return name;
}

function chunksOf(modules: readonly string[]): Set<string> {
  return staticClosure(manifest, [...boot, ...modules.map(chunkName)]);
}

/** Of a page of the staff, whose table of routes comes apart. */
function staffChunksOf(modules: readonly string[]): Set<string> {
  return chunksOf(['src/app/staff-pages', ...modules]);
}

function filesOf(chunks: Set<string>): string[] {
  return [...new Set([...chunks].map((name) => manifest[name]?.file ?? ''))];
}

function kib(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

function scriptWeight(chunks: Set<string>): number {
  return kib(filesOf(chunks).reduce((sum, file) => sum + compressedSize(file), 0));
}

const pages = routeTable();
const isStaff = ({ pattern }: { pattern: string }) => /^\/(cms|admin)(\/|$)/.test(pattern);
const publicPages = pages.filter((page) => !isStaff(page));
const staffPages = pages.filter(isStaff);
/** What every screen of the staff fetches in an idle moment. */
const idleOfStaff = ['src/features/staff/components/renew-form'];
const firstStaffScreen = staffPages.find(({ pattern }) => pattern === '/cms/content');
/** Where the staff land from sign-in, and where most of them go from a bookmark. */
const firstStaffScreens = staffPages.filter(({ pattern }) =>
  ['/cms', '/cms/content'].includes(pattern),
);

afterAll(() => {
  // The figures are worth seeing when they are within their bounds, too.
  console.table(table);
});

describe.each(
  publicPages.flatMap((entry) => addressesOf(entry).map((address) => ({ ...entry, address }))),
)('public: $address', ({ address, modules }) => {
  it('asks for few files more where nobody uses it', () => {
    const atRest = filesOf(chunksOf([...modules, 'src/lib/outbox/after-page']));
    expect(atRest.length).toBeLessThanOrEqual(budgets.public.filesAtRest);
  });

  it('stays within its budget', () => {
    const chunks = chunksOf(modules);
    const main = manifest['src/styles/main.css']?.file ?? '';
    const css = new Set([main, ...[...chunks].flatMap((name) => manifest[name]?.css ?? [])]);
    const weight = {
      script: scriptWeight(chunks),
      css: kib([...css].reduce((sum, file) => sum + compressedSize(file), 0)),
      html: kib(compressedSize(fileOf(address))),
      fonts: kib(
        filesIn('dist/fonts')
          .filter((name) => name.endsWith('.woff2'))
          .reduce((sum, name) => sum + statSync(`dist/fonts/${name}`).size, 0),
      ),
      files: filesOf(chunks).length,
    };
    table.push({ address, ...weight });
    for (const kind of ['script', 'css', 'html', 'fonts', 'files'] as const) {
      expect(weight[kind], kind).toBeLessThanOrEqual(budgets.public[kind]);
    }
  });
});

describe.each(
  publicPages
    .filter(({ handle }) => handle.prerender)
    .flatMap((entry) => addressesOf(entry).map((address) => ({ ...entry, address }))),
)('prerendered: $address', ({ address, modules }) => {
  it('names all scripts that take it over, so that none is known only from another', () => {
    const root = parseHtml(readText(fileOf(address))).getElementById('root');
    const [first = '', ...further] = root?.dataset['scripts']?.split(' ') ?? [];
    expect(first).toBe(`/${manifest[start]?.file ?? ''}`);
    const needed = filesOf(chunksOf(modules)).map((file) => `/${file}`);
    expect([first, ...further].sort()).toEqual(needed.sort());
  });
});

describe('staff', () => {
  it('sign-in stays within its budget', () => {
    const login = staffPages.find(({ pattern }) => pattern === '/cms/login');
    const chunks = staffChunksOf(login?.modules ?? []);
    const [script, files] = [scriptWeight(chunks), filesOf(chunks).length];
    table.push({ address: '/cms/login', script, files });
    expect(script).toBeLessThanOrEqual(budgets.signIn.script);
    expect(files).toBeLessThanOrEqual(budgets.signIn.files);
  });

  it.each(firstStaffScreens)(
    '$pattern, a first screen, stays within its budget',
    ({ pattern, modules }) => {
      const chunks = staffChunksOf(modules);
      const [script, files] = [scriptWeight(chunks), filesOf(chunks).length];
      table.push({ address: pattern, script, files });
      expect(script).toBeLessThanOrEqual(budgets.firstStaffScreen.script);
      expect(files).toBeLessThanOrEqual(budgets.firstStaffScreen.files);
    },
  );

  it('has both first screens', () => {
    expect(firstStaffScreens).toHaveLength(2);
  });

  it.each(staffPages.filter((page) => page !== firstStaffScreen))(
    '$pattern adds little to it',
    ({ pattern, modules }) => {
      const known = staffChunksOf([...(firstStaffScreen?.modules ?? []), ...idleOfStaff]);
      const added = new Set([...staffChunksOf(modules)].filter((name) => !known.has(name)));
      const script = scriptWeight(added);
      table.push({ address: pattern, added: script });
      expect(script).toBeLessThanOrEqual(budgets.furtherStaffScreen.script);
    },
  );
});

describe('what visitors load', () => {
  const chunks = new Set(publicPages.flatMap(({ modules }) => [...chunksOf(modules)]));
  const visitorText = filesOf(chunks)
    .map((file) => readText(file))
    .join('\n');
  const restText = filesIn('dist/assets')
    .filter((name) => name.endsWith('.js') && !filesOf(chunks).includes(`assets/${name}`))
    .map((name) => readText(`assets/${name}`))
    .join('\n');

  it('begins with a few lines in the page that decide when to start, and no file that would compete with what they see', () => {
    const page = readText(fileOf('/courses'));
    expect([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)]).toEqual([]);
    const [script = '', ...others] = inlineScriptsOf(page);
    expect(others).toEqual([]);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(700);
    // What it sends for first needs nothing else.
    const closure = staticClosure(manifest, [start]);
    expect(filesOf(closure)).toHaveLength(1);
    expect(scriptWeight(closure)).toBeLessThanOrEqual(3.5);
  });

  it('has React evaluated by itself, before the router and the application', () => {
    const [react = '', ...rest] = manifest[start]?.dynamicImports ?? [];
    expect(rest).toEqual(['src/main.tsx']);
    expect(readText(manifest[react]?.file ?? '')).toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__');
    // Nothing else lies in its file or comes with it.
    expect(scriptWeight(staticClosure(manifest, [react]))).toBeLessThanOrEqual(60);
  });

  it('leaves out what only developers read', () => {
    // The router's page for them, and the names that Radix gives its functions.
    expect(visitorText).not.toMatch(/Hey developer|`createCollection`/);
  });

  it('contains no chunk of the staff area', () => {
    const staffChunks = [...chunks].filter((name) => /\/cms\/|features\/staff|editor/.test(name));
    expect(staffChunks).toEqual([]);
    // Shared files are called after who shares them.
    const shared = filesOf(chunks).filter((file) => /\/(extras|late|staff)-/.test(file));
    expect(shared).toEqual([]);
  });

  // A text that survives minification tells that a library is in a chunk; the manifest does not.
  it.each([
    ['the editor', /ProseMirror/],
    ['the sign-in client of supabase-js', /grant_type=password/],
    ['the query library', /refetchOnWindowFocus/],
    ['react-hook-form', /shouldUseNativeValidation/],
  ])('does not contain %s, which other chunks do', (_name, trace) => {
    expect(restText).toMatch(trace);
    expect(visitorText).not.toMatch(trace);
  });

  it('does not contain the full zod', () => {
    expect(visitorText).not.toMatch(/["'`]ZodObject["'`]/);
  });
});

describe('late code', () => {
  /** What each file names to be fetched with its late code. */
  const lists = Object.entries(manifest).flatMap(([name, { file }]) => {
    const list = /\(m\.f=\[([^\]]*)\]/.exec(file.endsWith('.js') ? readText(file) : '')?.[1];
    return list === undefined ? [] : [{ name, file, named: list.replaceAll('"', '').split(',') }];
  });

  it('has lists of what is fetched with it', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  it.each(lists)('of $file names nothing that is there already', ({ name, named }) => {
    const there = filesOf(staticClosure(manifest, [name, 'src/main.tsx']));
    expect(named.filter((file) => there.includes(file))).toEqual([]);
  });

  it.each(Object.keys(manifest).filter((name) => manifest[name]?.dynamicImports))(
    'of %s is fetched with all that is missing',
    (name) => {
      const there = filesOf(staticClosure(manifest, [name, 'src/main.tsx']));
      const { file } = manifest[name] ?? {};
      const named = lists.find((list) => list.file === file)?.named ?? [];
      for (const late of manifest[name]?.dynamicImports ?? []) {
        const missing = filesOf(staticClosure(manifest, [late])).filter(
          (each) => !there.includes(each) && each !== manifest[late]?.file,
        );
        expect(named).toEqual(expect.arrayContaining(missing));
      }
    },
  );
});
