import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

/** What one sees first: the title of the tab, the one headline, and every text in the main region. */
export async function expectPage(
  page: Page,
  { title, heading, texts = [] }: { title: string; heading: string; texts?: readonly string[] },
): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
}

/** The main region's links by name, and where each of that name leads. */
export async function expectLinks(page: Page, links: Readonly<Record<string, string>>) {
  for (const [name, address] of Object.entries(links)) {
    const found = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(found.first(), name).toBeVisible();
    for (const link of await found.all()) await expect(link, name).toHaveAttribute('href', address);
  }
}

export async function expectNoSideways(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0], page.url()).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** No accessibility fault wide or narrow, and no sideways scrolling on the narrowest screen. */
export async function expectFitsEveryone(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSideways(page);
}
