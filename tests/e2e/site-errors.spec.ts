import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';

/** The link of the header, on every page. */
const toBlogs = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' });

const failedRequest = /Failed to load resource/;

/** Browsers note the status of the page itself as a failed request. */
const notFound = /status of 404/;

test('an unknown address answers 404 with the not-found screen and is noted in the console', async ({
  page,
  guard,
}) => {
  guard.allowErrors(notFound);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const answer = await page.goto('/no/such/page?with=query');
  expect(answer?.status()).toBe(404);
  // The host sends the screen itself, which stands there before any script has run.
  expect(await answer?.text()).toContain('Oops! Page not found');
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveURL('/no/such/page?with=query');
  await expect(page).toHaveTitle('Page not found | Careerloom');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  // The tags of the file, which are those of `/404`, have given way to those of the screen here.
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /nothing at/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(warnings.filter((text) => text.includes('/no/such/page'))).toHaveLength(1);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn. Apply. Get Hired.');
});

for (const address of [
  '/courses-that-never-were',
  '/%E0%A4%A8%E0%A4%AE%E0%A4%B8',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/cms/nothing-here',
  '/admin',
  '//evil.example/x',
]) {
  test(`the address ${address} is not found, and nothing else`, async ({
    page,
    baseURL,
    guard,
  }) => {
    guard.allowErrors(notFound);
    await page.goto(`${baseURL}${address}`);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('/404 is the same screen', async ({ page }) => {
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/404$/);
});

test('a page that breaks says so in the look of the site and offers a way on', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/A broken thread|ReactRouter/);
  await page.route('**/assets/blogs-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'throw new Error("A broken thread")',
    }),
  );
  await openHydrated(page, '/');
  await toBlogs(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByText('A broken thread')).toBeVisible();
  await expect(page).toHaveTitle('Unexpected Application Error! | Careerloom');
  await expectAccessible(page);
  await page.unroute('**/assets/blogs-*.js');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn. Apply. Get Hired.');
});

test('an old tab that asks for a vanished file after a deploy reloads once and goes on', async ({
  page,
  guard,
}) => {
  guard.allowErrors(failedRequest);
  await openHydrated(page, '/');
  let missing = 0;
  await page.route('**/assets/blogs-*.js', async (route) => {
    missing += 1;
    // The new version, which the reload brings, has the file.
    if (missing === 1) await route.fulfill({ status: 404, body: 'gone' });
    else await route.continue();
  });
  await toBlogs(page).click();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an old tab of a prerendered page that misses a file reloads once and comes to life', async ({
  page,
  guard,
}) => {
  guard.allowErrors(failedRequest);
  let missing = 0;
  await page.route('**/assets/blogs-*.js', async (route) => {
    missing += 1;
    if (missing === 1) await route.fulfill({ status: 404, body: 'gone' });
    else await route.continue();
  });
  await page.goto('/blogs');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('pointing at a link to a vanished file reloads nothing', async ({ page, guard }) => {
  guard.allowErrors(failedRequest);
  await page.route('**/assets/blogs-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { isStillHere: true }));
  const asked = page.waitForResponse(/\/assets\/blogs-/);
  await toBlogs(page).hover();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
});

test('a file that stays missing ends on the error page, not in a loop of reloads', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource|dynamically imported module/);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/blog-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`/blogs/${crypto.randomUUID()}`);
  // The error page shows for a moment before the one reload, and again after it.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expectAccessible(page);
  expect(loads, 'no second reload').toBe(2);
});
