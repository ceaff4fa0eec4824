import type { Page } from '@playwright/test';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';

/** An article of the seed, which the build has written; nothing here changes what is stored. */
const id = '315a1d0b-2557-4e36-ab5c-3e1bb77fd4e8';
const question = /\/rest\/v1\/blog_posts\?select=id%2Cupdated_at&/;
const whole = new RegExp(`/rest/v1/blog_posts\\?select=.*content.*&id=eq\\.${id}`);

interface Row {
  /** Of an article. */
  readonly id?: string;
  readonly content?: string;
  readonly updated_at: string;
}

/** As if the article, or the page of the CMS, had been changed since the build: its text goes on. */
async function changeSince(page: Page): Promise<void> {
  const updated_at = '2031-01-01 00:00:00+00';
  const added = '<h2>Added since</h2><p>The newest words.</p>';
  for (const asked of [question, whole, /\/rest\/v1\/pages\?/]) {
    await page.route(asked, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as Row | Row[];
      const changed = [body].flat().map((row) => {
        if ((row.id ?? id) !== id) return row;
        return { ...row, updated_at, ...(row.content && { content: row.content + added }) };
      });
      await route.fulfill({ json: Array.isArray(body) ? changed : changed[0] });
    });
  }
}

for (const [what, address] of [
  ['an article', `/blogs/${id}`],
  ['a page', '/project-review'],
] as const) {
  test(`${what} that was changed since the build is exchanged in place, and nothing jumps`, async ({
    page,
  }) => {
    const layoutShift = await watchLayoutShift(page);
    await changeSince(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const before = document.querySelector('.prose p');
        Object.assign(window, { before });
        // Whether a skeleton ever takes its place, if only for a frame.
        const look = () => {
          if (!before?.checkVisibility()) Object.assign(window, { before: undefined });
          requestAnimationFrame(look);
        };
        look();
      });
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Added since' })).toBeAttached();
    // What was there before and is the same now was not even touched, and stood there all the time.
    expect(
      await page.evaluate(
        () => Reflect.get(window, 'before') === document.querySelector('.prose p'),
      ),
    ).toBe(true);
    expect(await layoutShift()).toBeLessThan(0.01);
  });
}

test('the list that was changed since the build is exchanged in place, and keeps where one is', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/rest\/v1\/blog_posts\?/, async (route) => {
    const rows = (await (await route.fetch()).json()) as { title: string }[];
    await asked;
    const changed = rows.map((row) => ({ ...row, title: row.title.replace(/\S+$/, 'Since') }));
    await route.fulfill({ json: changed });
  });
  await page.goto('/blogs');
  const last = page.getByRole('article').last();
  const link = last.getByRole('link');
  await link.focus();
  await link.scrollIntoViewIfNeeded();
  const place = await last.boundingBox();
  answer();
  await expect(link).toHaveText(/ Since$/);
  await expect(link).toBeFocused();
  expect(await last.boundingBox()).toEqual(place);
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
