import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { origin } from './support/backend';
import { only, test, uniqueWord } from './support/posts';
import { expect } from './support/test';

const body = ['First steps', 'Second thoughts', 'Third time']
  .map(
    (heading) =>
      `<h2>${heading}</h2>${`<p>${'Words that fill a line or two of the page. '.repeat(12)}</p>`.repeat(8)}`,
  )
  .join('');

async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const objects = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  const found = objects.filter((object) => object['@type'] === type);
  expect(found, `one ${type}`).toHaveLength(1);
  return found[0] ?? {};
}

test('N10 an article shows all its parts, and asks no other host for a picture', async ({
  page,
  store,
}) => {
  const stored = `/storage/v1/object/public/blog-images/${uniqueWord()}.png`;
  const foreign = 'https://pictures.example/pixel.png';
  const post = only(
    await store({
      title: `All parts ${uniqueWord()}`,
      content: `<p>Lead.</p><p><img src="${foreign}" alt="A foreign loom"></p><table><tr><th>Head</th></tr><tr><td>Cell</td></tr></table>`,
      author: 'Asha Menon',
      author_bio: 'Asha teaches testing.',
      author_image: foreign,
      category: 'data-science',
      tags: ['one', 'two', 'three', 'four', 'five'],
      featured_image: stored,
      featured_image_alt: 'A loom seen from above',
      reading_time: 9,
      // Two o'clock at night in India: the date is the reader's in India, not that of London.
      published_at: '2026-03-08T20:30:00Z',
    }),
  );
  await page.route(`**${stored}`, (route) => route.fulfill({ path: 'public/icons/icon-180.png' }));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`/blogs/${post.id}`);
  const article = page.getByRole('article', { name: post.title });
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(article.locator('header')).toContainText('Data Science');
  await expect(article.locator('header')).toContainText('Asha Menon');
  await expect(article.locator('header time')).toHaveText('9 March 2026');
  await expect(article.locator('header')).toContainText('9 min read');
  await expect(article.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
    post.tags,
  );
  await expect(article.getByRole('img', { name: 'A loom seen from above' })).toBeVisible();
  await expect(article.getByText('Lead.')).toBeVisible();
  await expect(article.getByRole('cell', { name: 'Cell' })).toBeVisible();
  const author = article.getByRole('complementary', { name: 'About the author' });
  await expect(author).toContainText('Asha Menon');
  await expect(author).toContainText('Asha teaches testing.');
  await expect(article.getByRole('link', { name: 'A foreign loom' })).toHaveAttribute(
    'href',
    foreign,
  );
  await expectAccessible(page);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('search engines read title, summary, canonical address and structured data', async ({
  page,
  store,
}) => {
  const post = only(
    await store({ title: `Found by "machines" & people ${uniqueWord()}`, tags: ['one', 'two'] }),
  );
  await page.goto(`/blogs/${post.id}`);
  await expect(page).toHaveTitle(`${post.title} | Careerloom`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+/blogs/${post.id}$`));
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', post.excerpt);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const data = await structuredData(page, 'BlogPosting');
  expect(data).toMatchObject({
    headline: post.title,
    description: post.excerpt,
    author: { '@type': 'Person', name: post.author },
    keywords: 'one, two',
    mainEntityOfPage: await canonical.getAttribute('href'),
  });
  expect(Date.parse(String(data['datePublished']))).toBe(Date.parse(post.published_at ?? ''));
  await structuredData(page, 'BreadcrumbList');
});

test.describe('Share', () => {
  test('opens the share sheet of a device that has one', async ({ page, store }) => {
    const post = only(await store({}));
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          document.documentElement.dataset['shared'] = JSON.stringify(data);
          return Promise.resolve();
        },
      });
    });
    await page.goto(`/blogs/${post.id}#somewhere`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: post.title, url: `${origin}/blogs/${post.id}` }),
    );
    await expect(page.getByText('Copied!')).toHaveCount(0);
  });

  test('copies the address where there is no share sheet', async ({ page, context, store }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    const post = only(await store({}));
    await page.goto(`/blogs/${post.id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
    await expect(page.getByText('URL copied to clipboard', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${origin}/blogs/${post.id}`);
    await expectAccessible(page);
  });

  test('says nothing when the visitor closes the sheet again', async ({ page, store }) => {
    const post = only(await store({}));
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: () => {
          document.documentElement.dataset['shared'] = 'closed';
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
    });
    await page.goto(`/blogs/${post.id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', 'closed');
    await expect(page.getByText('Copied!')).toHaveCount(0);
    await expect(page.getByText('Could not copy')).toHaveCount(0);
  });
});

for (const width of [1280, 360]) {
  test(`a long article has contents that lead to its sections at ${width} px`, async ({
    page,
    store,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const post = only(await store({ content: body }));
    await page.goto(`/blogs/${post.id}`);
    const contents = page.getByRole('navigation', { name: 'Contents of this article' });
    await expect(contents).toHaveCount(1);
    if (width < 1280) await contents.getByText('In this article').click();
    await expect(contents.getByRole('link')).toHaveText([
      'First steps',
      'Second thoughts',
      'Third time',
    ]);
    await contents.getByRole('link', { name: 'Second thoughts' }).click();
    await expect(page).toHaveURL(`/blogs/${post.id}#section-second-thoughts`);
    const heading = page.getByRole('heading', { name: 'Second thoughts' });
    await expect(heading).toBeInViewport();
    // Below the header that stays in place, not behind it.
    const header = await page.getByRole('banner').boundingBox();
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(place?.y).toBeLessThan(400);
    await expectAccessible(page);
  });
}

