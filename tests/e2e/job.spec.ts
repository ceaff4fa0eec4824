import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import {
  expectMessage,
  expectNoSidewaysScroll,
  expectPresentable,
  readyForm,
  refuseStorage,
  startClock,
  stored,
  toast,
} from './support/visitor';

const address = '/job-portal/job/soc-analyst-level-1';
const closed = '/job-portal/job/cloud-security-trainee';
const application = '/job-portal/apply/soc-analyst-level-1';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) =>
  page.getByRole('complementary', { name: 'Salary, deadline and actions' });
const details = (form: Locator) => form.getByRole('textbox', { name: 'Details' });

async function openReport(page: Page): Promise<Locator> {
  await openHydrated(page, address);
  await main(page).getByRole('button', { name: 'Report Job' }).click();
  return readyForm(page, 'Job report');
}

test.beforeEach(async ({ page }) => {
  await startClock(page, '2026-11-21T10:00:00+05:30');
});

test('a job shows everything that one decides by', async ({ page }) => {
  await page.goto(address);
  await expect(page).toHaveTitle('SOC Analyst, Level 1 at Kestrel Secure | Careerloom');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOC Analyst, Level 1');
  for (const text of ['Kestrel Secure', 'Full-time', 'Chennai (on site, shifts)', '0-1 years']) {
    await expect(main(page)).toContainText(text);
  }
  await expect(panel(page)).toContainText('₹4.8-6 LPA');
  const section = (name: string) => main(page).getByRole('region', { name, exact: true });
  await expect(section('Job description')).toContainText('Work the alert queue');
  await expect(section('Responsibilities').getByRole('listitem')).toHaveCount(4);
  await expect(section('Requirements').getByRole('listitem')).toHaveCount(4);
  await expect(section('Benefits').getByRole('listitem')).toHaveCount(4);
  await expect(section('Skills').getByRole('listitem')).toHaveText([
    'SIEM',
    'Incident triage',
    'Networking',
    'Linux',
    'Report writing',
  ]);
  await expect(section('About Kestrel Secure')).toContainText('over 180 organisations');
  await expect(main(page)).toContainText(
    'This is a sample vacancy, modelled on those our partners send us. Your application goes to our placement team as a practice application and is answered like a real one.',
  );
});

test('the deadline is a day in India, with the days that are left', async ({ page }) => {
  // Who has registered for a webinar is not asked again while the minutes pass.
  await page.addInitScript(() => {
    const registration = {
      eventId: 'any',
      name: 'Asha',
      email: 'a@b.co',
      ts: '2026-11-01T00:00:00Z',
    };
    localStorage.setItem('webinar_registrations', JSON.stringify([registration]));
  });
  await page.clock.setSystemTime(new Date('2026-11-21T23:58:30+05:30'));
  await openHydrated(page, address);
  await expect(panel(page)).toContainText('7 Dec 2026');
  await expect(panel(page)).toContainText('16 days left');
  await expect(panel(page).getByRole('time')).toHaveAttribute(
    'datetime',
    '2026-12-07T23:59:59+05:30',
  );
  // Samples move on with the visitor's day, at midnight of India.
  await page.clock.runFor(120_000);
  await expect(panel(page)).toContainText('8 Dec 2026');
});

test('"Apply Now", the quick action and the way back lead where they say', async ({ page }) => {
  await page.goto(address);
  for (const name of ['Apply Now', 'Apply']) {
    await expect(panel(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      application,
    );
  }
  await main(page).getByRole('link', { name: 'Back to all jobs' }).click();
  await expect(page).toHaveURL('/job-portal');
});

test('a job past its deadline says so and cannot be applied for', async ({ page }) => {
  await page.goto(closed);
  await expect(panel(page)).toContainText('The application deadline was');
  await expect(panel(page)).toContainText('12 Nov 2026');
  await expect(panel(page)).toContainText('Applications have closed');
  await expect(main(page).locator('a[href^="/job-portal/apply/"]')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(main(page).locator('a[href^="/job-portal/apply/"]')).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Save Job' })).toBeVisible();
});

test('an unknown job is "Job Not Found", with a way back, and not for search engines', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await page.goto('/job-portal/job/astronaut');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
  await expect(main(page)).toContainText('The job posting you are looking for does not exist');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^No job has/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Back to all jobs' }).click();
  await expect(page).toHaveURL('/job-portal');
});

test('a job is saved and forgotten by the same button, also after a reload', async ({ page }) => {
  await openHydrated(page, address);
  await main(page).getByRole('button', { name: 'Save Job' }).click();
  await expect(main(page).getByRole('button', { name: 'Saved' })).toBeFocused();
  expect(await stored(page, 'saved_jobs')).toEqual(['soc-analyst-level-1']);
  await openHydrated(page, address);
  await main(page).getByRole('button', { name: 'Saved' }).click();
  await expect(main(page).getByRole('button', { name: 'Save Job' })).toBeVisible();
  expect(await stored(page, 'saved_jobs')).toEqual([]);
});

test('"Share Job" opens the share sheet where the device has one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
  await openHydrated(page, address);
  await main(page).getByRole('button', { name: 'Share Job' }).click();
  const { origin } = new URL(page.url());
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: 'SOC Analyst, Level 1, Kestrel Secure', url: origin + address }),
  );
});

