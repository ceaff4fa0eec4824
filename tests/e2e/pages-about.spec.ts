import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { expect, test } from './support/test';

test('the about page states the mission', async ({ page }) => {
  await page.goto('/about');
  await expectPage(page, {
    title: 'About Careerloom',
    heading: 'A career is woven, not found',
    texts: [
      'Our mission',
      'To make job-ready learning possible for everyone who can give it 8 to 12 hours a week',
      'digital marketing, data science, cybersecurity or AI',
    ],
  });
});

test('each figure on the about page comes with what it measures', async ({ page }) => {
  await page.goto('/about');
  const figures = page.getByRole('region', { name: 'Our figures, and what they measure' });
  for (const [figure, label, meaning] of [
    ['1000+', 'careers transformed', /finished a program and moved to a new role/],
    ['85%', 'placement', /^Share of the learners/],
    ['65%', 'average salary hike', /^Mean rise from the last salary/],
    ['500+', 'projects', /mentors reviewed/],
    ['120+', 'hiring partners', /^Employers that have agreed/],
    ['4.9/5', 'learner rating', /10,000 students/],
  ] as const) {
    const term = figures.getByRole('term').filter({ hasText: label });
    await expect(term).toContainText(figure);
    await expect(figures.getByRole('definition').filter({ hasText: meaning })).toBeVisible();
  }
});

test('the about page leads to the courses and the instructors', async ({ page }) => {
  await page.goto('/about');
  await expectLinks(page, {
    'Explore the courses': '/courses',
    'Meet the instructors': '/instructors',
  });
});

test('the about page has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/about');
  await expectFitsEveryone(page);
});
