import { asOwner } from './support/backend';
import { expect, pageEditorOf, test, toast } from './support/pages';
import { chooseMore, publishAnyway } from './support/staff';

test('links to what visitors cannot read are named before a page becomes public', async ({
  asStaff,
  pages,
}) => {
  const draft = await pages.create();
  const live = await pages.create({ status: 'published' });
  const later = await pages.create({ status: 'published', publish_at: '2090-01-01T00:00:00Z' });
  const gone = await pages.create();
  await asOwner().from('pages').delete().eq('id', gone.id).throwOnError();
  const links = [draft, live, later, gone].map(({ slug }) => `[${slug}](/${slug})`);
  const stored = await pages.create({
    content: ['Links:', ...links, '[courses](/courses)'].join('\n\n'),
    meta_description: 'About soap.',
  });
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { content, publish } = pageEditorOf(page);
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Before this is published' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`“${draft.slug}” leads to a draft`),
    new RegExp(`“${later.slug}” leads to what is scheduled`),
    new RegExp(`“${gone.slug}” leads to what lies in the trash`),
  ]);
  await dialog.getByRole('button', { name: later.slug }).click();
  await expect(content).toBeFocused();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(links[2]);
  await content.press('Delete');
  await publish.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await publishAnyway(page);
  await expect(toast(page, 'Page updated successfully')).toContainText('Status: Published');

  await chooseMore(page, 'Check');
  const check = page.getByRole('dialog', { name: 'Check' });
  await expect(check.getByRole('listitem')).toHaveCount(2);
  await check.getByRole('button', { name: 'Close' }).first().click();
  await content.fill('Words');
  await chooseMore(page, 'Check');
  await expect(check.getByRole('status')).toHaveText('Nothing is missing');
});
