import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { expect, pageEditorOf, savePage, test } from './support/pages';

test('a page is built from sections, which stay what they are; a piece of it is kept for the next one', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create({ content: '<p>First <b>words</b></p>', status: 'published' });
  const page = await asStaff('seo');
  await page.goto(`/cms/pages/edit/${stored.id}`);
  const { content } = pageEditorOf(page);
  await content.selectText();
  await page.getByRole('button', { name: 'Sections' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a section' });
  await expectAccessible(page);
  await dialog.getByLabel('Keep the selection as').fill(`First ${pages.mark}`);
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByRole('button', { name: `First ${pages.mark}` }).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Call to action/ }).click();
  await expect(content).toBeFocused();
  await page.keyboard.type('Come and see');
  const text = await content.inputValue();
  expect(text).toMatch(
    /^<p>First <b>words<\/b><\/p>\n\n<section class="section-call">\n {2}<h2>Come and see</,
  );
  await savePage(page);
  await page.reload();
  await expect(content).toHaveValue(text);
  await page.goto(`/${stored.slug}`);
  const section = page.locator('section.section-call');
  await expect(section.getByRole('heading', { name: 'Come and see' })).toBeVisible();
  await expect(section.getByRole('link', { name: 'Enrol now' })).toHaveCSS(
    'display',
    'inline-block',
  );
  await asOwner().from('page_sections').delete().like('name', `%${pages.mark}`).throwOnError();
});
