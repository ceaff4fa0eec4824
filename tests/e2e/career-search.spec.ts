import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/visitor';

const title = 'Find your best career path';
const advanced = /^Advanced AI Digital Marketing with Job Guarantee/;
const dataScience = /^Data Science with Python and SQL/;
const cyber = /^Cybersecurity Analyst/;
const foundation = /^AI Digital Marketing Foundation/;

function opener(page: Page) {
  return page.getByRole('button', { name: 'Find your path' });
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: title });
}

async function openPage(page: Page, address = '/faq') {
  await openHydrated(page, address);
  await waitUntilAwake(opener(page));
}

async function openSearch(page: Page) {
  await openPage(page);
  await opener(page).click();
  const field = dialog(page).getByRole('combobox', { name: title });
  await expect(field).toBeFocused();
  return field;
}

test('the button opens it, Escape closes it and the focus returns', async ({ page }) => {
  await openSearch(page);
  await expect(dialog(page)).toBeVisible();
  // Where shades and fillings are taken away, only an edge sets it apart.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(dialog(page)).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('the page behind it is not styled anew: it inherits nothing of what locks it', async ({
  page,
}) => {
  await openSearch(page);
  const locked = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.pointerEvents, style.getPropertyValue('--removed-body-scroll-bar-size')];
    });
  expect(await locked('body')).toEqual(['none', '0px']);
  expect(await locked('main')).toEqual(['auto', '']);
  // It is out of reach all the same.
  const link = page.locator('main a').first();
  const isOnTop = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(false);
  await link.click({ force: true });
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/faq');
});

for (const key of ['/', 'Control+k']) {
  test(`${key} opens it from where one is, and Escape leads back there`, async ({ page }) => {
    await openPage(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instructors' });
    await link.focus();
    await page.keyboard.press(key);
    const field = dialog(page).getByRole('combobox');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('a key opens it that is pressed before the application is there, or what floats over the page', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.goto('/events');
  const header = page.getByRole('banner').getByRole('link').first();
  // Without a move of anybody's, with which the rest would come.
  await expect
    .poll(() =>
      header.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  await page.keyboard.press('Meta+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
});

test('a slash in a text field is a slash', async ({ page }) => {
  await openPage(page, '/blogs');
  const field = page.getByRole('searchbox', { name: 'Search articles' });
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(dialog(page)).toHaveCount(0);
});

test('an empty or blank search shows nothing', async ({ page }) => {
  const field = await openSearch(page);
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await field.fill('   ');
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await expect(dialog(page)).not.toContainText('No exact matches');
});

test('a match in the title counts 3, in the brief 2 and in the category 1; the best comes first', async ({
  page,
}) => {
  const field = await openSearch(page);
  const options = dialog(page).getByRole('option');
  // Title, brief and category against title and category.
  await field.fill('marketing');
  await expect(options).toHaveText([foundation, advanced]);
  // Title alone against brief alone.
  await field.fill('analyst');
  await expect(options).toHaveText([cyber]);
  // Briefs alone, equal: in the order of the catalogue.
  await field.fill('campaigns');
  await expect(options).toHaveText([advanced, foundation]);
  await field.fill('Security');
  await expect(options).toHaveText([cyber]);
});

test('blanks around the words and capitals make no difference', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('  DaTa ');
  await expect(dialog(page).getByRole('option')).toHaveText([dataScience]);
});

test('at most five are shown', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('a');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  expect(await dialog(page).getByRole('option').count()).toBeLessThanOrEqual(5);
});

test('nothing found says so and offers words that lead on', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('astronaut');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'No exact matches. Try keywords like "marketing", "data", or "cyber".',
  );
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'cyber' }).click();
  await expect(dialog(page).getByRole('option')).toHaveText([cyber]);
});

test('Enter opens nothing by itself; arrows choose and Enter follows', async ({ page }) => {
  await openPage(page);
  await page.keyboard.press('/');
  const field = dialog(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('marketing');
  await expect(dialog(page).getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveText(advanced);
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveText(foundation);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses/ai-digital-marketing-basic');
  await expect(dialog(page)).toBeHidden();
});

test('a click on a result opens the course, and the next search starts empty', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill('cyber');
  await dialog(page).getByRole('option', { name: cyber }).click();
  await expect(page).toHaveURL('/courses/cyber-security');
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(field).toHaveValue('');
});

test('is accessible and fits the smallest screen, with and without results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const field = await openSearch(page);
  await expectAccessible(page);
  await field.fill('marketing');
  await expect(dialog(page).getByRole('option')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await field.fill('astronaut');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
