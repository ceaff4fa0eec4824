import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtAddresses } from './support/built-site';
import { expectNoSideways } from './support/content-page';
import { openHydrated } from './support/open';
import { expect, test } from './support/test';

const addresses = builtAddresses();
const isFile = (path: string) => /\.\w+$/.test(path);

interface Visit {
  readonly ids: readonly string[];
  /** Addresses of this site, with their fragments. */
  readonly links: readonly string[];
}

async function visit(page: Page, path: string): Promise<Visit> {
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ }), path).toHaveCount(0);
  await expect(page.getByText('Oops! Page not found'), path).toHaveCount(0);
  await expect(page.getByText('Course not found'), path).toHaveCount(0);
  return await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && link.protocol.startsWith('http'))
      .map((link) => link.pathname + link.hash),
  }));
}

/** Nothing leads here: the not-found page, and the forms of jobs that are closed. */
const aside = [
  '/404',
  '/job-portal/apply/seo-content-specialist',
  '/job-portal/apply/cloud-security-trainee',
];

const isAside = (address: string) => aside.includes(address);

test('every link leads to a page, a part of a page or a file that exists, and every page is linked', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const visited = new Map<string, Visit>();
  const files = new Set(['/feed.xml', '/sitemap.xml', '/robots.txt']);
  const staff = new Set<string>();
  const wanted = ['/'];
  for (const path of wanted) {
    const found = await visit(page, path);
    visited.set(path, found);
    for (const link of found.links) {
      const [target = ''] = link.split('#');
      if (target.startsWith('/cms')) staff.add(target);
      else if (isFile(target)) files.add(target);
      else if (!wanted.includes(target)) wanted.push(target);
    }
  }
  for (const [path, { links }] of visited) {
    for (const link of links) {
      const [target = '', fragment] = link.split('#');
      if (!fragment || !visited.has(target)) continue;
      expect(visited.get(target)?.ids, `${link}, linked from ${path}`).toContain(fragment);
    }
  }
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).not.toContain('text/html');
    if (file.endsWith('.pdf')) expect((await answer.body()).toString('latin1', 0, 5)).toBe('%PDF-');
  }
  for (const path of staff) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/cms\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const unlinked = addresses.filter((address) => !isAside(address) && !visited.has(address));
  expect(unlinked).toEqual([]);
});

test('the twelve resources are there as PDF documents of less than 300 kB', async ({ request }) => {
  const sources = await (await request.get('/resources')).text();
  const files = new Set(sources.match(/\/resources\/[\w-]+\.pdf/g) ?? []);
  const { resources } = await import('../../src/data/resources');
  for (const { file } of resources) files.add(file);
  expect(files.size).toBe(12);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()['content-type'], file).toBe('application/pdf');
    const body = await answer.body();
    expect(body.toString('latin1', 0, 5), file).toBe('%PDF-');
    expect(body.length, file).toBeLessThan(300_000);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is a readable document', async ({ page }) => {
    test.setTimeout(90_000);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.locator('[aria-busy="true"]'), address).toHaveCount(0);
      const words = (await main.innerText()).split(/\s+/).length;
      expect(words, address).toBeGreaterThan(isAside(address) ? 5 : 60);
      await expect(page.getByRole('contentinfo').getByRole('link').first(), address).toBeVisible();
    }
  });
});

test('what is filled like a button has an edge in forced colours, where fillings are taken away', async ({
  page,
}) => {
  for (const address of ['/', '/about', '/contact']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(address);
    const controls = page.locator('main a, main button, header a, header button, aside button');
    await controls.evaluateAll((found) => {
      for (const element of found) {
        const { backgroundColor } = getComputedStyle(element);
        const isFilled = !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor);
        if (isFilled && element.clientHeight >= 40) element.setAttribute('data-filled', '');
      }
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const filled = page.locator('[data-filled]');
    expect(await filled.count(), address).toBeGreaterThan(0);
    const bare = await filled.evaluateAll((found) =>
      found
        .filter((element) => {
          const { borderStyle, borderTopWidth } = getComputedStyle(element);
          return borderStyle === 'none' || parseFloat(borderTopWidth) === 0;
        })
        .map(
          (element) => `${element.tagName} ${element.textContent} ${element.getAttribute('class')}`,
        ),
    );
    expect(bare, address).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  }
});

/** What would move, or take time to change. */
function movingElements(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
      const seconds = `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
      return Math.max(...seconds) > 0.001 || scrollBehavior === 'smooth';
    })
    .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
}

test.describe('at 200 % zoom of a 640 px window, for somebody who asked for less motion', () => {
  test.use({ viewport: { width: 320, height: 450 }, deviceScaleFactor: 2 });

  test('no page scrolls sideways or hides its headline, and nothing moves on any', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of addresses) {
      await openHydrated(page, address);
      await expectNoSideways(page);
      const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect((headline?.x ?? 0) + (headline?.width ?? 321), address).toBeLessThanOrEqual(320);
      expect(await page.evaluate(movingElements), address).toEqual([]);
    }
  });
});

for (const address of ['/about', '/faq', '/refer-and-earn', '/privacy-policy']) {
  test(`${address} can be walked through with Tab, and the focus is always seen`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    const links = page.getByRole('main').locator('a[href], summary, button');
    const seen = new Set<string>();
    const count = await links.count();
    for (let step = 0; step < count + 30; step += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { top, bottom } = element.getBoundingClientRect();
        return {
          name: element.textContent,
          place: (element.closest('main') ?? element.closest('footer'))?.tagName ?? '',
          hasOutline: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          isOnScreen: bottom > 0 && top < innerHeight,
        };
      });
      if (at.place === 'FOOTER') break;
      if (at.place !== 'MAIN') continue;
      expect(at, at.name).toMatchObject({ hasOutline: true, isOnScreen: true });
      seen.add(`${seen.size}`);
    }
    expect(seen.size).toBe(count);
  });
}

test('each page has a share picture of its own on disk', () => {
  const pictures = addresses
    .filter((address) => !['/404', '/job-portal/applications'].includes(address))
    .map((address) => `dist/share/${address.slice(1).replaceAll('/', '-') || 'home'}.png`);
  expect(pictures.filter((file) => !existsSync(file))).toEqual([]);
});
