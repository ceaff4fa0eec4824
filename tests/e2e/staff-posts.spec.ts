import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { expect, expectNoSidewaysScroll, test, toast } from './support/staff';
import type { Locator, Page } from '@playwright/test';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search posts' });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test('the list of posts is accessible and fits small screens', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto('/cms/content');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

/** Where words of a line begin, in pixels from the left. */
function placesOf(line: Locator, words: readonly string[]): Promise<number[]> {
  return line.evaluate((element, sought) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const places = new Map<string, number>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const word of sought) {
        const start = node.textContent?.indexOf(word) ?? -1;
        if (start < 0 || places.has(word)) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + word.length);
        places.set(word, range.getBoundingClientRect().left);
      }
    }
    return sought.map((word) => places.get(word) ?? Number.NaN);
  }, words);
}

test('N11: a title and a name that run from right to left leave what stands beside them in order', async ({
  asStaff,
  posts,
}) => {
  const title = `שלום (${posts.mark}) 12`;
  const values = { title, author: 'מחבר 7', status: 'published', tags: ['תג 3'] };
  await posts.create(values);
  const page = await asStaff('admin');
  await page.goto(`/cms/content?search=${posts.mark}`);
  const words = ['מחבר', '·', 'min'];
  const inOrder = (places: number[]) => places.toSorted((one, other) => one - other);
  const row = rowOf(page, posts.mark).getByText(/·.*min/);
  await expect(row).toBeVisible();
  const inRow = await placesOf(row, words);
  expect(inRow).toEqual(inOrder(inRow));
  await page.goto(`/blogs?search=${posts.mark}`);
  const byline = page.getByRole('article').getByText(/min read/);
  // The list as it was built stands there until it is searched.
  await expect(byline).toHaveCount(1);
  const inCard = await placesOf(byline, words);
  expect(inCard).toEqual(inOrder(inCard));
});

test('search and filters narrow the list, stand in the address and survive a reload', async ({
  asStaff,
  posts,
}) => {
  const draft = await posts.create({ title: `Warp ${posts.mark}`, category: 'cybersecurity' });
  const live = await posts.create({ title: `Weft ${posts.mark}`, status: 'published' });
  const page = await asStaff('marketing');
  await page.goto('/cms/content');
  await search(page).fill(posts.mark);
  await expect(page).toHaveURL(`/cms/content?search=${posts.mark}`);
  await expect(page.getByText('1–2 of 2 posts')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft');
  await expect(rowOf(page, live.title)).toBeHidden();
  await expect(rowOf(page, draft.title)).toBeVisible();
  await expect(page).toHaveURL(/status=draft/);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Career Tips');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(rowOf(page, draft.title)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('draft');
  await expect(search(page)).toHaveValue(posts.mark);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Career Tips');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/cms/content');
  await expect(search(page)).toHaveValue('');
});

test('the list can be sorted; the order stands in the address and survives a reload', async ({
  asStaff,
  posts,
}) => {
  const zip = await posts.create({ title: `Zip ${posts.mark}` });
  await posts.create({ title: `arc ${posts.mark}` });
  await posts.create({ title: `Mid ${posts.mark}` });
  await asOwner().from('blog_posts').update({ reading_time: 9 }).eq('id', zip.id).throwOnError();
  const page = await asStaff('marketing');
  await page.goto(`/cms/content?search=${posts.mark}`);
  const titles = page.getByRole('table', { name: 'Posts' }).getByText(posts.mark);
  const named = (...names: string[]) => names.map((name) => `${name} ${posts.mark}`);
  await expect(titles).toHaveText(named('Zip', 'Mid', 'arc'));
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('Title A–Z');
  await expect(titles).toHaveText(named('arc', 'Mid', 'Zip'));
  await expect(page).toHaveURL(`/cms/content?search=${posts.mark}&sort=title`);
  await page.reload();
  await expect(order).toHaveValue('title');
  await expect(titles).toHaveText(named('arc', 'Mid', 'Zip'));
  await order.selectOption('Newest first');
  await expect(titles).toHaveText(named('Mid', 'arc', 'Zip'));
  await page.goBack();
  await expect(titles).toHaveText(named('arc', 'Mid', 'Zip'));
  await page.goto(`/cms/content?search=${posts.mark}&sort=nonsense`);
  await expect(titles).toHaveText(named('Zip', 'Mid', 'arc'));
});

