import { readFile } from 'node:fs/promises';
import { paths } from '@/config/paths';
import { expectAccessible } from './support/axe';
import { asOwner, createStaff } from './support/backend';
import { makeGate } from './support/open';
import { pngFile } from './support/pictures';
import { editorOf, expect, expectNoSidewaysScroll, test, toast } from './support/staff';
import type { Page } from '@playwright/test';

// These settings are everybody's: tests that change them run one after the other.
test.describe.configure({ mode: 'serial' });

const empty = { author: '', author_image: null, author_bio: '' };
const seoGrant = { role: 'seo', permission: 'manage_campaigns' };

test.afterEach(async () => {
  await asOwner().from('editor_defaults').update(empty).eq('id', true).throwOnError();
  await asOwner().from('build_hooks').update({ address: '' }).eq('id', true).throwOnError();
  await asOwner().from('role_permissions').delete().match(seoGrant).throwOnError();
  await asOwner()
    .from('role_permissions')
    .upsert({ role: 'seo', permission: 'manage_redirects' })
    .throwOnError();
});

async function storedGrants(role: string): Promise<string[]> {
  const { data } = await asOwner()
    .from('role_permissions')
    .select('permission')
    .eq('role', role)
    .throwOnError();
  return data.map(({ permission }) => permission);
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const matrix = (page: Page) => page.getByRole('table', { name: 'Which role holds which' });

test('the settings are accessible and fit small screens', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  await expect(page.getByRole('textbox', { name: 'Default author' })).toBeVisible();
  await expect(matrix(page)).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('new posts start with the default author, image and biography', async ({
  asStaff,
  another,
}) => {
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  await page.getByRole('textbox', { name: 'Default author' }).fill('The Careerloom editors');
  await page.getByRole('textbox', { name: 'Author biography' }).fill('They weave the texts.');
  await page.getByLabel('Choose the author image').setInputFiles(pngFile('face.png', 64, 64));
  await expect(page.getByRole('img', { name: 'Current author image' })).toBeVisible();
  await page.getByRole('button', { name: 'Save defaults' }).click();
  await expect(toast(page, 'Defaults saved')).toBeVisible();
  await expect(page.getByText(/^Last changed by /)).toBeVisible();

  const writer = await another('content');
  await writer.goto(paths.cms.newPost());
  await expect(editorOf(writer).author).toHaveValue('The Careerloom editors');
  await expect(writer.getByRole('textbox', { name: 'Author biography' })).toHaveValue(
    'They weave the texts.',
  );
  await expect(writer.getByRole('img', { name: 'Current author image' })).toBeVisible();
  await writer.goto(paths.admin.blogs());
  await writer.getByRole('button', { name: 'New Post' }).click();
  await expect(editorOf(writer).author).toHaveValue('The Careerloom editors');
});

test('without a default author a post starts with the writer', async ({ asStaff }) => {
  const account = await createStaff('content', 'Meera Iyer');
  const page = await asStaff(account);
  await page.goto(paths.cms.newPost());
  await expect(editorOf(page).author).toHaveValue('Meera Iyer');
});

test('a picture or biography needs an author', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  await page.getByRole('textbox', { name: 'Author biography' }).fill('Of nobody.');
  await page.getByRole('button', { name: 'Save defaults' }).click();
  await expect(page.getByText('Name the author, or remove picture and biography')).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  const warning = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await warning.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(paths.cms.users());
});

test('G01 who saves over somebody else’s defaults is told, and loses no text', async ({
  asStaff,
}) => {
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  const author = page.getByRole('textbox', { name: 'Default author' });
  await author.fill('Mine');
  await asOwner()
    .from('editor_defaults')
    .update({ author: 'Theirs' })
    .eq('id', true)
    .throwOnError();
  await page.getByRole('button', { name: 'Save defaults' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Somebody else changed' });
  await expect(failure).toBeVisible();
  await expect(author).toHaveValue('Mine');
  await failure.getByRole('button', { name: 'Show what is stored now' }).click();
  await expect(author).toHaveValue('Theirs');
});

test('a super admin gives rights at once, and confirms before taking some away', async ({
  asStaff,
}) => {
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  const save = page.getByRole('button', { name: 'Save permissions' });
  await expect(save).toBeDisabled();
  await expect(box(page, 'Super Admin: Manage users')).toBeDisabled();
  await box(page, 'SEO: Manage campaigns').check();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await save.click();
  await expect(toast(page, 'Permissions saved')).toBeVisible();
  expect(await storedGrants('seo')).toContain('manage_campaigns');

  await box(page, 'SEO: Manage redirects').uncheck();
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Take these permissions away?' });
  await expect(question).toContainText('SEO: Manage redirects');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedGrants('seo')).toContain('manage_redirects');
  await save.click();
  await question.getByRole('button', { name: 'Take away' }).click();
  await expect(question).toBeHidden();
  await expect(save).toBeDisabled();
  expect(await storedGrants('seo')).not.toContain('manage_redirects');
  await page.reload();
  await expect(box(page, 'SEO: Manage redirects')).not.toBeChecked();
});

test('what is ticked while a save is under way stays to be saved', async ({ asStaff }) => {
  const page = await asStaff('admin');
  const gate = makeGate();
  await page.route('**/rest/v1/rpc/change_role_permissions', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto(paths.cms.settings());
  await box(page, 'SEO: Manage campaigns').check();
  await page.getByRole('button', { name: 'Save permissions' }).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await box(page, 'SEO: Manage redirects').uncheck();
  // The rights of whoever changes them are read again: they may be among those that have changed.
  const own = page.waitForRequest('**/rest/v1/user_profiles**');
  gate.open();
  await own;
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect(box(page, 'SEO: Manage campaigns')).toBeChecked();
  await expect(box(page, 'SEO: Manage redirects')).not.toBeChecked();
  expect(await storedGrants('seo')).toEqual(
    expect.arrayContaining(['manage_campaigns', 'manage_redirects']),
  );
});

test('an admin reads the matrix and cannot change it', async ({ asStaff }) => {
  const page = await asStaff(await createStaff('admin'));
  await page.goto(paths.cms.settings());
  await expect(page.getByText('Only super admins change what roles may do.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save permissions' })).toHaveCount(0);
  const row = matrix(page).getByRole('row').filter({ hasText: 'Manage users' });
  await expect(row.getByRole('img', { name: 'Yes' })).toHaveCount(2);
});

test('the export is one file with every post and page', async ({ asStaff, posts }) => {
  const draft = await posts.create({ title: `Draft "${posts.mark}"` });
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export posts and pages' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^careerloom-content-\d{4}-\d\d-\d\d\.json$/);
  await expect(toast(page, /^Exported \d+ posts and \d+ pages?/)).toBeVisible();
  const content = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    posts: { id: string; title: string }[];
    pages: { slug: string }[];
  };
  expect(content.posts.find(({ id }) => id === draft.id)?.title).toBe(draft.title);
  expect(content.pages.length).toBeGreaterThan(0);
});

test('what is exported with its files can be looked through before it is imported, and nothing is made twice', async ({
  asStaff,
}) => {
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export with files' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file to import' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'content.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await file.path()),
  });
  await expect(page.getByRole('heading', { name: /content\.zip would do$/ })).toBeFocused();
  const pages = page.getByRole('row', { name: /^Pages 0 [1-9]/ });
  await expect(pages).toBeVisible();
  await expect(page.getByRole('row', { name: /^Media files 0 [1-9]/ })).toBeVisible();
  await expect(page.getByText('There is nothing new in this file.')).toBeVisible();
  await expectAccessible(page);
});

