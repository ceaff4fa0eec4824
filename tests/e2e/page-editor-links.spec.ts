import { expect, pageEditorOf, savePage, test } from './support/pages';

test('words of a page become a link to own content that is found by its title, in HTML and in Markdown', async ({
  asStaff,
  pages,
}) => {
  const target = await pages.create({ title: `Spinning fine ${pages.mark}`, status: 'published' });
  const stored = await pages.create({ content: '<p>Read on</p>', status: 'published' });
  const page = await asStaff('seo');
  await page.goto(`/cms/pages/edit/${stored.id}`);
  const { content } = pageEditorOf(page);
  const dialog = page.getByRole('dialog', { name: 'Add a link' });
  const address = dialog.getByRole('combobox', { name: 'Address' });

  await content.focus();
  await content.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 10));
  await page.keyboard.press('Control+k');
  await address.fill('nowhere at all');
  await dialog.getByRole('button', { name: 'Add link' }).click();
  await expect(dialog.getByText('Enter an address such as')).toBeVisible();
  await expect(address).toHaveValue('nowhere at all');
  await address.fill(`Spinning fine ${pages.mark}`);
  await expect(dialog.getByRole('option', { name: `Spinning fine ${pages.mark}` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(`/${target.slug}`);
  await page.keyboard.press('Enter');
  const linked = `<p><a href="/${target.slug}">Read on</a></p>`;
  await expect(content).toBeFocused();
  await expect(content).toHaveValue(linked);
  await page.keyboard.press('Control+z');
  await expect(content).toHaveValue('<p>Read on</p>');
  await page.keyboard.press('Control+y');
  await expect(content).toHaveValue(linked);
  await savePage(page);
  await page.goto(`/${stored.slug}`);
  await page.getByRole('article').getByRole('link', { name: 'Read on' }).click();
  await expect(page).toHaveURL(`/${target.slug}`);

  await page.goto(`/cms/pages/edit/${stored.id}`);
  await content.fill('More: ');
  await page.keyboard.press('Control+k');
  await address.fill('/courses');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('all [four] courses');
  await page.keyboard.press('Enter');
  await expect(content).toHaveValue('More: [all \\[four\\] courses](/courses)');
  await savePage(page);
});
