import { expectAccessible } from './support/axe';
import { expect, test } from './support/pages';
import { chooseMore, test as staffTest, toast } from './support/staff';

staffTest(
  'a post that was deleted by accident is back where it was, for visitors, too, with one press',
  async ({ asStaff, posts, another }) => {
    const post = await posts.create({ status: 'published' });
    const page = await asStaff('admin');
    await page.goto(`/cms/content?search=${posts.mark}`);
    await page.getByRole('button', { name: `Delete ${post.title}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    const said = toast(page, 'Blog post deleted successfully');
    await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
    const visitor = await another();
    await visitor.goto(`/blogs/${post.id}`);
    await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();

    await said.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Post restored')).toContainText('It is public again.');
    await expect(page.getByRole('link', { name: post.title, exact: true })).toBeFocused();
    expect(await posts.read(post.id)).toEqual({ ...post, version: 2 });
    await visitor.goto(`/blogs/${post.id}`);
    await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  },
);

test('a page whose address was taken meanwhile comes back from the trash under another one', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  const stored = await pages.create({ status: 'published' });
  const page = await asStaff('seo');
  await pages.edit(stored);
  await chooseMore(page, 'Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Page deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/cms/pages');
  const other = await pages.create({ slug: stored.slug, title: `In its place ${pages.mark}` });

  await page.getByRole('navigation').getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(stored.slug);
  const table = page.getByRole('table', { name: 'Deleted pages' });
  await expect(table.getByText('30 days left')).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('button', { name: `Restore ${stored.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore under another address' });
  await expect(dialog).toContainText(`The address /${stored.slug} belongs to another page now.`);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'URL Slug' }).fill(`${stored.slug}-again`);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Page restored')).toContainText('It is public again.');
  expect(await pages.read(stored.id)).toMatchObject({
    slug: `${stored.slug}-again`,
    content: stored.content,
    status: 'published',
  });

  await pages.remove(other.id);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(`place ${pages.mark}`);
  await table.getByRole('button', { name: `Delete ${other.title} for good` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Page deleted for good')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pages found' })).toBeVisible();
});
