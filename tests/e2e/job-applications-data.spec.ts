import type { Page } from '@playwright/test';
import {
  applicationsAddress,
  cards,
  downloadedBy,
  openApplications,
  textOf,
} from './support/applications-page';
import { expectAccessible } from './support/axe';
import {
  agreement,
  applicationRecord,
  goToReview,
  keptFiles,
  openJob,
  seedApplications,
} from './support/job-application';
import { expect, test } from './support/test';
import { stored, toast } from './support/visitor';

/** Sends a real application, with its file. */
async function apply(page: Page): Promise<void> {
  await goToReview(page);
  await agreement(page).check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL(applicationsAddress);
  await expect(cards(page)).toHaveCount(5);
}

test('the résumé that was sent can be downloaded, and withdrawing removes it', async ({ page }) => {
  await apply(page);
  const own = cards(page).first();
  const file = await downloadedBy(page, () =>
    own.getByRole('button', { name: 'Download the résumé asha-cv.pdf' }).click(),
  );
  expect(file.suggestedFilename()).toBe('asha-cv.pdf');
  expect((await textOf(file)).slice(0, 5)).toBe('%PDF-');
  await own.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(own.getByRole('button', { name: 'Withdraw' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Application withdrawn')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  expect(await stored(page, `job_application_${openJob}`)).toBeNull();
  expect(await keptFiles(page)).toEqual([]);
});

test('a résumé that the browser has lost is reported', async ({ page }) => {
  await seedApplications(page, { [openJob]: applicationRecord(openJob) });
  await openApplications(page);
  await page.getByRole('button', { name: 'Download the résumé asha-cv.pdf' }).click();
  await expect(toast(page, 'The résumé cannot be read')).toBeVisible();
});

test('everything on this device can be exported and erased', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('form_draft_contact')) return;
    sessionStorage.setItem('form_draft_contact', '{"name":"Asha"}');
    localStorage.setItem('saved_jobs', '["soc-analyst-level-1"]');
    localStorage.setItem('leads', '[]');
    localStorage.setItem('careerloom-auth', 'null');
  });
  await apply(page);
  const section = page.getByRole('region', { name: 'Your data on this device' });
  const count = (label: string) => section.locator('dt', { hasText: label }).locator('xpath=../dd');
  await expect(count('Job applications')).toHaveText('1');
  await expect(count('Résumé files')).toHaveText('1');
  await expect(count('Saved jobs')).toHaveText('1');
  const file = await downloadedBy(page, () =>
    section.getByRole('button', { name: 'Export my data' }).click(),
  );
  expect(file.suggestedFilename()).toMatch(/^careerloom-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await textOf(file))).toMatchObject({
    records: {
      [`job_application_${openJob}`]: { firstName: 'Asha', resume: { name: 'asha-cv.pdf' } },
      saved_jobs: ['soc-analyst-level-1'],
      leads: [],
    },
    drafts: { form_draft_contact: { name: 'Asha' } },
    resumes: { sent: [{ jobId: openJob, name: 'asha-cv.pdf' }], drafts: [] },
  });
  await section.getByRole('button', { name: 'Erase my data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase your data from this browser?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(toast(page, 'Your data is erased from this browser')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(count('Job applications')).toHaveText('0');
  await expect(count('Saved jobs')).toHaveText('0');
  expect(await keptFiles(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['careerloom-auth']);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('form_draft_')),
    ),
  ).toEqual([]);
});
