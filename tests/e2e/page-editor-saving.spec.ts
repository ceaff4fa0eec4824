import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { asOwner, createStaff } from './support/backend';
import { expect, pageEditorOf, savePage, test, toast } from './support/pages';
import { answerNextWrite, loseAnswer } from './support/requests';

const offer = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unsaved text from' });

test('G04 a double click, or the keys pressed twice, make one page', async ({ asStaff, pages }) => {
  const page = await asStaff('seo');
  const { title, saveDraft, state } = pageEditorOf(page);
  await page.goto('/cms/pages/new');
  await title.fill(`Clicked twice ${pages.mark}`);
  await saveDraft.dblclick();
  await expect(page).toHaveURL(/\/edit\//);
  await page.goto('/cms/pages/new');
  await title.fill(`Pressed twice ${pages.mark}`);
  await page.keyboard.press('Control+s');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/edit\//);
  await expect(state).toContainText('Saved');
  expect((await pages.stored()).map((stored) => stored.title)).toEqual([
    `Clicked twice ${pages.mark}`,
    `Pressed twice ${pages.mark}`,
  ]);
});

test('G04 an answer lost after the page was stored: trying again ends saved, with one page', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource|status of 409/);
  const page = await asStaff('seo');
  await answerNextWrite(page, 'pages', loseAnswer);
  await page.goto('/cms/pages/new');
  const { title, state } = pageEditorOf(page);
  await title.fill(`Lost answer ${pages.mark}`);
  await page.keyboard.press('Control+s');
  await expect(state).toContainText('Not saved');
  await expect(toast(page, 'Failed to save page')).toContainText('Error');
  await state.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Page created successfully')).toBeVisible();
  expect(await pages.stored()).toHaveLength(1);
});

test('G01 two people save the same page: the second sees both and keeps hers', async ({
  asStaff,
  another,
  pages,
}) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  const colleague = await another('admin');
  await pages.edit(stored);
  await colleague.goto(`/cms/pages/edit/${stored.id}`);
  await pageEditorOf(colleague).title.fill(`By the colleague ${pages.mark}`);
  await savePage(colleague);

  const { content, title } = pageEditorOf(page);
  await content.fill('<p>By me.</p>');
  await title.fill(`Mine ${pages.mark}`);
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'This page was changed meanwhile' });
  await expect(conflict).toContainText('Asha Menon saved it on');
  await expect(conflict.getByRole('region', { name: 'Title' })).toContainText('By the colleague');
  // Of the content there is nothing to choose: they have not touched it.
  await expect(conflict.getByRole('region')).toHaveCount(1);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep editing mine' }).click();
  await title.fill(`Both of us ${pages.mark}`);
  await savePage(page);
  expect(await pages.read(stored.id)).toMatchObject({
    title: `Both of us ${pages.mark}`,
    content: '<p>By me.</p>',
    version: 3,
  });
});

test('G05 a page that was deleted meanwhile can be saved as a new one', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  await pages.edit(stored);
  await pageEditorOf(page).content.fill('Survives.');
  await pages.remove(stored.id);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'This page is in the trash' });
  await expect(toast(page, 'Page updated successfully')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save as a new page' }).click();
  await expect(toast(page, 'Page created successfully')).toBeVisible();
  const [again, ...more] = await pages.stored();
  expect(more).toEqual([]);
  expect(again?.id).not.toBe(stored.id);
  expect(again?.content).toBe('Survives.');
});

test('who lost the right meanwhile is told so, and the text stays (B04)', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/status of 403/);
  const stored = await pages.create({ meta_description: 'About soap.' });
  const account = await createStaff('seo');
  const page = await asStaff(account);
  await pages.edit(stored);
  const { content, state, publish } = pageEditorOf(page);
  await content.fill('Written in time.');
  await asOwner().from('user_profiles').update({ role: 'editor' }).eq('id', account.id);
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Access Denied')).toContainText(
    "You don't have permission to manage pages",
  );
  await publish.click();
  await expect(toast(page, "You don't have permission to publish pages")).toBeVisible();
  await expect(state).toContainText('Not saved');
  await expect(content).toHaveValue('Written in time.');
  expect((await pages.read(stored.id))?.version).toBe(stored.version);
});

