import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { test } from './support/test';

test('the careers page says where people work and how one is hired', async ({ page }) => {
  await page.goto('/careers');
  await expectPage(page, {
    title: 'Careers at Careerloom',
    heading: 'Help people get good at work. Make it yours.',
    texts: ['Where people work here', 'How we hire', 'No opening that fits? Write anyway.'],
  });
});

test('the careers page has buttons to contact', async ({ page }) => {
  await page.goto('/careers');
  await expectLinks(page, { 'Write to us': '/contact', 'Contact the team': '/contact' });
});

test('the careers page has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/careers');
  await expectFitsEveryone(page);
});
