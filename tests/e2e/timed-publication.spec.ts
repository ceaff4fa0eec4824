import { asOwner } from './support/backend';
import { expect, publishAnyway, test } from './support/staff';
import { watch } from './support/test';
import { startClock } from './support/visitor';

const person =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const DAY_MS = 86_400_000;

/** What the field for date and time takes, by India's clock. */
const field = (time: number) => new Date(time + 5.5 * 3_600_000).toISOString().slice(0, 16);

test('an article that is scheduled in the editor is public from its moment on, on pages that are open, and not before', async ({
  asStaff,
  browser,
  posts,
}) => {
  const staff = await asStaff('admin');
  const post = await posts.create();
  const tomorrow = Date.now() + DAY_MS;
  await posts.edit(post);
  await staff.getByRole('button', { name: 'Schedule…' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Public from').fill(field(Date.now() - DAY_MS));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByLabel('Public from')).toHaveAccessibleDescription(/has passed/);
  await dialog.getByLabel('Public from').fill(field(tomorrow));
  await expect(dialog.getByRole('status')).toContainText('(India Standard Time)');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await publishAnyway(staff);
  await expect(staff.getByText('Scheduled', { exact: true })).toBeVisible();
  const stored = await posts.read(post.id);
  expect(new Date(stored?.publish_at ?? 0).getTime()).toBe(Math.floor(tomorrow / 60_000) * 60_000);

  // A visitor whose clock is two days ahead, at noon: the webinar's popup comes back at midnight and lies over everything.
  const noon = `${field(Date.now() + 2 * DAY_MS).slice(0, 10)}T12:00:00+05:30`;
  const context = await browser.newContext({ userAgent: person });
  const seen: string[] = [];
  const open = async (path: string) => {
    const page = await context.newPage();
    watch(page, seen);
    await startClock(page, noon);
    await page.goto(path);
    return page;
  };
  const article = await open(`/blogs/${post.id}`);
  await expect(article.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  const list = await open(`/blogs?search=${posts.mark}`);
  await expect(list.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  for (const page of [article, list]) await page.clock.fastForward('11:00');
  await expect(article.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(list.getByRole('heading', { name: 'No articles found' })).toBeVisible();

  // The day goes by.
  const { error } = await asOwner()
    .from('blog_posts')
    .update({ publish_at: new Date(Date.now() - 1000).toISOString() })
    .eq('id', post.id);
  expect(error).toBeNull();
  for (const [page, level] of [
    [article, 1],
    [list, 3],
  ] as const) {
    // The question before may still be on its way: then the next one is five minutes later.
    await expect(async () => {
      await page.clock.fastForward('05:30');
      await expect(page.getByRole('heading', { level, name: post.title })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
  }
  expect(seen).toEqual([]);
  await context.close();
});
