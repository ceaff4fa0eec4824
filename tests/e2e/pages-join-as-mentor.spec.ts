import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { test } from './support/test';

test('the mentors’ page says what a month asks and gives', async ({ page }) => {
  await page.goto('/join-as-mentor');
  await expectPage(page, {
    title: 'Join as a mentor | Careerloom',
    heading: 'Be the colleague they do not have yet',
    texts: [
      'A mentor’s month',
      'What a good review looks like',
      'Whom we look for',
      'What you get',
    ],
  });
});

test('the mentors’ page leads to contact', async ({ page }) => {
  await page.goto('/join-as-mentor');
  await expectLinks(page, {
    'Offer to mentor': '/contact',
    'Write to us about mentoring': '/contact',
  });
});

test('the mentors’ page has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/join-as-mentor');
  await expectFitsEveryone(page);
});
