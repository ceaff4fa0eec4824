import { expectAccessible } from './support/axe';
import {
  agreement,
  applicant,
  goToReview,
  keptFiles,
  openForm,
  openJob,
  otherOpenJob,
  resumeField,
  resumeFile,
} from './support/job-application';
import { expect, test } from './support/test';
import {
  expectMessage,
  expectNoSidewaysScroll,
  expectPresentable,
  fillIn,
  fillTrap,
  startClock,
  stopClock,
  stored,
  toast,
} from './support/visitor';

const success = [
  'Application Submitted!',
  "Your application has been submitted successfully. We'll get back to you soon.",
] as const;
const record = (id = openJob) => `job_application_${id}`;

test('the form names the job, marks what is required and says where the record stays', async ({
  page,
}) => {
  const form = await openForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Apply: Performance Marketing Executive',
  );
  for (const name of ['First name', 'Last name', 'Email', 'Phone']) {
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveAttribute(
      'aria-required',
      'true',
    );
  }
  for (const name of [
    'Experience (optional)',
    'Current salary (optional)',
    'Expected salary (optional)',
    'Notice period (optional)',
    'Cover letter (optional)',
    'Portfolio (optional)',
    'LinkedIn (optional)',
  ]) {
    await expect(form.getByRole('textbox', { name, exact: true })).not.toHaveAttribute(
      'aria-required',
    );
  }
  await expect(resumeField(page)).toHaveAttribute('aria-required', 'true');
  await expect(resumeField(page)).toHaveAccessibleDescription('PDF, DOC or DOCX, at most 5 MB.');
  await expect(page.getByRole('main')).toContainText(
    'Your application and your résumé go to our placement team.',
  );
});

