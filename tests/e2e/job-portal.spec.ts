import type { Locator, Page } from '@playwright/test';
import { makeGate, openHydrated } from './support/open';
import { expect, test } from './support/test';
import { expectPresentable, refuseStorage, startClock, stored, toast } from './support/visitor';

const portal = '/job-portal';

function card(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('article', { name: title, exact: true });
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchBox = (page: Page) => page.getByPlaceholder('search by job title, company, or skills');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const tabTexts = (page: Page) =>
  page.getByRole('tablist', { name: 'Job categories' }).getByRole('tab').allInnerTexts();
const savedFilter = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Saved/ });
const bookmark = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `Save ${title}`, exact: true });

test.beforeEach(async ({ page }) => {
  await startClock(page, '2026-11-21T10:00:00+05:30');
});

test('six sample jobs are listed, open ones first and the newest before the older', async ({
  page,
}) => {
  await page.goto(portal);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The jobs our courses lead to');
  await expect(page.getByRole('main')).toContainText(
    'Sample vacancies, modelled on those our partners send us. Search them, save them and apply: our placement team takes it as a practice application',
  );
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText([
    'Junior Data Analyst',
    'Performance Marketing Executive',
    'SOC Analyst, Level 1',
    'Machine Learning Associate',
    'SEO and Content Specialist',
    'Cloud Security Trainee',
  ]);
  await expect(cards(page).getByText('Sample', { exact: true })).toHaveCount(6);
});

test('a card says what one needs to know to read on', async ({ page }) => {
  await page.goto(portal);
  const job = card(page, 'Machine Learning Associate');
  for (const text of [
    'Monsoon Health Systems',
    'Full-time',
    'Hyderabad (hybrid)',
    '1-3 years',
    'Posted 9 days ago',
    '₹8-12 LPA',
  ]) {
    await expect(job).toContainText(text);
  }
  await expect(job.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'Python',
    'scikit-learn',
    'SQL',
    '+3 more',
  ]);
  const lines = await job.getByText(/^Join the team/).evaluate((text) => {
    const { height, lineHeight } = getComputedStyle(text);
    return Math.round(parseFloat(height) / parseFloat(lineHeight));
  });
  expect(lines).toBe(2);
});

test('a card leads to the job and to its application', async ({ page }) => {
  await openHydrated(page, portal);
  const job = card(page, 'Junior Data Analyst');
  await expect(job.getByRole('link', { name: 'Quick Apply', exact: true })).toHaveAttribute(
    'href',
    '/job-portal/apply/junior-data-analyst',
  );
  await job.getByRole('link', { name: 'View Details', exact: true }).click();
  await expect(page).toHaveURL('/job-portal/job/junior-data-analyst');
  await page.goBack();
  // The whole card leads there, its free places included.
  await card(page, 'Junior Data Analyst').click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL('/job-portal/job/junior-data-analyst');
});

test('a closed job says so and offers no Quick Apply', async ({ page }) => {
  await page.goto(portal);
  for (const title of ['SEO and Content Specialist', 'Cloud Security Trainee']) {
    await expect(card(page, title)).toContainText('Applications have closed');
    await expect(card(page, title).getByRole('link', { name: 'View Details' })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Quick Apply' })).toHaveCount(4);
});

for (const [kind, text, titles] of [
  ['title', 'soc ANALYST', ['SOC Analyst, Level 1']],
  ['company', '  kestrel ', ['SOC Analyst, Level 1']],
  ['skill beyond the three of the card', 'docker', ['Machine Learning Associate']],
] as const) {
  test(`the search finds a ${kind} in any case`, async ({ page }) => {
    await openHydrated(page, portal);
    await searchBox(page).fill(text);
    await expect(cards(page).getByRole('heading')).toHaveText([...titles]);
    await expect(page).toHaveURL(`${portal}?search=${text.trim().replace(' ', '+')}`);
  });
}

test('on a slow phone nothing eats what is typed while an earlier search is being shown (N18)', async ({
  page,
}) => {
  await openHydrated(page, portal);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let go = 0; go < 4; go += 1) {
    await searchBox(page).fill(`pYTHon${String(go)}`);
    await page.waitForURL(`**${portal}?search=pYTHon${String(go)}`);
    await searchBox(page).fill('zzzz');
    await page.waitForURL(`**${portal}?search=zzzz`);
    await expect(searchBox(page)).toHaveValue('zzzz');
  }
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
});

test('the counts on the tabs follow the search, and both combine', async ({ page }) => {
  await openHydrated(page, portal);
  expect(await tabTexts(page)).toEqual([
    'All (6)',
    'Digital Marketing (2)',
    'Data Science (2)',
    'Cybersecurity (2)',
  ]);
  await searchBox(page).fill('python');
  await expect(cards(page)).toHaveCount(3);
  expect(await tabTexts(page)).toEqual([
    'All (3)',
    'Digital Marketing (0)',
    'Data Science (2)',
    'Cybersecurity (1)',
  ]);
  await tab(page, 'Cybersecurity (1)').click();
  await expect(cards(page).getByRole('heading')).toHaveText(['Cloud Security Trainee']);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    '1 job for “python” in Cybersecurity',
  );
  await expect(page).toHaveURL(`${portal}?search=python&category=cybersecurity`);
});

