import {
  agreement,
  applicant,
  applicationRecord,
  closedJob,
  goToReview,
  keptFiles,
  openForm,
  openJob,
  otherOpenJob,
  refuseFiles,
  resumeField,
  resumeFile,
  seedApplications,
} from './support/job-application';
import { expect, test } from './support/test';
import {
  expectPresentable,
  fillIn,
  refuseStorage,
  startClock,
  stored,
  toast,
} from './support/visitor';

const failure = [
  'Submission Failed',
  'There was an error submitting your application. Please try again.',
] as const;
const success = [
  'Application Submitted!',
  "Your application has been submitted successfully. We'll get back to you soon.",
] as const;
const record = (id = openJob) => `job_application_${id}`;

for (const [what, refuse] of [
  ['full storage', refuseStorage],
  ['a refused IndexedDB', refuseFiles],
] as const) {
  test(`${what} fails the submission and loses nothing`, async ({ page }) => {
    await refuse(page);
    const review = await goToReview(page, { 'Cover letter (optional)': 'My words.' });
    await agreement(page).check();
    await review.getByRole('button', { name: 'Submit application' }).click();
    await expect(toast(page, ...failure)).toBeVisible();
    await expect(agreement(page)).toBeChecked();
    expect(await stored(page, record())).toBeNull();
    await review.getByRole('button', { name: 'Change something' }).click();
    const form = page.getByRole('form', { name: 'Job application' });
    await expect(form.getByRole('textbox', { name: 'Cover letter (optional)' })).toHaveValue(
      'My words.',
    );
    await expect(form.getByText('asha-cv.pdf')).toBeVisible();
    if (refuse === refuseFiles) {
      await expect(form).toContainText('Your browser will not remember this file after a reload');
    } else {
      // The draft alone; the file of the application that was not kept is gone again.
      expect(await keptFiles(page)).toEqual(['asha-cv.pdf']);
    }
  });
}

test('texts and résumé survive a reload and a walk to other pages', async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, { ...applicant, 'Cover letter (optional)': 'My words.' });
  await resumeField(page).setInputFiles(resumeFile('asha-cv.pdf'));
  await expect(form.getByText('asha-cv.pdf')).toBeVisible();
  await page.reload();
  await expect(form.getByText('asha-cv.pdf')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Cover letter (optional)' })).toHaveValue(
    'My words.',
  );
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await expect(page).toHaveURL(`/job-portal/job/${openJob}`);
  await page.goBack();
  await expect(form.getByText('asha-cv.pdf')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('98765 43210');
});

test('the review survives a reload, and Back leads from it to the fields', async ({ page }) => {
  const review = await goToReview(page);
  await page.reload();
  await expect(review.getByText('Asha Verma')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
  await page.goForward();
  await expect(review).toBeVisible();
});

test('applying again says so, begins with what was sent and updates it', async ({ page }) => {
  await seedApplications(page, {
    [openJob]: applicationRecord(openJob, { status: 'shortlisted' }),
  });
  const form = await openForm(page);
  await expect(page.getByRole('main')).toContainText(
    'You applied for this job on 2 Nov 2026. What you send now updates that application; its date and status stay.',
  );
  await expect(form.getByRole('textbox', { name: 'Cover letter (optional)' })).toHaveValue(
    'My words.',
  );
  await fillIn(form, { Phone: '90000 00000' });
  await resumeField(page).setInputFiles(resumeFile('new-cv.docx', 'docx'));
  await form.getByRole('button', { name: 'Review application' }).click();
  await agreement(page).check();
  await page.getByRole('button', { name: 'Update application' }).click();
  await expect(toast(page, ...success, 'Your earlier application was updated.')).toBeVisible();
  expect(await stored(page, record())).toMatchObject({
    phone: '90000 00000',
    status: 'shortlisted',
    updatedAt: expect.any(String),
    applicationDate: '2026-11-02T08:00:00.000Z',
    resume: { name: 'new-cv.docx' },
  });
});

test('details can be taken over from the last application', async ({ page }) => {
  await seedApplications(page, { [otherOpenJob]: applicationRecord(otherOpenJob) });
  const form = await openForm(page);
  await page.getByRole('button', { name: /^Use my details from/ }).click();
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.com');
  await expect(form.getByRole('textbox', { name: 'Cover letter (optional)' })).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Use my details from/ })).toHaveCount(0);
});

test('a job past its deadline cannot be applied for and says so', async ({ page }) => {
  await page.goto(`/job-portal/apply/${closedJob}`);
  await expect(page.getByRole('main')).toContainText('Applications have closed');
  await expect(page.getByRole('form', { name: 'Job application' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the open jobs' })).toHaveAttribute(
    'href',
    '/job-portal',
  );
  await expectPresentable(page, `/job-portal/apply/${closedJob}`);
});

test('a deadline that passes while somebody writes is found at sending', async ({ page }) => {
  await startClock(page, '2026-11-21T10:00:00+05:30');
  await goToReview(page);
  await agreement(page).check();
  // The samples follow the visitor's day, so the job is taken away instead of its time.
  await page.evaluate(() => {
    const now = Date.parse.bind(Date);
    Date.parse = (text) => (text.endsWith('23:59:59+05:30') ? 0 : now(text));
  });
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(toast(page, 'Applications have closed')).toBeVisible();
  expect(await stored(page, record())).toBeNull();
});

test('an unknown job is not found, leads back and is not indexed', async ({ page, guard }) => {
  guard.allowErrors(/status of 404/);
  await page.goto('/job-portal/apply/no-such-job');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
  await expect(page.getByRole('link', { name: 'Back to all jobs' })).toHaveAttribute(
    'href',
    '/job-portal',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
