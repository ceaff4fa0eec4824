import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { test } from './support/test';

test('corporate training describes its formats and its steps', async ({ page }) => {
  await page.goto('/corporate-training');
  await expectPage(page, {
    title: 'Corporate training | Careerloom',
    heading: 'Your team, on your own cases',
    texts: [
      'Trainers with 10+ years',
      'Three formats',
      'Half a day to two days',
      'From first call to result',
    ],
  });
});

test('corporate training has buttons to contact and to the workshops', async ({ page }) => {
  await page.goto('/corporate-training');
  await expectLinks(page, {
    'Describe what you need': '/contact',
    'Contact us': '/contact',
    'Try an open workshop': '/events/workshops',
    'See the next workshops': '/events/workshops',
  });
});

test('corporate training has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/corporate-training');
  await expectFitsEveryone(page);
});
