import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import { expectPresentable, startClock } from './support/visitor';

const beforeThree = '2026-11-21T14:59:00+05:30';
const past = ['One-Day AI Bootcamp', 'Your first job in digital marketing'];
const coming = [
  'Ask a database your first ten questions',
  'Build a dashboard in a morning',
  'A day in a security operations centre',
  'Landing page clinic',
  'AI assistants at work, without regret',
  'Switching careers beside a full-time job',
];

test.describe('on a Saturday a minute before three', () => {
  test.beforeEach(async ({ page }) => {
    await startClock(page, beforeThree);
  });

  test('all eight events are listed by start time', async ({ page }) => {
    await page.goto('/events');
    const panel = page.getByRole('tabpanel', { name: 'All' });
    await expect(panel.getByRole('heading')).toHaveText([...past, ...coming]);
    await expect(panel.getByRole('time')).toHaveCount(8);
    const starts = await panel
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(starts).toEqual([...starts].sort());
  });

  test('each event leads to the page of its kind', async ({ page }) => {
    await page.goto('/events');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('link', { name: coming[0] })).toHaveAttribute(
      'href',
      '/events/webinars',
    );
    await expect(panel.getByRole('link', { name: coming[1] })).toHaveAttribute(
      'href',
      '/events/workshops',
    );
  });

  test('the tabs show upcoming events, workshops and webinars', async ({ page }) => {
    await openHydrated(page, '/events');
    const tab = (name: string) => page.getByRole('tab', { name });
    const titles = page.getByRole('tabpanel').getByRole('heading');
    await expect(page.getByRole('tab')).toHaveText(['All', 'Upcoming', 'Workshops', 'Webinars']);
    await tab('Upcoming').click();
    await expect(titles).toHaveText(coming);
    await tab('Workshops').click();
    await expect(titles).toHaveText([
      'One-Day AI Bootcamp',
      'Build a dashboard in a morning',
      'Landing page clinic',
    ]);
    await tab('Webinars').click();
    await expect(titles).toHaveCount(5);
    await expect(page).toHaveURL('/events?view=webinars');
  });

  test('tab and tag combine, live in the address and are undone by Back', async ({ page }) => {
    await openHydrated(page, '/events');
    const titles = page.getByRole('tabpanel').getByRole('heading');
    const tag = page.getByRole('combobox', { name: 'Tag' });
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await tag.selectOption('Careers');
    await expect(page).toHaveURL('/events?view=upcoming&tag=Careers');
    const both = [coming[2] ?? '', coming[5] ?? ''];
    await expect(titles).toHaveText(both);
    await page.reload();
    await expect(titles).toHaveText(both);
    await expect(tag).toHaveValue('Careers');
    await page.goBack();
    await expect(titles).toHaveText(coming);
    await expect(tag).toHaveValue('all');
    await page.goBack();
    await expect(page).toHaveURL('/events');
    await expect(titles).toHaveText([...past, ...coming]);
  });

  test('a tag that a tab has no event for says so and leads back to all', async ({ page }) => {
    await openHydrated(page, '/events?view=workshops&tag=Cybersecurity');
    await expect(page.getByRole('heading', { name: 'No events with this tag here' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all events' }).click();
    await expect(page).toHaveURL('/events');
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveCount(8);
  });

  test('a made-up filter in the address shows all events', async ({ page }) => {
    await page.goto('/events?view=concerts&tag=%3Cscript%3E');
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText([...past, ...coming]);
  });

  test('what has passed says so, and only that', async ({ page }) => {
    await page.goto('/events');
    const entries = page.getByRole('tabpanel').getByRole('article');
    for (const title of past) {
      await expect(entries.filter({ hasText: title })).toContainText('Has taken place');
    }
    await expect(page.getByText('Has taken place')).toHaveCount(past.length);
    await expect(page.getByRole('main').getByText(/register/i)).toHaveCount(0);
  });

  test('at three the webinar is on, at four it has taken place', async ({ page }) => {
    await page.goto('/events');
    const entry = page.getByRole('article').filter({ hasText: coming[0] });
    await expect(entry.getByRole('time')).toBeVisible();
    await expect(entry.getByText('On now')).toHaveCount(0);
    await page.clock.fastForward('02:00');
    await expect(entry.getByText('On now')).toBeVisible();
    await expect(page.getByText(past[1] ?? '')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText([
      'One-Day AI Bootcamp',
      ...coming,
      'Your first job in digital marketing',
    ]);
    await page.clock.fastForward('01:00:00');
    await expect(entry).toContainText('Has taken place');
  });
});

test.describe('seen from New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are those of India and say so', async ({ page }) => {
    await startClock(page, beforeThree);
    await page.goto('/events');
    const time = page.locator('time[datetime="2026-11-21T15:00:00+05:30"]');
    await expect(time).toHaveText('Sat, 21 Nov 2026, 3:00 pm IST');
    await expect(page.locator('time[datetime="2026-11-22T10:00:00+05:30"]')).toHaveText(
      'Sun, 22 Nov 2026, 10:00 am IST',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the topics can be read, and why there are no dates', async ({ page }) => {
    await page.goto('/events');
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(8);
    // Not by text: Playwright looks into no `noscript`.
    expect(await main.innerText()).toContain('which needs JavaScript');
    await expect(main.getByRole('time')).toHaveCount(0);
  });
});

test('the events are accessible and fit the smallest screen', async ({ page }) => {
  await expectPresentable(page, '/events');
});
