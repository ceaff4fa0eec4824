import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

const chatName = 'Chat with us (opens in a new tab)';

function bar(page: Page) {
  return page.getByRole('navigation', { name: 'Next step' });
}

function dock(page: Page) {
  return page.getByRole('complementary', { name: 'Help' });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page.');
  return box;
}

test('the chat opens in a new tab with a greeting that names the programs', async ({ page }) => {
  await page.goto('/');
  const chat = dock(page).getByRole('link', { name: chatName });
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe(
    'Hello Careerloom team, I am interested in your programs and would like to know more.',
  );
});

test('the bar at the foot of the home page leads to the application and to the brochure', async ({
  page,
}) => {
  await page.goto('/');
  await expect(bar(page).getByRole('link')).toHaveText(['Get brochure', 'Apply now']);
  await expect(bar(page).getByRole('link', { name: 'Get brochure' })).toHaveAttribute(
    'href',
    '/contact#brochure',
  );
  await bar(page).getByRole('link', { name: 'Apply now' }).click();
  await expect(page).toHaveURL('/enroll');
  await expect(bar(page)).toHaveCount(0);
  await expect(dock(page)).toBeVisible();
});

for (const size of sizes) {
  test(`at ${size.width} pixels the buttons stand above the bar and cover no end of the page`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const foot = await boxOf(bar(page));
    expect(foot.y + foot.height).toBeCloseTo(size.height, 0);
    const chat = await boxOf(dock(page).getByRole('link', { name: chatName }));
    const search = await boxOf(dock(page).getByRole('button', { name: 'Find your path' }));
    for (const button of [chat, search]) {
      expect(button.y + button.height).toBeLessThanOrEqual(foot.y);
      expect(button.x).toBeGreaterThanOrEqual(0);
      expect(button.x + button.width).toBeLessThanOrEqual(size.width);
    }
    expect(search.x + search.width).toBeLessThanOrEqual(chat.x);
    await expectAccessible(page);
    const last = page.getByRole('contentinfo').getByText('Industry Accredited');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeInViewport({ ratio: 1 });
    const words = await boxOf(last);
    expect(words.y + words.height).toBeLessThanOrEqual(Math.min(chat.y, search.y));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('on a low screen nothing is pinned over the text', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await page.goto('/');
  for (const part of [bar(page), dock(page)]) {
    expect(await part.evaluate((element) => getComputedStyle(element).position)).not.toBe('fixed');
  }
});

test('the buttons step aside while one reads on or types, and never lie over a form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/contact');
  const chat = dock(page).getByRole('link', { name: chatName });
  const expectAside = (isAside: boolean) =>
    expect(dock(page)).toHaveCSS('opacity', isAside ? '0' : '1');
  const form = page.getByRole('form', { name: 'Contact' });
  await expectAside(false);

  await page.mouse.wheel(0, 120);
  await expectAside(true);
  await page.mouse.wheel(0, -60);
  await expectAside(false);

  // Also on the way back up nothing lies over the form.
  await form.evaluate(async (element) => {
    const { top, height } = element.getBoundingClientRect();
    const frame = () => new Promise(requestAnimationFrame);
    window.scrollTo(0, window.scrollY + top + height / 2 - 620);
    await frame();
    await frame();
    window.scrollBy(0, -60);
    await frame();
    await frame();
  });
  await expectAside(true);

  // The keyboard finds them wherever they are.
  await chat.focus();
  await page.keyboard.press('Shift+Tab');
  await expectAside(false);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expectAside(false);
});

test('they cover no title, date, link or button at first sight', async ({ page }) => {
  for (const [path, width, height] of [
    ['/courses/data-science', 360, 740],
    ['/job-portal', 360, 740],
    ['/job-portal', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openHydrated(page, path);
    // Each has a link or title in that corner.
    await expect(dock(page), `${path} at ${width}`).toHaveCSS('opacity', '0');
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(dock(page)).toHaveCSS('opacity', '1');
});
