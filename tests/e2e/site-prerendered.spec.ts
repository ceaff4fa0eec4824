import { openHydrated } from './support/open';
import { expect, test } from './support/test';

/** On reading an AI tool's privacy policy; no other test changes it or what is related to it. */
const article = '/blogs/315a1d0b-2557-4e36-ab5c-3e1bb77fd4e8';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read and followed', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Careerloom: Learn. Apply. Get Hired.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn. Apply. Get Hired.');
    await expect(
      page.getByText('Outcome-driven learning for the future of work.').first(),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Explore Courses' }).first().click();
    await expect(page).toHaveURL('/courses');
  });

  test('articles are listed and read, and the list says what it cannot do', async ({ page }) => {
    await page.goto('/blogs');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const feed = page.getByRole('main').getByRole('link', { name: 'article feed' });
    await expect(feed).toHaveAttribute('href', '/feed.xml');
    await page.getByRole('link', { name: /^Phishing, explained/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Phishing, explained/);
    await expect(page.getByText('Reading the message the way we do')).not.toHaveCount(0);
  });

  test('the not-found screen can be read and left', async ({ page }) => {
    await page.goto('/404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the menu of a phone opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Blogs' })
      .click();
    await expect(page).toHaveURL('/blogs');
  });
});

for (const address of ['/', '/blogs', article, '/weekend-workshops', '/404']) {
  test(`the application hydrates ${address} as it stands, without a complaint`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { before: document.querySelector('h1') });
      });
    });
    await openHydrated(page, address);
    expect(
      await page.evaluate(() => Reflect.get(window, 'before') === document.querySelector('h1')),
    ).toBe(true);
    expect(complaints).toEqual([]);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });
}

for (const address of ['/events', '/events/webinars', '/events/workshops']) {
  test(`no title and no drawing changes places at ${address} when the dates come`, async ({
    page,
    request,
  }) => {
    // An hour later another event may be the next one.
    const build = (await (await request.get('/build.json')).json()) as { builtAt: string };
    await page.clock.setFixedTime(build.builtAt);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const found = (selector: string) => [...document.querySelectorAll(selector)];
        Object.assign(window, {
          titles: found('main article h2').map((title) => title.textContent),
          drawings: found('main article svg path'),
        });
      });
    });
    await page.goto(address);
    await expect(page.locator('main article time').first()).toBeVisible();
    const built = await page.evaluate(() => ({
      titles: Reflect.get(window, 'titles') as string[],
      gone: (Reflect.get(window, 'drawings') as Element[]).filter((path) => !path.isConnected),
    }));
    expect(built.titles.length).toBeGreaterThan(2);
    expect(await page.locator('main article h2').allTextContents()).toEqual(built.titles);
    expect(built.gone).toEqual([]);
  });
}

test('what is far down is left out until one comes near, and is on paper', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/courses');
  const table = page.getByRole('main').getByRole('table');
  const isLaidOut = () =>
    table.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await table.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test('the feed holds published articles in full and no draft', async ({ page, request }) => {
  const answer = await request.get('/feed.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/xml/);
  const text = await answer.text();
  await page.goto('/');
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/feed.xml',
  );
  // The site's own policy would refuse to parse text.
  await page.goto('about:blank');
  const feed = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      broken: document.querySelectorAll('parsererror').length,
      items: [...document.querySelectorAll('item')].map((item) => ({
        title: item.querySelector('title')?.textContent ?? '',
        link: item.querySelector('link')?.textContent ?? '',
        words: (item.getElementsByTagName('content:encoded')[0]?.textContent ?? '').split(/\s+/)
          .length,
      })),
    };
  }, text);
  expect(feed.broken).toBe(0);
  expect(feed.items.length).toBeGreaterThanOrEqual(14);
  for (const item of feed.items) {
    expect(item.title).not.toBe('');
    expect(item.link).toMatch(/^https?:\/\/[^/]+\/blogs\/[0-9a-f-]{36}$/);
    expect(item.words).toBeGreaterThan(300);
  }
});

test('sitemap and robots name what may be found and nothing of the staff', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(addresses).toContain('/');
  expect(addresses).toContain('/blogs');
  expect(addresses.filter((path) => path.startsWith('/blogs/')).length).toBeGreaterThanOrEqual(14);
  expect(addresses).toContain('/weekend-workshops');
  expect(addresses).not.toContain('/scholarships');
  expect(addresses.filter((path) => /^\/(cms|admin|404)/.test(path))).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /cms');
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('whatever the head of a page points at is there', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page
    .locator('head link[href^="/"], head script[src^="/"]')
    .evaluateAll((found) =>
      found.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
  expect(addresses).toContain('/site.webmanifest');
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).not.toMatch(/text\/html/);
  }
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
