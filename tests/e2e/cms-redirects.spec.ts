import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { expect, expectNoSidewaysScroll, test, toast } from './support/pages';

// The report does not count robots, as which the tests' browser makes itself known.
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('the old address of a renamed page leads to its new one at once', async ({ page, pages }) => {
  const stored = await pages.create({ status: 'published' });
  const slug = `${stored.slug}-renamed`;
  await pages.change(stored.id, { slug });
  await page.goto(`/${stored.slug}?from=poster`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stored.title);
  await expect(page).toHaveURL(`/${slug}?from=poster`);
  await asOwner().from('redirects').delete().eq('from_path', `/${stored.slug}`).throwOnError();
});

test('an address that was asked for in vain is reported, becomes a redirect, and works', async ({
  asStaff,
  browser,
}) => {
  const path = `/wool-${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`;
  const context = await browser.newContext({ userAgent: person });
  const visitor = await context.newPage();
  const reported = visitor.waitForResponse(/record_missing/);
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await reported;

  const page = await asStaff('seo');
  await page.goto(`/cms/redirects?tab=missing&search=${path.slice(1)}`);
  await page.getByRole('button', { name: `Redirect ${path}` }).click();
  await expectAccessible(page);
  await page.getByLabel('New address').fill('/about');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Redirect created successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: `Redirect ${path}` })).toHaveCount(0);

  const followed = visitor.waitForResponse(/record_redirect/);
  await visitor.goto(path);
  await expect(visitor).toHaveURL('/about');
  await followed;
  await page.goto(`/cms/redirects?search=${path.slice(1)}`);
  await expect(page.getByRole('row').filter({ hasText: path })).toContainText('/about');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  // A list of them is looked at before it is stored; the address goes elsewhere from now on.
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Redirects' });
  await dialog
    .getByRole('textbox')
    .fill(`From,To\n${path},/faq\n/courses,/about\n/${'long-'.repeat(60)},/about`);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('If you import this: 2 refused, 1 replaced')).toBeInViewport();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText(
    'belongs to a part of the site',
  );
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Import 1 redirect' }).click();
  await expect(toast(page, 'Redirect imported successfully')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('row').filter({ hasText: path })).toContainText('/faq');
  await asOwner().from('redirects').delete().eq('from_path', path).throwOnError();
  await asOwner().from('missing_addresses').delete().eq('path', path).throwOnError();
  await context.close();
});
