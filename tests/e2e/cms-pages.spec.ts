import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { asOwner, createStaff } from './support/backend';
import { makeGate } from './support/open';
import { expect, expectNoSidewaysScroll, test, toast } from './support/pages';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search pages' });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

for (const scheme of ['light', 'dark'] as const) {
  test(`the list of pages is accessible and fits small screens (${scheme})`, async ({
    asStaff,
  }) => {
    const page = await asStaff('seo');
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/cms/pages');
    await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

async function countPages(): Promise<number | null> {
  const { count } = await asOwner()
    .from('pages')
    .select('id', { count: 'exact', head: true })
    .throwOnError();
  return count;
}

test('cards count all pages; a row tells what a page is and where it stands', async ({
  asStaff,
  pages,
}) => {
  const draft = await pages.create({ template: 'contact', meta_description: 'How to card.' });
  const live = await pages.create({ status: 'published', title: `Spun ${pages.mark}` });
  const page = await asStaff('seo');
  // Other tests add and remove pages: counted again until the screen has counted the same.
  await expect(async () => {
    const before = await countPages();
    await page.goto(`/cms/pages?search=${pages.mark}`);
    await expect(page.getByText(`2 of ${before} pages`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Management');
  for (const label of ['Total Pages', 'Published', 'Drafts', 'Templates'])
    await expect(page.locator('dt', { hasText: label })).toBeVisible();
  const row = rowOf(page, draft.title);
  for (const text of ['Draft', 'Contact', `/${draft.slug}`, 'How to card.', 'Created', 'Updated'])
    await expect(row).toContainText(text);
  await expect(row.getByRole('link', { name: /^View/ })).toHaveCount(0);
  await expect(rowOf(page, live.title)).toContainText('No meta description');
  const opened = page.waitForEvent('popup');
  await rowOf(page, live.title).getByRole('link', { name: /^View/ }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(live.title);
});

test('search and both filters narrow the list, stand in the address and survive a reload', async ({
  asStaff,
  pages,
}) => {
  const draft = await pages.create({ title: `Warp ${pages.mark}`, template: 'service' });
  const live = await pages.create({ title: `Weft ${pages.mark}`, status: 'published' });
  const page = await asStaff('seo');
  await page.goto('/cms/pages');
  await search(page).fill(pages.mark);
  await expect(page).toHaveURL(`/cms/pages?search=${pages.mark}`);
  await expect(page.getByText('1–2 of 2 pages')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft');
  await expect(rowOf(page, live.title)).toBeHidden();
  await expect(rowOf(page, draft.title)).toBeVisible();
  await page.getByRole('combobox', { name: 'Template' }).selectOption('Landing');
  await expect(page.getByRole('heading', { name: 'No pages found' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(rowOf(page, draft.title)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('draft');
  await page.getByRole('combobox', { name: 'Template' }).selectOption('Landing');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/cms/pages');
  await expect(search(page)).toHaveValue('');
});

test('F01 what looks like a filter is searched as text', async ({ asStaff, pages }) => {
  const match = await pages.create({ title: `100% wool_silk (a,b) ${pages.mark}` });
  const other = await pages.create({ title: `100 wool silk ${pages.mark}` });
  const page = await asStaff('seo');
  await page.goto('/cms/pages');
  for (const term of ['100%', 'wool_silk', '(a,b)', match.slug]) {
    await search(page).fill(term);
    await expect(rowOf(page, match.title), term).toBeVisible();
    await expect(rowOf(page, other.title), term).toBeHidden();
  }
  await search(page).fill('),or(id.neq.0');
  await expect(page.getByRole('heading', { name: 'No pages found' })).toBeVisible();
});

test('more than twenty pages are shown page by page', async ({ asStaff, pages }) => {
  for (let number = 1; number <= 22; number += 1)
    await pages.create({ title: `Pick ${number} ${pages.mark}` });
  const page = await asStaff('seo');
  await page.goto(`/cms/pages?search=${pages.mark}`);
  await expect(page.getByText('1–20 of 22 pages')).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('21–22 of 22 pages')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: /^Edit Pick/ })).toHaveCount(2);
});

test('five rows stand in while the list loads', async ({ asStaff }) => {
  const page = await asStaff('seo');
  const gate = makeGate();
  await page.route('**/rest/v1/rpc/search_pages**', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto('/cms/pages');
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading pages' });
  await expect(skeleton.locator('> div')).toHaveCount(5);
  await expectAccessible(page);
  gate.open();
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();
});

test('Publish and Unpublish change the status, say so, and visitors follow', async ({
  asStaff,
  pages,
  another,
}) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  await page.goto(`/cms/pages?search=${pages.mark}`);
  await page.getByRole('button', { name: `Publish ${stored.title}`, exact: true }).click();
  await expect(toast(page, 'Page published successfully')).toBeVisible();
  await expect(rowOf(page, stored.title)).toContainText('Published');
  const visitor = await another();
  await visitor.goto(`/${stored.slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: stored.title })).toBeVisible();
  await page.getByRole('button', { name: `Unpublish ${stored.title}` }).click();
  await expect(toast(page, 'Page saved as draft successfully')).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveURL('/404');
  expect(Date.parse((await pages.read(stored.id))?.updated_at ?? '')).toBeGreaterThan(
    Date.parse(stored.updated_at),
  );
});

test('a status goes back when the server fails, and its words are not shown', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const stored = await pages.create();
  const page = await asStaff('seo');
  await page.route('**/rest/v1/pages**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  );
  await page.goto(`/cms/pages?search=${pages.mark}`);
  await page.getByRole('button', { name: `Publish ${stored.title}` }).click();
  await expect(toast(page, 'Failed to update page status')).toContainText('Error');
  await expect(rowOf(page, stored.title).getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText('Oops')).toBeHidden();
  expect((await pages.read(stored.id))?.status).toBe('draft');
});

test('deleting asks first; Cancel keeps the page, Delete removes it (D11)', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create({ title: `<b>Bold</b> "quoted" ${pages.mark}` });
  const page = await asStaff('seo');
  await page.goto(`/cms/pages?search=${pages.mark}`);
  const remove = page.getByRole('button', { name: `Delete ${stored.title}` });
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this page?',
  });
  await expect(question).toContainText(stored.title);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Page deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pages found' })).toBeVisible();
  expect(await pages.stored()).toEqual([]);
});

test('a failing deletion says so and keeps the page', async ({ asStaff, pages, guard }) => {
  guard.allowErrors(/Failed to (?:load resource|fetch)/);
  const stored = await pages.create();
  const page = await asStaff('seo');
  await page.goto(`/cms/pages?search=${pages.mark}`);
  await page.getByRole('button', { name: `Delete ${stored.title}` }).click();
  await page.route('**/rest/v1/pages**', (route) => route.abort());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete page')).toContainText('Error');
  await expect(rowOf(page, stored.title)).toBeVisible();
});

test('G05 deleting a page that is gone already shows no success and refreshes the list', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  await page.goto(`/cms/pages?search=${pages.mark}`);
  await page.getByRole('button', { name: `Delete ${stored.title}` }).click();
  await pages.remove(stored.id);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No pages found' })).toBeVisible();
  await expect(toast(page, 'Page deleted successfully')).toBeHidden();
});

test('F12 a list that cannot be fetched says so, and Retry brings it', async ({
  asStaff,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('seo');
  const calls = /\/rest\/v1\/rpc\/(?:search_pages|content_totals)/;
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto('/cms/pages');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch pages' });
  await expect(failure).toBeVisible();
  await expect(failure).not.toContainText('Bad gateway');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(calls);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Pages' })).toBeVisible();
});

test('B04 who loses the right while the list is open is refused, and told so', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/status of 403/);
  const stored = await pages.create();
  const account = await createStaff('seo');
  const page = await asStaff(account);
  await page.goto(`/cms/pages?search=${pages.mark}`);
  await page.getByRole('button', { name: `Delete ${stored.title}` }).click();
  await asOwner().from('user_profiles').update({ role: 'editor' }).eq('id', account.id);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Access Denied')).toContainText(
    "You don't have permission to delete pages",
  );
  expect(await pages.stored()).toHaveLength(1);
});
