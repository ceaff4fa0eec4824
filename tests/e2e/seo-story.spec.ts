import { expectAccessible } from './support/axe';
import { expect, expectNoSidewaysScroll, test, toast } from './support/staff';

test('an seo finds an article with a bad title, mends it by keyboard, and visitors find it under the new one', async ({
  asStaff,
  posts,
  guard,
}) => {
  const post = await posts.create({
    status: 'published',
    title: `An article ${posts.mark} whose title goes on and on until no search result shows its end`,
    excerpt: 'Short.',
  });
  const page = await asStaff('seo');
  await page.goto('/cms');
  await page.getByRole('navigation').getByRole('link', { name: 'SEO' }).click();
  await page.getByRole('searchbox', { name: 'Search addresses' }).fill(posts.mark);
  await page.getByRole('link', { name: 'Title too long (1)' }).click();
  const row = page.getByRole('row').filter({ hasText: posts.mark });
  await expect(row).toContainText('Description too short');
  await expect(page).toHaveURL(/problem=long-title/);
  await expectAccessible(page);

  await row.getByRole('button', { name: /^Edit/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Search Data' });
  await expect(dialog.getByRole('textbox', { name: 'Meta Title' })).toBeFocused();
  await page.keyboard.type(`Found ${posts.mark}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(
    'What a reader finds here, said in one sentence that is long enough for a result.',
  );
  const result = dialog.getByRole('region', { name: 'Search result preview' });
  await expect(result).toContainText(`Found ${posts.mark} | Careerloom`);
  await expect(result).toContainText('said in one sentence');
  await expectAccessible(page);

  const save = dialog.getByRole('button', { name: 'Save' });
  guard.allowErrors(/ERR_FAILED/);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await save.click();
  await expect(toast(page, 'Failed to save search data')).toBeVisible();
  // No message lies over it.
  await save.click({ trial: true, timeout: 3_000 });
  await page.unroute('**/rest/v1/**');

  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await save.press('Enter');
  await expect(toast(page, 'Search data updated successfully')).toBeVisible();
  await expect(page.getByText('No address matches these filters.')).toBeVisible();
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(row).toContainText(`Found ${posts.mark}`);
  await expectNoSidewaysScroll(page);

  await page.goto(`/blogs/${post.id}`);
  await expect(page).toHaveTitle(`Found ${posts.mark} | Careerloom`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
});

test('what staff want said of a built-in address is said on the page that is open, once', async ({
  page,
}) => {
  await page.route('**/rest/v1/route_meta*', (route) =>
    route.fulfill({
      json: [
        { path: '/refund-policy', meta_title: 'Money back', meta_description: 'How, and when.' },
      ],
    }),
  );
  await page.goto('/refund-policy');
  await expect(page).toHaveTitle('Money back | Careerloom');
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'How, and when.',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'User Policy' }).click();
  await expect(page).toHaveTitle('User Policy | Careerloom');
  await expect(page.locator('title')).toHaveCount(1);
});