test('filters survive a reload, Back undoes a choice and nonsense in the address is passed over', async ({
  page,
}) => {
  await openHydrated(page, `${portal}?search=sql&category=data-science`);
  await expect(searchBox(page)).toHaveValue('sql');
  await expect(cards(page)).toHaveCount(2);
  await tab(page, 'Digital Marketing (0)').click();
  await expect(cards(page)).toHaveCount(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await expect(tab(page, 'Data Science (2)')).toHaveAttribute('aria-selected', 'true');
  await openHydrated(page, `${portal}?category=astrology&show=never`);
  await expect(cards(page)).toHaveCount(6);
});

test('"No jobs found" has a way out that resets search and category', async ({ page }) => {
  await openHydrated(page, `${portal}?search=astronaut&category=cybersecurity&show=saved`);
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(portal);
  await expect(searchBox(page)).toHaveValue('');
  await expect(tab(page, 'All (6)')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(6);
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('jobs are saved by their bookmark, listed, and taken off again', async ({ page }) => {
  await openHydrated(page, portal);
  await bookmark(page, 'SOC Analyst, Level 1').click();
  await bookmark(page, 'Junior Data Analyst').click();
  await expect(bookmark(page, 'Junior Data Analyst')).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page, 'saved_jobs')).toEqual(['soc-analyst-level-1', 'junior-data-analyst']);
  await savedFilter(page).click();
  await expect(page).toHaveURL(`${portal}?show=saved`);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 saved jobs');
  expect(await tabTexts(page)).toEqual([
    'All (2)',
    'Digital Marketing (0)',
    'Data Science (1)',
    'Cybersecurity (1)',
  ]);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await bookmark(page, 'Junior Data Analyst').click();
  await expect(cards(page).getByRole('heading')).toHaveText(['SOC Analyst, Level 1']);
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await bookmark(page, 'SOC Analyst, Level 1').click();
  await expect(page.getByText('You have not saved a job yet.')).toBeVisible();
  expect(await stored(page, 'saved_jobs')).toEqual([]);
});

test('jobs saved before the code for it has arrived are kept in the order of the clicks', async ({
  page,
}) => {
  const gate = makeGate();
  await page.route('**/assets/saved-jobs-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await openHydrated(page, portal);
  const titles = ['SOC Analyst, Level 1', 'Junior Data Analyst', 'Cloud Security Trainee'];
  for (const title of titles) await bookmark(page, title).click();
  gate.open();
  await expect(bookmark(page, 'Cloud Security Trainee')).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page, 'saved_jobs')).toEqual([
    'soc-analyst-level-1',
    'junior-data-analyst',
    'cloud-security-trainee',
  ]);
});

test('while saved jobs are being read, skeletons hold their place', async ({ page }) => {
  const gate = makeGate();
  await page.route('**/assets/saved-jobs-*.js', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await openHydrated(page, `${portal}?show=saved`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading jobs' })).toBeVisible();
  await expect(page.getByText('No jobs found')).toHaveCount(0);
  gate.open();
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
  await expect(page.getByText('Loading jobs')).toHaveCount(0);
});

test('where storage is refused a job is saved until one leaves, and the page says so', async ({
  page,
}) => {
  await refuseStorage(page);
  await openHydrated(page, portal);
  await bookmark(page, 'Junior Data Analyst').click();
  await expect(toast(page, 'This lasts until you leave the page')).toBeVisible();
  await savedFilter(page).click();
  await expect(cards(page)).toHaveCount(1);
});

test('the portal leads to My Applications', async ({ page }) => {
  await page.goto(portal);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'My Applications' }),
  ).toHaveAttribute('href', '/job-portal/applications');
});

test('search, tabs, saving and applying work by the keyboard alone', async ({ page }) => {
  await openHydrated(page, portal);
  await searchBox(page).focus();
  await page.keyboard.type('sql');
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search jobs' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tab(page, 'All (2)')).toBeFocused();
  // The next tab has the focus a task after the key; a second key before that would still be the first tab's.
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'All (2)')).not.toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Data Science (2)')).toBeFocused();
  // The tab between had none, and a button for that; who goes on sees these first.
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(savedFilter(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bookmark(page, 'Junior Data Analyst')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bookmark(page, 'Junior Data Analyst')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/job-portal/apply/junior-data-analyst');
});

for (const search of ['', '?search=astronaut']) {
  test(
    `the portal is accessible and fits the smallest screen ${search}`.trim(),
    async ({ page }) => {
      await expectPresentable(page, `${portal}${search}`);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all six jobs are there with their links, and nothing that needs a script', async ({
    page,
  }) => {
    await page.goto(portal);
    await expect(cards(page)).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Quick Apply' })).toHaveCount(4);
    await expect(searchBox(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
