import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { expect, test } from './support/test';

test('career assistance states the 90 % attendance and the 3-6 months of the job guarantee', async ({
  page,
}) => {
  await page.goto('/career-assistance');
  await expectPage(page, {
    title: 'Career assistance | Careerloom',
    heading: 'From the last assignment to the first salary',
    texts: [
      'Attend at least 90% of the sessions',
      'Most offers come within 3-6 months of finishing',
      'our 120+ hiring partners',
    ],
  });
});

test('career assistance lists its five services with their times', async ({ page }) => {
  await page.goto('/career-assistance');
  const services = page.getByRole('region', { name: 'What you get, and when' });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Career conversation',
    'Résumé, portfolio and profile',
    'Interview preparation',
    'Job search and referrals',
    'Settling in',
  ]);
  for (const time of ['From week 4', 'Last third', 'First 90 days in the job']) {
    await expect(services).toContainText(time);
  }
});

test('career assistance has buttons to enroll and to contact', async ({ page }) => {
  await page.goto('/career-assistance');
  await expectLinks(page, { Enroll: '/enroll', 'Ask about your case': '/contact' });
});

test('career assistance has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/career-assistance');
  await expectFitsEveryone(page);
});
