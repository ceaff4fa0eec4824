import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const styles = 'src/styles';

/** `a/{b,c}` as `a/b` and `a/c`. */
function expand(pattern: string): string[] {
  const [braces, choices] = /\{([^}]+)\}/.exec(pattern) ?? [];
  if (braces === undefined || choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expand(pattern.replace(braces, choice)));
}

/** Folders and files whose classes main.css leaves out, as paths from the root. */
function leftOut(): string[] {
  const text = readFileSync(join(styles, 'main.css'), 'utf8');
  return [...text.matchAll(/@source not '([^'*]+)'/g)].flatMap(([, pattern = '']) =>
    expand(join(styles, pattern)),
  );
}

function resolve(from: string, target: string): string | undefined {
  const base = target.startsWith('@/') ? join('src', target.slice(2)) : join(dirname(from), target);
  return [base, `${base}.ts`, `${base}.tsx`].find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
}

const imports =
  /(?:import|export)\s+(?!type\s)[^'"();]*?from\s*'([^']+)'|import\s*\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g;

/** Every module that a visitor's browser may load, now or on demand. */
function visitorModules(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    // Loaded in the staff area alone, as the table of weights proves.
    if (seen.has(path) || path === 'src/app/staff-pages.tsx') return;
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

describe("the visitors' stylesheet", () => {
  it('leaves out what exists', () => {
    expect(leftOut().length).toBeGreaterThan(10);
    expect(leftOut().filter((path) => !existsSync(path))).toEqual([]);
  });

  it('leaves out nothing that visitors see', () => {
    const modules = [...visitorModules(['src/boot.ts', 'src/prerender.tsx'])];
    expect(modules).toContain('src/app/routes/site/home.tsx');
    expect(modules).toContain('src/components/ui/button.tsx');
    const folders = leftOut();
    expect(
      modules.filter((path) =>
        folders.some((folder) => path === folder || path.startsWith(`${folder}/`)),
      ),
    ).toEqual([]);
  });
});
