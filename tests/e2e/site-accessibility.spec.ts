import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { asAnyone } from './support/backend';
import { only, test } from './support/posts';
import { expect } from './support/test';

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Everything that an article may hold, in its widest form. */
const everything = `
<h2>Heading ${long}</h2><p>Text with <a href="https://example.org">a link</a>, <code>${long}</code>.</p>
<pre><code class="language-sql">select ${'column_name, '.repeat(20)} from sales;</code></pre>
<table><thead><tr>${'<th scope="col">A wide heading</th>'.repeat(8)}</tr></thead>
<tbody><tr>${'<td>Some longer text in a cell</td>'.repeat(8)}</tr></tbody></table>
<blockquote><p>A quotation.</p></blockquote>
<figure><img src="/icons/icon-180.png" alt="The logo" width="2000" height="2000"><figcaption>A caption</figcaption></figure>
<h2>Second</h2><h3>Third</h3><ul><li>One</li></ul><ol><li>Two</li></ol><hr>
<iframe src="https://www.youtube-nocookie.com/embed/x" width="1600" height="900" title="A film"></iframe>`;

async function expectNoSideways(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

const screens = ['/', '/blogs', '/blogs?category=data-science', '/blogs?search=sql', '/404'];

for (const address of [...screens, '/blogs/unknown']) {
  test(`${address} has no accessibility fault, wide or narrow, and never scrolls sideways`, async ({
    page,
    guard,
  }) => {
    // No article can have this address, which the host says, too.
    if (address === '/blogs/unknown') guard.allowErrors(/status of 404/);
    await page.goto(address);
    // The page that the host sent says only "not found".
    const name = address === '/blogs/unknown' ? 'Article Not Found' : /./;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });
}

test('an article with everything in it fits any screen', async ({ page, store }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Film</title></html>',
    }),
  );
  const post = only(
    await store({
      title: `${long} ${long}`,
      excerpt: `${long} ${long}`,
      author: long,
      author_bio: `${long} ${long}`,
      tags: ['w'.repeat(10), 'with several words in a single tag', 'three', 'four'],
      content: everything,
    }),
  );
  for (const address of [`/blogs/${post.id}`, `/blogs?search=${encodeURIComponent(long)}`]) {
    await page.goto(address);
    await expect(page.getByText(long).first()).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  }
});

test('a line of an article is 60 to 75 characters long', async ({ page }) => {
  const { data } = await asAnyone()
    .from('blog_posts')
    .select('id')
    .like('title', 'Phishing, explained%')
    .single();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/blogs/${data?.id}`);
  const paragraphs = page.locator('.prose > p');
  await expect(paragraphs.first()).toBeVisible();
  const perLine = await paragraphs.evaluateAll((elements) =>
    elements
      .map((element) => {
        const { height } = element.getBoundingClientRect();
        const lines = Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
        return { lines, characters: element.textContent.length / lines };
      })
      // A short last line would weigh too much in a short paragraph.
      .filter(({ lines }) => lines >= 4)
      .map(({ characters }) => characters),
  );
  const average = perLine.reduce((sum, characters) => sum + characters, 0) / perLine.length;
  expect(average).toBeGreaterThanOrEqual(60);
  expect(average).toBeLessThanOrEqual(75);
});
