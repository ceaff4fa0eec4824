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
import { asOwner } from './support/backend';
import { stored, toast } from './support/visitor';

/** What the provider has of the newest application of a page's visitor. */
async function received(page: Page) {
  const reference = await cards(page).first().getByText(/CL-/).textContent();
  const { data } = await asOwner()
    .from('submissions')
    .select('id, name, email, erased_at')
    .eq('reference', /CL-[0-9A-F]{4}-[0-9A-F]{4}/.exec(reference ?? '')?.[0] ?? '')
    .single();
  if (!data) throw new Error('The application has not arrived.');
  return data;
}

/** How many résumés the provider holds for an application. */
async function sentFiles(id: string): Promise<number | undefined> {
  const { data } = await asOwner().storage.from('resumes').list(id);
  return data?.length;
}

async function isErased(id: string): Promise<boolean> {
  const { data } = await asOwner()
    .from('submissions')
    .select('name, email, erased_at')
    .eq('id', id);
  return data?.[0]?.name === '' && data[0].email === '' && data[0].erased_at !== null;
}

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
  const { id } = await received(page);
  expect(await sentFiles(id)).toBe(1);
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
  expect(await isErased(id)).toBe(true);
  expect(await sentFiles(id)).toBe(0);
});

test('staff set the status and offer times, the candidate chooses one and finds it without a connection, too', async ({
  page,
  context,
  guard,
}) => {
  await apply(page);
  const own = cards(page).first();
  const { id } = await received(page);
  const database = asOwner();
  for (const stage of ['under-review', 'shortlisted', 'interview'])
    await database.from('submissions').update({ stage }).eq('id', id);
  const day = 24 * 60 * 60 * 1000;
  await database.from('interview_slots').insert(
    [2, 3].map((days) => ({
      submission_id: id,
      starts_at: new Date(Date.now() + days * day).toISOString(),
    })),
  );
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(own).toContainText('2 times are offered for the interview');
  await expect(own.locator('[data-badge]')).toHaveText('Interview Scheduled');
  await own.getByText('What happened so far').click();
  await expect(own.locator('details').getByRole('listitem')).toHaveCount(4);
  await own.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule the interview' });
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(dialog).toContainText('Your interview is on');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const { data } = await database
    .from('interview_slots')
    .select('chosen_at')
    .eq('submission_id', id)
    .order('starts_at');
  expect(data?.map(({ chosen_at }) => chosen_at !== null)).toEqual([true, false]);

  guard.allowErrors(/Failed to load resource/);
  await context.route('**/rest/v1/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Our placement team cannot be reached just now.')).toBeVisible();
  await expect(own).toContainText('Interview on');
  await expectAccessible(page);
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
  const { id } = await received(page);
  const section = page.getByRole('region', { name: 'Your data on this device' });
  await expect(section.getByRole('region', { name: 'What you sent' })).toContainText('Received on');
  const count = (label: string) => section.locator('dt', { hasText: label }).locator('xpath=../dd');
  await expect(count('Job applications')).toHaveText('1');
  await expect(count('Résumé files')).toHaveText('1');
  await expect(count('Saved jobs')).toHaveText('1');
  const file = await downloadedBy(page, () =>
    section.getByRole('button', { name: 'Export my data' }).click(),
  );
  expect(file.suggestedFilename()).toMatch(/^careerloom-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await textOf(file))).toMatchObject({
    sent: [{ kind: 'job-application', subject: openJob, state: 'sent' }],
    records: {
      [`job_application_${openJob}`]: { firstName: 'Asha', resume: { name: 'asha-cv.pdf' } },
      saved_jobs: ['soc-analyst-level-1'],
      leads: [],
    },
    drafts: { form_draft_contact: { name: 'Asha' } },
    resumes: { sent: [{ jobId: openJob, name: 'asha-cv.pdf' }], drafts: [] },
  });
  await section.getByRole('button', { name: 'Erase my data' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase your data?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase everything' }).click();
  await expect(toast(page, 'Your data is erased from this browser')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(count('Job applications')).toHaveText('0');
  await expect(count('Saved jobs')).toHaveText('0');
  expect(await keptFiles(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['careerloom-auth']);
  await expect(section).toContainText('Nothing has been sent from this browser.');
  expect(await isErased(id)).toBe(true);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('form_draft_')),
    ),
  ).toEqual([]);
});
