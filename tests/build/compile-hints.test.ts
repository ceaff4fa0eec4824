import { expect, it } from 'vitest';
import { filesIn, readManifest, readText, staticClosure } from '../support/built-site';

const hint = '//# allFunctionsCalledOnLoad\n';

const manifest = readManifest();
/** What a browser evaluates before it paints. */
const early = new Set(
  [...staticClosure(manifest, ['index.html'])].map((name) => manifest[name]?.file),
);
const scripts = filesIn('dist/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name: `assets/${name}`, text: readText(`assets/${name}`) }));

/** Names of those that ask to be compiled while they arrive. */
function hinted(): string[] {
  return scripts.filter(({ text }) => text.startsWith(hint)).map(({ name }) => name);
}

it('has every file of some size compiled while it arrives, and says so in its first line', () => {
  const large = scripts.filter(({ name, text }) => text.length >= 12_000 && !early.has(name));
  expect(large.length).toBeGreaterThan(20);
  expect(hinted()).toEqual(expect.arrayContaining(large.map(({ name }) => name)));
  expect(large.map(({ name }) => name).some((name) => name.includes('/framework-'))).toBe(true);
});

it('takes no time for that before the first paint, nor bytes where it gains nothing', () => {
  expect(early.size).toBeGreaterThan(1);
  const small = scripts.filter(({ text }) => text.length < 3000).map(({ name }) => name);
  expect(hinted().filter((name) => early.has(name) || small.includes(name))).toEqual([]);
});

it('has it nowhere else, where a browser would not see it', () => {
  expect(scripts.filter(({ text }) => text.lastIndexOf(hint.trim()) > 0)).toEqual([]);
});
