import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import {
  cards,
  chooseFiles,
  describeFile,
  expect,
  test,
  uploadButton,
  watchUploads,
} from './support/media';
import { pngFile } from './support/pictures';
import { expectNoSidewaysScroll, toast } from './support/staff';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search files' });
const filters = (page: Page) => page.getByRole('search', { name: 'Media' });

test('the library is accessible as grid, list and preview, and fits small screens', async ({
  asStaff,
  media,
}) => {
  await media.create({ alt_text: '' });
  const page = await asStaff('content');
  await media.open();
  await expect(cards(page)).toHaveCount(1);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.getByRole('table', { name: 'Files' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Preview Loom/ }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Neither a post, a page, a kept section nor the settings show this file.',
  );
  await expectAccessible(page);
});

test('search, category and view stand in the address and survive a reload', async ({
  asStaff,
  media,
}) => {
  await media.create({ name: `Warp 100% ${media.mark}.png`, category: 'logos' });
  await media.create({ name: `Weft 100 ${media.mark}.png`, category: 'testimonials' });
  const page = await asStaff('marketing');
  await page.goto('/cms/media');
  await search(page).fill(media.mark);
  await expect(page.getByText('1–2 of 2 files')).toBeVisible();
  // F01: a pattern is searched as text.
  await search(page).fill('100% ');
  await expect(cards(page).filter({ hasText: 'Warp' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Weft' })).toBeHidden();
  await search(page).fill(media.mark);
  await filters(page).getByRole('combobox', { name: 'Category' }).selectOption('Logos');
  await expect(page.getByText('1–1 of 1 file', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL(/search=.*category=logos.*view=list/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Files' })).toContainText('Warp 100%');
  await filters(page).getByRole('combobox', { name: 'Category' }).selectOption('Hero images');
  await expect(page.getByRole('heading', { name: 'No files found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/cms/media?view=list');
  await expect(search(page)).toHaveValue('');
});

test('more files than fit on a page come page by page, their pictures as they near', async ({
  asStaff,
  media,
}) => {
  await Promise.all(Array.from({ length: 26 }, () => media.create()));
  const page = await asStaff('content');
  await media.open();
  await expect(page.getByText('1–24 of 26 files')).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).first().locator('img')).toHaveAttribute('loading', 'lazy');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page.getByText('25–26 of 26 files')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
});

test('a failing list says so and works on Retry', async ({ asStaff, media, guard }) => {
  guard.allowErrors(/status of 500/);
  await media.create();
  const page = await asStaff('content');
  await page.route('**/rest/v1/rpc/search_media', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  );
  await media.open();
  await expect(page.getByRole('main').getByText('Failed to fetch media files')).toBeVisible();
  await expect(toast(page, 'Failed to fetch media files')).toContainText('Error');
  await expect(page.getByText('Oops')).toBeHidden();
  await page.unroute('**/rest/v1/rpc/search_media');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('the preview copies the URL and changes what the picture shows', async ({
  asStaff,
  media,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = await media.create();
  const page = await asStaff('content');
  await media.open();
  await page.getByRole('button', { name: `Copy URL of ${file.name}` }).click();
  await expect(toast(page, 'Copied!')).toContainText('URL copied to clipboard');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/png');

  await page.getByRole('button', { name: `Preview ${file.name}` }).click();
  const preview = page.getByRole('dialog', { name: file.name });
  await expect(preview).toContainText('PNG · 64 × 48');
  await expect(preview.getByRole('img', { name: file.alt_text })).toBeVisible();
  await preview.getByRole('textbox', { name: 'Alternative text' }).fill(`Threads ${media.mark}`);
  await preview.getByRole('button', { name: 'Save details' }).click();
  await expect(toast(page, 'File details saved')).toBeVisible();
  expect(await media.stored()).toMatchObject([{ alt_text: `Threads ${media.mark}` }]);
  await expect(preview).toBeHidden();
  await expect(page.getByRole('button', { name: `Preview ${file.name}` })).toBeFocused();
});

test('B05 B14 a forged profile may show the screen, but the database refuses every write', async ({
  asStaff,
  media,
  guard,
}) => {
  guard.allowErrors(/status of 40[013]/);
  const file = await media.create();
  const page = await asStaff('seo');
  const names = watchUploads(page);
  await page.route('**/rest/v1/user_profiles**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /"permissions":\s*\[[^\]]*\]/g,
      '"permissions":["*"]',
    );
    await route.fulfill({ response, body });
  });
  await media.open();
  await page.getByRole('button', { name: `Delete ${file.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Access Denied')).toContainText(
    "You don't have permission to manage media",
  );
  const name = `forged ${media.mark}.png`;
  await chooseFiles(page, pngFile(name));
  await describeFile(page, name, 'Forged');
  await uploadButton(page).click();
  await expect(toast(page, 'Failed to upload files')).toBeVisible();
  expect(await media.stored()).toHaveLength(1);
  const [forged] = names;
  expect(await media.objects()).not.toContain(forged);
});
