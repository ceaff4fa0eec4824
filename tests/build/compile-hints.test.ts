import { expect, it } from 'vitest';
import { filesIn, readText } from '../support/built-site';

const hint = '//# allFunctionsCalledOnLoad\n';

const scripts = filesIn('dist/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name: `assets/${name}`, text: readText(`assets/${name}`) }));

/** Names of those that ask to be compiled while they arrive. */
function hinted(): string[] {
  return scripts.filter(({ text }) => text.startsWith(hint)).map(({ name }) => name);
}

it('has every file of some size compiled while it arrives, and says so in its first line', () => {
  const large = scripts.filter(({ text }) => text.length >= 12_000);
  expect(large.length).toBeGreaterThan(20);
  expect(hinted()).toEqual(expect.arrayContaining(large.map(({ name }) => name)));
  expect(large.map(({ name }) => name).some((name) => name.includes('/framework-'))).toBe(true);
});

it('takes no bytes for that where it gains nothing', () => {
  const small = scripts.filter(({ text }) => text.length < 3000).map(({ name }) => name);
  expect(small.length).toBeGreaterThan(20);
  const starts = scripts.filter(({ name }) => name.includes('/start-')).map(({ name }) => name);
  expect(starts).toHaveLength(1);
  expect(hinted().filter((name) => [...small, ...starts].includes(name))).toEqual([]);
});

it('has it nowhere else, where a browser would not see it', () => {
  expect(scripts.filter(({ text }) => text.lastIndexOf(hint.trim()) > 0)).toEqual([]);
});
