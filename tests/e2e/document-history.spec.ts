import { expectAccessible } from './support/axe';
import { createStaff } from './support/backend';
import { test as pagesTest } from './support/pages';
import {
  chooseMore,
  editorOf,
  expect,
  expectNoSidewaysScroll,
  save,
  test,
  toast,
} from './support/staff';

test('two people work on a post: one compares what the other wrote, and restores over a newer save', async ({
  asStaff,
  another,
  posts,
}) => {
  const post = await posts.create({ status: 'published' });
  const editor = await createStaff('editor', 'Leela Joseph');
  const writer = await asStaff('content');
  const { content, title } = editorOf(writer);
  await posts.edit(post);
  await content.press('Control+End');
  await writer.keyboard.type(' Then dare a wider one.');
  await save(writer);

  const colleague = await another(editor);
  await colleague.goto(`/cms/content/edit/${post.id}`);
  await editorOf(colleague).title.fill(`Not saved yet ${posts.mark}`);
  await chooseMore(colleague, 'History');
  // What is typed is not lost by going there.
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(editorOf(colleague).title).toHaveValue(`Not saved yet ${posts.mark}`);
  await editorOf(colleague).title.fill(post.title);
  await chooseMore(colleague, 'History');

  await expect(colleague).toHaveURL(`/cms/content/history/${post.id}`);
  const shown = colleague.getByRole('region', { name: 'Content' });
  await expect(colleague.getByRole('link', { name: /^Version 2 Now/ })).toContainText('Content');
  await expect(shown.locator('ins')).toContainText('Then dare a wider one.');
  await expectAccessible(colleague);
  await colleague.getByRole('link', { name: /^Version 1/ }).click();
  await colleague.getByRole('button', { name: 'Restore this version' }).click();

  await title.fill(`Another title ${posts.mark}`);
  await save(writer);
  const dialog = colleague.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('alert')).toContainText('saved this post meanwhile');
  expect((await posts.read(post.id))?.title).toBe(`Another title ${posts.mark}`);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(colleague, 'Restored version 1 of')).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'Version 4, as it is now' })).toBeFocused();
  await expect(colleague.getByRole('link', { name: /^Version 4 Now/ })).toContainText(
    'Leela Joseph',
  );

  expect(await posts.read(post.id)).toMatchObject({
    title: post.title,
    content: post.content,
    status: 'published',
    version: 4,
    published_at: post.published_at,
  });
  const visitor = await another();
  await visitor.goto(`/blogs/${post.id}`);
  await expect(visitor.getByRole('heading', { name: post.title })).toBeVisible();
});

pagesTest(
  'the past of a page is two steps on a phone, and for page managers alone',
  async ({ asStaff, another, pages }) => {
    const stored = await pages.create();
    const page = await asStaff('seo');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/cms/pages/history/${stored.id}`);
    const list = page.getByRole('heading', { name: 'Versions' });
    await expect(list).toBeVisible();
    await page.getByRole('link', { name: /^Version 1/ }).click();
    await expect(list).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Version 1/ })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All versions' }).click();
    await expect(list).toBeFocused();

    const writer = await another('content');
    await writer.goto(`/cms/pages/history/${stored.id}`);
    await expect(writer.getByText("You don't have permission to manage pages.")).toBeVisible();
  },
);
