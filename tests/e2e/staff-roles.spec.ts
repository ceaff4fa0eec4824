import { expectAccessible } from './support/axe';
import { asOwner, createStaff, type NewAccount } from './support/backend';
import { entriesFor, type Role } from './support/permission-table';
import { expect, test, toast } from './support/staff';
import { sessionKey } from './support/test';

async function giveRole({ id }: NewAccount, role: Role): Promise<void> {
  await asOwner().from('user_profiles').update({ role }).eq('id', id).throwOnError();
}

test('B02 who lost the right to publish meanwhile is told so, and the post keeps its status', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/status of 403/);
  const post = await posts.create();
  const account = await createStaff('admin');
  const page = await asStaff(account);
  await page.goto(`/cms/content?search=${posts.mark}`);
  const publish = page.getByRole('button', { name: `Publish ${post.title}` });
  await expect(publish).toBeVisible();
  await giveRole(account, 'content');
  await publish.click();
  const message = toast(page, 'Access Denied');
  await expect(message).toContainText("You don't have permission to publish content");
  await expect(toast(page, 'Post published successfully')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: post.title })).toContainText('Draft');
  // The denial made the page look at the rights again.
  await expect(publish).toBeHidden();
  expect((await posts.read(post.id))?.status).toBe('draft');
});

test('B03 who lost the right to delete meanwhile is told so, and the post stays', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const account = await createStaff('admin');
  const page = await asStaff(account);
  await page.goto(`/cms/content?search=${posts.mark}`);
  const remove = page.getByRole('button', { name: `Delete ${post.title}` });
  await expect(remove).toBeVisible();
  await giveRole(account, 'marketing');
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const message = toast(page, 'Access Denied');
  await expect(message).toContainText("You don't have permission to delete content");
  await expect(page.getByRole('row').filter({ hasText: post.title })).toBeVisible();
  await expect(remove).toBeHidden();
  expect(await posts.read(post.id)).not.toBeNull();
});

test('who may not create posts is refused the editor of a new one', async ({ asStaff }) => {
  const page = await asStaff('marketing');
  await page.goto('/cms/content/new');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to create content")).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
});

test('who may not edit posts can read them', async ({ asStaff, posts }) => {
  const post = await posts.create({ content: '<h2>Selvedge</h2><p>The edge of the cloth.</p>' });
  const page = await asStaff('seo');
  await page.goto(`/cms/content/edit/${post.id}`);
  await expect(page.getByText('You can read this post, but not edit it')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Selvedge' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});

test('B14 rights written into the stored session change nothing', async ({ asStaff }) => {
  const page = await asStaff('seo');
  await page.goto('/cms/content');
  await page.evaluate((key) => {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const forged = { role: 'super_admin', permissions: ['*'] };
    const user = { app_metadata: forged, user_metadata: forged };
    localStorage.setItem(
      key,
      JSON.stringify(session, (name, value: unknown) =>
        name === 'user' && typeof value === 'object' ? { ...value, ...user } : value,
      ),
    );
  }, sessionKey);
  await page.goto('/cms/content/new');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Content management' }).getByRole('listitem'),
  ).toHaveText(entriesFor('seo'));
});

test('B14 a forged profile may show menus, but the database refuses every write', async ({
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
    const body = text.replace(/"permissions":\s*\[[^\]]*\]/g, '"permissions":["*"]');
    await route.fulfill({ response, body });
  });
  await page.goto(`/cms/content?search=${posts.mark}`);
  await page.getByRole('button', { name: `Publish ${post.title}` }).click();
  await expect(toast(page, "You don't have permission to publish content")).toBeVisible();
  await page.getByRole('button', { name: `Delete ${post.title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, "You don't have permission to delete content")).toBeVisible();
  expect(await posts.read(post.id)).toMatchObject({ status: 'draft', version: post.version });
});
