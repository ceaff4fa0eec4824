import type { Page } from '@playwright/test';
import { openHydrated, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';
import { expectPresentable } from './support/visitor';

/**
 * Fee, tenure, instalment, total, interest, last instalment. Worked out apart from the product: the fee divided by
 * the sum of the discount factors of 14/12 % a month, to 50 digits, then rounded to whole rupees.
 */
const plans = [
  ['₹50,000', '3', '₹17,057', '₹51,171', '₹1,171', '₹17,057'],
  ['₹50,000', '6', '₹8,677', '₹52,062', '₹2,062', '₹8,676'],
  ['₹50,000', '9', '₹5,885', '₹52,965', '₹2,965', '₹5,882'],
  ['₹50,000', '12', '₹4,489', '₹53,868', '₹3,868', '₹4,495'],
  ['₹75,000', '3', '₹25,586', '₹76,758', '₹1,758', '₹25,585'],
  ['₹75,000', '6', '₹13,015', '₹78,090', '₹3,090', '₹13,016'],
  ['₹75,000', '9', '₹8,827', '₹79,443', '₹4,443', '₹8,825'],
  ['₹75,000', '12', '₹6,734', '₹80,808', '₹5,808', '₹6,734'],
  ['₹1,00,000', '3', '₹34,114', '₹1,02,342', '₹2,342', '₹34,114'],
  ['₹1,00,000', '6', '₹17,354', '₹1,04,124', '₹4,124', '₹17,353'],
  ['₹1,00,000', '9', '₹11,769', '₹1,05,921', '₹5,921', '₹11,773'],
  ['₹1,00,000', '12', '₹8,979', '₹1,07,748', '₹7,748', '₹8,977'],
] as const;

function calculator(page: Page) {
  return page.getByRole('region', { name: 'EMI calculator' });
}

/** The radio buttons answer once the lower part of the page has started. */
async function openCalculator(page: Page) {
  await openHydrated(page, '/');
  const emi = calculator(page);
  await waitUntilAwake(emi.getByRole('radio').first());
  return emi;
}

test('starts with ₹50,000 over 6 months at 14% a year', async ({ page }) => {
  await page.goto('/');
  const emi = calculator(page);
  await expect(emi.getByRole('radio', { name: '₹50,000', exact: true })).toBeChecked();
  await expect(emi.getByRole('radio', { name: '6 months' })).toBeChecked();
  await expect(emi).toContainText('14% a year');
  await expect(emi.getByRole('status')).toContainText('₹8,677');
  await expect(emi.getByText('Foreclosure costs no penalty after 3 EMIs.')).toBeVisible();
});

test('offers three fees and four tenures and names instalment, total and interest of each', async ({
  page,
}) => {
  const emi = await openCalculator(page);
  await expect(emi.getByRole('group', { name: 'Course fee' }).getByRole('radio')).toHaveCount(3);
  await expect(emi.getByRole('group', { name: 'Tenure' }).getByRole('radio')).toHaveCount(4);
  await emi.getByText('Month by month').click();
  for (const [fee, months, monthly, total, interest, last] of plans) {
    await emi.getByRole('radio', { name: fee, exact: true }).check();
    await emi.getByRole('radio', { name: `${months} months`, exact: true }).check();
    await expect(emi.getByRole('status')).toHaveText(
      `Monthly instalment${monthly}Total over ${months} months${total}Interest in it${interest}`,
    );
    const rows = emi.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(Number(months));
    await expect(rows.first().getByRole('cell').first()).toHaveText(monthly);
    await expect(rows.last().getByRole('cell').first()).toHaveText(last);
    await expect(rows.last().getByRole('cell').last()).toHaveText('₹0');
  }
});

test('the schedule says why the last instalment differs', async ({ page }) => {
  const emi = await openCalculator(page);
  await expect(emi.getByRole('table')).toBeHidden();
  await emi.getByText('Month by month').click();
  await expect(
    emi.getByRole('table', { name: 'Instalments for ₹50,000 over 6 months' }),
  ).toBeVisible();
  await expect(
    emi.getByText(
      'Each instalment is rounded to whole rupees, so the last one is ₹1 less than the others. Over the whole tenure you pay ₹52,061.',
    ),
  ).toBeVisible();
  await emi.getByRole('radio', { name: '12 months' }).check();
  await expect(emi.getByText('the last one is ₹6 more than the others')).toBeVisible();
  await emi.getByRole('radio', { name: '3 months' }).check();
  await expect(emi.getByText('You pay ₹51,171 in all.')).toBeVisible();
});

test('works with the keyboard alone', async ({ page }) => {
  const emi = await openCalculator(page);
  await emi.getByRole('radio', { name: '₹50,000', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(emi.getByRole('radio', { name: '₹75,000' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(emi.getByRole('radio', { name: '6 months' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(emi.getByRole('radio', { name: '9 months' })).toBeChecked();
  await expect(emi.getByRole('status')).toContainText('₹8,827');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(emi.getByRole('table')).toBeVisible();
});

test('a choice made before the code has arrived counts', async ({ page }) => {
  await page.route('**/assets/home-continued-*.js', async (route) => {
    await expect(calculator(page).getByRole('radio', { name: '12 months' })).toBeChecked();
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await calculator(page).getByRole('radio', { name: '12 months' }).check();
  await expect(calculator(page).getByRole('status')).toContainText('₹4,489');
});

test('is accessible with its schedule open and fits the smallest screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPresentable(page, '/');
});
