import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { createStaff } from './support/backend';
import { expect, test, watchUploads } from './support/media';
import { pngFile } from './support/pictures';
import { editorOf, expectNoSidewaysScroll, save, toast } from './support/staff';

const picker = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' });

async function choose(page: Page, mark: string, name: string): Promise<void> {
  await picker(page).getByRole('searchbox', { name: 'Search files' }).fill(mark);
  await picker(page).getByRole('button', { name }).click();
  await expect(picker(page)).toBeHidden();
}

test('a writer without the right to manage media chooses from the library for all three places', async ({
  asStaff,
  media,
  posts,
}) => {
  const file = await media.create();
  const post = await posts.create({ content: '<p>Around pictures.</p>' });
  const page = await asStaff(await createStaff('editor'));
  await posts.edit(post);
  const { content } = editorOf(page);

  await page.getByRole('button', { name: 'Library for the featured image' }).click();
  await expect(picker(page)).toBeVisible();
  await expectAccessible(page);
  await choose(page, media.mark, `Choose ${file.alt_text}`);
  await expect(page.getByRole('img', { name: 'Current featured image' })).toBeVisible();
  // What the library knows about the picture comes along.
  const alt = page.getByRole('textbox', { name: 'Alternative text' });
  await expect(alt).toHaveValue(file.alt_text);

  await page.getByRole('button', { name: 'Library for the author image' }).click();
  await choose(page, media.mark, `Choose ${file.alt_text}`);
  await expect(page.getByRole('img', { name: 'Current author image' })).toBeVisible();

  await content.press('End');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await choose(page, media.mark, `Choose ${file.alt_text}`);
  await expect(content.getByRole('img', { name: file.alt_text })).toBeVisible();

  await save(page);
  const stored = await posts.read(post.id);
  expect(stored).toMatchObject({
    featured_image: file.url,
    featured_image_alt: file.alt_text,
    author_image: file.url,
  });
  expect(stored?.content).toContain(`src="${file.url}"`);
  expect(stored?.content).toContain('width="64"');
});

test('the picker offers pictures alone, page by page, and fits small screens', async ({
  asStaff,
  media,
  posts,
}) => {
  await Promise.all(Array.from({ length: 25 }, () => media.create()));
  await media.create({ name: `film ${media.mark}.mp4`, type: 'video/mp4' });
  const page = await asStaff('content');
  await posts.edit(await posts.create());
  await page.getByRole('button', { name: 'Library for the featured image' }).click();
  await picker(page).getByRole('searchbox', { name: 'Search files' }).fill(media.mark);
  await expect(picker(page).getByText('1–24 of 25 files')).toBeVisible();
  await picker(page).getByRole('button', { name: 'Next' }).click();
  await expect(picker(page).getByText('25–25 of 25 files')).toBeVisible();
  await expect(picker(page).getByText('film')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 700 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  // Enter in the search neither chooses nor saves the post behind.
  await picker(page).getByRole('searchbox', { name: 'Search files' }).press('Enter');
  await expect(picker(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Library for the featured image' })).toBeFocused();
});

test('the picker leads to an upload; who manages media finds it in the library', async ({
  asStaff,
  media,
  posts,
}) => {
  const page = await asStaff('content');
  await posts.edit(await posts.create());
  await page.getByRole('button', { name: 'Library for the featured image' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    picker(page).getByRole('button', { name: 'Upload from this device' }).click(),
  ]);
  await chooser.setFiles(pngFile(`fresh ${media.mark}.png`));
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Current featured image' })).toBeVisible();
  expect(await media.stored()).toMatchObject([
    { name: `fresh ${media.mark}.png`, category: 'blog-images', bucket: 'blog-images', width: 640 },
  ]);
  await page.getByRole('button', { name: 'Library for the author image' }).click();
  await picker(page).getByRole('searchbox', { name: 'Search files' }).fill(media.mark);
  await expect(
    picker(page).getByRole('button', { name: `Choose fresh ${media.mark}.png` }),
  ).toBeVisible();
});

test('what a writer without that right uploads is stored, but not listed', async ({
  asStaff,
  media,
  posts,
}) => {
  const page = await asStaff(await createStaff('editor'));
  const names = watchUploads(page);
  await posts.edit(await posts.create());
  await page
    .getByLabel('Choose the featured image')
    .setInputFiles(pngFile(`own ${media.mark}.png`));
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  expect(await media.stored()).toEqual([]);
  expect(await media.objects('blog-images')).toContain([...names][0]);
});

test('a picture without a description asks for one in the text', async ({
  asStaff,
  media,
  posts,
}) => {
  const file = await media.create({ alt_text: '' });
  const page = await asStaff('content');
  await posts.edit(await posts.create());
  const { content } = editorOf(page);
  await content.press('End');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await choose(page, media.mark, `Choose ${file.name}`);
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A narrow band');
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(content.getByRole('img', { name: 'A narrow band' })).toBeVisible();
});

test('a library that cannot be read says so and works on Retry', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('content');
  await posts.edit(await posts.create());
  await page.route('**/rest/v1/rpc/search_media', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  );
  await page.getByRole('button', { name: 'Library for the featured image' }).click();
  await expect(picker(page).getByText('Failed to fetch media files')).toBeVisible();
  await page.unroute('**/rest/v1/rpc/search_media');
  await picker(page).getByRole('button', { name: 'Retry' }).click();
  await expect(picker(page).getByRole('list', { name: 'Pictures' })).toBeVisible();
});
