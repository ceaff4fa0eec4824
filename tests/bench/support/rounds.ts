import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../../e2e/support/open';
import { pageEditorOf } from '../../e2e/support/pages';
import { editorOf } from '../../e2e/support/staff';
import { settle } from './probe';

/** Within the application, as a click does it, from wherever one is. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]:visible`).first().click();
}

async function arrived(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await settle(page);
}

export async function openCms(page: Page): Promise<void> {
  await page.goto('/cms/content');
  await arrived(page);
}

/** Leaves an editor as it was found: what was typed is taken back. */
async function typeAndUndo(page: Page): Promise<void> {
  await page.keyboard.type('words ');
  for (let index = 0; index < 6; index += 1) await page.keyboard.press('Backspace');
}

/** Leaves an editor by its navigation, and drops what it may ask about. */
async function leaveFor(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  const leave = page.getByRole('alertdialog').getByRole('button', { name: /leave|discard/i });
  const there = new RegExp(`${address}$`);
  await expect.poll(async () => (await leave.isVisible()) || there.test(page.url())).toBe(true);
  if (await leave.isVisible()) await leave.click();
  await expect(page).toHaveURL(there);
}

/** Lists, search, both editors, the library, leads and back. */
export async function aroundCms(page: Page): Promise<void> {
  await goTo(page, '/cms/content');
  await arrived(page);
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.fill('work');
  await expect(page).toHaveURL(/search=work/);
  await arrived(page);
  await search.fill('');
  await expect(page).not.toHaveURL(/search=/);
  await arrived(page);
  await page.locator('main a[href^="/cms/content/edit/"]').first().click();
  await expect(editorOf(page).content).toBeVisible();
  await editorOf(page).content.click();
  await typeAndUndo(page);
  await leaveFor(page, '/cms/media');
  await arrived(page);
  await goTo(page, '/cms/pages');
  await arrived(page);
  await page.locator('main a[href^="/cms/pages/edit/"]').first().click();
  await expect(pageEditorOf(page).content).toBeVisible();
  await pageEditorOf(page).content.click();
  await typeAndUndo(page);
  await leaveFor(page, '/cms/leads');
  await arrived(page);
  for (const address of ['/cms/users', '/cms/settings', '/cms']) {
    await goTo(page, address);
    await arrived(page);
  }
  await page.goBack();
  await arrived(page);
}

export async function openSite(page: Page): Promise<void> {
  await openHydrated(page, '/');
  await settle(page);
}

/** Pages of the site with their filters and dialogs, and back. */
export async function aroundSite(page: Page): Promise<void> {
  for (const address of ['/courses', '/events', '/job-portal', '/blogs', '/resources']) {
    await goTo(page, address);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await arrived(page);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('data');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goTo(page, '/contact');
  await arrived(page);
  await page.goBack();
  await arrived(page);
  await goTo(page, '/');
  await arrived(page);
}
