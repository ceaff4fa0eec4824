import { expectFitsEveryone } from './support/content-page';
import { expect, test } from './support/test';

const policies = ['/privacy-policy', '/user-policy', '/refund-policy', '/terms-and-conditions'];

for (const address of policies) {
  test(`${address} has no accessibility fault and fits a narrow screen`, async ({ page }) => {
    await page.goto(address);
    await expectFitsEveryone(page);
  });
}

test('a policy has contents that lead to each section, below the header', async ({ page }) => {
  const address = '/privacy-policy';
  await page.goto(address);
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  for (const link of await contents.all()) {
    await link.click();
    const fragment = await link.getAttribute('href');
    await expect(page).toHaveURL(`${address}${fragment}`);
    const heading = page.locator(`.prose ${fragment}`);
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('a policy can be entered at a section from outside', async ({ page }) => {
  await page.goto('/terms-and-conditions#law');
  await expect(page.locator('.prose #law')).toBeInViewport();
});
