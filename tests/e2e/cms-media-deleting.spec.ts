import { expectAccessible } from './support/axe';
import { cards, expect, test } from './support/media';
import { toast } from './support/staff';

test('deleting asks first; Cancel keeps the file, Delete removes row and file', async ({
  asStaff,
  media,
}) => {
  const file = await media.create({ name: `<b>Bold</b> "quoted" ${media.mark}.png` });
  const page = await asStaff('marketing');
  await media.open();
  const remove = page.getByRole('button', { name: `Delete ${file.name}` });
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this file?',
  });
  await expect(question).toContainText(file.name);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'File deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No files found' })).toBeVisible();
  expect(await media.stored()).toEqual([]);
  expect(await media.objects()).not.toContain(file.path);
});

test('a file that a post shows is not deleted, and it is said where', async ({
  asStaff,
  media,
  posts,
}) => {
  const file = await media.create();
  const post = await posts.create({ content: `<img src="${file.url}" alt="">` });
  const page = await asStaff('content');
  await media.open();
  await page.getByRole('button', { name: `Preview ${file.name}` }).click();
  const preview = page.getByRole('dialog', { name: file.name });
  await expect(preview.getByRole('list', { name: 'Used in' })).toContainText(post.title);
  await preview.getByRole('button', { name: 'Delete' }).click();
  const refusal = page.getByRole('dialog', { name: 'This file is in use' });
  await expectAccessible(page);
  await refusal.getByRole('link', { name: post.title }).click();
  await expect(page).toHaveURL(`/cms/content/edit/${post.id}`);
  expect(await media.stored()).toHaveLength(1);

  // Taken out of the text, it may go.
  await posts.change(post.id, { content: '<p>Nothing to see.</p>' });
  await media.open();
  await page.getByRole('button', { name: `Delete ${file.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'File deleted successfully')).toBeVisible();
});

test('a file that gets used at the last moment stays as well', async ({
  asStaff,
  media,
  posts,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const file = await media.create();
  const page = await asStaff('content');
  await media.open();
  await page.getByRole('button', { name: `Delete ${file.name}` }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await expect(confirm).toBeVisible();
  await posts.create({ featured_image: file.url });
  await confirm.click();
  await expect(toast(page, 'Failed to delete file')).toContainText(
    'used in a post, a page, a kept section or the settings',
  );
  expect(await media.objects()).toContain(file.path);
  expect(await media.stored()).toMatchObject([{ removed_at: null }]);
});

test('when the file cannot be removed, library and picture stay as they were', async ({
  asStaff,
  media,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const file = await media.create();
  const page = await asStaff('content');
  await media.open();
  await page.route('**/storage/v1/object/media-files', (route) => route.abort());
  await page.getByRole('button', { name: `Delete ${file.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete file')).toContainText('Error');
  await expect(cards(page)).toHaveCount(1);
  expect(await media.stored()).toMatchObject([{ removed_at: null }]);
  expect((await page.request.get(file.url)).status()).toBe(200);
});

test('when the row cannot be removed after its file, no broken picture is shown', async ({
  asStaff,
  media,
  guard,
}) => {
  guard.allowErrors(/status of 500|status of 400/);
  const file = await media.create();
  const page = await asStaff('content');
  await media.open();
  await page.route('**/rest/v1/media_files**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' })
      : route.fallback(),
  );
  await page.getByRole('button', { name: `Delete ${file.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete file')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No files found' })).toBeVisible();
  expect(await media.objects()).not.toContain(file.path);
});
