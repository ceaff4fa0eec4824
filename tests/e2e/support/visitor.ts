import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { isAwake, openHydrated } from './open';

/** A message in the corner, by its texts. */
export function toast(page: Page, ...texts: readonly string[]): Locator {
  return texts.reduce(
    (found, hasText) => found.filter({ hasText }),
    page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  );
}

/** What the browser keeps under a key, read as JSON; null where there is nothing. */
export function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** The browser refuses to keep anything, as when its storage is full. Before the page is opened. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    };
  });
}

/** Gives the page a clock that the test moves, and keeps the webinar's popup away. Before the page is opened. */
export async function startClock(page: Page, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await page.addInitScript(() => {
    try {
      localStorage.setItem('webinar_popup_shown', new Date().toDateString());
    } catch {
      // A test of refused storage is over before the popup comes.
    }
  });
}

/** From here only `page.clock.runFor` moves the page's time, so that a passing state can be looked at. */
export async function stopClock(page: Page): Promise<void> {
  // Well ahead of what ticks each second: then all of it is due at the very moment of the pause.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
}

/** Lets the time of a page whose clock is stopped pass in small steps, so that what is waited for does not come late in it. */
export async function passUntil(
  page: Page,
  isThere: () => boolean | Promise<boolean>,
): Promise<void> {
  const look = expect.poll(
    async () => {
      await page.clock.runFor(100);
      return isThere();
    },
    { intervals: [50] },
  );
  await look.toBe(true);
}

/**
 * Opens a page that nobody uses, and lets its time pass until it has asked what runs; then its clock stands still.
 * @returns the milliseconds of the page's age
 */
export async function openUnused(page: Page, address: string): Promise<number> {
  let isAsked = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/rpc/running_campaigns')) isAsked = true;
  });
  await page.goto(address);
  const link = page.getByRole('banner').getByRole('link').first();
  await expect.poll(() => isAwake(link)).toBe(true);
  await stopClock(page);
  await page.clock.runFor(8_000);
  await passUntil(page, () => isAsked);
  return page.evaluate(() => performance.now());
}

/** The fields of a visitor's form by their labels; a select takes the label of its choice. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await form.getByRole('textbox', { name, exact: true }).fill(value);
  }
}

/** The form by its name, as soon as its code has arrived. */
export async function readyForm(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('form', { name, exact: true });
  await form.scrollIntoViewIfNeeded();
  // Its code comes when somebody points at it, or later.
  await expect
    .poll(async () => {
      await form.dispatchEvent('pointerover');
      return form.locator('button[type="submit"]').isEnabled();
    })
    .toBe(true);
  return form;
}

/** What a script does that fills in every field it finds. */
export async function fillTrap(form: Locator): Promise<void> {
  await form.locator('input[name="website"]').fill('https://example.com');
}

/** A field says what is wrong with it, where one sees it and to who hears it. */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
}

/** Nothing that axe would find, wide and narrow, and no sideways scrolling on the smallest screen. */
export async function expectPresentable(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, address);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** On a screen of 320 pixels. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
