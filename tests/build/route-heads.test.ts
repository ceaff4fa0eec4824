import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { builtHeads, headsFile } from '../../scripts/generate-heads';
import type * as PrerenderEntry from '../../src/prerender';
import { parseHtml } from '../support/built-site';

it('the committed heads are those of the built pages (npm run build, then npm run generate:heads)', async () => {
  expect(await readFile(headsFile, 'utf8')).toBe(await builtHeads());
});

it('D11: a page says what staff want said of its address, as text, and brings along what its hydration needs', async () => {
  const entry = (await import(
    pathToFileURL('dist-ssr/prerender.js').href
  )) as typeof PrerenderEntry;
  const title = '</title><script>attack()</script>';
  const page = await entry.renderPath('/about', { meta: { title, description: 'Ours.' } });
  const { head, scripts } = parseHtml(`<head>${page.head}</head><body>${page.data}</body>`);
  expect(head.querySelector('title')?.textContent).toBe(`${title} | Careerloom`);
  expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Ours.');
  expect(head.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(title);
  expect([...scripts].every(({ type }) => type.endsWith('json'))).toBe(true);
  expect(page.data).toContain('"path":"/about"');
});
