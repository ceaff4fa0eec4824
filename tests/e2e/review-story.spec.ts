import { expectAccessible } from './support/axe';
import { createStaff } from './support/backend';
import { editorOf, expect, save, test, toast } from './support/staff';

test('a writer without the right to publish gets an article published: asked, sent back, asked again, approved', async ({
  asStaff,
  another,
  posts,
}) => {
  const post = await posts.create();
  const publisher = await createStaff('marketing', 'Ravi Menon');
  const writer = await asStaff('content');
  await posts.edit(post);
  await editorOf(writer).title.fill(`Weaving for beginners ${posts.mark}`);
  await writer.getByRole('button', { name: 'Ask for review…' }).click();
  const dialog = writer.getByRole('dialog', { name: 'Ask for a review' });
  await dialog.getByRole('button', { name: 'Save first' }).click();
  await expect(dialog.getByText('You have unsaved changes')).toBeHidden();
  await dialog.getByRole('textbox').fill('Please check the first step.');
  await expectAccessible(writer);
  await dialog.getByRole('button', { name: 'Ask for review' }).click();
  await expect(toast(writer, 'Review asked for')).toBeVisible();
  await expect(writer.getByRole('region', { name: 'Review', exact: true })).toContainText(
    'You have asked for a review',
  );

  const other = await another(publisher);
  await other.goto('/cms');
  const waiting = other.getByRole('region', { name: 'To be reviewed' });
  const link = waiting.getByRole('link', { name: `Weaving for beginners ${posts.mark}` });
  await expect(link).toBeVisible();
  await link.click();
  const band = other.getByRole('region', { name: 'Review', exact: true });
  await expect(band).toContainText('Please check the first step.');
  await expectAccessible(other);
  await band.getByRole('button', { name: 'Send back…' }).click();
  await other.getByRole('dialog').getByRole('textbox').fill('The first step is missing.');
  await other.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(band).toContainText('sent this post back');

  await posts.edit(post);
  await expect(writer.getByRole('region', { name: 'Review', exact: true })).toContainText(
    'The first step is missing.',
  );
  await editorOf(writer).content.press('Control+End');
  await writer.keyboard.type(' Then the first step.');
  await save(writer);
  await writer.getByRole('button', { name: 'Ask for review…' }).click();
  await dialog.getByRole('button', { name: 'Ask for review' }).click();
  await expect(toast(writer, 'Review asked for')).toBeVisible();

  await other.goto(`/cms/content/edit/${post.id}`);
  await band.getByRole('button', { name: 'Approve…' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(toast(other, 'Post published successfully')).toBeVisible();
  await expect(band).toBeHidden();
  expect(await posts.read(post.id)).toMatchObject({
    status: 'published',
    version: 4,
    updated_by_name: 'Ravi Menon',
    content: expect.stringContaining('Then the first step.'),
  });
});
