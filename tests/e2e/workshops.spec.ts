import { readFile } from 'node:fs/promises';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import { expectPresentable, startClock } from './support/visitor';

const title = 'Build a dashboard in a morning';

test.beforeEach(async ({ page }) => {
  await startClock(page, '2026-11-21T14:59:00+05:30');
});

test('three workshops are listed, the next first and the past one last, with host, tags and length', async ({
  page,
}) => {
  await page.goto('/events/workshops');
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText([
    title,
    'Landing page clinic',
    'One-Day AI Bootcamp',
  ]);
  const entry = page.getByRole('article', { name: title });
  await expect(entry).toContainText('Sun, 22 Nov 2026, 10:00 am IST · 3 hours');
  await expect(entry).toContainText('Hosted by: Vikram Sethi');
  await expect(entry.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Data Science',
    'Hands-on',
  ]);
  await expect(page.getByRole('article', { name: 'One-Day AI Bootcamp' })).toContainText('8 hours');
});

test('a workshop with a registration link has "Learn More" and "Register"', async ({ page }) => {
  await openHydrated(page, '/events/workshops');
  const entry = page.getByRole('article', { name: title });
  const register = entry.getByRole('link', { name: 'Register (opens in a new tab)' });
  await expect(register).toHaveAttribute('href', /^https:\/\/meet\./);
  await expect(register).toHaveAttribute('target', '_blank');
  await expect(register).toHaveAttribute('rel', /noopener/);
  await entry.getByRole('link', { name: /^Learn More/ }).click();
  await expect(page).toHaveURL('/events/workshops#plan-dashboard');
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
});

test('a workshop without a registration link has neither and leads to the team', async ({
  page,
}) => {
  await page.goto('/events/workshops');
  const entry = page.getByRole('article', { name: 'Landing page clinic' });
  await expect(entry.getByRole('link', { name: 'Ask for a seat' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(entry.getByRole('link', { name: /Learn More|Register/ })).toHaveCount(0);
});

test('a past workshop says so, with nothing to register for and nothing for the calendar', async ({
  page,
}) => {
  await page.goto('/events/workshops');
  const entry = page.getByRole('article', { name: 'One-Day AI Bootcamp' });
  await expect(entry).toContainText('Has taken place');
  await expect(entry.getByText('Register')).toHaveCount(0);
  await expect(entry.getByText('Add to calendar')).toHaveCount(0);
});

test('the calendar file holds title, time and place', async ({ page }) => {
  await openHydrated(page, '/events/workshops');
  await page.getByLabel(`Add to calendar: ${title}`).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file (.ics)' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('workshop-dashboard-in-a-morning-2026-11-22.ics');
  const text = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
  for (const line of [
    'BEGIN:VCALENDAR',
    'DTSTART:20261122T043000Z',
    'DTEND:20261122T073000Z',
    `SUMMARY:${title}`,
    'LOCATION:Online',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
  expect(text).toMatch(/\r\nURL:https:\/\/meet\.\S+\r\n/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('the common web calendars open with the workshop filled in', async ({ page }) => {
  await openHydrated(page, '/events/workshops');
  await page.getByLabel(`Add to calendar: ${title}`).click();
  for (const [name, host, field, value] of [
    ['Google Calendar', 'calendar.google.com', 'dates', '20261122T043000Z/20261122T073000Z'],
    ['Outlook.com', 'outlook.live.com', 'startdt', '2026-11-22T04:30:00.000Z'],
    ['Microsoft 365', 'outlook.office.com', 'enddt', '2026-11-22T07:30:00.000Z'],
    ['Yahoo Calendar', 'calendar.yahoo.com', 'title', title],
  ] as const) {
    const link = page.getByRole('link', { name: `${name} (opens in a new tab)` });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.host).toBe(host);
    expect(address.searchParams.get(field)).toBe(value);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('workshops are accessible and fit the smallest screen', async ({ page }) => {
  await expectPresentable(page, '/events/workshops');
});
