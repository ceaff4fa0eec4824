import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import {
  expectMessage,
  expectPresentable,
  fillIn,
  fillTrap,
  readyForm,
  refuseStorage,
  startClock,
  stopClock,
  stored,
  toast,
} from './support/visitor';

const title = 'A day in a security operations centre';
const person = { Name: 'Asha Verma', Email: 'asha@example.com' };

async function openDialog(page: Page): Promise<Locator> {
  await openHydrated(page, '/events/webinars');
  await page.getByRole('article', { name: title }).getByRole('button').click();
  return readyForm(page, 'Event registration');
}

test.beforeEach(async ({ page }) => {
  await startClock(page, '2026-11-21T14:59:00+05:30');
});

test('five webinars are listed with host and length, the next first and the past one last', async ({
  page,
}) => {
  await page.goto('/events/webinars');
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
    'Ask a database your first ten questions',
    title,
    'AI assistants at work, without regret',
    'Switching careers beside a full-time job',
    'Your first job in digital marketing',
  ]);
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Sat, 28 Nov 2026, 3:00 pm IST · 60 minutes');
  await expect(card).toContainText('Hosted by: Admissions Team');
  await expect(card).toContainText('Free');
});

test('"Register on Zoom" opens in a new tab, where there is such a link', async ({ page }) => {
  await page.goto('/events/webinars');
  const name = 'Register on Zoom (opens in a new tab)';
  const link = page.getByRole('article', { name: title }).getByRole('link', { name });
  await expect(link).toHaveAttribute('href', /^https:\/\/meet\./);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(
    page.getByRole('article', { name: 'Switching careers' }).getByRole('link', { name }),
  ).toHaveCount(0);
});

test('a past webinar says so and offers no registration', async ({ page }) => {
  await page.goto('/events/webinars');
  const card = page.getByRole('article', { name: 'Your first job in digital marketing' });
  await expect(card).toContainText('Has taken place');
  await expect(card.getByText(/Register|Add to calendar/)).toHaveCount(0);
});

test('one can register until the webinar begins', async ({ page }) => {
  await page.goto('/events/webinars');
  const card = page.getByRole('article', { name: 'Ask a database your first ten questions' });
  await expect(card.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(card.getByText('On now')).toBeVisible();
  await expect(card.getByText(/Register|Add to calendar/)).toHaveCount(0);
});

test('the dialog is named after the webinar, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: `Register for ${title}` });
  await expect(dialog).toContainText('28 Nov 2026, 3:00 pm IST, online and free.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: title }).getByRole('button')).toBeFocused();
});

test('the dialog says what is missing beside each field', async ({ page }) => {
  const form = await openDialog(page);
  const name = form.getByRole('textbox', { name: 'Name' });
  const email = form.getByRole('textbox', { name: 'Email' });
  await form.getByRole('button', { name: 'Register' }).click();
  await expectMessage(name, 'Name is required');
  await expectMessage(email, 'Email is required');
  await expect(name).toBeFocused();
  await fillIn(form, { Name: 'A', Email: 'asha@example' });
  await form.getByRole('button', { name: 'Register' }).click();
  await expectMessage(email, 'Enter a valid email');
  await expect(email).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
  expect(await stored(page, 'webinar_registrations')).toBeNull();
});

test('a registration shows "Registering...", is confirmed and kept', async ({ page }) => {
  const form = await openDialog(page);
  await fillIn(form, person);
  await stopClock(page);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByRole('button', { name: 'Registering...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.clock.runFor(600);
  await page.clock.resume();
  await expect(
    toast(
      page,
      'Registered successfully',
      `You are registered for ${title}. Check your email for details.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are registered' })).toBeFocused();
  await expectAccessible(page);
  expect(await stored(page, 'webinar_registrations')).toEqual([
    {
      eventId: 'webinar-day-in-a-soc',
      startISO: '2026-11-28T15:00:00+05:30',
      name: 'Asha Verma',
      email: 'asha@example.com',
      ts: expect.stringMatching(/^2026-11-21T09:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  await page.getByRole('button', { name: 'Done' }).click();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByRole('button').first()).toHaveText('My seat');
  await expect(card.getByRole('button').first()).toBeFocused();
  // What is read from storage when the page stands fits where "Register" stood, so that no card grows.
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/events/webinars');
  await expect(card).toContainText('Registered');
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  expect(await topOf(card.getByRole('button').first())).toBe(
    await topOf(card.getByRole('link', { name: /^Register on Zoom/ })),
  );
});

test('a registration that storage refuses says so and stays in its fields', async ({ page }) => {
  await refuseStorage(page);
  const form = await openDialog(page);
  await fillIn(form, person);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Something went wrong', 'Please try again.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Verma');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
});

test('a script that fills in every field is not told that nothing was kept', async ({ page }) => {
  const form = await openDialog(page);
  await fillIn(form, person);
  await fillTrap(form);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Registered successfully')).toBeVisible();
  expect(await stored(page, 'webinar_registrations')).toBeNull();
});

test('webinars are accessible and fit the smallest screen', async ({ page }) => {
  await expectPresentable(page, '/events/webinars');
});
