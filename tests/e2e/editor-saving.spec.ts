import { expectAccessible } from './support/axe';
import { asOwner, createStaff } from './support/backend';
import { answerNextWrite, loseAnswer } from './support/requests';
import { editorOf, expect, save, test, toast } from './support/staff';
import { sessionKey } from './support/test';
import type { Page } from '@playwright/test';

async function fillNew(page: Page, title: string): Promise<void> {
  const editor = editorOf(page);
  await page.goto('/cms/content/new');
  await editor.excerpt.fill('A short summary.');
  await editor.content.click();
  await page.keyboard.type('Words that matter.');
  await editor.category.selectOption('Data Science');
  await editor.title.fill(title);
}

test('G04 a double click, or the keys pressed twice, make one post', async ({ asStaff, posts }) => {
  const page = await asStaff('content');
  const { save: button, state } = editorOf(page);
  await fillNew(page, `Clicked twice ${posts.mark}`);
  await button.dblclick();
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  await fillNew(page, `Pressed twice ${posts.mark}`);
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await expect(state).toContainText('Saved');
  await expect(page).toHaveURL(/\/edit\//);
  expect((await posts.stored()).map((post) => post.title)).toEqual([
    `Clicked twice ${posts.mark}`,
    `Pressed twice ${posts.mark}`,
  ]);
});

test('G04 an answer lost after the post was stored: trying again ends saved, with one post', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const page = await asStaff('content');
  const { state, title } = editorOf(page);
  await answerNextWrite(page, 'blog_posts', loseAnswer);
  await fillNew(page, `Lost answer ${posts.mark}`);
  await page.keyboard.press('Control+s');
  await expect(state).toContainText('Not saved');
  await expect(toast(page, 'Failed to save blog post')).toContainText('Error');
  await expect(title).toHaveValue(`Lost answer ${posts.mark}`);
  await expectAccessible(page);
  await state.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  await expect(state).toContainText('Saved');
  expect(await posts.stored()).toHaveLength(1);

  await answerNextWrite(page, 'blog_posts', loseAnswer);
  await title.fill(`Lost update ${posts.mark}`);
  await page.keyboard.press('Control+s');
  await expect(state).toContainText('Not saved');
  await state.getByRole('button', { name: 'Retry' }).click();
  await expect(state).toContainText('Saved');
  const [stored, ...more] = await posts.stored();
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ title: `Lost update ${posts.mark}`, version: 2 });
});

test('F12 a server that fails loses no text, and its words are not shown', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const post = await posts.create();
  const page = await asStaff('content');
  await answerNextWrite(page, 'blog_posts', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await posts.edit(post);
  const { content, state } = editorOf(page);
  await content.press('End');
  await page.keyboard.type(' Kept.');
  await page.keyboard.press('Control+s');
  await expect(state).toContainText('Not saved');
  await expect(toast(page, 'Failed to save blog post')).toBeVisible();
  await expect(page.getByText('Bad gateway')).toBeHidden();
  await expect(content).toContainText('Kept.');
  await save(page);
  expect((await posts.read(post.id))?.content).toContain('Kept.');
});

test('G01 two people change different fields of a post: both changes are kept, and the second is told', async ({
  asStaff,
  another,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  const colleague = await another('admin');
  await posts.edit(post);
  await colleague.goto(`/cms/content/edit/${post.id}`);
  await editorOf(colleague).title.fill(`By the colleague ${posts.mark}`);
  await save(colleague);

  const { content, title } = editorOf(page);
  await content.press('End');
  await page.keyboard.type(' By me.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Asha Menon saved meanwhile')).toContainText('Title');
  await expect(title).toHaveValue(`By the colleague ${posts.mark}`);
  await expect(content).toContainText('By me.');
  await expect(editorOf(page).state).toContainText('Saved');
  expect(await posts.read(post.id)).toMatchObject({
    title: `By the colleague ${posts.mark}`,
    content: expect.stringContaining('By me.'),
    version: 3,
  });
});