test('"Share Job" copies the address where there is no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await openHydrated(page, address);
  await main(page).getByRole('button', { name: 'Share Job' }).click();
  await expect(toast(page, 'Copied!', 'URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a report has reasons, is confirmed and kept', async ({ page }) => {
  const form = await openReport(page);
  await expect(form.getByRole('radio')).toHaveCount(5);
  await form.getByRole('radio', { name: 'It asks for money' }).check();
  await details(form).fill('A deposit before the interview');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(page, 'Report received')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Report received' })).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Report Job' })).toBeFocused();
  expect(await stored(page, 'job_reports')).toEqual([
    {
      id: expect.any(String),
      jobId: 'soc-analyst-level-1',
      reason: 'It asks for money',
      details: 'A deposit before the interview',
      createdAt: expect.stringMatching(/^2026-11-21T04:3\d/),
    },
  ]);
});

test('a report says what is missing beside each field', async ({ page }) => {
  const form = await openReport(page);
  const reasons = form.getByRole('radiogroup', { name: 'What is wrong with it?' });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expectMessage(reasons, 'Choose a reason');
  await expect(reasons).toBeFocused();
  await form.getByRole('radio', { name: 'Something else' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expectMessage(details(form), 'Say in a few words what is wrong');
  await expect(details(form)).toBeFocused();
  expect(await stored(page, 'job_reports')).toBeNull();
});

test('a report that storage refuses stays in its fields, in a reload too', async ({ page }) => {
  await refuseStorage(page);
  const form = await openReport(page);
  await form.getByRole('radio', { name: 'It discriminates' }).check();
  await details(form).fill('Only for men');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('alert')).toContainText('Your browser refused to keep the report');
  await expect(details(form)).toHaveValue('Only for men');
  const again = await openReport(page);
  await expect(again.getByRole('radio', { name: 'It discriminates' })).toBeChecked();
  await expect(details(again)).toHaveValue('Only for men');
});

test('the report is made by the keyboard alone, and Escape leaves it', async ({ page }) => {
  await openHydrated(page, address);
  const button = main(page).getByRole('button', { name: 'Report Job' });
  await button.focus();
  await page.keyboard.press('Enter');
  const form = await readyForm(page, 'Job report');
  await expect(form.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'It asks for money' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone saving and applying stay within reach and cover nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, address);
  const bar = page.getByRole('group', { name: 'Apply for this job' });
  await expect(main(page).getByRole('link', { name: 'Apply Now' })).toHaveCount(1);
  await expect(bar.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', application);
  await expect(bar.getByRole('button', { name: 'Save Job' })).toBeInViewport();
  const top = async () => (await bar.boundingBox())?.y ?? 0;
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  const help = page.getByRole('complementary', { name: 'Help' });
  await expect(help).toBeVisible();
  expect(await bottomOf(help)).toBeLessThanOrEqual(await top());
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect.poll(async () => (await top()) - (await bottomOf(last))).toBeGreaterThan(0);
  // A phone held sideways has no height to give away.
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(bar).toBeHidden();
  await expect(panel(page).getByRole('link', { name: 'Apply Now' })).toBeVisible();
});

test('other open jobs follow, those of the same kind first', async ({ page }) => {
  await openHydrated(page, closed);
  const others = main(page).getByRole('region', { name: 'Other open jobs' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText([
    'SOC Analyst, Level 1',
    'Junior Data Analyst',
    'Performance Marketing Executive',
  ]);
  await others.getByRole('link', { name: 'SOC Analyst, Level 1' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOC Analyst, Level 1');
});

test('each of the six jobs has a detail of its own, and no sample poses as a vacancy', async ({
  page,
}) => {
  const { jobIds } = await import('../../src/data/job-ids');
  const texts = new Set<string>();
  for (const id of jobIds) {
    await openHydrated(page, `/job-portal/job/${id}`);
    await expect(panel(page).getByRole('time')).toBeVisible();
    texts.add(await main(page).getByRole('region', { name: 'Responsibilities' }).innerText());
    const data = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(data.join(), id).toContain('BreadcrumbList');
    expect(data.join(), id).not.toContain('JobPosting');
  }
  expect(texts.size).toBe(6);
});

for (const [name, job] of Object.entries({ 'an open job': address, 'a closed job': closed })) {
  test(`${name} is accessible and fits the smallest screen`, async ({ page }) => {
    await expectPresentable(page, job);
  });
}

test('a report is accessible and fits the smallest screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openReport(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a job is read and applied for, and a closed one says so', async ({ page }) => {
    await page.goto(address);
    await expect(panel(page)).toContainText('₹4.8-6 LPA');
    await expect(panel(page).getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByRole('region', { name: 'Benefits' })).toBeVisible();
    await page.goto(closed);
    await expect(panel(page)).toContainText('Applications have closed');
  });
});
