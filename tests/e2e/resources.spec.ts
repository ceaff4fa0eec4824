import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import { expectMessage, expectPresentable, fillIn, fillTrap, readyForm } from './support/visitor';

const title = 'Phishing triage in fifteen minutes';
const other = 'SQL interview workbook';
const person = { Name: 'Asha Verma', Email: 'asha@example.com', Phone: '9876543' };

function downloadLink(page: Page, name: string): Locator {
  return page.getByRole('article', { name }).getByRole('link', { name: 'Download PDF' });
}

async function openGate(page: Page): Promise<Locator> {
  await openHydrated(page, '/resources');
  await downloadLink(page, title).click();
  return readyForm(page, 'Your details');
}

/** Does something and says under which name which kind of file arrived. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<string[]> {
  const waiting = page.waitForEvent('download');
  await act();
  const download = await waiting;
  const bytes = await readFile(await download.path());
  return [download.suggestedFilename(), bytes.toString('latin1', 0, 5)];
}

const access = (page: Page) => page.evaluate(() => localStorage.getItem('resourcesAccess'));

test('the category filter shows 12, 6, 3 and 3 resources and lives in the address', async ({
  page,
}) => {
  await openHydrated(page, '/resources');
  const items = page.getByRole('main').getByRole('article');
  const category = page.getByRole('group', { name: 'Category' });
  await expect(items).toHaveCount(12);
  for (const [name, count, address] of [
    ['Digital Marketing', 6, '/resources?category=Digital+Marketing'],
    ['Cybersecurity', 3, '/resources?category=Cybersecurity'],
    ['Data Science', 3, '/resources?category=Data+Science'],
  ] as const) {
    await category.getByRole('button', { name }).click();
    await expect(items).toHaveCount(count);
    await expect(items.filter({ hasText: name })).toHaveCount(count);
    await expect(page).toHaveURL(address);
  }
  await page.goBack();
  await expect(items.filter({ hasText: 'Cybersecurity' })).toHaveCount(3);
  await page.reload();
  await expect(items).toHaveCount(3);
  await expect(category.getByRole('button', { name: 'Cybersecurity' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await category.getByRole('button', { name: 'All' }).click();
  await expect(items).toHaveCount(12);
  await expect(page).toHaveURL('/resources');
});

test('the first download asks who one is', async ({ page }) => {
  await openGate(page);
  const dialog = page.getByRole('dialog', { name: 'Tell us who is reading' });
  await expect(dialog).toContainText(title);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(downloadLink(page, title)).toBeFocused();
  expect(await access(page)).toBeNull();
});

for (const [field, value] of [
  ['Name', ' A '],
  ['Email', 'asha@example'],
  ['Phone', ' 123456 '],
] as const) {
  test(`the gate stays shut for the ${field.toLowerCase()} "${value}"`, async ({ page }) => {
    const form = await openGate(page);
    await fillIn(form, { ...person, [field]: value });
    await form.getByRole('button', { name: 'Unlock and download' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Please enter a valid name, email, and phone number.',
    );
    const wrong = form.getByRole('textbox', { name: field });
    await expectMessage(wrong, '');
    await expect(wrong).toBeFocused();
    expect(await access(page)).toBeNull();
  });
}

test('who has answered gets the chosen PDF, and every other directly, after a reload too', async ({
  page,
}) => {
  const form = await openGate(page);
  await fillIn(form, person);
  expect(
    await downloaded(page, () => form.getByRole('button', { name: 'Unlock and download' }).click()),
  ).toEqual(['phishing-triage-guide.pdf', '%PDF-']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article', { name: title })).toContainText('Unlocked');
  expect(await access(page)).toBe('1');
  const other1 = () => downloadLink(page, other).click();
  expect(await downloaded(page, other1)).toEqual(['sql-interview-workbook.pdf', '%PDF-']);
  await openHydrated(page, '/resources');
  expect(await downloaded(page, other1)).toEqual(['sql-interview-workbook.pdf', '%PDF-']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what was typed into the gate survives a reload', async ({ page }) => {
  const form = await openGate(page);
  await fillIn(form, person);
  const again = await openGate(page);
  await expect(again.getByRole('textbox', { name: 'Phone' })).toHaveValue(person.Phone);
});

test('a script that fills in every field does not unlock the next visit', async ({ page }) => {
  const form = await openGate(page);
  await fillIn(form, person);
  await fillTrap(form);
  await downloaded(page, () => form.getByRole('button', { name: 'Unlock and download' }).click());
  expect(await access(page)).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every resource is there and downloads', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveCount(12);
    expect(await downloaded(page, () => downloadLink(page, title).click())).toEqual([
      'phishing-triage-guide.pdf',
      '%PDF-',
    ]);
  });
});

test('resources are accessible and fit the smallest screen', async ({ page }) => {
  await expectPresentable(page, '/resources');
});