test('G01 where both changed the same one sees both texts, and chooses field by field', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { title, excerpt, content } = editorOf(page);
  await title.fill(`Mine ${posts.mark}`);
  await content.press('End');
  await page.keyboard.type(' By me.');
  await posts.change(post.id, {
    title: `Theirs ${posts.mark}`,
    content: '<p>Start with a wide band.</p>',
    excerpt: 'Theirs alone.',
  });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'This post was changed meanwhile' });
  await expect(conflict).toContainText('Excerpt');
  await expect(conflict.getByRole('region')).toHaveCount(2);
  await expect(conflict.locator('mark').filter({ hasText: 'wide' })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await conflict.getByRole('radio', { name: /^Take the content/ }).check();
  await conflict.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(conflict).toBeHidden();
  await expect(editorOf(page).state).toContainText('Saved');
  await expect(content).toHaveText('Start with a wide band.');
  await expect(excerpt).toHaveValue('Theirs alone.');
  expect(await posts.read(post.id)).toMatchObject({
    title: `Mine ${posts.mark}`,
    content: '<p>Start with a wide band.</p>',
    excerpt: 'Theirs alone.',
    version: 3,
  });
});

test('G01 in a conflict one can take the version of the other', async ({ asStaff, posts }) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { title, content, state } = editorOf(page);
  await title.fill(`Mine ${posts.mark}`);
  await posts.change(post.id, { title: `Theirs ${posts.mark}`, content: '<p>Their words.</p>' });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'This post was changed meanwhile' });
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title).toHaveValue(`Theirs ${posts.mark}`);
  await expect(content).toHaveText('Their words.');
  await expect(state).toContainText('Saved');
  await page.getByRole('link', { name: 'Posts' }).first().click();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
});

test('G05 a post that was deleted meanwhile can be saved as a new one', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { content, state } = editorOf(page);
  await content.press('End');
  await page.keyboard.type(' Survives.');
  await posts.remove(post.id);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'This post is in the trash' });
  await expect(dialog).toContainText('Your text is still here.');
  await expect(toast(page, 'Blog post updated successfully')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save as a new post' }).click();
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  await expect(state).toContainText('Saved');
  const [stored, ...more] = await posts.stored();
  expect(more).toEqual([]);
  expect(stored?.id).not.toBe(post.id);
  expect(stored?.content).toContain('Survives.');
  await expect(page).toHaveURL(`/cms/content/edit/${stored?.id}`);
});

test('who lost the right to edit meanwhile is told so, and the text stays', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/status of 403/);
  const post = await posts.create();
  const account = await createStaff('content');
  const page = await asStaff(account);
  await posts.edit(post);
  const { content, state } = editorOf(page);
  await content.press('End');
  await page.keyboard.type(' Written in time.');
  await asOwner().from('user_profiles').update({ role: 'seo' }).eq('id', account.id).throwOnError();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Access Denied')).toContainText(
    "You don't have permission to edit content",
  );
  await expect(state).toContainText('Not saved');
  // Coming back to the window makes the page look at the rights again.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('SEO · Content')).toBeVisible();
  await expect(content).toContainText('Written in time.');
  expect((await posts.read(post.id))?.version).toBe(post.version);
});

for (const [how, end] of [
  ['the service ends it', 'service'],
  ['it is gone from the browser', 'browser'],
] as const) {
  test(`an ended session (${how}) is renewed in a dialog, and the text is saved after it`, async ({
    asStaff,
    posts,
    guard,
  }) => {
    guard.allowErrors(/status of 40[01]/);
    const post = await posts.create();
    const account = await createStaff('content');
    const page = await asStaff(account);
    if (end === 'service') {
      await answerNextWrite(page, 'blog_posts', (route) =>
        route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
      );
    }
    await posts.edit(post);
    const address = page.url();
    const { content, state } = editorOf(page);
    await content.press('End');
    await page.keyboard.type(' Across the break.');
    if (end === 'browser') await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toContainText(account.email);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    const password = dialog.getByRole('textbox', { name: 'Password' });
    await password.fill('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await password.fill(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(state).toContainText('Saved');
    await expect(page).toHaveURL(address);
    expect((await posts.read(post.id))?.content).toContain('Across the break.');
  });
}
