import type { Route } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test, uniqueWord } from './support/posts';
import { makeGate, openHydrated, openList } from './support/open';
import { expect } from './support/test';

/** Every read of the data API. */
const api = '**/rest/v1/**';
const failedRequest = /Failed to load resource/;

test('cards in outline stand where the articles will be while they load', async ({ page }) => {
  const gate = makeGate();
  await page.route(api, async (route) => {
    await gate.passed;
    await route.continue();
  });
  // The first page of all is in the HTML.
  await page.goto('/blogs?category=career-tips');
  const skeleton = page.getByRole('status', { name: 'Loading articles' });
  await expect(skeleton).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  gate.open();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

for (const [how, fail] of [
  ['is unreachable', (route: Route) => route.abort()],
  [
    'answers 500 with HTML',
    (route: Route) =>
      route.fulfill({
        status: 500,
        contentType: 'text/html',
        body: '<h1>Internal Server Error at db.internal</h1>',
      }),
  ],
] as const) {
  test(`when the backend ${how}, five samples stand in, marked as samples, until Retry works (F12)`, async ({
    page,
    guard,
  }) => {
    guard.allowErrors(failedRequest);
    await openHydrated(page, '/');
    await page.route(api, fail);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blogs' })
      .click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Our articles could not be loaded.');
    await expect(notice).toContainText('These are samples of what we write.');
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Cybersecurity' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('searchbox').fill(uniqueWord());
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();

    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(page.getByRole('article')).toHaveCount(5);
    await expect(retry).toBeEnabled();
    await page.unroute(api);
    await retry.click();
    await expect(page.getByRole('region', { name: 'Latest articles' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('what was read stays when the next page cannot be loaded, and Load more tries again', async ({
  page,
  guard,
  store,
}) => {
  guard.allowErrors(failedRequest);
  const word = uniqueWord();
  await store(...Array.from({ length: 13 }, (_, index) => ({ title: `${word} ${index}` })));
  await page.goto(`/blogs?search=${word}`);
  await expect(page.getByRole('link', { name: word })).toHaveCount(12);
  await page.route(api, (route) => route.abort());
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('alert')).toHaveText('More articles could not be loaded. Try again.');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.unroute(api);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(13);
});

test('a search that is overtaken by another shows the last one only', async ({ page, store }) => {
  const [slow, fast] = [uniqueWord(), uniqueWord()];
  await store({ title: `${slow} first` }, { title: `${fast} second` });
  const gate = makeGate();
  await page.route('**/rpc/search_published_posts', async (route) => {
    if (route.request().postData()?.includes(slow)) await gate.passed;
    await route.continue().catch(() => undefined);
  });
  await openList(page);
  const asked = page.waitForRequest((request) => request.postData()?.includes(slow) ?? false);
  await page.getByRole('searchbox').fill(slow);
  await asked;
  await page.getByRole('searchbox').fill(fast);
  await expect(page.getByRole('link', { name: `${fast} second` })).toBeVisible();
  gate.open();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: `${fast} second` })).toBeVisible();
});

test('a search for pieces of a filter is a search for text, never a filter (F01)', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  const strange = [
    'a,status.eq.draft',
    '),or(id.neq.0',
    `50% off_${word}`,
    '"quoted" & \'single\'',
    'back\\slash',
    '*',
  ];
  await store(...strange.map((text) => ({ title: `${word} ${text}` })));
  await store({ title: `${word} draft a,status.eq.draft`, status: 'draft' });
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) answers.push(response.status());
  });
  const box = page.getByRole('searchbox');
  await openList(page);
  for (const text of strange) {
    await box.fill(`${word} ${text}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: `${word} ${text}` })).toBeVisible();
  }
  // Wildcards of three languages match nothing but themselves.
  for (const text of [`${word}%`, `${word} _`, `${word.slice(0, 8)}*${word.slice(8)}`]) {
    await box.fill(text);
    await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(page.getByText(`Nothing matches “${text}”.`)).toBeVisible();
  }
  // Far beyond what the box takes, by the address.
  await page.goto(`/blogs?search=${encodeURIComponent('x,('.repeat(1667))}`);
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(answers.filter((status) => status >= 400)).toEqual([]);
});

test('what was typed before the application had started is searched for', async ({
  page,
  store,
}) => {
  const word = uniqueWord();
  await store({ title: `${word} early` });
  const gate = makeGate();
  await page.route('**/assets/main-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto('/blogs');
  await page.getByRole('searchbox').fill(word);
  gate.open();
  await expect(page.getByRole('link', { name: `${word} early` })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page).toHaveURL(`/blogs?search=${word}`);
});
