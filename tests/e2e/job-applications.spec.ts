import type { Locator, Page } from '@playwright/test';
import {
  applicationsAddress,
  cards,
  downloadedBy,
  openApplications,
  textOf,
} from './support/applications-page';
import { expectAccessible } from './support/axe';
import { watchLayoutShift } from './support/layout-shift';
import { applicationRecord, openJob, seedApplications } from './support/job-application';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll, refuseStorage, startClock } from './support/visitor';

/** A tab by its label and count, between which there is a gap and no blank. */
const tab = (page: Page, label: string, count: number): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${label} ?\\(${count}\\)$`) });

test('without own applications nothing is counted; the four samples stand apart, each marked', async ({
  page,
}) => {
  await openApplications(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Applications');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Start Applying' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Samples' }).getByRole('article')).toHaveCount(4);
  for (const card of await cards(page).all()) {
    await expect(card.getByText('Sample', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'View Job' })).toHaveAttribute(
      'href',
      /^\/job-portal\/job\/[a-z0-9-]+$/,
    );
    await expect(card.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
    await expect(card).toContainText(/Applied \d{1,2} \w+ \d{4} · ₹/);
  }
  for (const [label, value] of [
    ['Total Applications', '0'],
    ['Under Review', '0'],
    ['Shortlisted', '0'],
    ['Interviews', '0'],
  ] as const) {
    const term = page.locator('dt', { hasText: label });
    await expect(term.locator('xpath=../dd')).toHaveText(value);
  }
});

test('tabs count own applications of each status, live in the address, and an empty one leads to the jobs', async ({
  page,
}) => {
  await seedApplications(page, { [openJob]: applicationRecord(openJob, { status: 'interview' }) });
  await openApplications(page);
  for (const [label, count] of [
    ['All', 1],
    ['Submitted', 0],
    ['Under Review', 0],
    ['Shortlisted', 0],
    ['Interview Scheduled', 1],
    ['Not Selected', 0],
    ['Hired', 0],
  ] as const) {
    await expect(tab(page, label, count)).toBeVisible();
  }
  await tab(page, 'Interview Scheduled', 1).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(`${applicationsAddress}?status=interview`);
  await tab(page, 'Hired', 0).click();
  await expect(
    page.getByRole('heading', { name: 'No applications found in this category' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Applying' })).toHaveAttribute(
    'href',
    '/job-portal',
  );
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(tab(page, 'Interview Scheduled', 1)).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(2);
});

test('own applications come first, for jobs of any id, and what cannot be read is left out', async ({
  page,
}) => {
  await seedApplications(page, {
    'a job that has gone': applicationRecord('a job that has gone'),
    [openJob]: applicationRecord(openJob, { applicationDate: '2026-11-10T08:00:00.000Z' }),
    broken: '{"jobId":',
    undated: applicationRecord('undated', { applicationDate: 'soon' }),
    foreign: applicationRecord('foreign', { status: 'pending' }),
  });
  await openApplications(page);
  await expect(cards(page)).toHaveCount(6);
  await expect(cards(page).getByRole('heading')).toContainText([
    `Title of ${openJob}`,
    'Title of a job that has gone',
    'Performance Marketing Executive',
  ]);
  const own = cards(page).first();
  await expect(own).toContainText('Applied 10 Nov 2026 · ₹4.5-6.5 LPA');
  await expect(own.getByText('Sample')).toHaveCount(0);
  await expect(own.getByRole('link', { name: 'Change' })).toBeVisible();
  await expect(cards(page).nth(1).getByRole('link', { name: 'Change' })).toHaveCount(0);
  await expect(tab(page, 'Submitted', 2)).toBeVisible();
});

test('every status has its own colour, and the timeline says how far it has come', async ({
  page,
}) => {
  const statuses = ['submitted', 'under-review', 'shortlisted', 'interview', 'rejected', 'hired'];
  await seedApplications(
    page,
    Object.fromEntries(statuses.map((status) => [status, applicationRecord(status, { status })])),
  );
  await openApplications(page);
  const colours = await Promise.all(
    statuses.map((status) =>
      cards(page)
        .filter({ has: page.getByRole('heading', { name: `Title of ${status}`, exact: true }) })
        .locator('[data-badge]')
        .evaluate((badge) => getComputedStyle(badge).backgroundColor),
    ),
  );
  expect(new Set(colours).size).toBe(6);
  const timeline = (status: string) =>
    page
      .getByRole('article', { name: `Title of ${status}`, exact: true })
      .getByRole('list', { name: 'Timeline' })
      .getByRole('listitem');
  await expect(timeline('shortlisted')).toHaveText([
    'Submitted, done',
    'Under Review, done',
    'Shortlisted, now',
    'Interview Scheduled, ahead',
    'Hired, ahead',
  ]);
  await expect(timeline('rejected')).toHaveText([
    'Submitted, done',
    'Under Review, done',
    'Not Selected, now',
  ]);
});

test('an interview is chosen from three times, kept, and comes as a calendar file', async ({
  page,
}) => {
  await startClock(page, '2026-11-20T10:00:00+05:30');
  await openApplications(page, '?status=interview');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule the interview' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose one of the times');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Tue, 24 Nov 2026, 2:30 pm IST' }).check();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(dialog).toContainText('Your interview is on Tue, 24 Nov 2026, 2:30 pm IST.');
  await expectAccessible(page);
  const file = await downloadedBy(page, () =>
    dialog.getByRole('button', { name: 'Calendar file (.ics)' }).click(),
  );
  expect(file.suggestedFilename()).toBe('interview-soc-analyst-level-1-2026-11-24.ics');
  const text = await textOf(file);
  expect(text).toContain('DTSTART:20261124T090000Z\r\nDTEND:20261124T093000Z');
  expect(text).toContain('SUMMARY:Interview: SOC Analyst\\, Level 1 at Kestrel Secure');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toContainText('Interview on Tue, 24 Nov 2026, 2:30 pm IST');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByRole('button', { name: 'Choose another time' }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toContainText('Interview on Mon, 23 Nov 2026, 11:00 am IST');
});

test('an interview that storage refuses says so and is not shown as chosen', async ({ page }) => {
  await refuseStorage(page);
  await openApplications(page, '?status=interview');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(dialog.getByRole('alert')).toContainText('would not keep this choice');
  await page.keyboard.press('Escape');
  await expect(cards(page)).not.toContainText('Interview on');
});

test('an application of another tab appears at once', async ({ page, context }) => {
  await openApplications(page);
  const other = await context.newPage();
  await other.goto('/404');
  await other.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`job_application_${openJob}`, JSON.stringify(applicationRecord(openJob))],
  );
  await expect(cards(page)).toHaveCount(5);
});

test('nothing jumps when own applications join the samples, or what is kept comes above the footer, on a slow phone either', async ({
  page,
}) => {
  await seedApplications(page, {
    [openJob]: applicationRecord(openJob),
    second: applicationRecord('second'),
  });
  const layoutShift = await watchLayoutShift(page);
  let letCome = () => {};
  const isAtEnd = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/your-data-[^/]+\.js$/, async (route) => {
    await isAtEnd;
    await route.continue();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openApplications(page);
  await expect(cards(page)).toHaveCount(6);
  // Not every browser holds what is read where it is.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  letCome();
  await expect(page.getByText('Résumé files')).toBeAttached();
  // Slowed down, the header's words move by up to 0.03 as its parts arrive; samples that make way move by 0.08.
  expect(await layoutShift()).toBeLessThan(0.05);
});

test('tabs and dialogs work with the keyboard alone', async ({ page }) => {
  await openApplications(page);
  await tab(page, 'All', 0).focus();
  for (const label of ['Submitted', 'Under Review', 'Shortlisted', 'Interview Scheduled']) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, label, 0)).toBeFocused();
    await expect(tab(page, label, 0)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start Applying' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Schedule' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule the interview' });
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Your interview is on');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the samples can be read', async ({ page }) => {
    await page.goto(applicationsAddress);
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText('Loading your applications')).toBeHidden();
  });
});

test('my applications are accessible and fit the smallest screen', async ({ page }) => {
  await seedApplications(page, {
    [openJob]: applicationRecord(openJob, {
      jobTitle: 'Longwordlongwordlongwordlongwordlongword',
      resume: { name: `${'resume'.repeat(20)}.pdf`, size: 1, type: 'application/pdf' },
    }),
  });
  // The own card comes when storage has been read: not while somebody looks.
  await openApplications(page);
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText('Résumé files')).toBeAttached();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`${applicationsAddress}?status=hired`);
  await expect(page.getByText('No applications found in this category')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
