import type { Page } from '@playwright/test';
import { waitUntilAwake } from './support/open';
import { expect, test } from './support/test';

const search = (page: Page) => page.getByRole('button', { name: 'Find your path' });

function scriptsOf(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
  );
}

/** The page stands and the browser has nothing to do: nobody has pointed, touched, scrolled or typed. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const link = page.getByRole('banner').getByRole('link').first();
  await expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

for (const address of ['/', '/courses/cyber-security', '/events', '/job-portal', '/contact']) {
  test(`${address} asks for twelve scripts at most until somebody uses it, and then for the rest`, async ({
    page,
  }) => {
    await openAtRest(page, address);
    const atRest = await scriptsOf(page);
    expect(atRest).toBeGreaterThan(5);
    expect(atRest).toBeLessThanOrEqual(12);
    await page.mouse.wheel(0, 200);
    await waitUntilAwake(search(page));
    expect(await scriptsOf(page)).toBeGreaterThan(atRest);
  });
}
