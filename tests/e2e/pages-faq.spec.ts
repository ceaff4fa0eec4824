import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { expect, test } from './support/test';

test('the FAQ says how soon a person answers', async ({ page }) => {
  await page.goto('/faq');
  await expectPage(page, {
    title: 'Frequently asked questions | Careerloom',
    heading: 'The two questions we hear most',
    texts: ['a person answers within 24 hours'],
  });
});

test('the FAQ has two questions, on self-paced programs and on financing', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('summary');
  await expect(questions).toHaveText(['Are the programs self-paced?', 'Is financing available?']);
  await expect(page.getByText('Plan for 8 to 12 hours a week', { exact: false })).toBeVisible();
  const financing = page.getByText('foreclose without a penalty after 3 EMIs', { exact: false });
  await expect(financing).toBeHidden();
  await questions.last().click();
  await expect(financing).toBeVisible();
  await expect(financing).toContainText('3, 6, 9 or 12 monthly instalments');
  await expect(financing).toContainText('14% a year');
  await expectFitsEveryone(page);
});

test('an answer of the FAQ opens and closes with the keyboard', async ({ page }) => {
  await page.goto('/faq');
  const question = page.locator('summary').filter({ hasText: 'Is financing available?' });
  const answer = page.getByText('foreclose without a penalty after 3 EMIs', { exact: false });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
  await expect(question).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer of the FAQ opens all the same', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').filter({ hasText: 'Is financing available?' }).click();
    await expect(page.getByText('foreclose without a penalty after 3 EMIs')).toBeVisible();
  });
});

test('the FAQ leads to the contact form and to longer answers', async ({ page }) => {
  await page.goto('/faq');
  await expectLinks(page, {
    'Ask your question': '/contact',
    'Refund Policy': '/refund-policy',
    'Career assistance': '/career-assistance',
    'Beyond the courses': '/beyond-the-courses',
  });
});

test('the FAQ has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/faq');
  await expectFitsEveryone(page);
});
