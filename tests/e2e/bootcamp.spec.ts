import type { Page } from '@playwright/test';
import { makeGate, openHydrated } from './support/open';
import { expect, test } from './support/test';
import { expectPresentable, startClock, stopClock } from './support/visitor';

const address = '/ai-bootcamp-event';
const before = '2025-09-01T10:00:00+05:30';
const after = '2026-11-21T10:00:00+05:30';

const main = (page: Page) => page.getByRole('main');

/** Days, hours, minutes and seconds as they are shown; hidden ones are left out. */
const dial = (page: Page) => main(page).locator('dd[data-unit]:visible');

/** The types of the structured data in the head. */
async function structuredTypes(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) =>
    [...text.matchAll(/"@type":"(\w+)"/g)].map((match) => match[1] ?? ''),
  );
}

test.describe('before the event', () => {
  test.beforeEach(async ({ page }) => {
    await startClock(page, before);
  });

  test('the banner says "Only 50 Left" and the seat can be booked', async ({ page }) => {
    await page.goto(address);
    await expect(main(page).getByText('Only 50 Left', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Book your seat' })).toHaveCount(2);
    await expect(main(page).getByText('This edition has taken place')).toHaveCount(0);
    await expect(main(page).getByText('Nothing is charged on this page.')).toBeVisible();
  });

  test('the countdown ticks each second and can be paused', async ({ page }) => {
    await openHydrated(page, address);
    await expect(dial(page).first()).toHaveText('18');
    await stopClock(page);
    const texts = async () => (await dial(page).allTextContents()).map(Number);
    const seconds = async () => {
      const [days = 0, hours = 0, minutes = 0, rest = 0] = await texts();
      return ((days * 24 + hours) * 60 + minutes) * 60 + rest;
    };
    const first = await seconds();
    await page.clock.runFor(3000);
    expect(await seconds()).toBe(first - 3);
    await page.getByRole('button', { name: 'Pause the countdown' }).click();
    await page.clock.runFor(5000);
    expect(await seconds()).toBe(first - 3);
    await page.getByRole('button', { name: 'Resume the countdown' }).click();
    expect(await seconds()).toBe(first - 8);
  });

  test('the countdown is told in words without seconds, and announces nothing by itself', async ({
    page,
  }) => {
    await page.goto(address);
    const timer = page.getByRole('timer', { name: 'Countdown' });
    await expect(timer).toHaveText(/^18 days, 2[23] hours and \d+ minutes?$/);
    await expect(timer).not.toHaveAttribute('aria-live');
    await expect(main(page).locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);
  });

  test('who prefers less motion sees no seconds', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, address);
    await expect(dial(page)).toHaveText(['18', /^2[23]$/, /^\d\d$/]);
    await expect(page.getByRole('button', { name: 'Pause the countdown' })).toBeHidden();
  });

  test('at nine the countdown stays at zero and the page no longer sells seats', async ({
    page,
  }) => {
    await page.clock.setSystemTime(new Date('2025-09-20T08:59:40+05:30'));
    await openHydrated(page, address);
    await expect(main(page).getByRole('button', { name: 'Book your seat' })).toHaveCount(2);
    await page.clock.runFor(25_000);
    await expect(dial(page)).toHaveText(['00', '00', '00', '00']);
    await expect(main(page).getByText('This edition is taking place now')).toBeVisible();
    await expect(main(page).getByText('Only 50 Left')).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Join the waitlist' })).toHaveCount(2);
  });

  test('search engines are told of the event', async ({ page }) => {
    await openHydrated(page, address);
    await expect.poll(() => structuredTypes(page)).toContain('Event');
    expect(await structuredTypes(page)).toContain('FAQPage');
  });

  test('the page is accessible and fits the smallest screen', async ({ page }) => {
    await expectPresentable(page, address);
  });
});

