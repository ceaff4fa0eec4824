import type { Page } from '@playwright/test';
import { origin } from './support/backend';
import { openHydrated } from './support/open';
import { only, test } from './support/posts';
import { expect } from './support/test';

const addresses = {
  'a prerendered page': '/',
  'the list of articles': '/blogs',
  'an article': `/blogs/${crypto.randomUUID()}`,
  'an unknown address': '/no/such/page',
  'the not-found page': '/404',
  'the staff entrance': '/cms/login',
  'the feed': '/feed.xml',
  'a missing file': '/assets/missing.js',
};

for (const [name, address] of Object.entries(addresses)) {
  test(`${name} carries the security headers (E20)`, async ({ request }) => {
    const headers = (await request.get(address)).headers();
    const policy = new Map(
      (headers['content-security-policy'] ?? '').split(';').map((directive): [string, string] => {
        const [key = '', ...values] = directive.trim().split(' ');
        return [key, values.join(' ')];
      }),
    );
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      const text = `${event.violatedDirective} ${event.blockedURI} ${event.sample}`;
      if (typeof report === 'function') Reflect.apply(report, undefined, [text]);
    });
  });
  return violations;
}

test('nothing on a visit violates the policy (E20)', async ({ page, context, store, guard }) => {
  // One of the addresses is unknown.
  guard.allowErrors(/status of 404/);
  await context.grantPermissions(['clipboard-write']);
  const violations = await collectViolations(page);
  const post = only(
    await store({
      content:
        '<h2>One</h2><p>Text <code>code</code></p><pre><code>block</code></pre><table><tr><td>1</td></tr></table>',
    }),
  );
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Career Tips' }).click();
  await page.getByRole('searchbox').fill(post.title);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: post.title }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  for (const address of Object.values(addresses).slice(0, 6)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
});

test('pages of visitors talk to no other host; those of the staff may fetch pictures from one', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/Content Security Policy|violates|Failed to fetch/);
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: 'reached' }),
  );
  const reach = () =>
    page.evaluate(() =>
      fetch('https://elsewhere.example/picture.png').then(
        (answer) => answer.text(),
        () => 'refused',
      ),
    );
  await openHydrated(page, '/');
  expect(await reach()).toBe('refused');
  await page.goto('/cms/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await reach()).toBe('reached');
});

for (const address of ['/', '/blogs', '/no/such/page']) {
  test(`the browser refuses text as HTML or script on ${address} (D17)`, async ({
    page,
    guard,
  }) => {
    guard.allowErrors(/Trusted|Content Security Policy|violates|status of 404/);
    const violations = await collectViolations(page);
    await page.goto(address);
    const outcome = await page.evaluate(() => {
      const attempts: Record<string, () => void> = {
        innerHTML: () => {
          Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' });
        },
        insertAdjacentHTML: () => {
          const insert: unknown = Reflect.get(document.body, 'insertAdjacentHTML');
          if (typeof insert === 'function')
            Reflect.apply(insert, document.body, ['beforeend', '<b>x</b>']);
        },
        script: () => {
          document.createElement('script').text = 'document.title = "x"';
        },
        policy: () => void window.trustedTypes?.createPolicy('mine', {}),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} worked`;
        } catch (error) {
          return `${name} ${error instanceof Error ? error.name : ''}`;
        }
      });
    });
    expect(outcome).toEqual([
      'innerHTML TypeError',
      'insertAdjacentHTML TypeError',
      'script TypeError',
      'policy TypeError',
    ]);
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
  });
}

test('an inline script that found its way into the page does not run', async ({ page, guard }) => {
  guard.allowErrors(/Content Security Policy|violates/);
  await page.route(`${origin}/`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(
        '</body>',
        '<script>document.documentElement.dataset.ran = "1"</script><img src="data:," alt="" onerror="document.documentElement.dataset.ran = 2"></body>',
      ),
    });
  });
  await page.goto('/');
  await expect(page.locator('img[src="data:,"]')).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});

test('another site can frame neither the site nor the staff area (E19)', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/frame-ancestors|X-Frame-Options|Refused to frame|Failed to load resource/);
  const framed = ['/', '/blogs', '/cms/login', '/no/such/page'];
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: framed.map((path) => `<iframe src="${origin}${path}"></iframe>`).join(''),
    }),
  );
  await page.goto('http://elsewhere.example/');
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(frames).toHaveLength(framed.length);
  for (const frame of frames) {
    await expect.poll(() => frame.url()).toBe('chrome-error://chromewebdata/');
  }
});

test('a page opened from a link cannot reach back (E19)', async ({ page, context, store }) => {
  const post = only(
    await store({
      content: '<p><a href="https://elsewhere.example/" target="_blank" rel="opener">Away</a></p>',
    }),
  );
  await page.goto(`/blogs/${post.id}`);
  await expect(page.getByRole('link', { name: 'Away' })).toHaveAttribute('rel', /noopener/);

  await context.route('https://www.linkedin.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  const opened = context.waitForEvent('page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn' }).click();
  const other = await opened;
  await expect(other.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
});