test('F01 what looks like a filter is searched as text', async ({ asStaff, posts }) => {
  const post = await posts.create({ title: `100% wool_silk (a,b) ${posts.mark}` });
  await posts.create({ title: `100 wool silk ${posts.mark}` });
  const page = await asStaff('marketing');
  await page.goto('/cms/content');
  for (const term of ['100%', 'wool_silk', '(a,b)']) {
    await search(page).fill(term);
    await expect(rowOf(page, post.title), term).toBeVisible();
    await expect(rowOf(page, `100 wool silk ${posts.mark}`), term).toBeHidden();
  }
  await search(page).fill('),or(id.neq.0');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
});

test('more than twenty posts are shown page by page', async ({ asStaff, posts }) => {
  const numbers = Array.from({ length: 23 }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((number) => posts.create({ title: `Pick ${number} ${posts.mark}` })),
  );
  const page = await asStaff('seo');
  await page.goto(`/cms/content?search=${posts.mark}`);
  await expect(page.getByText('1–20 of 23 posts')).toBeVisible();
  const links = page.getByRole('link', { name: new RegExp(posts.mark) });
  await expect(links).toHaveCount(20);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('21–23 of 23 posts')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(links).toHaveCount(3);
  await search(page).fill(`Pick 23 ${posts.mark}`);
  await expect(page.getByText('1–1 of 1 post', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test('Publish and Unpublish change the status and say so', async ({ asStaff, posts, another }) => {
  const post = await posts.create();
  const page = await asStaff('marketing');
  await page.goto(`/cms/content?search=${posts.mark}`);
  await page.getByRole('button', { name: `Publish ${post.title}`, exact: true }).click();
  await expect(toast(page, 'Post published successfully')).toBeVisible();
  await expect(rowOf(page, post.title)).toContainText('Published');
  const visitor = await another();
  await visitor.goto(`/blogs/${post.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();

  await page.getByRole('button', { name: `Unpublish ${post.title}` }).click();
  await expect(toast(page, 'Post saved as draft successfully')).toBeVisible();
  await expect(rowOf(page, post.title)).toContainText('Draft');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
});

test('a status shows at once and goes back when the server fails', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const post = await posts.create();
  const page = await asStaff('marketing');
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/rest/v1/blog_posts**', async (route) => {
    await held;
    await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' });
  });
  await page.goto(`/cms/content?search=${posts.mark}`);
  const row = rowOf(page, post.title);
  await row.getByRole('button', { name: `Publish ${post.title}` }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  fail();
  await expect(toast(page, 'Failed to update post status')).toContainText('Error');
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText('Oops')).toBeHidden();
  expect((await posts.read(post.id))?.status).toBe('draft');
});

test('deleting asks first; Cancel keeps the post, Delete removes it', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create({ title: `<b>Bold</b> "quoted" ${posts.mark}` });
  const page = await asStaff('admin');
  await page.goto(`/cms/content?search=${posts.mark}`);
  const remove = page.getByRole('button', { name: `Delete ${post.title}` });
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this post?',
  });
  // D11: markup in a title is text everywhere.
  await expect(question).toContainText(post.title);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Blog post deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  expect(await posts.stored()).toEqual([]);
});

test('a failing deletion says so and keeps the post', async ({ asStaff, posts, guard }) => {
  guard.allowErrors(/Failed to (?:load resource|fetch)/);
  const post = await posts.create();
  const page = await asStaff('admin');
  await page.goto(`/cms/content?search=${posts.mark}`);
  await page.getByRole('button', { name: `Delete ${post.title}` }).click();
  await page.route('**/rest/v1/blog_posts**', (route) => route.abort());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete blog post')).toContainText('Error');
  await expect(rowOf(page, post.title)).toBeVisible();
});

test('G05 deleting a post that is gone already shows no success and refreshes the list', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('admin');
  await page.goto(`/cms/content?search=${posts.mark}`);
  await page.getByRole('button', { name: `Delete ${post.title}` }).click();
  await posts.remove(post.id);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await expect(toast(page, 'Blog post deleted successfully')).toBeHidden();
});

test('F12 a list that cannot be fetched says so, shows no samples, and Retry brings it', async ({
  asStaff,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('marketing');
  await page.route('**/rest/v1/rpc/search_posts**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto('/cms/content');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch blog posts' });
  await expect(failure).toBeVisible();
  await expect(failure).not.toContainText('Bad gateway');
  await expect(page.getByRole('row')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/rest/v1/rpc/search_posts**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
});
