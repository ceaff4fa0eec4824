import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { expect, expectNoSidewaysScroll, test } from './support/staff';

test('views per day as a chart that keys can read, and as a table', async ({ asStaff }) => {
  const page = await asStaff('marketing');
  await page.goto('/cms/analytics');
  const chart = page.getByRole('slider', { name: 'Views per day' });
  await expect(chart.locator('canvas')).toBeVisible();
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  const last = await chart.getAttribute('aria-valuetext');
  expect(last).toMatch(/^\d+ \w+ \d{4}: [\d,]+ views, [\d,]+ before$/);
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', last ?? '');

  await page.getByText('Show as a table').click();
  const table = page.getByRole('table').filter({ hasText: 'The 30 days before' });
  await expect(table.getByRole('row')).toHaveCount(31);
  const [day, views] = (last ?? '').split(/: | views/);
  await expect(table.getByRole('row').nth(1)).toContainText(`${day ?? ''}${views ?? ''}`);
});

test('the range lives in the address, and Back takes it back', async ({ asStaff }) => {
  const page = await asStaff('marketing');
  await page.goto('/cms/analytics');
  const ranges = page.getByRole('group', { name: 'Range' });
  await expect(ranges.getByRole('button', { pressed: true })).toHaveText('30 days');
  await ranges.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL('/cms/analytics?range=7');
  await expect(page.getByRole('heading', { name: 'Views in 7 days' })).toBeVisible();
  await page.reload();
  await expect(ranges.getByRole('button', { pressed: true })).toHaveText('7 days');
  await ranges.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByText(/counting began on/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/cms/analytics?range=7');
  await page.goto('/cms/analytics?range=12345');
  await expect(ranges.getByRole('button', { pressed: true })).toHaveText('30 days');
});

test('what was read most stands first, and is exported as text', async ({ asStaff, posts }) => {
  const post = await posts.create({
    status: 'published',
    title: `=Formula, "quoted" ${posts.mark}`,
  });
  const path = `/blogs/${post.id}`;
  const yesterday = new Date(Date.now() + 5.5 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  await asOwner().from('page_views').insert({ path, day: yesterday, views: 70_000 }).throwOnError();
  const page = await asStaff('seo');
  await page.goto('/cms/analytics?range=7');
  const top = page.getByRole('table').filter({ hasText: 'Article' }).first();
  const first = top.getByRole('row').nth(1);
  await expect(first).toContainText(`=Formula, "quoted" ${posts.mark}`);
  await expect(first).toContainText('70,000');
  await expect(first).toContainText('New');
  await expect(first.getByRole('link')).toHaveAttribute('href', path);

  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Top articles and pages' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^careerloom-top-content-7-days-\d{4}-\d{2}-\d{2}\.csv$/,
  );
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`"'=Formula, ""quoted"" ${posts.mark}",${path},70000,0`);
  await asOwner().from('page_views').delete().eq('path', path).throwOnError();
});

test('the days are exported as the chart shows them', async ({ asStaff }) => {
  const page = await asStaff('seo');
  await page.goto('/cms/analytics?range=90');
  await expect(page.getByRole('slider').locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Views per day' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(91);
  expect(lines[1]).toMatch(/^\d{4}-\d{2}-\d{2},\d+,\d+$/);
});

test('each part fails by itself and comes back; no chart pretends', async ({ asStaff, guard }) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('seo');
  let isBroken = true;
  await page.route(/rpc\/(views_by_day|top_content)/, (route) =>
    isBroken ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await page.goto('/cms/analytics');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to fetch top articles')).toBeVisible();
  await expect(main.getByText('Failed to fetch top pages')).toBeVisible();
  await expect(main.getByText('Failed to fetch views', { exact: true })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  isBroken = false;
  const retries = main.getByRole('button', { name: 'Retry', exact: true });
  while ((await retries.count()) > 0) {
    const left = await retries.count();
    await retries.first().click();
    await expect.poll(() => retries.count()).toBeLessThan(left);
  }
  await expect(page.getByRole('slider').locator('canvas')).toBeVisible();
});

test('no views at all is said, not drawn', async ({ asStaff }) => {
  const page = await asStaff('seo');
  await page.route('**/rpc/views_by_day', (route) =>
    route.fulfill({
      json: [{ day: '2026-11-20', views: 0, previous: 0, is_complete: true }],
    }),
  );
  await page.route('**/rpc/view_totals', (route) =>
    route.fulfill({ json: [{ views: 0, previous: 0, today: 0, counted_since: null }] }),
  );
  await page.route('**/rpc/top_content', (route) => route.fulfill({ json: [] }));
  await page.goto('/cms/analytics');
  await expect(page.getByText('No views in these days')).toHaveCount(3);
  await expect(page.getByText(/No views yet. They count when/)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('the chart library is loaded here and nowhere else', async ({ asStaff }) => {
  const page = await asStaff('admin');
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.goto('/cms');
  await expect(page.getByText(/from last month/)).toBeVisible();
  expect(scripts.filter((url) => url.includes('views-chart'))).toEqual([]);
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByRole('slider').locator('canvas')).toBeVisible();
  expect(scripts.filter((url) => url.includes('views-chart'))).not.toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`it fits everyone in the ${scheme} scheme`, async ({ asStaff }) => {
    const page = await asStaff('marketing');
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/cms/analytics');
    await expect(page.getByRole('slider').locator('canvas')).toBeVisible();
    await page.getByText('Show as a table').click();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
