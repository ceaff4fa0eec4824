import { expect, pageEditorOf, test } from './support/pages';
import { editorOf } from './support/staff';

const deep = `${'<div>'.repeat(20_000)}A loom`;
const sentence = /nested more than 200 deep\. Please make it simpler/;

test('N08 the post editor refuses what is too deep beside its field, and keeps what was typed', async ({
  asStaff,
  pages,
}) => {
  const page = await asStaff('content');
  await page.goto('/cms/content/new');
  const { title, excerpt, content, category, save } = editorOf(page);
  await expect(content).toBeVisible();
  await title.fill(`Deep ${pages.mark}`);
  await excerpt.fill('A short summary.');
  await category.selectOption('Data Science');
  await page.getByRole('button', { name: 'HTML source' }).click();
  await content.fill(deep);
  await save.click();
  await expect(content).toHaveAccessibleDescription(sentence);
  await expect(content).toBeFocused();
  await expect(content).toHaveValue(deep);
  await excerpt.fill('The tab goes on.');
  await expect(title).toHaveValue(`Deep ${pages.mark}`);
});

test('N08 the page editor does the same, beside its preview', async ({ asStaff, pages }) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  const { title, content, saveDraft, metaTitle } = pageEditorOf(page);
  await title.fill(`Deep ${pages.mark}`);
  await content.fill(deep);
  await saveDraft.click();
  await expect(content).toHaveAccessibleDescription(sentence);
  await expect(content).toBeFocused();
  await expect(content).toHaveValue(deep);
  await metaTitle.fill('The tab goes on.');
  await expect(title).toHaveValue(`Deep ${pages.mark}`);
  expect(await pages.stored()).toEqual([]);
});
