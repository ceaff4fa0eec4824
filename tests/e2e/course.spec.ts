import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

test('a course shows its weeks, its people and its form, and is accessible', async ({ page }) => {
  await page.goto('/courses/cyber-security');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/security/i);
  await expect(page.getByRole('tab')).toHaveText([
    'Curriculum',
    'Instructors',
    'Trainer profile',
    'Career roadmap',
  ]);
  await expectAccessible(page);
});

test('an unknown course says so and leads back', async ({ page }) => {
  await page.goto('/courses/no-such-course');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course not found');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
