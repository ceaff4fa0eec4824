import { expectAccessible } from './support/axe';
import { asAnyone, asOwner } from './support/backend';
import { makeGate } from './support/open';
import { only, test } from './support/posts';
import { expect } from './support/test';

const api = '**/rest/v1/**';
const failedRequest = /Failed to load resource/;
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('an article that does not exist is "Article Not Found", with a way back', async ({ page }) => {
  await page.goto(`/blogs/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page).toHaveTitle('Article Not Found | Careerloom');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to all articles' }).click();
  await expect(page).toHaveURL('/blogs');
});

const impossibleIds = [
  'not-a-uuid',
  '-1',
  '9'.repeat(2000),
  'a%2Fb',
  '%2e%2e%2fcms',
  "1'%20or%20'1'='1",
  'eq.1,status.eq.draft',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '00000000-0000-0000-0000-00000000000g',
];

test('an address that can be no article is "Article Not Found" and asks the database for none (F04)', async ({
  page,
  guard,
}) => {
  // No article can lie there, so the host says 404, too.
  guard.allowErrors(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/blog_posts')) asked.push(request.url());
  });
  for (const id of impossibleIds) {
    await page.goto(`/blogs/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
    await expect(page.getByText(/sample/i)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('the article is outlined while it loads', async ({ page, store }) => {
  const post = only(await store({}));
  const gate = makeGate();
  await page.route(api, async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto(`/blogs/${post.id}`);
  await expect(page.getByRole('status', { name: 'Loading article' })).toBeVisible();
  await expectAccessible(page);
  gate.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
});

test('when the backend is down a sample stands in, marked as one, until Retry works (F12)', async ({
  page,
  guard,
  store,
}) => {
  guard.allowErrors(failedRequest);
  const post = only(await store({}));
  await page.route(api, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>pg_hba.conf</h1>' }),
  );
  await page.goto(`/blogs/${post.id}`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This article could not be loaded.');
  await expect(notice).toContainText('This is a sample of what we write.');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Related articles' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(page).toHaveTitle(/\(sample\) \| Careerloom$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByText('pg_hba')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(api);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(notice).toHaveCount(0);
  await expect(page).toHaveTitle(`${post.title} | Careerloom`);
});

test('an article whose related ones cannot be read is complete without them', async ({
  page,
  guard,
  store,
}) => {
  guard.allowErrors(failedRequest);
  const post = only(await store({}));
  await page.route(/\/rest\/v1\/blog_posts\?.*id=neq/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.goto(`/blogs/${post.id}`);
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(page.getByRole('region', { name: 'Related articles' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor cannot see a draft post, and can once it is published (A01, A02)', async ({
  page,
  store,
}) => {
  const post = only(await store({ status: 'draft' }));
  await page.goto(`/blogs/${post.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
  await expect(page.getByText(post.title)).toHaveCount(0);
  const hidden = await asAnyone().from('blog_posts').select('title').eq('id', post.id);
  expect(hidden.data).toEqual([]);
  const { error } = await asOwner()
    .from('blog_posts')
    .update({ status: 'published' })
    .eq('id', post.id);
  expect(error).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
});

test('the view of a person is counted, that of a robot is not', async ({ browser, store }) => {
  const post = only(await store({}));
  const path = `/blogs/${post.id}`;
  // The robot comes first: had it been counted, the person would make two.
  for (const userAgent of [robot, person]) {
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    const counted =
      userAgent === person
        ? page.waitForResponse((response) => response.url().includes('/rpc/record_view'))
        : undefined;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await counted;
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }
  const { data } = await asOwner().from('page_views').select('path,views').eq('path', path);
  expect(data).toEqual([{ path, views: 1 }]);
  await asOwner().from('page_views').delete().eq('path', path);
});
