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
    hours: 180,
    assignments: 12,
  },
  {
    slug: 'data-science',
    title: 'Data Science with Python and SQL',
    brief: 'From spreadsheets to models that hold up',
    level: 'Intermediate',
    weeks: 16,
    hours: 120,
    assignments: 8,
  },
  {
    slug: 'cyber-security',
    title: 'Cybersecurity Analyst',
    brief: 'Work alerts as a security operations analyst does',
    level: 'Intermediate',
    weeks: 8,
    hours: 80,
    assignments: 6,
  },
  {
    slug: 'ai-digital-marketing-basic',
    title: 'AI Digital Marketing Foundation',
    brief: 'A first program in digital marketing',
    level: 'Beginner',
    weeks: 12,
    hours: 100,
    assignments: 8,
  },
] as const;

/** The part that only screen readers get is a box of its own, hence the blank that may stand before it. */
const knowMore = (title: string) => new RegExp(`^Know more ?: ${title}$`);

test('all courses are shown, each with picture, title, brief, level, weeks and mode', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(courses.length);
  for (const { title, brief, level, weeks, slug } of courses) {
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card).toContainText(brief);
    await expect(card.getByRole('term')).toHaveText(['Level', 'Duration', 'Mode']);
    await expect(card.getByRole('definition')).toHaveText([level, `${weeks} weeks`, 'Online']);
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

test('the courses stand side by side with weeks, hours and assignments', async ({ page }) => {
  await page.goto('/courses');
  const table = page.getByRole('table');
  for (const { title, level, weeks, hours, assignments } of courses) {
    const row = table.getByRole('row').filter({ hasText: title });
    await expect(row.getByRole('cell')).toHaveText(
      [level, weeks, hours, assignments].map((value) => String(value)),
    );
  }
});

test('the prices of courses are not shown in the catalogue, nor any currency', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('main')).not.toContainText(/[₹$€]|3,?500|1,?800|1,?500/);
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
