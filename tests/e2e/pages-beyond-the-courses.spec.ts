import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { expect, test } from './support/test';

test('beyond the courses there are the LMS for life, mentors with 10+ years and career assistance', async ({
  page,
}) => {
  await page.goto('/beyond-the-courses');
  await expectPage(page, {
    title: 'Beyond the courses | Careerloom',
    heading: 'What stays when the course ends',
    texts: [
      'Lifetime LMS access',
      'Mentors with 10+ years',
      'Career assistance',
      'Admissions replies within 24 hours',
    ],
  });
});

test('career assistance is a list of four kinds of help', async ({ page }) => {
  await page.goto('/beyond-the-courses');
  const list = page.getByRole('region', { name: 'Career assistance' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'Résumé and portfolio',
    'Interview preparation',
    'Job search and referrals',
    'Career roadmap',
  ]);
});

test('beyond the courses has buttons to enroll and to contact', async ({ page }) => {
  await page.goto('/beyond-the-courses');
  await expectLinks(page, {
    Enroll: '/enroll',
    'Talk to us': '/contact',
    'Ask first': '/contact',
    'Meet the instructors': '/instructors',
    'Career assistance in detail': '/career-assistance',
  });
});

test('beyond the courses has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/beyond-the-courses');
  await expectFitsEveryone(page);
});
