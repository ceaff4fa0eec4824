import { paths } from '@/config/paths';
import { expectAccessible } from './support/axe';
import { makeGate } from './support/open';
import { pngFile } from './support/pictures';
import { answerDefaults } from './support/requests';
import {
  editorOf,
  expect,
  expectNoSidewaysScroll,
  publishAnyway,
  test,
  toast,
} from './support/staff';
import type { Page } from '@playwright/test';

const blogs = (search = '') =>
  search === '' ? paths.admin.blogs() : `${paths.admin.blogs()}?search=${search}`;
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const createDialog = (page: Page) => page.getByRole('dialog', { name: 'Create New Post' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Post' });

test('the blog administration is accessible and fits small screens', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto(blogs());
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Administration' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('the dialog of a post is accessible and fits small screens', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto(blogs());
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(editorOf(page).content).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a post is created in a dialog, with its picture, and viewed', async ({
  asStaff,
  posts,
  another,
}) => {
  const page = await asStaff('admin');
  await page.goto(blogs(posts.mark));
  await page.getByRole('button', { name: 'New Post' }).click();
  const editor = editorOf(page);
  await editor.title.fill(`A dialogue ${posts.mark}`);
  await editor.excerpt.fill('Written in a dialog.');
  await editor.content.fill('Warp and weft.');
  await editor.category.selectOption('Career Tips');
  await page.getByLabel('Choose the featured image').setInputFiles(pngFile());
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  await editor.publish.click();
  await publishAnyway(page);
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  await expect(createDialog(page)).toBeHidden();
  const row = rowOf(page, `A dialogue ${posts.mark}`);
  await expect(row).toContainText('Published');

  const [stored] = await posts.stored();
  expect(stored).toMatchObject({ status: 'published', category: 'career-tips' });
  expect(stored?.featured_image).toMatch(/^\/storage\/v1\/object\/public\/blog-images\//);
  const view = row.getByRole('link', { name: /^View / });
  await expect(view).toHaveAttribute('href', paths.blog(stored?.id ?? ''));
  const visitor = await another();
  await visitor.goto(paths.blog(stored?.id ?? ''));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`A dialogue ${posts.mark}`);
});

test('a new post waits for the author whom the settings name', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.clock.install();
  const gate = makeGate();
  await answerDefaults(page, 'The weavers', gate.passed);
  await page.goto(blogs());
  const form = page.waitForResponse('**/assets/open-post-*.js');
  await page.getByRole('button', { name: 'New Post' }).click();
  await (await form).finished();
  // Long enough for the form to show, had it not waited.
  await page.clock.runFor(3000);
  await expect(createDialog(page).getByRole('status')).toContainText('Loading the post');
  gate.open();
  await expect(editorOf(page).author).toHaveValue('The weavers');
});

test('required fields are asked for in the dialog', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto(blogs());
  await page.getByRole('button', { name: 'New Post' }).click();
  await editorOf(page).author.fill('');
  await editorOf(page).save.click();
  for (const name of ['Title', 'Excerpt', 'Content', 'Author', 'Category']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  }
  await expect(editorOf(page).title).toBeFocused();
});

test('a post is edited in a dialog; Ctrl+S saves it', async ({ asStaff, posts }) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await page.goto(blogs(posts.mark));
  await page.getByRole('button', { name: `Edit ${post.title}` }).click();
  await expect(editorOf(page).title).toHaveValue(post.title);
  await editorOf(page).title.fill(`Rewoven ${posts.mark}`);
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible();
  await expect(editDialog(page)).toBeHidden();
  await expect(rowOf(page, `Rewoven ${posts.mark}`)).toBeVisible();
  expect(await posts.read(post.id)).toMatchObject({ title: `Rewoven ${posts.mark}` });
});

test('G06 closing with unsaved text asks, and the text is offered again', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await page.goto(blogs(posts.mark));
  const edit = page.getByRole('button', { name: `Edit ${post.title}` });
  await edit.click();
  await editorOf(page).excerpt.fill('Not saved yet.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(editorOf(page).excerpt).toHaveValue('Not saved yet.');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(editDialog(page)).toBeHidden();
  await expect(edit).toBeFocused();
  await edit.click();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(editorOf(page).excerpt).toHaveValue('Not saved yet.');
  await page.keyboard.press('Control+s');
  await expect(editDialog(page)).toBeHidden();
  expect((await posts.read(post.id))?.excerpt).toBe('Not saved yet.');
});

test('G01 somebody else’s save is found in the dialog too', async ({ asStaff, posts }) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await page.goto(blogs(posts.mark));
  await page.getByRole('button', { name: `Edit ${post.title}` }).click();
  await editorOf(page).excerpt.fill('Mine.');
  await posts.change(post.id, { excerpt: 'Theirs.' });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog').last();
  await expect(conflict).toContainText('Theirs.');
  await expect(conflict).toContainText('Mine.');
  expect((await posts.read(post.id))?.excerpt).toBe('Theirs.');
});

test('C02 the featured image takes image files only', async ({ asStaff }) => {
  const page = await asStaff('content');
  await page.goto(blogs());
  await page.getByRole('button', { name: 'New Post' }).click();
  const picker = page.getByLabel('Choose the featured image');
  await expect(picker).toHaveAttribute('accept', /^image\/png,/);
  await picker.setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  });
  await expect(toast(page, 'Failed to upload image')).toContainText('Error');
});

test('deleting asks with the specified question', async ({ asStaff, posts }) => {
  const post = await posts.create();
  const page = await asStaff('admin');
  await page.goto(blogs(posts.mark));
  await page.getByRole('button', { name: `Delete ${post.title}` }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this post?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Blog post deleted successfully')).toBeVisible();
  expect(await posts.stored()).toEqual([]);
});

test('B14 a forged profile opens the dialog, but nothing is stored', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/status of 40[13]/);
  const post = await posts.create();
  const page = await asStaff('seo');
  await page.route('**/rest/v1/user_profiles**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"permissions":\s*\[[^\]]*\]/g, '"permissions":["*"]'),
    });
  });
  await page.goto(blogs(posts.mark));
  await page.getByRole('button', { name: `Edit ${post.title}` }).click();
  await editorOf(page).title.fill(`Forged ${posts.mark}`);
  await page.keyboard.press('Control+s');
  await expect(toast(page, "You don't have permission to edit content")).toBeVisible();
  expect(await posts.read(post.id)).toMatchObject({ title: post.title, version: post.version });
});

test('signed out, the screen leads to the sign-in page and back', async ({ page }) => {
  await page.goto(paths.admin.blogs());
  await expect(page).toHaveURL(`/cms/login?redirect=${encodeURIComponent(paths.admin.blogs())}`);
});
