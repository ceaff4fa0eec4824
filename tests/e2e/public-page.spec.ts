import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { watchLayoutShift } from './support/layout-shift';
import { makeGate, openHydrated } from './support/open';
import { expect, expectNoSidewaysScroll, test } from './support/pages';

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const seeded = [
  { template: 'default', slug: 'live-session-guide', title: 'How live sessions work' },
  { template: 'about', slug: 'placement-report-method', title: 'How we measure placement' },
  {
    template: 'contact',
    slug: 'reach-the-right-desk',
    title: 'Reach the right desk at the first try',
  },
  { template: 'service', slug: 'corporate-upskilling', title: 'Upskilling for teams' },
  { template: 'product', slug: 'project-review', title: 'The project review' },
  { template: 'landing', slug: 'weekend-workshops', title: 'Learn a working skill in one weekend' },
];

for (const { template, slug, title } of seeded) {
  test(`the seed shows the template "${template}" on every width`, async ({ page }) => {
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article').getByText('Last updated')).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test('templates differ in width, and a landing page fills the screen with the brand', async ({
  page,
  pages,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  const widths: Record<string, number> = {};
  for (const template of ['default', 'about', 'contact', 'service', 'product', 'landing']) {
    const stored = await pages.create({ template, status: 'published' });
    await page.goto(`/${stored.slug}`);
    const article = page.getByRole('article', { name: stored.title });
    widths[template] = (await article.boundingBox())?.width ?? 0;
    if (template !== 'landing') continue;
    const ground = page.locator('main > div').first();
    await expect(ground).toHaveCSS('background-image', /linear-gradient/);
    const box = await ground.boundingBox();
    expect(box?.width).toBe(1600);
    expect(box?.height).toBeGreaterThanOrEqual(1000);
  }
  expect(widths['about']).toBe(widths['default']);
  expect(widths['product']).toBe(widths['service']);
  expect(widths['contact']).toBeLessThan(widths['default'] ?? 0);
  expect(widths['default']).toBeLessThan(widths['service'] ?? 0);
});

test('a page has a head of its own; without a meta title its title stands in', async ({
  page,
  pages,
}) => {
  const stored = await pages.create({
    status: 'published',
    meta_title: 'Carding in an afternoon',
    meta_description: 'What you need, and what to do first.',
  });
  await page.goto(`/${stored.slug}`);
  await expect(page).toHaveTitle('Carding in an afternoon | Careerloom');
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect(await content('description')).toBe('What you need, and what to do first.');
  expect(await content('og:title')).toBe('Carding in an afternoon');
  expect(await content('og:url')).toMatch(new RegExp(`/${stored.slug}$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/${stored.slug}$`),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await pages.change(stored.id, { meta_title: '' });
  await page.reload();
  await expect(page).toHaveTitle(`${stored.title} | Careerloom`);
});

test('the page is outlined while it loads', async ({ page, pages }) => {
  const stored = await pages.create({ status: 'published' });
  const gate = makeGate();
  await page.route('**/rest/v1/pages**', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto(`/${stored.slug}`);
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  await expectAccessible(page);
  gate.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stored.title);
});

test('the footer does not jump when a page arrives, however long it is', async ({
  page,
  pages,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const layoutShift = await watchLayoutShift(page);
  for (const content of ['<p>One line.</p>', '<p>One line of many.</p>'.repeat(80)]) {
    const stored = await pages.create({ status: 'published', content });
    const gate = makeGate();
    await page.route('**/rest/v1/pages**', async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.goto(`/${stored.slug}`);
    await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    gate.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stored.title);
    await expect(page.getByRole('article')).toContainText('One line');
    expect(await layoutShift()).toBeLessThan(0.02);
    await page.unroute('**/rest/v1/pages**');
  }
});

/** Opens the address from the home page, and expects to end at /404 with one step back to where one was. */
async function expectReplacedBy404(page: Page, address: string): Promise<void> {
  const noted = page.waitForEvent('console', (message) => message.text().includes(address));
  await openHydrated(page, '/');
  await page.goto(address);
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await noted;
  await page.goBack();
  await expect(page).toHaveURL('/');
}

test('an address without a page leads to /404, which notes it and stands in its place', async ({
  page,
  pages,
}) => {
  await expectReplacedBy404(page, `/no-such-page-${pages.mark}`);
});

test('A02 a draft leads to /404 like an address without a page', async ({ page, pages }) => {
  const stored = await pages.create();
  await expectReplacedBy404(page, `/${stored.slug}`);
  await expect(page.getByText(stored.title)).toHaveCount(0);
});

test('F12 a page that cannot be looked up leads to /404', async ({ page, pages, guard }) => {
  guard.allowErrors(/status of 500/);
  const stored = await pages.create({ status: 'published' });
  await page.route('**/rest/v1/pages**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>pg_hba.conf</h1>' }),
  );
  await expectReplacedBy404(page, `/${stored.slug}`);
  await expect(page.getByText('pg_hba')).toHaveCount(0);
});

test('the view of a person is counted, that of a robot is not', async ({ browser, pages }) => {
  const stored = await pages.create({ status: 'published' });
  const path = `/${stored.slug}`;
  // The robot comes first: had it been counted, the person would make two.
  for (const userAgent of [robot, person]) {
    const context = await browser.newContext({ userAgent });
    const visitor = await context.newPage();
    const counted =
      userAgent === person
        ? visitor.waitForResponse((response) => response.url().includes('/rpc/record_view'))
        : undefined;
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(stored.title);
    await counted;
    await context.close();
  }
  const { data } = await asOwner().from('page_views').select('views').eq('path', path);
  expect(data).toEqual([{ views: 1 }]);
  await asOwner().from('page_views').delete().eq('path', path);
});

const run = 'document.documentElement.dataset.ran=1';
const beacon = 'https://beacon.example/';
const hostile: Record<string, string> = {
  'D01 scripts and handlers': `<script>${run}</script><img src="data:image/png;base64,x" onerror="${run}" alt=""><details open ontoggle="${run}"><summary>More</summary></details><input autofocus onfocus="${run}">`,
  'D02 links': `<a href="javascript:${run}">one</a> <a href="JaVa\tScRiPt:${run}">two</a> <a href="vbscript:x">three</a> <a href="data:text/html,x">four</a>`,
  'D03 drawings and formulas': `<svg><script>${run}</script></svg><math><mtext><style><img src=x onerror="${run}"></style></mtext></math>`,
  'D04 frames and forms': `<iframe src="${beacon}"></iframe><iframe srcdoc="<script>parent.${run}</script>"></iframe><form action="${beacon}"><input type="password"></form><object data="${beacon}"></object>`,
  'D05 styles': `<div style="position:fixed;inset:0;background:url(${beacon})">x</div><style>@import url(${beacon});</style>`,
  'D10 Markdown': `## Heading\n\n[one](javascript:${run}) <javascript:${run}> [two][x] ![three](x "\\" onerror=\\"${run}")\n\n[x]: javascript:${run}\n\n<script>${run}</script>\n\n<b onclick="${run}">bold</b>`,
};

for (const [name, content] of Object.entries(hostile)) {
  test(`${name} in a page do nothing; its words stay`, async ({ page, pages, guard }) => {
    guard.allowErrors(/Failed to load resource|inline event handler violates/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(beacon)) asked.push(request.url());
    });
    const stored = await pages.create({
      status: 'published',
      content: name.startsWith('D10') ? `${content}\n\nThe end.` : `${content}<p>The end.</p>`,
    });
    await page.goto(`/${stored.slug}`);
    await expect(page.getByText('The end.', { exact: true })).toBeVisible();
    const text = page.locator('.prose');
    await expect(
      text.locator('script, style, svg, iframe, form, input, object, [style]'),
    ).toHaveCount(0);
    for (const link of await text.locator('a').all())
      await expect(link).not.toHaveAttribute('href', /^(?:javascript|vbscript|data):/i);
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
    expect(asked).toEqual([]);
  });
}

test('D11 markup in title and meta fields is shown as it was typed', async ({ page, pages }) => {
  const nasty = `</title><script>${run}</script> "q" $& {{x}} ${pages.mark}`;
  const stored = await pages.create({
    status: 'published',
    title: nasty,
    meta_title: '',
    meta_description: `"><script>${run}</script>`,
  });
  await page.goto(`/${stored.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nasty);
  await expect(page).toHaveTitle(`${nasty} | Careerloom`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    stored.meta_description,
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});

test('a page in HTML loads no reader of Markdown; one in Markdown does', async ({
  page,
  pages,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const html = await pages.create({ status: 'published' });
  await page.goto(`/${html.slug}`);
  await expect(page.getByText('Begin with clean fleece.')).toBeVisible();
  expect(asked.filter((url) => url.includes('markdown-text'))).toEqual([]);
  const markdown = await pages.create({ status: 'published', content: '- one\n- **two**' });
  await page.goto(`/${markdown.slug}`);
  await expect(page.getByRole('article').getByRole('listitem')).toHaveText(['one', 'two']);
});
