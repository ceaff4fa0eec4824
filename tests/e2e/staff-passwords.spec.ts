import { expectAccessible } from './support/axe';
import { asAnyone, createStaff, emailsTo, linkIn, type NewAccount } from './support/backend';
import { expect, expectNoSidewaysScroll, test, toast } from './support/staff';
import { sessionKey } from './support/test';
import type { Page } from '@playwright/test';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/cms/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/cms/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function recoveryLink(account: NewAccount): Promise<string> {
  await expect.poll(async () => (await emailsTo(account.email)).length).toBe(2);
  const [, message] = await emailsTo(account.email);
  if (!message) throw new Error('No recovery e-mail.');
  return linkIn(message);
}

test('who forgot the password sets a new one through the link in the e-mail, once', async ({
  page,
  another,
}) => {
  const account = await createStaff('content');
  await page.goto('/cms/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toContainText('Look into your inbox');

  const link = await recoveryLink(account);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  // The secret of the link stays neither in the address bar nor in the history.
  await expect(page).toHaveURL('/cms/set-password');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  const password = page.getByRole('textbox', { name: 'New password' });
  const set = page.getByRole('button', { name: 'Set the password' });
  for (const short of ['abcde', 'abcdefg']) {
    await password.fill(short);
    await set.click();
    await expect(password).toHaveAccessibleDescription(/Use at least 8 characters/);
  }
  const chosen = ' warp & weft — 🧵 ok ';
  await password.fill(chosen);
  await set.click();
  await expect(toast(page, 'Your password is changed')).toBeVisible();
  await expect(page).toHaveURL('/cms');

  const elsewhere = await another();
  await signIn(elsewhere, account.email, chosen);
  await expect(elsewhere).toHaveURL('/cms');
  const late = await another();
  await late.goto(link);
  await expect(late.getByText('This link has expired or was used already')).toBeVisible();
  await expectAccessible(late);
});

test('N01 a link for another account leaves who is signed in as they are, names both and asks', async ({
  asStaff,
}) => {
  const [asha, stranger] = [await createStaff('marketing'), await createStaff('editor')];
  const page = await asStaff(asha);
  await page.goto('/cms/content');
  const stored = () => page.evaluate((key) => localStorage.getItem(key), sessionKey);
  const before = await stored();
  await asAnyone().auth.resetPasswordForEmail(stranger.email);
  // As the link leaves the sign-in service: with the tokens in the fragment.
  const answer = await fetch(await recoveryLink(stranger), { redirect: 'manual' });
  const { hash } = new URL(answer.headers.get('location') ?? '');
  await page.goto(`/cms/set-password${hash}`);
  await expect(
    page.getByRole('heading', { name: 'This link is for another account' }),
  ).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([asha.email, stranger.email]);
  await expect(page).toHaveURL('/cms/set-password');
  await expectAccessible(page);
  expect(await stored()).toBe(before);

  await page.getByRole('button', { name: 'Go on with the other account' }).click();
  await expect(page.getByText(`For the account ${stranger.email}.`)).toBeVisible();
  expect(await stored()).toBe(before);
  await page.goto('/cms/set-password');
  await expect(page.getByText(asha.email)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go on to the staff area' }).click();
  await expect(page).toHaveURL('/cms');
  expect(await stored()).toBe(before);
});

test('E11 an unknown address gets the same answer as a known one', async ({ page }) => {
  const { email } = await createStaff('editor');
  const answers: string[] = [];
  for (const address of [email, `nobody-${email}`]) {
    await askForLink(page, address);
    const answer = await page.getByRole('alert').innerText();
    answers.push(answer.replace(address, '…'));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(await emailsTo(`nobody-${email}`)).toEqual([]);
});

test('a second request within a minute is answered calmly, and an empty one beside the field', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 429/);
  await page.route('**/auth/v1/recover**', (route) =>
    route.fulfill({ status: 429, json: { code: 429, error_code: 'over_email_send_rate_limit' } }),
  );
  await askForLink(page, '');
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveAccessibleDescription('Email is required');
  await askForLink(page, 'admin@careerloom.example');
  await expect(page.getByRole('alert')).toContainText('Wait a minute and try again');
  await expect(field).toHaveValue('admin@careerloom.example');
});

test('a link with an error in it, or none at all, offers a new link', async ({ page }) => {
  await page.goto(
    '/cms/set-password#error=access_denied&error_code=otp_expired&error_description=expired',
  );
  await expect(page.getByText('This link has expired or was used already')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.goto('/cms');
  await page.goto('/cms/set-password');
  await page.getByRole('link', { name: 'Send me a link' }).click();
  await expect(page).toHaveURL('/cms/forgot-password');
});

test('E12 people change their own name and password, long and unusual ones included', async ({
  asStaff,
  another,
  guard,
}) => {
  const account = await createStaff('marketing', 'Mira Old');
  const page = await asStaff(account);
  await page.goto('/cms/content');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your account' });
  await expect(dialog.getByText(account.email)).toBeVisible();
  await expectAccessible(page);

  const name = dialog.getByRole('textbox', { name: 'Full name' });
  await name.fill('   ');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(name).toHaveAccessibleDescription(/Name is required/);
  await name.fill('Mira <b>New</b>');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page, 'Your name is saved')).toBeVisible();

  // N15: an open session is not enough, and the owner hears of the change.
  guard.allowErrors(/status of 400/);
  const present = dialog.getByRole('textbox', { name: 'Present password' });
  await present.fill('not the present one');
  const password = dialog.getByRole('textbox', { name: 'New password' });
  await password.fill('1234567');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(password).toHaveAccessibleDescription(/Use at least 8 characters/);
  const chosen = `${'long '.repeat(12)}🪡`;
  await password.fill(chosen);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(present).toHaveAccessibleDescription(/This is not your present password/);
  await present.fill(account.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Your password is changed')).toBeVisible();
  await expect(password).toHaveValue('');
  expect((await emailsTo(account.email)).at(-1)?.text).toContain('has just been changed');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
  await expect(page.getByText(/, Mira/)).toBeVisible();

  const elsewhere = await another();
  await signIn(elsewhere, account.email, chosen);
  await expect(elsewhere.getByRole('heading', { name: 'Posts' })).toBeVisible();
});
