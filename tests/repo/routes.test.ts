import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { isReservedSlug } from '@/config/reserved-slugs';
import { slugPattern } from '@/config/address-limits';
import { courses } from '@/data/courses';
import { lessonSlugs } from '@/data/lessons/lesson-slugs';
import { builtPaths } from '../support/built-paths';
import { routeTable } from '../support/route-table';
import { sourceFiles } from '../support/source-files';

const table = routeTable();

/** With one name for every parameter. */
const general = (pattern: string) => pattern.replace(/:\w+/g, ':id');

const coursePages = courses.map(({ slug }) => paths.course(slug));
const lessonPages = lessonSlugs.map((slug) => paths.firstLesson(slug));
const built = [
  ...builtPaths(':id').map(({ name, address }) => ({
    call: `${name}(`,
    address: address.replace('%3A', ':').split(/[?#]/)[0],
  })),
  ...coursePages.map((address) => ({ call: 'paths.course(', address })),
  ...lessonPages.map((address) => ({ call: 'paths.firstLesson(', address })),
];

const e2e = existsSync('tests/e2e')
  ? sourceFiles(['tests/e2e'], /\.ts$/)
      .map(({ text }) => text)
      .join('\n')
  : '';

function sourceOf(module: string): string {
  const file = [`${module}.tsx`, `${module}.ts`].find(existsSync);
  if (!file) throw new Error(`${module} does not exist.`);
  return readFileSync(file, 'utf8');
}

/** Whether the module, or one that it imports from the application, sets a title. */
function setsTitle(module: string, depth = 2): boolean {
  const text = sourceOf(module);
  if (/<(Private)?Head\b/.test(text)) return true;
  if (depth === 0) return false;
  const imported = [
    ...text.matchAll(/(?:from|import\() ?'(@\/(?:app|features)[^']+|\.\.?\/[^']+)'/g),
  ];
  return imported.some(([, name = '']) => {
    const path = name.startsWith('@/') ? name.replace('@/', 'src/') : join(module, '..', name);
    return existsSync(`${path}.tsx`) && setsTitle(path, depth - 1);
  });
}

describe.each(table)('$pattern', ({ pattern, modules, hasErrorBoundary }) => {
  it('has an error boundary and a title', () => {
    expect(hasErrorBoundary).toBe(true);
    expect(setsTitle(modules.at(-1) ?? '')).toBe(true);
  });

  it('is visited by an end-to-end test', () => {
    const calls = built
      .filter(({ address }) => address === general(pattern))
      .map(({ call }) => call);
    // Literal addresses count: with anything in the place of a parameter.
    const literal = pattern
      .replace(/:\w+/g, '[^\'"`/]+')
      .replace('/*', '/[\\w/-]*(no|miss|unknown|does)[\\w/-]*');
    const visited =
      calls.some((call) => e2e.includes(call)) ||
      new RegExp(`['"\`]${literal}(?=['"\`?#])`).test(e2e);
    expect(visited, `no end-to-end test opens ${pattern}`).toBe(true);
  });
});

describe('F05: addresses that belong to the site', () => {
  it('cannot be taken by a page', () => {
    const firstSegments = table.map(({ pattern }) => pattern.split('/')[1] ?? '');
    const names = [...firstSegments, ...readdirSync('public')].filter((name) =>
      slugPattern.test(name),
    );
    expect(names).toEqual(expect.arrayContaining(['blogs', 'cms', '404']));
    expect(names.filter((name) => !isReservedSlug(name))).toEqual([]);
  });
});

describe('the courses of the catalogue', () => {
  it.each([...coursePages, ...lessonPages])(
    '%s is a page of its own, prerendered and in the sitemap',
    (address) => {
      expect(table.find(({ pattern }) => pattern === address)?.handle).toEqual({
        prerender: true,
        sitemap: true,
      });
    },
  );
});

describe('lazy pages', () => {
  it('are all in the table', () => {
    const files = sourceFiles(['src/app/routes'], /\.tsx$/).map(({ name, text }) => ({
      module: name.replace(/\.tsx$/, ''),
      isPage:
        /export (function|const) Component\b|as Component\b/.test(text) && !name.includes('.test.'),
    }));
    const known = new Set(table.flatMap(({ modules }) => modules));
    expect(files.filter(({ module, isPage }) => isPage && !known.has(module))).toEqual([]);
  });
});

// Whatever no other route answers has no address to build.
it.each(table.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/*'))(
  '%s has a path builder',
  (pattern) => {
    expect(built.map(({ address }) => address)).toContain(general(pattern));
  },
);
