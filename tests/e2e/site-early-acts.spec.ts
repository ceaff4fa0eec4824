import { makeGate } from './support/open';
import { expect, test } from './support/test';

for (const [what, file] of [
  ['what starts the application', 'start'],
  ['the application', 'main'],
] as const) {
  test(`what is pressed and chosen before ${what} has come happens when it comes`, async ({
    page,
  }) => {
    const gate = makeGate();
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.goto('/');
    const faq = page.getByRole('region', { name: 'Frequently asked questions' });
    const topic = faq.getByRole('tab').last();
    const question = faq.locator('summary').first();
    await page.getByRole('button', { name: 'Pause announcements' }).click();
    await question.click();
    await topic.click();
    await page.getByRole('group', { name: 'Tenure' }).getByText('9 months').click();
    await expect(topic).toHaveAttribute('aria-selected', 'false');
    gate.open();
    await expect(topic).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Total over 9 months')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible();
  });
}

test('a part that nobody has come near answers the first touch, and leaving loses nothing', async ({
  page,
}) => {
  await page.goto('/');
  const topic = page
    .getByRole('region', { name: 'Frequently asked questions' })
    .getByRole('tab')
    .last();
  // The touch alone: whoever scrolls there first would wake it on the way.
  await expect(async () => {
    await topic.dispatchEvent('pointerdown');
    await topic.dispatchEvent('mousedown', { button: 0 });
    await expect(topic).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/woven/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn. Apply. Get Hired.');
});
