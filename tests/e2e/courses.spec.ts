import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import { expectPresentable } from './support/visitor';

const courses = [
  {
    slug: 'advanced-ai-digital-marketing-job-guarantee',
    title: 'Advanced AI Digital Marketing with Job Guarantee',
    brief: 'Plan, run and measure campaigns across search, social, e-mail and content',
    level: 'Advanced',
    weeks: 24,
    fee: '3,500',
    hours: 180,
    assignments: 12,
  },
  {
    slug: 'data-science',
    title: 'Data Science with Python and SQL',
    brief: 'From spreadsheets to models that hold up',
    level: 'Intermediate',
    weeks: 16,
    fee: '2,400',
    hours: 120,
    assignments: 8,
  },
  {
    slug: 'cyber-security',
    title: 'Cybersecurity Analyst',
    brief: 'Work alerts as a security operations analyst does',
    level: 'Intermediate',
    weeks: 8,
    fee: '1,800',
    hours: 80,
    assignments: 6,
  },
  {
    slug: 'ai-digital-marketing-basic',
    title: 'AI Digital Marketing Foundation',
    brief: 'A first program in digital marketing',
    level: 'Beginner',
    weeks: 12,
    fee: '1,500',
    hours: 100,
    assignments: 8,
  },
] as const;

/** The part that only screen readers get is a box of its own, hence the blank that may stand before it. */
const knowMore = (title: string) => new RegExp(`^Know more ?: ${title}$`);

test('all courses are shown, each with picture, title, brief, level, weeks, mode and fee', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(courses.length);
  for (const { title, brief, level, weeks, fee, slug } of courses) {
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card).toContainText(brief);
    await expect(card.getByRole('term')).toHaveText(['Level', 'Duration', 'Mode', 'Fee']);
    await expect(card.getByRole('definition')).toHaveText([level, `${weeks} weeks`, 'Online', fee]);
    await expect(card.getByRole('link', { name: knowMore(title) })).toHaveAttribute(
      'href',
      `/courses/${slug}`,
    );
  }
});

test('"Know more" leads to the course', async ({ page }) => {
  await openHydrated(page, '/courses');
  for (const { title, slug } of courses.slice(0, 2)) {
    await page.getByRole('link', { name: knowMore(title) }).click();
    await expect(page).toHaveURL(`/courses/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
  }
});

test('the courses stand side by side with weeks, hours, assignments and fee, on a phone without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/courses');
  const table = page.getByRole('table', { name: 'Side by side' });
  const widths = await table.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
  ]);
  expect(widths).toEqual([0, 0]);
  await expect(table.getByText('Fee').filter({ visible: true })).toHaveCount(courses.length + 1);
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const { title, level, weeks, hours, assignments, fee } of courses) {
    const row = table.getByRole('row').filter({ hasText: title });
    await expect(row.getByRole('cell')).toHaveText(
      [level, weeks, hours, assignments, fee].map((value) => new RegExp(`${value}$`)),
    );
  }
});

test('the prices of courses carry no currency', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('main')).toContainText('3,500');
  await expect(page.getByRole('main')).not.toContainText(/[₹$€]|INR|Rs/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue is there and its links work', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.getByRole('link', { name: /^Know more/ })).toHaveCount(courses.length);
    await page.getByRole('link', { name: knowMore('Cybersecurity Analyst') }).click();
    await expect(page).toHaveURL('/courses/cyber-security');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Cybersecurity Analyst' }),
    ).toBeVisible();
  });
});

test('the catalogue is accessible and fits the smallest screen', async ({ page }) => {
  await expectPresentable(page, '/courses');
});