test('an import that runs asks before it is left, and says how far it came when it is stopped', async ({
  asStaff,
}) => {
  const page = await asStaff('admin');
  await page.route('**/rpc/import_content', async (route) => {
    // What brings rows in is never answered.
    if (route.request().postData()?.includes('"is_trial":true'))
      await route.fulfill({ json: [{ place: 1, outcome: 'new', problem: '' }] });
  });
  await page.goto(paths.cms.settings());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file to import' }).click();
  const content = {
    format: 'careerloom-content-2',
    posts: [{ id: 'a', title: 'Yarn' }],
    pages: [],
  };
  await (
    await chooser
  ).setFiles({
    name: 'content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toBeVisible();
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'The import is still running' });
  await expect(question).toContainText('goes on from there');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The import stopped.' });
  await expect(alert.getByRole('button', { name: 'Look at content.json again' })).toBeFocused();
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page).toHaveURL(paths.cms.media());
});

test('the export can be cancelled, and says when it fails', async ({ asStaff, guard }) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('admin');
  await page.goto(paths.cms.settings());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/pages?**', async (route) => {
    await held;
    await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' });
  });
  const start = page.getByRole('button', { name: 'Export posts and pages' });
  await start.click();
  await expect(page.getByRole('progressbar', { name: 'Exporting posts and pages' })).toBeVisible();
  // From the top: what lies half under the sticky header just now would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(start).toBeVisible();
  release();
  await start.click();
  await expect(page.getByRole('alert')).toContainText('Failed to export the content.');
  await page.unroute('**/rest/v1/pages?**');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Retry export' }).click();
  await download;
});

