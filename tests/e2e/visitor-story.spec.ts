import { asOwner } from './support/backend';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import { fillIn, readyForm } from './support/visitor';

const query = `SELECT city, COUNT(*), SUM(amount) FROM orders WHERE status = 'paid' GROUP BY city ORDER BY SUM(amount) DESC LIMIT 3`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('somebody with a phone watches, tastes, compares, chooses a cohort and applies', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `visitor-${mark}@example.com`;
  const main = page.getByRole('main');

  await openHydrated(page, '/courses');
  await main.getByRole('link', { name: /^Know more.*Data Science/ }).tap();
  await expect(page).toHaveURL('/courses/data-science');

  // The film plays once somebody asks for it.
  await page.getByRole('button', { name: /^Watch the film/ }).tap();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);

  // The first lesson, with its question answered.
  await main.getByRole('link', { name: 'Try the first lesson' }).first().tap();
  const box = page.getByRole('textbox', { name: 'Your query' });
  await box.fill(query);
  await page.getByRole('button', { name: 'Run the query' }).tap();
  await expect(page.getByRole('status', { name: 'What your query gave' })).toContainText(
    'That is the answer',
  );
  await page.goBack();

  // Beside another course.
  await main.getByRole('link', { name: /^Compare with/ }).tap();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goBack();

  // The bar goes along while one reads, and takes the chosen cohort to the form.
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const bar = page.getByRole('region', { name: 'Apply for Data science' });
  await expect(bar).toHaveCount(0);
  await contents.getByRole('link', { name: 'Dates' }).tap();
  await expect(contents.getByRole('link', { name: 'Dates' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(bar).toContainText('Fee 2,400');
  await main
    .getByRole('link', { name: /^Choose this cohort/ })
    .nth(1)
    .tap();
  await expect(page).toHaveURL(/\?cohort=20\d\d-\d\d-\d\d#apply$/);
  const cohort = new URL(page.url()).searchParams.get('cohort') ?? '';
  await expect(bar).toHaveCount(0);
  await contents.getByRole('link', { name: 'Fee' }).tap();
  await expect(bar).toContainText('Your start:');
  await bar.getByRole('link', { name: 'Apply now' }).tap();
  await expect(page).toHaveURL(`/courses/data-science?cohort=${cohort}#apply`);
  await expect(bar).toHaveCount(0);

  const form = await readyForm(page, 'Application');
  await expect(form.getByRole('combobox', { name: 'Cohort' })).toHaveValue(cohort);
  await fillIn(form, { 'Full name': `Visitor ${mark}`, Email: email, Phone: '9876543210' });
  await form.getByRole('button', { name: 'Send application' }).tap();
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await asOwner()
        .from('submissions')
        .select('details')
        .eq('email', email)
        .throwOnError();
      return data;
    })
    .toEqual([{ details: expect.objectContaining({ cohort }) as unknown }]);
});
