import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { isAwake, openHydrated, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';
import {
  expectNoSidewaysScroll,
  openUnused,
  passUntil,
  stopClock,
  stored,
  toast,
} from './support/visitor';

// A Monday morning in India.
const today = new Date('2026-11-23T10:00:00+05:30');
const halfAMinute = 30_000;

function popup(page: Page) {
  return page.getByRole('dialog', { name: 'Join our next free webinar' });
}

/** What floats over the page, the waiting popup with it, has started once its button answers. */
async function waitForExtras(page: Page): Promise<void> {
  await waitUntilAwake(page.getByRole('button', { name: 'Find your path' }));
}

/** Opens an address with a clock that the test moves. */
async function visit(page: Page, address = '/'): Promise<void> {
  await page.clock.install({ time: today });
  await openHydrated(page, address);
  await waitForExtras(page);
}

async function openPopup(page: Page): Promise<void> {
  await visit(page);
  await page.clock.fastForward(halfAMinute);
  await expect(popup(page)).toBeVisible();
}

async function fill(page: Page, name: string, email: string, phone: string): Promise<void> {
  await popup(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await popup(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await popup(page).getByRole('textbox', { name: 'Phone' }).fill(phone);
}

test('opens 30 seconds after loading, not before, and records the day as it opens', async ({
  page,
}) => {
  await visit(page);
  await stopClock(page);
  await page.clock.runFor(15_000);
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('webinar_popup_shown'))).toBeNull();
  await page.clock.runFor(15_000);
  // What React waits for before it shows the dialog waits by the same clock.
  await page.clock.resume();
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('webinar_popup_shown'))).toBe(
    today.toDateString(),
  );
});

test('comes to who does nothing on the page, too, for whom forms and what is far below sleep on', async ({
  page,
}) => {
  await page.clock.install({ time: today });
  const search = page.getByRole('button', { name: 'Find your path' });
  const age = await openUnused(page, '/contact');
  await page.clock.runFor(24_000 - age);
  expect(await isAwake(search)).toBe(false);
  await passUntil(page, () => isAwake(search));
  // A form that has woken up can be sent.
  await expect(page.locator('main form [type="submit"]')).toBeDisabled();
  expect(await isAwake(page.locator('footer a').last())).toBe(false);
  await page.clock.runFor(halfAMinute - (await page.evaluate(() => performance.now())));
  await passUntil(page, () => popup(page).isVisible());
});

test('names the next webinar and when it is', async ({ page }) => {
  await openPopup(page);
  // The Saturday after that Monday.
  await expect(popup(page)).toHaveAccessibleDescription(/28 Nov.*3:00.*IST/i);
});

test('opens once per calendar day', async ({ page }) => {
  await openPopup(page);
  await popup(page).getByRole('button', { name: 'Later' }).click();
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await waitForExtras(page);
  await page.clock.fastForward(3 * halfAMinute);
  await page.clock.runFor(2000);
  await expect(popup(page)).toHaveCount(0);
  // The tab is left open until the next day.
  await page.clock.fastForward('24:00:00');
  await expect(popup(page)).toBeVisible();
});

for (const close of ['Later', 'Close', 'Escape']) {
  test(`${close} closes it and keeps nothing`, async ({ page }) => {
    await openPopup(page);
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await popup(page).getByRole('button', { name: close }).click();
    await expect(popup(page)).toBeHidden();
    expect(await stored(page, 'webinar_registrations')).toBeNull();
  });
}

for (const address of ['/enroll', '/courses/cyber-security#apply']) {
  test(`stays away from ${address}`, async ({ page }) => {
    await visit(page, address);
    for (let round = 0; round < 3; round += 1) await page.clock.fastForward(halfAMinute);
    await expect(popup(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('webinar_popup_shown'))).toBeNull();
  });
}

test('stays away from the staff area', async ({ page }) => {
  await page.clock.install({ time: today });
  await page.goto('/cms/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.clock.fastForward(3 * halfAMinute);
  await expect(popup(page)).toHaveCount(0);
});

test('stays away from somebody who has registered', async ({ page }) => {
  await openPopup(page);
  await fill(page, 'Asha Rao', 'asha@example.com', '9876543210');
  await popup(page).getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.fastForward('24:00:00');
  await page.reload();
  await waitForExtras(page);
  await page.clock.fastForward(3 * halfAMinute);
  await expect(popup(page)).toHaveCount(0);
});

test('takes the focus from nobody who is typing, and waits for a free moment', async ({ page }) => {
  await visit(page, '/blogs');
  const field = page.getByRole('searchbox', { name: 'Search articles' });
  await field.pressSequentially('sql');
  await page.clock.fastForward(2 * halfAMinute);
  await page.clock.runFor(3000);
  await expect(popup(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.blur();
  await page.clock.runFor(2000);
  await expect(popup(page)).toBeVisible();
});

test('says what is wrong with name, email and phone', async ({ page }) => {
  await openPopup(page);
  const register = popup(page).getByRole('button', { name: 'Register' });
  await fill(page, 'A', 'asha@', '98765');
  await register.click();
  const messages = {
    Name: 'Name must be at least 2 characters',
    Email: 'Please enter a valid email',
    Phone: 'Please enter a valid phone number',
  };
  for (const [label, message] of Object.entries(messages)) {
    const field = popup(page).getByRole('textbox', { name: label });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect(popup(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  expect(await stored(page, 'webinar_registrations')).toBeNull();
  await expectAccessible(page);
});

test('registers, says so and keeps the record in the browser', async ({ page }) => {
  await openPopup(page);
  await fill(page, 'Asha Rao', 'asha@example.com', '9876543210');
  await stopClock(page);
  await popup(page).getByRole('button', { name: 'Register' }).click();
  await expect(popup(page).getByRole('button', { name: 'Registering...' })).toBeVisible();
  expect(await stored(page, 'webinar_registrations')).toHaveLength(1);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(
    toast(page, 'Registration Successful!', "You'll receive webinar details via email shortly."),
  ).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'You are registered' })).toBeFocused();
  await expect(dialog).toContainText('28 Nov 2026, 3:00 pm IST');
  expect(await stored(page, 'webinar_registrations')).toEqual([
    {
      id: expect.stringMatching(/.+/),
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      timestamp: expect.stringMatching(/^2026-11-23T04:3\d:\d\d\.\d{3}Z$/),
      webinarTitle: expect.stringMatching(/.+/),
      eventId: expect.stringMatching(/^webinar-/),
      startISO: '2026-11-28T15:00:00+05:30',
    },
  ]);
  await dialog.getByRole('link', { name: 'our webinars' }).click();
  await expect(page).toHaveURL('/events/webinars');
  await expect(dialog).toHaveCount(0);
});

test('a full storage is said, and what was typed stays', async ({ page }) => {
  await openPopup(page);
  await fill(page, 'Asha Rao', 'asha@example.com', '9876543210');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await popup(page).getByRole('button', { name: 'Register' }).click();
  await expect(
    toast(page, 'Registration Failed', 'Please try again or contact support@careerloom.example'),
  ).toBeVisible();
  await expect(popup(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
  await expect(popup(page).getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
  await expect(popup(page).getByRole('textbox', { name: 'Phone' })).toHaveValue('9876543210');
  expect(await stored(page, 'webinar_registrations')).toBeNull();
});

test('is accessible and fits the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPopup(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await popup(page).getByRole('button', { name: 'Later' }).scrollIntoViewIfNeeded();
  await expect(popup(page).getByRole('button', { name: 'Later' })).toBeInViewport();
});
