import { paths } from '@/config/paths';
import { lessonSlugs } from '@/data/lessons/lesson-slugs';
import { expectAccessible } from './support/axe';
import { openHydrated, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';

const query = `SELECT city, COUNT(*), SUM(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY SUM(amount) DESC LIMIT 3`;

test('the question of a first lesson is solved by keyboard, and leads on to the form', async ({
  page,
}) => {
  await openHydrated(page, '/courses/data-science/first-lesson');
  const box = page.getByRole('textbox', { name: 'Your query' });
  await box.focus();
  // No hand writes a query and runs it before the exercise has woken up.
  await waitUntilAwake(box);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(query);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status', { name: 'What your query gave' })).toContainText(
    'That is the answer',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Apply for this course' }).click();
  await expect(page).toHaveURL('/enroll?course=data-science');
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('data-science');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each first lesson can be read, and its solution opened', async ({ page }) => {
    for (const slug of lessonSlugs) {
      await page.goto(paths.firstLesson(slug));
      await page.getByText('Show a solution').click();
      await expect(page.getByRole('group').last().locator('li, pre').first()).toBeVisible();
      // Not by text: Playwright looks into no `noscript`.
      expect(await page.getByRole('main').innerText()).toContain('This browser runs no scripts');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  });
});
