import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/visitor';

test('courses that are marked in the catalogue stand side by side, at an address of their own, also on paper', async ({
  page,
}) => {
  await openHydrated(page, '/courses');
  for (const name of [/Compare ?: Data Science/, /Compare ?: Cybersecurity/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('link', { name: 'Compare 2 courses' }).click();
  await expect(page).toHaveURL('/courses/compare?courses=data-science,cyber-security');
  const table = page.getByRole('table', { name: 'Courses side by side' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Level/ })).toContainText('the same for both');
  await expect(table.locator('time')).toHaveText([/^Mon, \d+ \w+ \d{4}$/, /^Mon, /]);
  // The header's button is of no course here.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    '/enroll',
  );
  await page.getByRole('checkbox', { name: /Foundation/ }).check();
  await expect(page).toHaveURL(/cyber-security,ai-digital-marketing-basic$/);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('columnheader').last()).toContainText('Foundation');
  await page.goBack();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(table.getByRole('row', { name: /^Fee/ })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expectNoSidewaysScroll(page);
});

test('five questions are answered by keyboard, and the answer survives a visit to the course', async ({
  page,
}) => {
  await openHydrated(page, '/courses/finder');
  const group = (name: RegExp) => page.getByRole('group', { name });
  await group(/Which work/)
    .getByRole('radio', { name: /^Data/ })
    .focus();
  await page.keyboard.press('Space');
  for (const [name, choice] of [
    [/experience|have you done/, 'It is part of my job'],
    [/hours a week/, 'More than 10'],
    [/be finished/, 'Within 4 months'],
    [/fee be/, 'Up to 2,500'],
  ] as const) {
    await group(name).getByRole('radio', { name: choice }).check();
  }
  const best = page.getByRole('article', { name: /^Data Science/ });
  await expect(best).toContainText('This one fits');
  await best.getByRole('link', { name: /^See the course/ }).click();
  await expect(page).toHaveURL('/courses/data-science');
  await page.goBack();
  await expect(best).toBeVisible();
  await page.reload();
  await expect(best).toBeVisible();
  await expect(group(/be finished/).getByRole('radio', { name: 'Within 4 months' })).toBeChecked();
  await expectNoSidewaysScroll(page);
});
