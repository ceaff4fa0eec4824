import type { Page } from '@playwright/test';
import { openHydrated, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';
import { openUnused, passUntil, startClock } from './support/visitor';

/** Text and target of the six promos, in order. */
const promos = [
  ['Free tech webinar this Saturday, 3 PM IST', '/events/webinars'],
  ['12 weeks to job-ready', '/courses'],
  ['4.9/5 by 10,000+ students', '/about'],
  ['Job guarantee program', '/enroll'],
  ['Book a free career guidance call', '/contact'],
  ['Hands-on workshops on Sundays', '/events/workshops'],
] as const;

// A Friday in India.
test.beforeEach(({ page }) => startClock(page, '2026-11-20T10:00:00+05:30'));

function banner(page: Page) {
  return page.getByRole('region', { name: 'Announcements' });
}

/** How the moving row is animated. */
function motion(page: Page) {
  return banner(page)
    .locator('[data-ticker] > div')
    .evaluate((row) => {
      const { animationDuration, animationPlayState } = getComputedStyle(row);
      return { animationDuration, animationPlayState };
    });
}

async function openWithBanner(page: Page) {
  await openHydrated(page, '/faq');
  await waitUntilAwake(banner(page).getByRole('button'));
}

test('the banner says six things, each a link', async ({ page }) => {
  await page.goto('/faq');
  const links = banner(page).getByRole('list').first().getByRole('link');
  await expect(links).toHaveText(promos.map(([text]) => text));
  for (const [index, [, href]] of promos.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href);
  }
  // The second copy of the row is for the eye alone.
  await expect(banner(page).getByRole('list')).toHaveCount(1);
});

test('a campaign that began since the build is told to who does nothing', async ({ page }) => {
  const promo = { text: 'Diwali week: no joining fee', href: '/courses' };
  const campaign = { content: { promos: [promo] }, utm_campaign: '', ends_at: null };
  await page.route('**/rest/v1/rpc/running_campaigns', (route) =>
    route.fulfill({
      json: {
        now: '2026-11-20T04:30:00Z',
        ask_again_at: '2026-11-20T04:45:00Z',
        shown: { ticker: campaign },
      },
    }),
  );
  await openUnused(page, '/about');
  await passUntil(page, () =>
    banner(page).getByRole('link', { name: promo.text }).first().isVisible(),
  );
  // For the sake of the popup all wakes up at 25 seconds in any case.
  expect(await page.evaluate(() => performance.now())).toBeLessThan(25_000);
});

test('a round takes 30 seconds, and the button pauses it', async ({ page }) => {
  await openWithBanner(page);
  expect(await motion(page)).toEqual({
    animationDuration: '30s',
    animationPlayState: 'running',
  });
  await page.getByRole('button', { name: 'Pause announcements' }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).click();
  expect((await motion(page)).animationPlayState).toBe('paused');
  await page.getByRole('button', { name: 'Play announcements' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause announcements' })).toBeFocused();
  expect((await motion(page)).animationPlayState).toBe('running');
});

test('it rests under the pointer and while one of its links has the focus', async ({ page }) => {
  await openWithBanner(page);
  await banner(page).locator('[data-ticker]').hover();
  expect((await motion(page)).animationPlayState).toBe('paused');
  await page.mouse.move(640, 600);
  await expect.poll(async () => (await motion(page)).animationPlayState).toBe('running');
  const first = banner(page).getByRole('list').getByRole('link').first();
  await first.focus();
  expect((await motion(page)).animationPlayState).toBe('paused');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/events/webinars');
});

test('with reduced motion only the webinar stands there, still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await expect(banner(page).getByRole('link')).toHaveText([promos[0][0]]);
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/events/webinars');
  await expect(banner(page).getByRole('button')).toHaveCount(0);
  await expect(banner(page).locator('[data-ticker]')).toBeHidden();
});

test('from the beginning of the webinar on it speaks of the next Saturday', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2026-11-21T15:00:30+05:30'));
  await openWithBanner(page);
  await expect(banner(page).getByRole('link').first()).toHaveText(
    'Free tech webinar next Saturday, 3 PM IST',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner stands still and can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(banner(page).getByRole('link')).toHaveText(promos.map(([text]) => text));
    await expect(banner(page).getByRole('button')).toHaveCount(0);
  });
});
