import { expectAccessible } from './support/axe';
import { demoPassword } from './support/backend';
import { expect, expectNoSidewaysScroll, test, toast } from './support/staff';
import type { Page } from '@playwright/test';

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const failure = (page: Page) => page.getByRole('form', { name: 'Sign in' }).getByRole('alert');

test('the sign-in page is accessible and fits small screens', async ({ page }) => {
  await page.goto('/cms/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('sign-in says beside the field that e-mail and password are required', async ({ page }) => {
  await page.goto('/cms/login');
  await submit(page).click();
  await expect(emailField(page)).toHaveAccessibleDescription('Email is required');
  await expect(passwordField(page)).toHaveAccessibleDescription('Password is required');
  await expect(emailField(page)).toBeFocused();
  await emailField(page).fill('not an address');
  await expect(emailField(page)).toHaveAccessibleDescription('Enter a valid email address');
  await expectAccessible(page);
});

test('E01 a wrong password and an unknown address give the same answer', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  await page.goto('/cms/login');
  const answers: string[] = [];
  for (const email of ['admin@careerloom.example', 'nobody-at-all@careerloom.example']) {
    await emailField(page).fill(email);
    await passwordField(page).fill('not the password');
    await submit(page).click();
    await expect(failure(page)).toContainText('Sign in failed');
    await expect(toast(page, 'Sign in failed')).toContainText('Invalid login credentials');
    answers.push(await failure(page).innerText());
    await expect(emailField(page)).toHaveValue(email);
    await page.reload();
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('Invalid login credentials');
});

test('E02 too many attempts give a calm message and keep what was typed', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 429/);
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    }),
  );
  await page.goto('/cms/login');
  await emailField(page).fill('admin@careerloom.example');
  await passwordField(page).fill(demoPassword);
  await submit(page).click();
  await expect(failure(page)).toContainText('Wait a minute and try again; nothing is locked.');
  await expect(emailField(page)).toHaveValue('admin@careerloom.example');
  await expect(passwordField(page)).toHaveValue(demoPassword);
  await expectAccessible(page);
  await page.unroute('**/auth/v1/token**');
  await submit(page).click();
  await expect(page).toHaveURL('/cms');
});

test('F12 sign-in says that the server cannot be reached, or has a problem', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/Failed to (?:load resource|fetch)/);
  await page.route('**/auth/v1/token**', (route) => route.abort());
  await page.goto('/cms/login');
  await emailField(page).fill('admin@careerloom.example');
  await passwordField(page).fill(demoPassword);
  await submit(page).click();
  await expect(failure(page)).toContainText('The server could not be reached');
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await submit(page).click();
  await expect(failure(page)).toContainText('Invalid credentials. Please try again.');
  await expect(failure(page)).toContainText('The server had a problem');
  await expect(failure(page)).not.toContainText('Bad gateway');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/cms/login');
  await passwordField(page).fill('woven');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('the demo box fills the form, the button says "Signing in..." and Enter twice signs in once', async ({
  page,
}) => {
  let requests = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/auth/v1/token**', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await page.goto('/cms/login');
  await page.getByRole('button', { name: 'Use the Marketing account' }).click();
  await expect(emailField(page)).toHaveValue('marketing@careerloom.example');
  await expect(passwordField(page)).toHaveValue(demoPassword);
  await passwordField(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await passwordField(page).press('Enter');
  release();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/cms');
  await expect(page.getByText('Marketing · Marketing')).toBeVisible();
  expect(requests).toBe(1);
});

test('who is signed out is led to the sign-in page, and afterwards to where they wanted to go', async ({
  page,
}) => {
  await page.goto('/cms/content?status=draft&category=career-tips');
  await expect(page).toHaveURL(/\/cms\/login\?redirect=/);
  await page.getByRole('button', { name: 'Use the Admin account' }).click();
  await submit(page).click();
  await expect(page).toHaveURL('/cms/content?status=draft&category=career-tips');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/cms\/login/);
});

test('E08 no address after ?redirect= leads away from this site', async ({ asStaff }) => {
  const page = await asStaff('content');
  const hostile = [
    '//evil.example/cms',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '%252F%252Fevil.example',
  ];
  for (const target of hostile) {
    await page.goto(`/cms/login?redirect=${encodeURIComponent(target)}`);
    await expect(page, target).toHaveURL('/cms');
  }
});

test('who is signed in already goes from the sign-in page to the staff area', async ({
  asStaff,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/login');
  await expect(page).toHaveURL('/cms');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
});
