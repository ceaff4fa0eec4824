import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { expect, test } from './support/test';

test('refer and earn says which courses are rewarded', async ({ page }) => {
  await page.goto('/refer-and-earn');
  await expectPage(page, {
    title: 'Refer and earn | Careerloom',
    heading: 'Recommend us, if you would anyway',
    texts: ['a course longer than 3 months'],
  });
});

test('the referral terms are effective April 19, 2024', async ({ page }) => {
  await page.goto('/refer-and-earn');
  const terms = page.getByRole('main');
  await expect(terms.getByRole('heading', { name: 'Program terms' })).toBeVisible();
  await expect(terms.getByText('Effective April 19, 2024')).toBeVisible();
  await expect(terms.locator('time[datetime="2024-04-19"]')).toHaveText('April 19, 2024');
});

test('the referral terms name every rule', async ({ page }) => {
  await page.goto('/refer-and-earn');
  for (const rule of [
    'Our employees and their immediate family (spouse, parents, children, brothers and sisters) are not eligible.',
    'Anyone aged 18 or over may take part',
    'a free Referral Partner account',
    'you receive a unique link',
    'Rewards exist only for courses longer than 3 months; shorter courses are excluded.',
    'No self-referral',
    'No extra incentives',
    'No misleading promotion',
    'A violation may lead to suspension of the account and forfeiture of rewards',
  ]) {
    await expect(page.getByRole('main')).toContainText(rule);
  }
});

test('the contents of the referral terms lead to their parts', async ({ page }) => {
  await page.goto('/refer-and-earn');
  const contents = page.getByRole('main').locator('nav a[href^="#"]');
  await expect(contents).toHaveText([
    'Who can refer',
    'Your Referral Partner account',
    'What is rewarded',
    'What is not allowed',
    'If a rule is broken',
    'Changes and end',
  ]);
  for (const link of await contents.all()) {
    await link.click();
    const heading = page.getByRole('heading', { name: await link.innerText() });
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(await link.getAttribute('href'));
  }
});

test('refer and earn has a button to contact', async ({ page }) => {
  await page.goto('/refer-and-earn');
  await expectLinks(page, { 'Ask for your link': '/contact' });
});

test('refer and earn has no accessibility fault and fits a narrow screen', async ({ page }) => {
  await page.goto('/refer-and-earn');
  await expectFitsEveryone(page);
});
