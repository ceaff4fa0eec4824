import { readySections } from '@/features/pages/sections/ready-sections';
import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { expect, expectNoSidewaysScroll, pageEditorOf, savePage, test } from './support/pages';

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

test('every section stands in every template at every width, light and dark', async ({
  page,
  pages,
}) => {
  const content = readySections.map(({ html }) => html).join('\n\n');
  for (const template of ['default', 'about', 'contact', 'service', 'product', 'landing']) {
    const stored = await pages.create({ template, content, status: 'published' });
    await page.goto(`/${stored.slug}`);
    await expect(page.locator('main section[class^="section-"]')).toHaveCount(readySections.length);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    if (template !== 'landing') continue;
    // What visitors see is light whatever their system prefers; the one ground that is dark is this template's own.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  }
});
