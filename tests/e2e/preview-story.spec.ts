import { expectAccessible } from './support/axe';
import { chooseMore, editorOf, expect, expectNoSidewaysScroll, save, test } from './support/staff';

const neverMade = '0'.repeat(64);

test('a writer shares a draft by an address, somebody without an account reads it until it is withdrawn', async ({
  asStaff,
  another,
  posts,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  await chooseMore(page, 'Share a preview…');
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await dialog.getByRole('button', { name: 'Make a preview address' }).click();
  await dialog.getByRole('button', { name: 'Copy address' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  await expectAccessible(page);
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname).toMatch(/^\/preview\/[0-9a-f]{64}$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();

  const reader = await another();
  await reader.setViewportSize({ width: 360, height: 780 });
  const answer = await reader.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(reader.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(reader.getByText('Start with a narrow band.')).toBeVisible();
  await expect(reader.getByText('Preview of a draft · ends on')).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  // As a visitor the reader finds nothing, for it is a draft.
  await reader.goto(`/blogs/${post.id}`);
  await expect(reader.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  // Nothing that a form would send along knows the secret.
  const notes = await reader.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(notes).not.toContain('/preview/');

  await editorOf(page).title.fill(`Another title ${posts.mark}`);
  await save(page);
  await reader.goto(address);
  await expect(
    reader.getByRole('heading', { level: 1, name: `Another title ${posts.mark}` }),
  ).toBeVisible();

  await chooseMore(page, 'Share a preview…');
  await dialog.getByRole('button', { name: /^Withdraw the address of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('Withdrawn')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'No preview here' })).toBeVisible();
  // As if it never was.
  await reader.goto(`/preview/${neverMade}`);
  await expect(reader.getByRole('heading', { name: 'No preview here' })).toBeVisible();
});
