import { readFile } from 'node:fs/promises';
import { formatDay } from '@/lib/dates';
import { asOwner } from './support/backend';
import { agreement, goToReview } from './support/job-application';
import { openHydrated } from './support/open';
import { openApplications } from './support/applications-page';
import { expect, test } from './support/staff';
import { fillIn, readyForm } from './support/visitor';

const noNetwork = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const outboxCode = /assets\/late-create-outbox-[\w-]{7}\.js$/;

/** As a field for date and time takes it: so many days from now, at eleven o'clock. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T11:00`;
}

test('what a visitor sends is answered, and a candidate is led from the application to the interview and forgotten', async ({
  page,
  context,
  another,
  guard,
}) => {
  guard.allowErrors(noNetwork);
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `asha-${mark}@example.com`;

  // A visitor chooses a cohort of a course, applies without a network, and has one again.
  await openHydrated(page, '/courses/data-science');
  const code = page.waitForResponse(outboxCode);
  const dates = page.getByRole('list', { name: 'Coming cohorts' });
  // They come as one comes near.
  await dates.scrollIntoViewIfNeeded();
  await dates
    .getByRole('link', { name: /^Choose this cohort/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\?cohort=20\d\d-\d\d-\d\d#apply$/);
  const cohort = new URL(page.url()).searchParams.get('cohort') ?? '';
  const form = await readyForm(page, 'Application');
  await expect(form.getByRole('combobox', { name: 'Cohort' })).toHaveValue(cohort);
  await fillIn(form, { 'Full name': `Learner ${mark}`, Email: email, Phone: '9876543210' });
  await code;
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Saved locally' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();

  // Staff see who waits, take it and answer.
  const staff = await another('marketing');
  await staff.goto(`/cms/leads?search=${mark}`);
  const row = staff.getByRole('row').filter({ hasText: `Learner ${mark}` });
  await expect(row).toContainText('23 h left');
  await expect(row).toContainText(`Data Science with Python and SQL · ${formatDay(cohort)}`);
  await row.getByRole('button', { name: /Assign/ }).click();
  await expect(row).toContainText('Rohan Kapoor');
  await row.getByRole('link').click();
  await expect(staff.getByText('Cohort', { exact: true })).toBeVisible();
  await expect(staff.getByRole('definition').filter({ hasText: formatDay(cohort) })).toBeVisible();
  await staff.getByRole('button', { name: 'Replied' }).click();
  await expect(staff.getByText(/^First reply on/)).toBeVisible();

  // The same visitor applies for a job, with a résumé.
  const review = await goToReview(page, { 'First name': `Asha ${mark}`, Email: email });
  await agreement(page).check();
  await review.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL('/job-portal/applications');
  const own = page.getByRole('article').filter({ hasText: 'asha-cv.pdf' });
  await expect(own).toContainText(/Received on .*CL-/);

  // Staff open the file, move the application on and offer times.
  await staff.goto(`/cms/leads?search=${mark}`);
  await staff.getByRole('link', { name: `Asha ${mark} Verma` }).click();
  const [file] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: 'Download résumé' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('asha-cv.pdf');
  expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
  await staff.getByRole('button', { name: 'Status: Submitted' }).click();
  await staff.getByRole('menuitem', { name: 'Under Review' }).click();
  await expect(staff.getByRole('button', { name: 'Status: Under Review' })).toBeVisible();
  const offer = staff.getByRole('form', { name: 'Offer times' });
  await offer.getByLabel('Time 1').fill(inDays(3));
  await offer.getByRole('button', { name: 'Another time' }).click();
  await offer.getByLabel('Time 2').fill(inDays(4));
  await offer.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(
    staff.getByRole('list', { name: 'Offered times' }).getByRole('listitem'),
  ).toHaveCount(2);

  // The candidate sees it and chooses.
  await openApplications(page);
  await expect(own).toContainText('Under Review');
  await own.getByRole('button', { name: 'Schedule' }).click();
  const times = page.getByRole('dialog', { name: 'Schedule the interview' });
  await times.getByRole('radio').nth(1).check();
  await times.getByRole('button', { name: 'Confirm' }).click();
  await expect(times.getByRole('button', { name: /calendar/i })).toBeVisible();
  // By its button: Escape would close a message in the corner first.
  await times.getByRole('button', { name: 'Done' }).click();
  await expect(times).toHaveCount(0);
  await staff.reload();
  await expect(staff.getByRole('list', { name: 'Offered times' })).toContainText('Chosen');

  // And erases everything, of which staff see that it was.
  await page.getByRole('button', { name: 'Erase my data' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Erase/ }).click();
  await expect(question).toHaveCount(0);
  await staff.reload();
  await expect(staff.getByRole('heading', { level: 1, name: 'Erased' })).toBeVisible();
  const { data } = await asOwner()
    .from('submissions')
    .select('id')
    .eq('email', email)
    .throwOnError();
  expect(data).toEqual([]);
});
