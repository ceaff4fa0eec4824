import { expectAccessible } from './support/axe';
import { demoEmail, demoPassword } from './support/backend';
import { chooseFiles, describeFile, expect, test, uploadButton } from './support/media';
import { pngFile } from './support/pictures';
import { expectNoSidewaysScroll, toast } from './support/staff';

test('signed out, the media manager leads to the sign-in page and back', async ({ page }) => {
  await page.goto('/admin/media?view=list');
  await expect(page).toHaveURL(/\/cms\/login\?redirect=/);
  await page.getByRole('textbox', { name: 'Email' }).fill(demoEmail('content'));
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Media Manager' })).toBeVisible();
  await expect(page).toHaveURL('/admin/media?view=list');
});

test('who may not manage media is refused', async ({ asStaff }) => {
  const page = await asStaff('seo');
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to manage media.")).toBeVisible();
});

test('each category has a tab to upload into', async ({ asStaff, media }) => {
  const page = await asStaff('marketing');
  await page.goto(`/admin/media?search=${media.mark}`);
  const tabs = page.getByRole('tablist', { name: 'Category of new files' }).getByRole('tab');
  await expect(tabs).toHaveText([
    'Course thumbnails',
    'Instructor photos',
    'Hero images',
    'Blog images',
    'Testimonials',
    'General',
    'Logos',
  ]);
  await page.getByRole('tab', { name: 'Testimonials' }).click();
  const first = `a ${media.mark}.png`;
  await chooseFiles(page, pngFile(first));
  await page.getByRole('tab', { name: 'Testimonials' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'General' })).toBeFocused();
  const second = `b ${media.mark}.png`;
  await chooseFiles(page, pngFile(second));
  await describeFile(page, first, 'First');
  await describeFile(page, second, 'Second');
  await uploadButton(page).click();
  await expect(toast(page, '2 file(s) uploaded successfully')).toBeVisible();
  // List and button are gone; where they were, keyboards go on.
  await expect(page.locator(':focus')).toHaveCount(1);
  expect(await media.stored()).toMatchObject([
    { name: first, category: 'testimonials', uploaded_by: 'Rohan Kapoor' },
    { name: second, category: 'general' },
  ]);
});

test('files are found, previewed and deleted; the screen is accessible and fits small screens', async ({
  asStaff,
  media,
}) => {
  const file = await media.create({ category: 'logos' });
  const page = await asStaff('admin');
  await page.goto('/admin/media');
  await page.getByRole('searchbox', { name: 'Search files' }).fill(media.mark);
  await page
    .getByRole('search', { name: 'Media' })
    .getByRole('combobox', { name: 'Category' })
    .selectOption('Logos');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.getByRole('table', { name: 'Files' })).toContainText(file.name);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Preview ${file.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this file?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(toast(page, 'File deleted successfully')).toBeVisible();
  expect(await media.objects()).not.toContain(file.path);
});
