import { expectAccessible } from './support/axe';
import {
  asAnyone,
  asOwner,
  createStaff,
  demoEmail,
  demoPassword,
  signUpAccount,
} from './support/backend';
import { makeGate } from './support/open';
import { expect, test } from './support/staff';
import { sessionKey } from './support/test';
import type { Page } from '@playwright/test';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Deletes an account as a super admin does. */
async function deleteAccount(id: string): Promise<void> {
  const admin = asAnyone();
  await admin.auth.signInWithPassword({ email: demoEmail('admin'), password: demoPassword });
  await admin.rpc('delete_user', { target: id }).throwOnError();
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
}

test('after signing out nothing of the staff area can be reached by Back or by address', async ({
  asStaff,
}) => {
  const page = await asStaff('marketing');
  await page.goto('/cms/content');
  await signOut(page);
  await expectSignedOut(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/cms/content');
  await expect(page).toHaveURL(/\/cms\/login/);
});

test('N16 signing out names unsaved drafts, and they are gone from the browser when that is chosen', async ({
  asStaff,
}) => {
  const page = await asStaff('content');
  await page.goto('/cms/content/new');
  const title = `Left behind ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  const kept = () => page.evaluate((text) => JSON.stringify(localStorage).includes(text), title);
  await expect.poll(kept).toBe(true);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  const question = page.getByRole('dialog', { name: 'Keep your unsaved drafts on this device?' });
  await expect(question.getByRole('listitem').filter({ hasText: title })).toContainText('(post)');
  await expectAccessible(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  await question.getByRole('button', { name: 'Remove them' }).click();
  await expect(question).toBeHidden();
  expect(await kept()).toBe(false);
});

for (const status of [401, 403, 404]) {
  test(`sign-out clears the session even if the service answers ${status}`, async ({
    asStaff,
    guard,
  }) => {
    guard.allowErrors(new RegExp(`status of ${status}`));
    const page = await asStaff('marketing');
    await page.route('**/auth/v1/logout**', (route) =>
      route.fulfill({ status, json: { code: status, msg: 'No such session' } }),
    );
    await page.goto('/cms/content');
    await signOut(page);
    await expectSignedOut(page);
    await page.reload();
    await expectSignedOut(page);
  });
}

test('sign-out works while the service cannot be reached', async ({ asStaff, guard }) => {
  guard.allowErrors(/Failed to (?:load resource|fetch)/);
  const page = await asStaff('marketing');
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await page.goto('/cms/content');
  await signOut(page);
  await expectSignedOut(page);
});

test('E13 signing out in one tab empties the other one within seconds', async ({ asStaff }) => {
  const page = await asStaff('seo');
  await page.goto('/cms/content');
  const other = await page.context().newPage();
  await other.goto('/cms/content');
  await expect(other.getByRole('table', { name: 'Posts' })).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('table', { name: 'Posts' })).toBeHidden();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  // By the page's own history: the driver's way waits for a load that the page cache never fires.
  await other.evaluate(() => history.back()).catch(() => undefined);
  await expect(other.getByRole('table', { name: 'Posts' })).toBeHidden();
});

test('E13 a tab that loads while another one is still signing out finds nobody signed in', async ({
  asStaff,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/content');
  const gate = makeGate();
  await page.route('**/auth/v1/logout**', async (route) => {
    await gate.passed;
    await route.continue();
  });
  const asked = page.waitForRequest('**/auth/v1/logout**');
  await signOut(page);
  await asked;
  const other = await page.context().newPage();
  await other.goto('/cms/content');
  await expect(other).toHaveURL(/\/cms\/login/);
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  gate.open();
  await expectSignedOut(page);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('a new account waits for approval, gets no data, and works once it has a role', async ({
  asStaff,
}) => {
  const account = await signUpAccount('newcomer');
  const page = await asStaff(account);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/v1\/(?!user_profiles|rpc\/(?:record|ensure|own))/.test(request.url()))
      asked.push(request.url());
  });
  await page.goto('/cms/content');
  await expect(
    page.getByRole('heading', { name: 'Your account is waiting for approval' }),
  ).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Content management' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Not approved yet.')).toBeVisible();
  expect(asked).toEqual([]);

  const { data } = await asOwner()
    .from('user_profiles')
    .select('role, team, permissions, full_name')
    .eq('id', account.id)
    .single()
    .throwOnError();
  expect(data).toEqual({
    role: 'editor',
    team: 'Content',
    permissions: [],
    full_name: account.email.split('@')[0],
  });

  await asOwner()
    .from('user_profiles')
    .upsert({
      id: account.id,
      email: account.email,
      full_name: 'New Comer',
      role: 'content',
      team: 'Content',
      is_approved: true,
    })
    .throwOnError();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.goto('/cms/content');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
});

test('B16 a deleted account loses the staff area, cannot sign in again and gets no new profile', async ({
  asStaff,
  guard,
}) => {
  guard.allowErrors(/status of 40[0-9]/);
  const account = await createStaff('content');
  const page = await asStaff(account);
  await page.goto('/cms/content');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  await deleteAccount(account.id);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign in failed');
  const { data } = await asOwner()
    .from('user_profiles')
    .select('id')
    .eq('email', account.email)
    .throwOnError();
  expect(data).toEqual([]);
});
