import type { Page } from '@playwright/test';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';

/** An article of the seed, which the build has written; nothing here changes what is stored. */
const id = '315a1d0b-2557-4e36-ab5c-3e1bb77fd4e8';
const question = /\/rest\/v1\/blog_posts\?select=id%2Cupdated_at&/;
const whole = new RegExp(`/rest/v1/blog_posts\\?select=.*content.*&id=eq\\.${id}`);

interface Row {
  readonly id: string;
  readonly content: string;
  readonly updated_at: string;
}

/** As if the article had been changed since the build. */
async function changeSince(page: Page, change: (content: string) => string): Promise<void> {
  const updated_at = '2031-01-01 00:00:00+00';
  await page.route(question, async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as Row[];
    await route.fulfill({
      json: rows.map((row) => (row.id === id ? { ...row, updated_at } : row)),
    });
  });
  await page.route(whole, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Row | Row[];
    const changed = [body]
      .flat()
      .map((row) => ({ ...row, content: change(row.content), updated_at }));
    await route.fulfill({ json: Array.isArray(body) ? changed : changed[0] });
  });
}

test('an article that was changed since the build is exchanged in place, and nothing jumps', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  await changeSince(page, (content) => `${content}<h2>Added since</h2><p>The newest words.</p>`);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { before: document.querySelector('.prose p') });
    });
  });
  await page.goto(`/blogs/${id}`);
  await expect(page.getByRole('heading', { name: 'Added since' })).toBeAttached();
  // What was there before and is the same now was not even touched.
  expect(
    await page.evaluate(() => Reflect.get(window, 'before') === document.querySelector('.prose p')),
  ).toBe(true);
  expect(await layoutShift()).toBeLessThan(0.01);
});

test('N58 what was withdrawn since the build goes: an article is not found, a page leads to /404', async ({
  page,
}) => {
  await page.route(question, (route) => route.fulfill({ json: [] }));
  await page.goto(`/blogs/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);

  await page.route(/\/rest\/v1\/pages\?select=updated_at&/, (route) => route.fulfill({ json: [] }));
  const noted = page.waitForEvent('console', (message) =>
    message.text().includes('/project-review'),
  );
  await page.goto('/project-review');
  await expect(page).toHaveURL('/404');
  await noted;
});

test('what was built stays when the backend is away, and is asked for only once', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const asked: string[] = [];
  await page.route('**/rest/v1/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  for (const address of ['/blogs', `/blogs/${id}`, '/project-review']) {
    asked.length = 0;
    const failed = page.waitForEvent('requestfailed');
    await page.goto(address);
    await failed;
    await expect(page.getByRole('complementary', { name: 'Help' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked.filter((path) => /\/(?:blog_posts|pages)$/.test(path)).length).toBeLessThanOrEqual(
      2,
    );
  }
});