test('after a reload in the middle of writing the text is offered, restored and saved', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create({ meta_description: 'About soap.' });
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { title, content, status, state } = pageEditorOf(page);
  await title.fill(`Half a thought ${pages.mark}`);
  await content.fill('Never to be lost.');
  await status.selectOption('Published');
  // At once, with no pause for the draft: the closing page writes it.
  await page.reload();
  await expect(offer(page)).toContainText('It was kept in this browser and was never saved.');
  await expect(title).toHaveValue(stored.title);
  await offer(page).getByRole('button', { name: 'Show differences' }).click();
  const differences = page.getByRole('dialog', { name: 'What differs' });
  await expect(differences.getByRole('region', { name: 'Content' })).toContainText(
    'Never to be lost.',
  );
  await expect(differences.getByRole('region', { name: 'Status' })).toContainText('Published');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(content).toHaveValue('Never to be lost.');
  await expect(status).toHaveValue('published');
  await expect(state).toHaveText('Unsaved changes');
  await savePage(page);
  expect((await pages.read(stored.id))?.content).toBe('Never to be lost.');
  await page.reload();
  await expect(title).toHaveValue(`Half a thought ${pages.mark}`);
  await expect(offer(page)).toBeHidden();
});

test('G06 text older than the stored version is offered with both dates, and saving asks', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { title } = pageEditorOf(page);
  await title.fill(`Mine, older ${pages.mark}`);
  await page.goto('/cms/pages');
  await pages.change(stored.id, {
    title: `Theirs, newer ${pages.mark}`,
    updated_by_name: 'Rohan Kapoor',
  });
  await pages.edit(stored);
  await expect(offer(page)).toContainText(/Unsaved text from .+; the saved version is from .+/);
  await expect(offer(page)).toContainText('Rohan Kapoor has saved a newer version since');
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'This page was changed meanwhile' });
  await expect(conflict).toContainText('Theirs, newer');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title).toHaveValue(`Theirs, newer ${pages.mark}`);
  expect((await pages.read(stored.id))?.title).toBe(`Theirs, newer ${pages.mark}`);
});

test('a new page that was never saved is offered next time, and becomes one page', async ({
  asStaff,
  pages,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  const { title, content, slug, saveDraft } = pageEditorOf(page);
  await title.fill(`Unspun ${pages.mark}`);
  await content.fill('Raw wool.');
  await page.goto('/cms/pages');
  await page.getByRole('link', { name: 'New Page' }).click();
  const kept = page
    .getByRole('alert')
    .filter({ hasText: 'An unsaved page is kept in this browser' });
  await expect(kept).toContainText(`Unspun ${pages.mark}`);
  await kept.getByRole('button', { name: 'Continue' }).click();
  await expect(title).toHaveValue(`Unspun ${pages.mark}`);
  await expect(slug).toHaveValue(`unspun-${pages.mark}`);
  await expect(content).toHaveValue('Raw wool.');
  await saveDraft.click();
  await expect(toast(page, 'Page created successfully')).toBeVisible();
  expect(await pages.stored()).toHaveLength(1);
  await page.goto('/cms/pages/new');
  await expect(title).toHaveValue('');
  await expect(kept).toBeHidden();
});

test('leaving with unsaved changes asks: Stay keeps the text, Leave goes', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { content } = pageEditorOf(page);
  const back = page.getByRole('link', { name: 'Back to Pages' });
  await content.fill('Changed, not saved.');
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await back.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(content).toHaveValue('Changed, not saved.');
  await back.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();
  expect((await pages.read(stored.id))?.content).toBe(stored.content);
});
