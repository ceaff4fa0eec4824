import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { editorOf, expect, expectNoSidewaysScroll, test } from './support/staff';

const palette = 'Search or go to';

test('from anywhere in the CMS to a screen, without the mouse', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto('/cms');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: palette })).toBeFocused();
  // The career search answers to the same key on the site, and does not exist here.
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.type('use');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cms/users');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
});

test('it closes by the key that opened it, and gives the focus back', async ({ asStaff }) => {
  const page = await asStaff('seo');
  await page.goto('/cms/content');
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: palette })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('posts and pages are found in the database, drafts too, and opened', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create({ title: `Selvedge ${posts.mark}` });
  const slug = `selvedge-${posts.mark}`;
  await asOwner()
    .from('pages')
    .insert({ title: `Selvedge page ${posts.mark}`, slug, content: '<p>Text</p>' })
    .throwOnError();
  const page = await asStaff('admin');
  await page.goto('/cms/media');
  await page.getByRole('button', { name: palette }).click();
  await page.getByRole('combobox', { name: palette }).fill(posts.mark);
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options).toHaveText([
    /^Selvedge \w+Draft$/,
    new RegExp(`^Selvedge page \\w+Draft · /${slug}$`),
  ]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/cms/content/edit/${post.id}`);
  await expect(editorOf(page).content).toBeVisible();
  await asOwner().from('pages').delete().eq('slug', slug).throwOnError();
});

test('F01 what is typed is text, never a filter', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto('/cms');
  await page.getByRole('button', { name: palette }).click();
  await page.getByRole('combobox', { name: palette }).fill('a,status.eq.draft),or(id.neq.0%_\\');
  await expect(page.getByText('Nothing found. Try other words.')).toBeVisible();
});

test('"Add user" opens the dialog at once', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto('/cms/content');
  await expect(page.getByRole('button', { name: palette })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: palette }).fill('add user');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/cms/users');
});

test('in the text of a post Ctrl+K stays the key for links', async ({ asStaff, posts }) => {
  const page = await asStaff('content');
  await posts.edit(await posts.create());
  await editorOf(page).content.click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: /link/i })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('unsaved work is asked about before the palette leaves', async ({ asStaff, posts }) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  await editorOf(page).title.fill(`Changed ${posts.mark}`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: palette }).fill('dash');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(/not saved/);
});

test('? shows the keys, unless it is typed', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto('/cms/content');
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.focus();
  await page.keyboard.press('?');
  await expect(search).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Ctrl+S');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('at 360 pixels the palette opens by its button and fits', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cms');
  await page.getByRole('button', { name: palette }).click();
  await expect(page.getByRole('combobox', { name: palette })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
