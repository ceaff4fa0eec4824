import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { openList } from './support/open';
import { only, test, uniqueWord } from './support/posts';
import { expect } from './support/test';

const tabs = [
  'All',
  'Digital Marketing',
  'Data Science',
  'Cybersecurity',
  'Career Tips',
  'Industry Insights',
];

test.describe('a visitor who looks for an article', () => {
  test('finds it by a word of its title, excerpt, tags or author, in any case', async ({
    page,
    store,
  }) => {
    const word = uniqueWord();
    const posts = await store(
      { title: `In the title ${word}` },
      { excerpt: `In the excerpt, ${word}.` },
      { tags: ['plain', word] },
      { author: `Asha ${word}` },
    );
    await store({ content: `<p>Only in the body: ${word}</p>` });
    await openList(page);
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(word.toUpperCase());
    const results = page.getByRole('region', { name: 'Search results' });
    await expect(results.getByRole('article')).toHaveCount(posts.length);
    for (const { title } of posts) {
      await expect(results.getByRole('link', { name: title })).toBeVisible();
    }
    await expect(page.getByRole('status').filter({ hasText: '4 articles found' })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('chooses among six tabs and sees that category alone', async ({ page, store }) => {
    const word = uniqueWord();
    const categories = [
      'digital-marketing',
      'data-science',
      'cybersecurity',
      'career-tips',
      'industry-insights',
    ];
    await store(...categories.map((category) => ({ title: `${word} ${category}`, category })));
    await openList(page, `/blogs?search=${word}`);
    const group = page.getByRole('group', { name: 'Category' });
    await expect(group.getByRole('button')).toHaveText(tabs);
    await expect(page.getByRole('article')).toHaveCount(categories.length);
    for (const [index, category] of categories.entries()) {
      const tab = group.getByRole('button', { name: tabs[index + 1] ?? '' });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      await expect(group.locator('[aria-pressed="true"]')).toHaveCount(1);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('link', { name: `${word} ${category}` })).toBeVisible();
    }
  });

  test('keeps search and tab through a reload and undoes a tab with Back', async ({
    page,
    store,
  }) => {
    const word = uniqueWord();
    await store({ title: `${word} tip` }, { title: `${word} data`, category: 'data-science' });
    await openList(page);
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Data Science' }).click();
    await expect(page).toHaveURL(`/blogs?search=${word}&category=data-science`);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Data Science' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goBack();
    await expect(page).toHaveURL(`/blogs?search=${word}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('searchbox')).toHaveValue(word);
  });

  test('gets everything where the address asks for what does not exist', async ({ page }) => {
    await page.goto('/blogs?category=%3Cscript%3E&page=-7&search=&unknown=1');
    await expect(page.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('region', { name: 'Latest articles' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('reads "No articles found" and starts afresh with Clear Filters', async ({ page }) => {
    const word = uniqueWord();
    await page.goto(`/blogs?search=${word}&category=cybersecurity`);
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/blogs');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('region', { name: 'Latest articles' })).toBeVisible();
  });
});

test('at most three articles are featured; the others of a category join the grid', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  await store(
    ...[1, 2, 3, 4].map((number) => ({
      title: `${word} featured ${number}`,
      category: 'industry-insights',
      is_featured: true,
    })),
  );
  await page.goto('/blogs?category=industry-insights');
  const featured = page.getByRole('region', { name: 'Featured articles' });
  await expect(featured.getByRole('article')).toHaveCount(3);
  const latest = page.getByRole('region', { name: 'Latest articles' });
  const shown = page.getByRole('link', { name: new RegExp(`${word} featured`) });
  await expect(shown).toHaveCount(4);
  await expect(latest.getByRole('link', { name: `${word} featured 1` })).toBeVisible();
  for (const title of await featured.getByRole('heading', { level: 3 }).allTextContents()) {
    await expect(latest.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  }
});

test('a card shows the picture, category, title, excerpt, author, date, time and three tags', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  const post = only(
    await store({
      title: `${word} card`,
      excerpt: 'Why a card is short.',
      author: 'Asha Menon',
      category: 'data-science',
      tags: ['one', 'two', 'three', 'four'],
      reading_time: 7,
      published_at: '2026-03-09T06:00:00Z',
    }),
  );
  await page.goto(`/blogs?search=${word}`);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  for (const text of ['Data Science', post.title, post.excerpt, 'Asha Menon', '7 min read']) {
    await expect(card).toContainText(text);
  }
  await expect(card.locator('time')).toHaveAttribute('datetime', /^2026-03-09T06:00:00/);
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'one',
    'two',
    'three',
  ]);
  await card.click();
  await expect(page).toHaveURL(`/blogs/${post.id}`);
});

test('Load more brings the next page without repeating or skipping an article', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  // All published in the same instant: the order must still be a fixed one.
  const published_at = '2026-02-02T02:02:02.123456Z';
  const titles = Array.from({ length: 26 }, (_, index) => `${word} number ${index}`);
  await store(...titles.map((title) => ({ title, published_at })));
  await page.goto(`/blogs?search=${word}`);
  const cards = page.getByRole('link', { name: word });
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(26);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  const shown = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(shown.toSorted()).toEqual(titles.toSorted());
});

test('the whole list goes on past its first page, newest first', async ({ page }) => {
  await openList(page);
  const grid = page.getByRole('region', { name: 'Latest articles' });
  await expect(grid.getByRole('article').first()).toBeVisible();
  const before = await grid.getByRole('article').count();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => grid.getByRole('article').count()).toBeGreaterThan(before);
  const dates = await grid
    .locator('time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
});

test('a visitor cannot see a draft in the list, nor find it by its words (A01, A02)', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  await store({ title: `${word} draft`, status: 'draft' }, { title: `${word} published` });
  await page.goto(`/blogs?search=${word}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: `${word} published` })).toBeVisible();
  const { data } = await asOwner().from('blog_posts').select('title').eq('status', 'draft');
  await page.goto('/blogs?category=all');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const { title } of data ?? []) await expect(page.getByText(title)).toHaveCount(0);
});