test('an empty form says what is missing beside each field and goes to the first', async ({
  page,
}) => {
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Review application' }).click();
  for (const name of ['First name', 'Last name', 'Email', 'Phone']) {
    await expectMessage(form.getByRole('textbox', { name, exact: true }), `${name} is required`);
  }
  await expectMessage(resumeField(page), 'Résumé is required');
  await expect(form.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectAccessible(page);
});

test('addresses and numbers that cannot be right are refused beside their fields', async ({
  page,
}) => {
  const form = await openForm(page);
  await fillIn(form, {
    ...applicant,
    Email: 'asha@',
    Phone: '12345',
    'Portfolio (optional)': 'javascript:alert(1)',
    'LinkedIn (optional)': 'linkedin.com/in/asha',
    'Cover letter (optional)': 'x'.repeat(4001),
  });
  await resumeField(page).setInputFiles(resumeFile('asha-cv.pdf'));
  await form.getByRole('button', { name: 'Review application' }).click();
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expectMessage(field('Email'), 'Enter a valid email');
  await expectMessage(field('Phone'), 'Enter a valid phone');
  await expectMessage(field('Cover letter (optional)'), 'Use at most 4000 characters');
  for (const name of ['Portfolio (optional)', 'LinkedIn (optional)']) {
    await expectMessage(field(name), 'Enter a full address, such as https://example.com');
  }
  await expect(field('Email')).toBeFocused();
});

test('a résumé counts by its content, not by its name', async ({ page }) => {
  const form = await openForm(page);
  for (const [file, problem] of [
    [resumeFile('cv.pdf', 'png'), 'This file is not a real PDF document'],
    [resumeFile('cv.pdf.exe'), 'Choose a PDF, DOC or DOCX file'],
    [resumeFile('cv.docx', 'pdf', 0), 'This file is empty'],
    [resumeFile('cv.pdf', 'pdf', 5 * 1024 * 1024 + 1), 'This file is larger than 5 MB'],
  ] as const) {
    await resumeField(page).setInputFiles(file);
    await expectMessage(resumeField(page), problem);
  }
  for (const kind of ['pdf', 'doc', 'docx'] as const) {
    await resumeField(page).setInputFiles(resumeFile(`cv.${kind}`, kind));
    await expect(form.getByText(`cv.${kind}`)).toBeVisible();
  }
  await resumeField(page).setInputFiles(resumeFile('full.pdf', 'pdf', 5 * 1024 * 1024));
  await expect(form.getByText('full.pdf5.00 MB')).toBeVisible();
  await form.getByRole('button', { name: 'Remove the résumé' }).click();
  await expect(resumeField(page)).toBeVisible();
  await expect(resumeField(page)).toHaveValue('');
  await form.getByRole('button', { name: 'Review application' }).click();
  await expectMessage(resumeField(page), 'Résumé is required');
});

test('what will be sent is read over first, and sent only to who agrees to the terms', async ({
  page,
}) => {
  const review = await goToReview(page, { 'Cover letter (optional)': 'Two lines,\nas typed.' });
  await expect(page.getByRole('heading', { name: 'Read it over' })).toBeFocused();
  for (const text of ['Asha Verma', 'asha@example.com', '98765 43210', 'asha-cv.pdf, 2.00 KB']) {
    await expect(review.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(review).toContainText(
    'Left out: experience, notice period, current salary, expected salary, portfolio, LinkedIn.',
  );
  await review.getByRole('button', { name: 'Submit application' }).click();
  await expect(
    toast(page, 'Terms Required', 'Please agree to the terms and conditions'),
  ).toBeVisible();
  await expect(agreement(page)).toBeFocused();
  await expectMessage(agreement(page), 'Please agree to the terms and conditions');
  expect(await stored(page, record())).toBeNull();
  await expect(page).toHaveURL(/\/job-portal\/apply\//);
});

test('an application shows "Submitting...", is confirmed, kept and listed', async ({ page }) => {
  await startClock(page, '2026-11-21T10:00:00+05:30');
  const review = await goToReview(page);
  await agreement(page).check();
  await stopClock(page);
  await review.getByRole('button', { name: 'Submit application' }).click();
  await expect(review.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.clock.runFor(599);
  await expect(review.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(toast(page, ...success)).toBeVisible();
  await expect(page).toHaveURL('/job-portal/applications');
  await expect(
    page.getByRole('article', { name: 'Performance Marketing Executive' }).first(),
  ).toContainText('Submitted');
  expect(await stored(page, record())).toMatchObject({
    jobId: openJob,
    jobTitle: 'Performance Marketing Executive',
    status: 'submitted',
    company: 'Tamarind & Thread',
    firstName: 'Asha',
    phone: '98765 43210',
    agreeTerms: true,
    applicationDate: expect.stringMatching(/^2026-11-21T04:3\d:\d\d\.\d{3}Z$/),
    resume: { name: 'asha-cv.pdf', size: 2048, type: 'application/pdf' },
  });
  expect(await keptFiles(page)).toEqual(['asha-cv.pdf']);
  const again = await openForm(page, otherOpenJob);
  await expect(again.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('a résumé that is still being read counts as chosen', async ({ page }) => {
  await page.addInitScript(() => {
    const read = (blob: Blob) => new Response(blob).arrayBuffer();
    const opened = new Promise<void>((resolve) => {
      window.addEventListener('test-go-on', () => resolve());
    });
    Blob.prototype.arrayBuffer = async function () {
      await opened;
      return read(this);
    };
  });
  const form = await openForm(page);
  await resumeField(page).setInputFiles(resumeFile('asha-cv.pdf'));
  await expect(form.getByText('Reading your file…')).toBeVisible();
  await expect(resumeField(page)).toHaveValue(/asha-cv\.pdf$/);
  await form.getByRole('button', { name: 'Review application' }).click();
  await expectMessage(form.getByRole('textbox', { name: 'First name' }), 'First name is required');
  await expect(form.getByText('Résumé is required')).toHaveCount(0);
  await fillIn(form, applicant);
  await form.getByRole('button', { name: 'Review application' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('test-go-on')));
  await expect(page.getByRole('heading', { name: 'Read it over' })).toBeFocused();
  await expect(page.getByText('asha-cv.pdf, 2.00 KB')).toBeVisible();
});

test('a script that fills in every field is not told that nothing was kept', async ({ page }) => {
  const form = await openForm(page);
  await fillIn(form, applicant);
  await fillTrap(form);
  await resumeField(page).setInputFiles(resumeFile('asha-cv.pdf'));
  await form.getByRole('button', { name: 'Review application' }).click();
  await agreement(page).check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(toast(page, ...success)).toBeVisible();
  expect(await stored(page, record())).toBeNull();
});

test('the whole way can be gone with the keyboard', async ({ page }) => {
  const form = await openForm(page);
  await resumeField(page).setInputFiles(resumeFile('asha-cv.pdf'));
  await form.getByRole('textbox', { name: 'First name' }).focus();
  for (const text of Object.values(applicant)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await form.getByRole('textbox', { name: 'LinkedIn (optional)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Read it over' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(agreement(page)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/job-portal/applications');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form can be read and says what it needs', async ({ page }) => {
    await page.goto(`/job-portal/apply/${openJob}`);
    await expect(page.locator('noscript p').first()).toContainText('This form needs JavaScript.');
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Review application' })).toBeDisabled();
  });
});

test('both steps are accessible and fit the smallest screen', async ({ page }) => {
  await expectPresentable(page, `/job-portal/apply/${openJob}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await goToReview(page, { 'LinkedIn (optional)': `https://example.com/${'long'.repeat(40)}` });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