test.describe('after the event', () => {
  test.beforeEach(async ({ page }) => {
    await startClock(page, after);
  });

  test('the page says that this edition has taken place and claims no seats', async ({ page }) => {
    await page.goto(address);
    await expect(main(page).getByText('This edition has taken place')).toBeVisible();
    await expect(dial(page)).toHaveText(['00', '00', '00', '00']);
    await expect(main(page).getByText('Only 50 Left')).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: /Book/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause the countdown' })).toHaveCount(0);
    await expect(main(page).getByText(/These were the prices of this edition/)).toBeVisible();
  });

  test('search engines are told of no event', async ({ page }) => {
    await openHydrated(page, address);
    await expect(main(page).getByText('This edition has taken place')).toBeVisible();
    const types = await structuredTypes(page);
    expect(types).toContain('FAQPage');
    expect(types).not.toContain('Event');
  });

  test('nothing moves when the clock becomes known', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const scripts = makeGate();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.passed;
      await route.continue();
    });
    const tops = () =>
      main(page)
        .locator('h1, h2, h3, dl, li')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    await page.goto(address, { waitUntil: 'commit' });
    await expect(main(page).getByRole('link', { name: 'Seats and prices' })).toBeVisible();
    // Neither load nor DOMContentLoaded come before the scripts; the stylesheet does.
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet,
    );
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const first = await tops();
    scripts.open();
    await expect(main(page).getByText('This edition has taken place')).toBeVisible();
    expect(await tops()).toEqual(first);
  });

  test('the page is accessible and fits the smallest screen', async ({ page }) => {
    await expectPresentable(page, address);
  });

  test('the list of workshops leads here, and Back leads back', async ({ page }) => {
    await openHydrated(page, '/events/workshops');
    const entry = page.getByRole('article', { name: 'One-Day AI Bootcamp' });
    await entry.getByRole('link', { name: /^Learn More/ }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One-Day\sAI\sBootcamp$/);
    await page.goBack();
    await expect(page).toHaveURL('/events/workshops');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('date, place and figures are told', async ({ page }) => {
    await page.goto(address);
    const header = main(page).getByRole('heading', { level: 1 }).locator('xpath=ancestor::header');
    for (const text of [
      'Saturday, 20 September 2025',
      '20 Sept 2025',
      '9:00 AM to 5:00 PM IST',
      'Technology incubator, Hyderabad',
    ]) {
      await expect(header.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main(page).getByText('200+', { exact: true })).toBeVisible();
    await expect(main(page).getByText('70%', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByText(/Only 50 Left|has taken place/)).toHaveCount(0);
  });

  test('the agenda has nine slots of four types from 9:00 AM to 5:00 PM', async ({ page }) => {
    await page.goto(address);
    const slots = page.locator('#agenda ol > li');
    await expect(slots).toHaveText([
      /9:00 AM to 9:30 AM.*Registration.*Break/,
      /9:30 AM to 10:30 AM.*Session/,
      /10:30 AM to 12:00 PM.*Productivity with a chat assistant.*Workshop/,
      /12:00 PM to 1:00 PM.*Content creation with an image tool.*Workshop/,
      /1:00 PM to 2:00 PM.*Lunch.*Break/,
      /2:00 PM to 3:30 PM.*Business automation.*Workshop/,
      /3:30 PM to 4:00 PM.*Session/,
      /4:00 PM to 4:45 PM.*Group project.*Activity/,
      /4:45 PM to 5:00 PM.*Closing and certificate distribution.*Activity/,
    ]);
  });

  test('inclusions, both prices and the refund are stated', async ({ page }) => {
    await page.goto(address);
    const tickets = page.locator('#tickets');
    await expect(tickets.getByRole('term')).toHaveText([
      'Delegate kit',
      'Digital certificate',
      'Networking group',
      'Event media',
      'Lunch and tea',
      'Early Bird',
      'Regular',
    ]);
    await expect(tickets.getByText('₹1,499')).toBeVisible();
    await expect(tickets.getByText('₹1,999')).toBeVisible();
    await expect(tickets.getByText(/Full refund up to 7 days before the event/)).toBeVisible();
    await expect(tickets.getByText(/paid by card through a payment provider/)).toBeVisible();
  });

  test('six questions open their answers', async ({ page }) => {
    await page.goto(address);
    const faq = page.locator('#faq details');
    await expect(faq.locator('summary')).toHaveText([
      'Do I need a technical background?',
      'What does the ticket include?',
      'Where is the venue?',
      'Can I cancel?',
      'How much hands-on practice is there?',
      'Is food provided?',
    ]);
    await page.getByText('Can I cancel?').click();
    await expect(faq.getByText(/transfer the ticket to another person/)).toBeVisible();
  });
});