test('the build hook is kept hidden, starts a build and says what can be known of it', async ({
  asStaff,
}) => {
  const address = 'https://ci.example/hooks/secret';
  const page = await asStaff('admin');
  let builtAt = '2026-11-22T10:00:00.000Z';
  const orders: string[] = [];
  await page.route('**/build.json', (route) =>
    route.fulfill({ json: { builtAt, content: 'backend' } }),
  );
  await page.route('https://ci.example/**', (route) => {
    orders.push(`${route.request().method()} ${route.request().url()}`);
    return route.fulfill({ status: 201, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.clock.install();
  await page.goto(paths.cms.settings());
  const field = page.getByLabel('Address of the build hook');
  await expect(page.getByText('Save an address first.')).toBeVisible();
  await field.fill(address);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(toast(page, 'Build hook saved')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(address);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show address' }).click();
  await expect(field).toHaveAttribute('type', 'text');

  await page.getByRole('button', { name: 'Start a build' }).click();
  await expect(page.getByText(/^Sent: the host has taken the order \(status 201\)/)).toBeVisible();
  builtAt = '2026-11-22T10:05:00.000Z';
  await page.clock.fastForward(10_000);
  await expect(page.getByText('The new build is live.')).toBeVisible();
  expect(orders).toEqual([`POST ${address}`]);
});

test('B14 a forged profile may tick boxes, but the database keeps the matrix and the defaults', async ({
  asStaff,
  guard,
}) => {
  guard.allowErrors(/status of 40[13]/);
  const page = await asStaff('seo');
  await page.route('**/rest/v1/user_profiles**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replace(/"permissions":\s*\[[^\]]*\]/g, '"permissions":["*"]')
      .replace(/"role":\s*"seo"/g, '"role":"super_admin"');
    await route.fulfill({ response, body });
  });
  await page.goto(paths.cms.settings());
  await box(page, 'SEO: Manage users').check();
  await page.getByRole('button', { name: 'Save permissions' }).click();
  await expect(page.getByText(/Only super admins can change what roles may do/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Default author' }).fill('Forged');
  await page.getByRole('button', { name: 'Save defaults' }).click();
  await expect(
    page.getByText(/Failed to save the defaults. You don't have permission to manage settings/),
  ).toBeVisible();
  expect(await storedGrants('seo')).not.toContain('manage_users');
  const { data } = await asOwner().from('editor_defaults').select('author').single().throwOnError();
  expect(data.author).toBe('');
  await expect(page.getByText('Failed to fetch the build hook')).toBeVisible();
});

test('signed out, the screen leads to the sign-in page and back', async ({ page }) => {
  await page.goto(paths.cms.settings());
  await expect(page).toHaveURL(`/cms/login?redirect=${encodeURIComponent(paths.cms.settings())}`);
});
