import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const entries = ['src/boot.ts', 'src/prerender.tsx'];

/** Where the staff's part of the application begins: nothing else imports its modules. */
const staffEntry = 'src/app/staff-pages.tsx';

const imports =
  /(?:import|export)\s+(?!type\s)[^'"();]*?from\s*'([^']+)'|import\s*\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g;

function resolve(from: string, target: string): string | undefined {
  const base = target.startsWith('@/') ? join('src', target.slice(2)) : join(dirname(from), target);
  return [base, `${base}.ts`, `${base}.tsx`].find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
}

/** Every module that a visitor's browser may load, now or on demand, as a path from the root of the repository. */
export function visitorModules(): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || path === staffEntry) return;
    seen.add(path);
    if (!/\.tsx?$/.test(path)) return;
    for (const [, fixed, lazy, bare] of readFileSync(path, 'utf8').matchAll(imports)) {
      const target = resolve(path, fixed ?? lazy ?? bare ?? '');
      if (target !== undefined) visit(target);
    }
  };
  entries.forEach(visit);
  return seen;
}

/** The largest folders of which visitors load nothing, and single files of the others. */
export function staffSources(visitors = visitorModules()): string[] {
  const folders = new Set([...visitors].flatMap(foldersOf));
  const collect = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return folders.has(path) ? collect(path) : [path];
      return isLeftOut(path, visitors) ? [path] : [];
    });
  return collect('src').sort();
}

/** Tests are left out by main.css itself. */
function isLeftOut(path: string, visitors: ReadonlySet<string>): boolean {
  return /(?<!\.test)\.tsx?$/.test(path) && !visitors.has(path);
}

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/**
 * Tells main.css what it does without: classes that only staff see, which staff.css holds. Read from the tree at each
 * start, so that nobody keeps a list.
 */
export function visitorStyles(): Plugin {
  return {
    name: 'careerloom-visitor-styles',
    // Before Tailwind reads the file.
    enforce: 'pre',
    transform(code, id) {
      if (!id.replace(/\?.*$/, '').endsWith('/src/styles/main.css')) return null;
      const rules = staffSources().map(
        (path) => `@source not '${relative('src/styles', path)}';\n`,
      );
      return { code: code + rules.join(''), map: null };
    },
  };
}
