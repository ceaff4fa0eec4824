import { comingCohorts } from '@/data/cohorts';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import {
  expectMessage,
  expectPresentable,
  fillIn,
  fillTrap,
  readyForm,
  stored,
  toast,
} from './support/visitor';

const person = { 'Full name': 'Asha Verma', Email: 'asha@example.com', Phone: '9876543210' };

test('admissions say when they reply, that there is no fee, and what is good to know', async ({
  page,
}) => {
  await page.goto('/enroll');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Admissions reply within 24 hours. There is no application fee.',
  );
  const aside = page.getByRole('complementary', { name: 'Good to know' });
  for (const name of [
    'Limited seats per cohort',
    'Scholarship and financing options',
    'Personalised career guidance call',
  ]) {
    await expect(aside.getByRole('heading', { name })).toBeVisible();
  }
});

test('the form begins with the first course of the catalogue', async ({ page }) => {
  await page.goto('/enroll');
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue(
    'advanced-ai-digital-marketing-job-guarantee',
  );
});

test('"Apply now" of the header on a course page chooses that course with its cohort, and a reload keeps the last choice', async ({
  page,
}) => {
  const chosen = comingCohorts({ slug: 'cyber-security', durationWeeks: 8 }, new Date(), 2).at(-1);
  await openHydrated(page, `/courses/cyber-security?cohort=${chosen?.id}`);
  await page.getByRole('banner').getByRole('link', { name: 'Apply now' }).first().click();
  await expect(page).toHaveURL(`/enroll?course=cyber-security&cohort=${chosen?.id}`);
  await expect(page.getByRole('combobox', { name: 'Cohort' })).toHaveValue(chosen?.id ?? '');
  const course = page.getByRole('combobox', { name: 'Course' });
  await expect(course).toHaveValue('cyber-security');
  await page.reload();
  await expect(course).toHaveValue('cyber-security');
  await course.selectOption('data-science');
  await expect(page).toHaveURL(/\/enroll\?course=data-science/);
  await page.reload();
  await expect(course).toHaveValue('data-science');
});

test('the form refuses what is missing and goes to the first such field', async ({ page }) => {
  await page.goto('/enroll');
  const form = await readyForm(page, 'Application');
  const email = form.getByRole('textbox', { name: 'Email' });
  await fillIn(form, { 'Full name': 'Asha Verma', Email: 'asha' });
  await form.getByRole('button', { name: 'Send application' }).click();
  await expectMessage(email, 'Enter a valid email');
  await expectMessage(form.getByRole('textbox', { name: 'Phone' }), 'Enter a valid phone');
  await expect(email).toBeFocused();
});

test('an application goes to the chosen course, and the page says so until another is wanted', async ({
  page,
}) => {
  await page.goto('/enroll');
  const form = await readyForm(page, 'Application');
  await fillIn(form, person);
  await form.getByRole('combobox', { name: 'Course' }).selectOption('data-science');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(
    toast(page, 'Thanks!', "Your application has been received. We'll reach out shortly."),
  ).toBeVisible();
  expect(await stored(page, 'leads')).toMatchObject([{ courseSlug: 'data-science', message: '' }]);
  const heading = page.getByRole('heading', { name: 'Application sent' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('definition').nth(3)).toHaveText('Data Science with Python and SQL');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Send another application' }).click();
  await expect(form.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('what was typed survives a reload', async ({ page }) => {
  await page.goto('/enroll');
  const form = await readyForm(page, 'Application');
  await fillIn(form, { ...person, Message: 'Evenings only.' });
  await form.getByRole('combobox', { name: 'Course' }).selectOption('cyber-security');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('cyber-security');
  for (const [name, value] of Object.entries({ ...person, Message: 'Evenings only.' })) {
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  }
});

test('a script that fills in every field is not told that nothing was kept', async ({ page }) => {
  await page.goto('/enroll');
  const form = await readyForm(page, 'Application');
  await fillIn(form, person);
  await fillTrap(form);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(toast(page, 'Thanks!')).toBeVisible();
  expect(await stored(page, 'leads')).toBeNull();
});

test('the application is accessible and fits the smallest screen', async ({ page }) => {
  await expectPresentable(page, '/enroll');
});
