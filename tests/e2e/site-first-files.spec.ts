import type { Page } from '@playwright/test';
import { makeGate, waitUntilAwake } from './support/open';
import { expect, test } from './support/test';

const search = (page: Page) => page.getByRole('button', { name: 'Find your path' });

function scriptsOf(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)).length,
  );
}

/** The page stands and the browser has nothing to do: nobody has pointed, touched, scrolled or typed. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const link = page.getByRole('banner').getByRole('link').first();
  await expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

for (const address of [
  '/',
  '/courses/cyber-security',
  '/events',
  '/job-portal',
  '/job-portal/applications',
  '/contact',
  '/instructors',
]) {
  test(`${address} asks for twelve scripts at most until somebody uses it, and then for the rest`, async ({
    page,
  }) => {
    await openAtRest(page, address);
    const atRest = await scriptsOf(page);
    expect(atRest).toBeGreaterThan(5);
    expect(atRest).toBeLessThanOrEqual(12);
    await page.mouse.wheel(0, 200);
    await waitUntilAwake(search(page));
    expect(await scriptsOf(page)).toBeGreaterThan(atRest);
  });
}

test('no script is asked for before the page can be painted', async ({ page }) => {
  const gate = makeGate();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.route(/\/assets\/styles-[^/]+\.css$/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto('/courses', { waitUntil: 'commit' });
  // All that the HTML names has been asked for when its end is there.
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(asked).toEqual([]);
  gate.open();
  await waitUntilAwake(page.getByRole('banner').getByRole('link').first());
  expect(asked.length).toBeGreaterThan(5);
});

test('what starts the application is asked for again where it did not come', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/ERR_FAILED/);
  const start = /\/assets\/start-[^/]+\.js$/;
  await page.route(start, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', { predicate: (it) => start.test(it.url()) });
  await page.goto('/courses');
  await failed;
  await page.unroute(start);
  await page.mouse.click(1, 1);
  await waitUntilAwake(page.getByRole('banner').getByRole('link').first());
});

test('the code of a page is asked for together with what it stands on', async ({ page }) => {
  const asked = page.waitForRequest(/\/assets\/courses-[^/]+\.js$/);
  await page.route(/\/assets\/framework-[^/]+\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await openAtRest(page, '/courses');
});

test('React is evaluated in a task of its own, before the router is', async ({ page }) => {
  await page.addInitScript(() => {
    // React asks for the one, as developer tools would have it, when it is evaluated; the router writes the other.
    const checkDCE = () => {
      performance.mark('React');
      setTimeout(() => performance.mark('next task'));
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: true, checkDCE } });
    const set = () => performance.mark('router');
    Object.defineProperty(window, '__reactRouterVersion', { set });
  });
  // Nothing of what follows is still on its way then, which would part the tasks by itself.
  const rest = page.waitForResponse(/\/assets\/courses-[^/]+\.js$/);
  await page.route(/\/assets\/framework-[^/]+\.js$/, async (route) => {
    await (await rest).finished();
    await route.continue();
  });
  await openAtRest(page, '/courses');
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name }) => name),
  );
  expect([...new Set(marks)]).toEqual(['React', 'next task', 'router']);
});

test('the instructors’ articles are asked for when the page is used', async ({ page }) => {
  const articles = /\/rest\/v1\/blog_posts\?.*author=in/;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (articles.test(request.url())) asked.push(request.url());
  });
  await openAtRest(page, '/instructors');
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => asked).toHaveLength(1);
});

test('a text that stands as it was built needs no sanitizer until the page is used', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/[^/]*dompurify[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  await openAtRest(page, '/corporate-upskilling');
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => asked).toHaveLength(1);
});

test('what waits for its visitor holds up no answer of the page, also when it cannot come', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await openAtRest(page, '/job-portal');
  await context.setOffline(true);
  // As a browser fills a field in: no key, no pointer.
  await page.getByPlaceholder('search by job title, company, or skills').fill('kestrel');
  const jobs = page.getByRole('main').getByRole('article');
  await expect(jobs.getByRole('heading')).toHaveText(['SOC Analyst, Level 1']);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'About' })).toBeAttached();
  await context.setOffline(false);
  await waitUntilAwake(search(page));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});
