import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { only, test, uniqueWord } from './support/posts';
import { expect } from './support/test';

const beacon = 'https://beacon.example/';

/** Everything that would count as "it ran" sets this, or asks for the beacon. */
const run = 'document.documentElement.dataset.ran=1';

const events = [
  `<script>${run}</script>`,
  `<img src="x" onerror="${run}" alt="broken">`,
  `<svg onload="${run}"><script>${run}</script></svg>`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}"><summary>More</summary>Folded</details>`,
  `<body onload="${run}"><p onmouseover="${run}" onclick="${run}">Hover here</p>`,
  `<video src="x" onerror="${run}"></video><audio src="x" onerror="${run}"></audio>`,
].join('');

const links = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  '&#106;avascript:',
  ' \u0001javascript:',
  'javascript&colon;',
  'vbscript:',
]
  .map((scheme, index) => `<p><a href="${scheme}${run}">link ${index}</a></p>`)
  .join('')
  .concat(`<p><a href="data:text/html,<script>${run}</script>">link data</a></p>`);

const mutations = [
  `<svg><a xlink:href="javascript:${run}"><text>s</text></a><animate attributeName="href" to="javascript:${run}"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>`,
  `<svg><use href="${beacon}sprite.svg#x"></use></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
].join('');

const frames = [
  `<iframe src="${beacon}frame"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="${beacon}object"></object><embed src="${beacon}embed">`,
  `<base href="${beacon}"><meta http-equiv="refresh" content="0;url=${beacon}refresh">`,
  `<link rel="stylesheet" href="${beacon}sheet.css">`,
  `<form action="${beacon}form"><input type="password" name="p"><button>Sign in</button></form>`,
].join('');

const styles = [
  '<div style="position:fixed;inset:0;z-index:99999;background:red">Overlay</div>',
  `<p style="background:url(${beacon}style.png)">Painted</p>`,
  `<style>@import url(${beacon}import.css); main { display: none }</style>`,
].join('');

/** Opens the article and gives back what it asked strangers for. */
async function openWatched(page: Page, id: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(beacon)) asked.push(request.url());
  });
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(`/blogs/${id}`);
  await expect(page.getByText('The end.', { exact: true })).toBeVisible();
  return asked;
}

async function expectNothingRan(page: Page, asked: readonly string[]): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  expect(asked).toEqual([]);
}

test('scripts and event handlers in an article do not run; its harmless words stay (D01)', async ({
  page,
  guard,
  store,
}) => {
  // The picture that does not exist; and the policy speaks up while the sanitiser reads the handlers.
  guard.allowErrors(/Failed to load resource|inline event handler violates/);
  const post = only(
    await store({ content: `${events}<p><strong>Bold</strong></p><p>The end.</p>` }),
  );
  const asked = await openWatched(page, post.id);
  await expect(page.locator('.prose strong')).toHaveText('Bold');
  await page.getByText('Hover here').click();
  await page.getByText('Folded').click();
  await expect(page.locator('.prose input, .prose script, .prose svg, .prose video')).toHaveCount(
    0,
  );
  await expectNothingRan(page, asked);
});

test('links of an article that would run something are words; a real one works (D02)', async ({
  page,
  store,
}) => {
  const post = only(
    await store({
      content: `${links}<p><a href="https://example.org/" target="_blank">real</a></p><p>The end.</p>`,
    }),
  );
  const asked = await openWatched(page, post.id);
  await expect(page.locator('.prose')).toContainText('link');
  await expect(page.locator('.prose a')).toHaveText(['real']);
  const real = page.getByRole('link', { name: 'real' });
  await expect(real).toHaveAttribute('href', 'https://example.org/');
  await expect(real).toHaveAttribute('rel', /noopener/);
  await expectNothingRan(page, asked);
});

test('drawings and formulas that hide a script are removed (D03)', async ({
  page,
  guard,
  store,
}) => {
  guard.allowErrors(/Failed to load resource|inline event handler violates/);
  const post = only(await store({ content: `<p>The end.</p>${mutations}` }));
  const asked = await openWatched(page, post.id);
  await expect(page.locator('.prose svg, .prose math, .prose style, .prose iframe')).toHaveCount(0);
  await expectNothingRan(page, asked);
});

test('an article embeds no foreign page, form or sheet, and leads nobody away (D04)', async ({
  page,
  guard,
  store,
}) => {
  guard.allowErrors(/base-uri/);
  const post = only(await store({ content: `${frames}<p>The end.</p>` }));
  const asked = await openWatched(page, post.id);
  await expect(
    page.locator('.prose').locator('iframe, object, embed, base, meta, link, form, input, button'),
  ).toHaveCount(0);
  await expect(page).toHaveURL(`/blogs/${post.id}`);
  expect(page.frames()).toHaveLength(1);
  await expectNothingRan(page, asked);
});

test('an article cannot paint over the page or fetch by its styles (D05)', async ({
  page,
  store,
}) => {
  const post = only(await store({ content: `${styles}<p>The end.</p>` }));
  const asked = await openWatched(page, post.id);
  await expect(page.locator('.prose [style], .prose style')).toHaveCount(0);
  await expect(page.getByText('Overlay')).toHaveCSS('position', 'static');
  await page.getByRole('link', { name: 'Careerloom, home' }).first().click();
  await expect(page).toHaveURL('/');
  await expectNothingRan(page, asked);
});

test('markup in titles, excerpts, tags and names is shown as it was typed (D11)', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  const nasty = `</title><script>${run}</script> "q" 'a' \${x} {{x}} $& ${word}`;
  const tag = `<img src=x onerror=${run}>`.slice(0, 40).trim();
  const post = only(
    await store({
      title: nasty,
      excerpt: `${nasty} </script><!--`,
      author: `<b>${word}</b>`,
      author_bio: nasty,
      tags: [tag, '{{constructor}}'],
      content: '<p>The end.</p>',
    }),
  );
  await page.goto(`/blogs?search=${word}`);
  const card = page.getByRole('article');
  // The list as it was built stands there until it is searched.
  await expect(card).toHaveCount(1);
  for (const text of [nasty, post.excerpt, post.author, tag])
    await expect(card).toContainText(text);
  await expect(card.locator('b, script')).toHaveCount(0);
  await expectAccessible(page);

  const asked = await openWatched(page, post.id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nasty);
  await expect(page).toHaveTitle(`${nasty} | Careerloom`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', post.excerpt);
  await expect(page.getByRole('complementary', { name: 'About the author' })).toContainText(nasty);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((block) => (JSON.parse(block) as { headline?: string }).headline)).toContain(
    nasty,
  );
  await expectNothingRan(page, asked);
});
