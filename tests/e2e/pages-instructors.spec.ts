import { expectFitsEveryone, expectLinks, expectPage } from './support/content-page';
import { expect, test } from './support/test';

test('the instructors page says what they have in common', async ({ page }) => {
  await page.goto('/instructors');
  await expectPage(page, {
    title: 'Instructors | Careerloom',
    heading: 'Taught by people who still do the work',
    texts: ['10+ years in the field'],
  });
});

test('four instructors are shown with name, role, experience and expertise', async ({ page }) => {
  await page.goto('/instructors');
  const people = [
    { name: 'Ananya Rao', role: 'Digital Marketing Director', tag: 'Performance marketing' },
    { name: 'Vikram Sethi', role: 'Data Science Lead', tag: 'Machine learning' },
    { name: 'Meera Nair', role: 'Cybersecurity Expert', tag: 'Incident response' },
    { name: 'Arjun Malhotra', role: 'UX Design Director', tag: 'Portfolio review' },
  ];
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(people.length);
  for (const { name, role, tag } of people) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toContainText(role);
    await expect(card).toContainText('10+ yrs exp.');
    await expect(card.getByRole('heading', { name: 'Expertise' })).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: tag })).toBeVisible();
  }
});

test('the instructors page invites trainers and mentors', async ({ page }) => {
  await page.goto('/instructors');
  await expectLinks(page, {
    'Apply as a trainer': '/apply-as-trainer',
    'Join as a mentor': '/join-as-mentor',
  });
});

test('the instructors page has no accessibility fault and fits a narrow screen', async ({
  page,
}) => {
  await page.goto('/instructors');
  await expectFitsEveryone(page);
});
