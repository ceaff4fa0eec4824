import { expectAccessible } from './support/axe';
import { asOwner, createStaff } from './support/backend';
import { makeGate } from './support/open';
import { editorOf, expect, expectNoSidewaysScroll, test } from './support/staff';

test('the figures are those of the database', async ({ asStaff, posts }) => {
  await posts.create();
  const page = await asStaff('admin');
  await page.goto('/cms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, \w+/);
  const { count } = await asOwner()
    .from('user_profiles')
    .select('id', { count: 'exact' })
    .eq('is_approved', true)
    .throwOnError();
  const figure = page.getByRole('group', { name: 'Team Members' }).getByText(/^[\d,]+$/);
  // Other tests add accounts meanwhile.
  const shown = Number(await figure.innerText());
  expect(Math.abs(shown - (count ?? 0))).toBeLessThanOrEqual(10);
  await expect(page.getByText(/^(\+|−)?[\d,]+% from last month$/)).toBeVisible();
  await expect(page.getByText(/^Last 30 days · [\d,]+ today$/)).toBeVisible();
});

test('what was just done stands first, with who did it', async ({ asStaff, posts }) => {
  const account = await createStaff('super_admin', 'Nila Weaver');
  const page = await asStaff(account);
  await page.goto('/cms');
  const activity = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Recent Activity' }),
  });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  const entry = activity.getByRole('listitem').filter({ hasText: posts.mark }).first();
  // Ten entries stand there; other tests may have written as many by the time that they are read.
  await expect(async () => {
    await posts.create({ title: `Fresh thread ${posts.mark}` });
    await page.reload();
    await expect(entry).toContainText('created the post', { timeout: 2000 });
  }).toPass();
  await expect(entry).toContainText('Just now');
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(/\/cms\/content\/edit\//);
  await expect(editorOf(page).title).toHaveValue(`Fresh thread ${posts.mark}`);
});

test('each part fails by itself, says so and comes back', async ({ asStaff, guard }) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('admin');
  let isBroken = true;
  for (const path of ['rpc/view_totals', 'activity_log', 'user_profiles?select=id&is_approved']) {
    await page.route(
      (url) => url.href.includes(`/rest/v1/${path}`),
      (route) => (isBroken ? route.fulfill({ status: 500, body: 'broken' }) : route.continue()),
    );
  }
  await page.goto('/cms');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveCount(3);
  await expect(main.getByText('Failed to fetch recent activity')).toBeVisible();
  await expect(main.getByText(/\d+ published/).first()).toBeVisible();
  isBroken = false;
  await main.getByRole('button', { name: 'Retry: Total Views' }).click();
  await expect(main.getByText(/from last month/)).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(2);
  await main.getByRole('button', { name: 'Retry: Team Members' }).click();
  await main.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('nothing jumps when the figures arrive', async ({ asStaff }) => {
  const page = await asStaff('admin');
  const gate = makeGate();
  // Figures, and the code of the panel that tells those of leads.
  for (const late of ['**/rest/v1/rpc/**', /dashboard-leads-[\w-]{7}\.js$/])
    await page.route(late, async (route) => {
      await gate.passed;
      await route.continue();
    });
  await page.goto('/cms');
  const heading = page.getByRole('heading', { name: 'Recent Activity' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading: Total Views' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await heading.boundingBox();
  gate.open();
  await expect(page.getByText(/from last month/)).toBeVisible();
  await expect(page.getByText('Wait for a first reply')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

test('whose role has no task here still finds a start', async ({ asStaff }) => {
  const account = await createStaff('seo', 'Lone Reader');
  const page = await asStaff(account);
  // A right that opens no screen without another.
  await page.route('**/rest/v1/user_profiles**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"permissions":\s*\[[^\]]*\]/g, '"permissions":["draft_content"]'),
    });
  });
  await page.goto('/cms');
  await expect(page.getByRole('heading', { name: 'Welcome back, Lone' })).toBeVisible();
  await expect(page.getByText('Your role has no tasks to start from here.')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /created|published|uploaded|added/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveText(['Dashboard']);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`it fits everyone in the ${scheme} scheme`, async ({ asStaff }) => {
    const page = await asStaff('admin');
    await page.emulateMedia({ colorScheme: scheme });
    // A file may have a name of 255 letters.
    await page.route('**/rest/v1/activity_log**', async (route) => {
      const response = await route.fetch();
      const [newest, ...others]: object[] = await response.json();
      await route.fulfill({ response, json: [{ ...newest, title: 'x'.repeat(255) }, ...others] });
    });
    await page.goto('/cms');
    await expect(page.getByText(/from last month/)).toBeVisible();
    await expect(page.getByText('x'.repeat(255))).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
