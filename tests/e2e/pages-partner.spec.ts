import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { test } from './support/test';

test('the partner page names three kinds of partner', async ({ page }) => {
  await page.goto('/partner-with-careerloom-edtech');
  await expectPage(page, {
    title: 'Partner with Careerloom',
    heading: 'Partner with Careerloom',
    texts: ['Hiring Partner', 'Training Partner', 'Technology Partner', '120+ employers'],
  });
});

test('the partner page leads to contact and to corporate training', async ({ page }) => {
  await page.goto('/partner-with-careerloom-edtech');
  await expectLinks(page, {
    'Propose a partnership': '/contact',
    'Contact us': '/contact',
    'Train your own team': '/corporate-training',
    'Corporate training': '/corporate-training',
  });
});

test('the partner page has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/partner-with-careerloom-edtech');
  await expectFitsEveryone(page);
});
