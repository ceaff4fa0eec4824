import type { Page } from '@playwright/test';
import { openHydrated, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';
import { expectPresentable, stopClock } from './support/visitor';

/** Everything below the opening, in the order of the page. */
const sections = [
  'Results in figures',
  'Job-Ready Programs',
  'What changes when the work is real',
  'Mentors who still do the work',
  'Upcoming webinars',
  'A week in the curriculum',
  'Upcoming events',
  'Learner stories',
  'Fresh Job Opportunities',
  'EMI calculator',
  'In the press',
  'Awards',
  'Partners',
  'Frequently asked questions',
] as const;

const figures = ['65%', '12 weeks', '120+', '40+'] as const;

function section(page: Page, name: (typeof sections)[number] | 'Learn. Apply. Get Hired.') {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

/** Tabs answer once the lower part of the page has started. */
async function openWhole(page: Page): Promise<void> {
  await openHydrated(page, '/');
  for (const name of ['Fresh Job Opportunities', 'Frequently asked questions'] as const)
    await waitUntilAwake(section(page, name).getByRole('tab').first());
}

test('opens with its promise and two ways on', async ({ page }) => {
  await page.goto('/');
  const hero = section(page, 'Learn. Apply. Get Hired.');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Learn. Apply. Get Hired.');
  await expect(hero).toContainText('Outcome-driven learning for the future of work.');
  await expect(hero.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/enroll');
  await expect(hero.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

test('has its sections in order', async ({ page }) => {
  await page.goto('/');
  const names = await page
    .getByRole('main')
    .locator('section')
    .evaluateAll((found) =>
      found.map((element) => {
        const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
        return element.getAttribute('aria-label') ?? title?.textContent;
      }),
    );
  expect(names).toEqual(['Learn. Apply. Get Hired.', ...sections]);
});

test('every section leads where it should', async ({ page }) => {
  await page.goto('/');
  const targets: readonly (readonly [(typeof sections)[number], readonly string[]])[] = [
    [
      'Job-Ready Programs',
      [
        '/courses',
        '/courses/advanced-ai-digital-marketing-job-guarantee',
        '/courses/data-science',
        '/courses/cyber-security',
      ],
    ],
    [
      'Mentors who still do the work',
      [
        '/instructors',
        '/instructors#ananya-rao',
        '/instructors#vikram-sethi',
        '/instructors#meera-nair',
        '/instructors#arjun-malhotra',
      ],
    ],
    ['A week in the curriculum', ['/courses', '/contact']],
    ['Frequently asked questions', ['/contact']],
  ];
  for (const [name, addresses] of targets) {
    const links = section(page, name).getByRole('link');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found, name).toEqual(addresses);
  }
  const events = section(page, 'Upcoming events');
  for (const [name, address] of [
    ['All workshops', '/events/workshops'],
    ['All webinars', '/events/webinars'],
    ['Build a dashboard in a morning', '/events/workshops'],
    ['Landing page clinic', '/events/workshops'],
    ['One-Day AI Bootcamp', '/ai-bootcamp-event'],
  ] as const) {
    await expect(events.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('a program shows its picture, brief, level, weeks, mode and fee', async ({ page }) => {
  await page.goto('/');
  const programs = section(page, 'Job-Ready Programs').getByRole('article');
  await expect(programs).toHaveCount(3);
  await expect(programs.first().locator('svg').first()).toBeVisible();
  await expect(programs.first()).toContainText('Plan, run and measure campaigns');
  await expect(programs.first().getByRole('listitem')).toHaveText([
    'Advanced',
    '24 weeks',
    'Online',
    'Fee 3,500',
  ]);
});

test('learners, outcomes and mentors are named', async ({ page }) => {
  await page.goto('/');
  const outcomes = section(page, 'What changes when the work is real');
  await expect(outcomes.getByRole('figure')).toHaveCount(3);
  for (const text of ['1000+', '4.8/5', '500+', '85%']) {
    await expect(outcomes.getByText(text, { exact: true })).toBeVisible();
  }
  const mentors = section(page, 'Mentors who still do the work').getByRole('listitem');
  await expect(mentors).toHaveCount(4);
  for (const mentor of await mentors.all()) await expect(mentor).toContainText('10+ yrs exp.');
});

test('the next three webinars come soonest first, each with a way to register', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T10:00:00+05:30') });
  await openWhole(page);
  const list = section(page, 'Upcoming webinars').getByRole('list').first();
  const webinars = list.locator('> li');
  await expect(webinars).toHaveCount(3);
  await expect(webinars.locator('time')).toHaveCount(3);
  const starts = await webinars
    .locator('time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
  expect(Math.min(...starts)).toBeGreaterThan(Date.parse('2026-11-23T10:00:00+05:30'));
  for (const webinar of await webinars.all()) {
    await expect(webinar.getByRole('link', { name: /^Register for / })).toHaveAttribute(
      'href',
      '/events/webinars',
    );
  }
  for (const zoom of await list.getByRole('link', { name: /^Register on Zoom/ }).all()) {
    await expect(zoom).toHaveAttribute('target', '_blank');
    await expect(zoom).toHaveAttribute('rel', /noopener/);
  }
});

test('the figures count up when they come into view, and again under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.clock.install();
  await openHydrated(page, '/');
  await stopClock(page);
  const tiles = section(page, 'Results in figures');
  const moving = tiles.locator('dd span[aria-hidden]');
  await expect(moving).toHaveCount(0);
  await tiles.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return moving.count();
    })
    .toBeGreaterThan(0);
  expect(Number.parseInt(await moving.first().innerText(), 10)).toBeLessThan(65);
  // Readers are told the true figure all the while.
  await expect(tiles.getByText('65%', { exact: true })).toHaveCount(1);
  await page.clock.runFor(1300);
  await expect(moving).toHaveCount(0);
  await tiles.getByText('65%', { exact: true }).hover();
  await page.clock.runFor(100);
  await expect(moving).toHaveCount(1);
  await page.clock.runFor(1300);
  await expect(moving).toHaveCount(0);
});

test('with reduced motion the figures stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const tiles = section(page, 'Results in figures');
  await tiles.scrollIntoViewIfNeeded();
  for (const figure of figures) {
    await tiles.getByText(figure, { exact: true }).hover();
    await expect(tiles.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(tiles.locator('dd span[aria-hidden]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are there, and so is every answer, job and instalment', async ({ page }) => {
    await page.goto('/');
    const tiles = section(page, 'Results in figures');
    for (const figure of figures) {
      await expect(tiles.getByText(figure, { exact: true })).toBeVisible();
    }
    await expect(
      section(page, 'Fresh Job Opportunities').getByRole('heading', { level: 3 }),
    ).toHaveCount(6);
    await expect(section(page, 'EMI calculator')).toContainText('₹8,677');
    await expect(
      section(page, 'Frequently asked questions').getByText('Can I pay in instalments?'),
    ).toBeVisible();
  });
});

test('jobs can be looked through by field, each tab with its count', async ({ page }) => {
  await openWhole(page);
  const jobs = section(page, 'Fresh Job Opportunities');
  await expect(jobs.getByRole('tab')).toHaveText([
    'All (6)',
    'Digital Marketing (2)',
    'Data Science (2)',
    'Cybersecurity (2)',
  ]);
  const titles = jobs.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(6);
  await jobs.getByRole('tab', { name: 'Data Science' }).click();
  await expect(titles).toHaveText(['Junior Data Analyst', 'Machine Learning Associate']);
  await page.keyboard.press('ArrowRight');
  await expect(jobs.getByRole('tab', { name: 'Cybersecurity' })).toBeFocused();
  await expect(titles).toHaveText(['SOC Analyst, Level 1', 'Cloud Security Trainee']);
  await page.keyboard.press('Home');
  await expect(jobs.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await expect(titles).toHaveCount(6);
});

test('while the jobs are fetched, the page says so', async ({ page }) => {
  let isGiven = false;
  await page.route('**/assets/job-teaser-list-*.js', async (route) => {
    await expect.poll(() => isGiven).toBe(true);
    await route.continue();
  });
  await openHydrated(page, '/faq');
  await page.getByRole('link', { name: 'Careerloom, home' }).click();
  await expect(page.getByText('Loading Fresh Job Opportunities...')).toBeVisible();
  isGiven = true;
  await expect(section(page, 'Fresh Job Opportunities').getByRole('tab')).toHaveCount(4);
});

test('questions stand under three tabs, and one answer is open at a time', async ({ page }) => {
  await openWhole(page);
  const faq = section(page, 'Frequently asked questions');
  await expect(faq.getByRole('tab')).toHaveText(['Admissions', 'Payments', 'Career']);
  await expect(faq.getByRole('tab', { name: 'Admissions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const open = faq.locator('details[open]');
  await expect(open).toHaveCount(0);
  await faq.getByText('How soon will I hear back?').click();
  await expect(faq.getByText(/^Admissions replies within 24 hours/)).toBeVisible();
  await faq.getByText('Is there an application fee?').click();
  await expect(faq.getByText(/^No\. There is no application fee/)).toBeVisible();
  await expect(open).toHaveCount(1);
  await faq.getByText('Is there an application fee?').click();
  await expect(open).toHaveCount(0);
  await faq.getByRole('tab', { name: 'Payments' }).click();
  await expect(faq.getByText('Can I repay early?')).toBeVisible();
  await expect(faq.getByText('How soon will I hear back?')).toBeHidden();
  await page.keyboard.press('End');
  await expect(faq.getByRole('tab', { name: 'Career' })).toBeFocused();
  await faq.getByText('Who is eligible for the job guarantee?').focus();
  await page.keyboard.press('Enter');
  await expect(faq.getByText(/90%/)).toBeVisible();
});

test('is accessible and fits the smallest screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPresentable(page, '/');
});