test('a short article needs no contents', async ({ page, store }) => {
  const post = only(await store({ content: '<h2>Only</h2><p>One section.</p>' }));
  await page.goto(`/blogs/${post.id}`);
  await expect(page.getByRole('heading', { name: 'Only' })).toBeVisible();
  await expect(page.getByText('In this article')).toHaveCount(0);
});

test('a thread along the top shows how far one has read', async ({ page, store }) => {
  const post = only(await store({ content: body }));
  await page.goto(`/blogs/${post.id}`);
  await expect(page.getByRole('heading', { name: 'Third time' })).toBeAttached();
  const thread = page.locator('.origin-left');
  const share = () =>
    thread.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  await expect.poll(share).toBeLessThan(0.05);
  // What floats over the page makes it a little longer when it arrives.
  await expect(page.getByRole('complementary', { name: 'Help' })).toBeVisible();
  await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' });
  });
  await expect.poll(share).toBeGreaterThan(0.4);
  await page.keyboard.press('End');
  await expect.poll(share).toBeGreaterThan(0.99);
});

test('at most three other articles of the same category are offered as related', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  const posts = await store(
    ...[1, 2, 3, 4, 5].map((number) => ({
      title: `${word} sibling ${number}`,
      category: 'cybersecurity',
      // Ahead of whatever other tests publish meanwhile.
      published_at: `2030-01-0${number}T00:00:00Z`,
    })),
  );
  await store({ title: `${word} stranger`, published_at: '2030-02-01T00:00:00Z' });
  await store({ title: `${word} draft`, category: 'cybersecurity', status: 'draft' });
  const newest = posts.at(-1);
  await page.goto(`/blogs/${newest?.id}`);
  const related = page.getByRole('region', { name: 'Related articles' });
  await expect(related.getByRole('heading', { level: 3 })).toHaveText([
    `${word} sibling 4`,
    `${word} sibling 3`,
    `${word} sibling 2`,
  ]);
  await related.getByRole('link', { name: `${word} sibling 3` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} sibling 3`);
  await expect(page).toHaveTitle(`${word} sibling 3 | Careerloom`);
});

test('an article without a body shows its excerpt', async ({ page, store }) => {
  const post = only(await store({ content: '\n', excerpt: `Instead: ${uniqueWord()}.` }));
  await page.goto(`/blogs/${post.id}`);
  await expect(page.getByRole('article').getByText(post.excerpt)).toBeVisible();
});
