import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { test } from './support/test';

test('the trainers’ page says what is expected and how one is chosen', async ({ page }) => {
  await page.goto('/apply-as-trainer');
  await expectPage(page, {
    title: 'Apply as a trainer | Careerloom',
    heading: 'Teach what you did this week',
    texts: ['10+ years in the field you teach', '4.8/5', 'What you can expect', 'How we choose'],
  });
});

test('the trainers’ page leads to contact', async ({ page }) => {
  await page.goto('/apply-as-trainer');
  await expectLinks(page, { 'Apply as a trainer': '/contact', Mentoring: '/join-as-mentor' });
});

test('the trainers’ page has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/apply-as-trainer');
  await expectFitsEveryone(page);
});
