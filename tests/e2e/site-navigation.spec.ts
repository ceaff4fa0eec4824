import { openHydrated, openList, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';

test('after a navigation the new page has the focus, stands at its top and is announced', async ({
  page,
}) => {
  await openHydrated(page, '/');
  // From far down the page, by a link of its foot.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await waitUntilAwake(link);
  await link.click();
  await expect(page).toHaveURL('/faq');
  const title = 'Frequently asked questions | Careerloom';
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('choosing a category or typing does not take the focus away', async ({ page }) => {
  await openList(page);
  const tab = page.getByRole('button', { name: 'Data Science' });
  await tab.click();
  await expect(page).toHaveURL('/blogs?category=data-science');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(tab).toBeFocused();
  const box = page.getByRole('searchbox');
  await box.pressSequentially('sql');
  await expect(page).toHaveURL('/blogs?category=data-science&search=sql');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('sql');
});

test('Back returns to the place in the list where one was', async ({ page }) => {
  await openList(page);
  const load = page.getByRole('button', { name: 'Load more' });
  await load.scrollIntoViewIfNeeded();
  const card = page.getByRole('region', { name: 'Latest articles' }).getByRole('article').last();
  const title = await card.getByRole('heading').innerText();
  // Pointing brings the link out from under what floats over the page.
  await card.getByRole('link').hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(load).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
    .toBeLessThan(50);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('each page has one heading, one main region and one title of its own', async ({ page }) => {
  const titles = new Set<string>();
  const addresses = ['/', '/blogs', '/404', `/blogs/${crypto.randomUUID()}`];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page).toHaveTitle(/Careerloom/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(addresses.length);
});

test('somebody who asked for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/', '/blogs']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationDuration, transitionDuration, scrollBehavior } =
            getComputedStyle(element);
          const seconds = `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
          return Math.max(...seconds) > 0.001 || scrollBehavior === 'smooth';
        })
        .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
    );
    expect(moving).toEqual([]);
  }
});
