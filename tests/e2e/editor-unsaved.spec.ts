import { expectAccessible } from './support/axe';
import { editorOf, expect, save, test, toast } from './support/staff';
import type { Page } from '@playwright/test';

/** Waits until the browser keeps a text that holds these words. */
async function expectKept(page: Page, words: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (text) =>
          Object.entries(localStorage).some(
            ([key, value]) => key.startsWith('careerloom-draft:') && String(value).includes(text),
          ),
        words,
      ),
    )
    .toBe(true);
}

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unsaved text from' });

test('after a reload in the middle of writing the text is offered, restored and saved', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { title, content, state } = editorOf(page);
  await title.fill(`Half a thought ${posts.mark}`);
  await content.press('End');
  await page.keyboard.type(' Never to be lost.');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // At once, with no pause for the draft: the closing page writes it.
  await page.reload();
  await expect(offer(page)).toContainText('It was kept in this browser and was never saved.');
  // The browser scrolls down again to where one was; the offer is seen whole, below the bar.
  const bar = page.locator('[data-floating="save-bar"]');
  await expect
    .poll(async () => {
      // Both anew: the bar itself moves until it sticks.
      const [above, notice] = [await bar.boundingBox(), await offer(page).boundingBox()];
      return (notice?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(title).toHaveValue(post.title);
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Show differences' }).click();
  const differences = page.getByRole('dialog', { name: 'What differs' });
  await expect(differences.getByRole('region', { name: 'Title' })).toContainText('Half a thought');
  await expect(differences.getByRole('region', { name: 'Content' })).toContainText(
    'Never to be lost.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue(`Half a thought ${posts.mark}`);
  await expect(content).toContainText('Never to be lost.');
  await expect(state).toHaveText('Unsaved changes');
  await save(page);
  expect((await posts.read(post.id))?.content).toContain('Never to be lost.');
  await page.reload();
  await expect(title).toHaveValue(`Half a thought ${posts.mark}`);
  await expect(offer(page)).toBeHidden();
});

test('kept text can be discarded for good, after a question', async ({ asStaff, posts }) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  await editorOf(page).excerpt.fill('Not meant to stay.');
  await expectKept(page, 'Not meant to stay.');
  await page.reload();
  await offer(page).getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard the unsaved text?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await expect(editorOf(page).excerpt).toHaveValue(post.excerpt);
  await expect(offer(page)).toBeHidden();
});

test('a new post that was never saved is offered next time, and becomes one post', async ({
  asStaff,
  posts,
}) => {
  const page = await asStaff('content');
  await page.goto('/cms/content/new');
  const { title, excerpt, content, category, save } = editorOf(page);
  await title.fill(`Unspun ${posts.mark}`);
  await content.click();
  await page.keyboard.type('Raw wool.');
  await page.goto('/cms/content');
  await page.getByRole('link', { name: 'New Post' }).click();
  const kept = page
    .getByRole('alert')
    .filter({ hasText: 'An unsaved post is kept in this browser' });
  await expect(kept).toContainText(`Unspun ${posts.mark}`);
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Continue' }).click();
  await expect(title).toHaveValue(`Unspun ${posts.mark}`);
  await expect(content).toContainText('Raw wool.');
  await excerpt.fill('Now with a summary.');
  await category.selectOption('Career Tips');
  await save.click();
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  expect(await posts.stored()).toHaveLength(1);
  await page.goto('/cms/content/new');
  await expect(title).toHaveValue('');
  await expect(kept).toBeHidden();
});

test('kept text belongs to whoever wrote it, not to the next person at this browser', async ({
  asStaff,
  posts,
}) => {
  const page = await asStaff('content');
  await page.goto('/cms/content/new');
  await editorOf(page).title.fill(`Private ${posts.mark}`);
  await expectKept(page, posts.mark);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('button', { name: 'Keep them here' }).click();
  await page.getByRole('button', { name: 'Use the Admin account' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(editorOf(page).title).toHaveValue('');
  await expect(page.getByText(posts.mark)).toHaveCount(0);
});

test('G06 text older than the stored version is offered with both dates, and saving asks', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { title, state } = editorOf(page);
  await title.fill(`Mine, older ${posts.mark}`);
  await expectKept(page, 'Mine, older');
  await page.goto('/cms/content');
  await posts.change(post.id, {
    title: `Theirs, newer ${posts.mark}`,
    updated_by_name: 'Rohan Kapoor',
  });
  await posts.edit(post);
  await expect(title).toHaveValue(`Theirs, newer ${posts.mark}`);
  await expect(offer(page)).toContainText(/Unsaved text from .+; the saved version is from .+/);
  await expect(offer(page)).toContainText('Rohan Kapoor has saved a newer version since');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue(`Mine, older ${posts.mark}`);
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'This post was changed meanwhile' });
  await expect(conflict).toContainText('Theirs, newer');
  expect((await posts.read(post.id))?.title).toBe(`Theirs, newer ${posts.mark}`);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(state).toContainText('Saved');
  expect((await posts.read(post.id))?.title).toBe(`Mine, older ${posts.mark}`);
});

test('leaving with unsaved changes asks: Stay keeps the text, Leave goes', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await page.goto(`/cms/content?search=${posts.mark}`);
  await page.getByRole('link', { name: post.title, exact: true }).click();
  const { excerpt } = editorOf(page);
  const toList = page.getByRole('link', { name: 'Posts' }).first();
  await expect(excerpt).toHaveValue(post.excerpt);
  await toList.click();
  await expect(page).toHaveURL(/\/cms\/content(\?|$)/);
  await page.goBack();

  await excerpt.fill('Changed, not saved.');
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await toList.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(excerpt).toHaveValue('Changed, not saved.');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(excerpt).toHaveValue('Changed, not saved.');
  await toList.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  expect((await posts.read(post.id))?.excerpt).toBe(post.excerpt);
});

test('closing the tab with unsaved changes asks too', async ({ asStaff, posts }) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  await editorOf(page).title.press('End');
  await page.keyboard.type(' and on');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(editorOf(page).title).toHaveValue(`${post.title} and on`);
});
