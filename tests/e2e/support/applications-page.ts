import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './open';

export const applicationsAddress = '/job-portal/applications';

export const cards = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');

/** Opens My Applications and waits until the browser's storage has been read. */
export async function openApplications(page: Page, query = ''): Promise<void> {
  await openHydrated(page, `${applicationsAddress}${query}`);
  await expect(page.getByText('Loading your applications')).toHaveCount(0);
}

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

export async function downloadedBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download;
}
