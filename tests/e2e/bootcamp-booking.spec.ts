import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import {
  expectMessage,
  expectNoSidewaysScroll,
  fillIn,
  fillTrap,
  readyForm,
  refuseStorage,
  startClock,
  stopClock,
  stored,
  toast,
} from './support/visitor';

const address = '/ai-bootcamp-event';
const person = { Name: 'Asha Verma', Email: 'asha@example.com', Phone: '+91 90000 00000' };

const main = (page: Page) => page.getByRole('main');

async function openDialog(page: Page, action: string): Promise<Locator> {
  await openHydrated(page, address);
  await main(page).getByRole('button', { name: action }).first().click();
  return readyForm(page, action);
}

test.describe('before the event', () => {
  test.beforeEach(async ({ page }) => {
    await startClock(page, '2025-09-01T10:00:00+05:30');
  });

  test('the dialog says what is missing beside each field', async ({ page }) => {
    const form = await openDialog(page, 'Book your seat');
    const field = (name: string) => form.getByRole('textbox', { name });
    await expect(page.getByRole('dialog', { name: 'Book your seat' })).toContainText(
      'Saturday, 20 September 2025, 9:00 AM to 5:00 PM IST.',
    );
    await form.getByRole('button', { name: 'Book your seat' }).click();
    await expectMessage(field('Name'), 'Name must be at least 2 characters');
    await expectMessage(field('Email'), 'Please enter a valid email');
    await expectMessage(field('Phone'), 'Please enter a valid phone number');
    await expectMessage(form.getByRole('combobox', { name: 'Ticket' }), 'Please choose a ticket');
    await expect(field('Name')).toBeFocused();
    expect(await stored(page, 'webinar_registrations')).toBeNull();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('a booking shows "Registering...", is confirmed and kept with its ticket', async ({
    page,
  }) => {
    const form = await openDialog(page, 'Book your seat');
    await fillIn(form, person);
    await form.getByRole('combobox', { name: 'Ticket' }).selectOption('Early Bird, ₹1,499');
    await stopClock(page);
    await form.getByRole('button', { name: 'Book your seat' }).click();
    await expect(form.getByRole('button', { name: 'Registering...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.clock.runFor(600);
    await page.clock.resume();
    await expect(
      toast(page, 'Your seat is noted', 'Saturday, 20 September 2025, 9:00 AM to 5:00 PM IST'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your seat is noted' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(main(page).getByRole('button', { name: 'Your booking' })).toHaveCount(2);
    expect(await stored(page, 'webinar_registrations')).toEqual([
      {
        id: expect.stringMatching(/./),
        name: 'Asha Verma',
        email: 'asha@example.com',
        phone: '+91 90000 00000',
        ticket: 'early-bird',
        timestamp: expect.stringMatching(/^2025-09-01T04:3\d:\d\d\.\d{3}Z$/),
        webinarTitle: 'One-Day AI Bootcamp',
        eventId: 'workshop-ai-bootcamp',
        startISO: '2025-09-20T09:00:00+05:30',
      },
    ]);
  });

  test('what was typed survives a failure and a reload', async ({ page }) => {
    await refuseStorage(page);
    const form = await openDialog(page, 'Book your seat');
    await fillIn(form, person);
    await form.getByRole('combobox', { name: 'Ticket' }).selectOption('regular');
    await form.getByRole('button', { name: 'Book your seat' }).click();
    await expect(
      toast(page, 'Registration Failed', 'Please try again or contact support@careerloom.example'),
    ).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Verma');
    const again = await openDialog(page, 'Book your seat');
    await expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Verma');
    await expect(again.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
    await expect(again.getByRole('textbox', { name: 'Phone' })).toHaveValue('+91 90000 00000');
    await expect(again.getByRole('combobox', { name: 'Ticket' })).toHaveValue('regular');
  });
});

test.describe('after the event', () => {
  test.beforeEach(async ({ page }) => {
    await startClock(page, '2026-11-21T10:00:00+05:30');
  });

  test('the waitlist is joined by keyboard alone, without a ticket', async ({ page }) => {
    await openHydrated(page, address);
    const join = main(page).getByRole('button', { name: 'Join the waitlist' }).first();
    await join.focus();
    await page.keyboard.press('Enter');
    const form = await readyForm(page, 'Join the waitlist');
    await expect(form.getByRole('combobox')).toHaveCount(0);
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(join).toBeFocused();
    await page.keyboard.press('Enter');
    for (const value of Object.values(person)) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(toast(page, 'You are on the waitlist')).toBeVisible();
    expect(await stored(page, 'webinar_registrations')).toMatchObject([
      { name: 'Asha Verma', ticket: 'waitlist', webinarTitle: 'One-Day AI Bootcamp' },
    ]);
  });

  test('a script that fills in every field is not told that nothing was kept', async ({ page }) => {
    const form = await openDialog(page, 'Join the waitlist');
    await fillIn(form, person);
    await fillTrap(form);
    await form.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(toast(page, 'You are on the waitlist')).toBeVisible();
    expect(await stored(page, 'webinar_registrations')).toBeNull();
  });
});
