import { expectAccessible } from './support/axe';
import { demoPassword } from './support/backend';
import { makeGate } from './support/open';
import {
  editorOf,
  expect,
  expectNoSidewaysScroll,
  publishAnyway,
  save,
  test,
  toast,
} from './support/staff';
import type { Page } from '@playwright/test';

/** Presses Tab until the focus is where it should get to. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Forty presses of Tab did not lead there.');
}

test('at 360 px the menu is a drawer that keeps and returns the focus', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cms/content/new');
  await expect(editorOf(page).content).toBeVisible();
  const open = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await open.click();
  await expect(drawer.getByRole('link', { name: 'Content' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await drawer.getByRole('link', { name: 'Content' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
});

test('at 360 px a post is written and published', async ({ asStaff, posts }) => {
  const page = await asStaff('admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/cms/content');
  await page.getByRole('link', { name: 'New Post' }).click();
  const { title, excerpt, content, category, publish, state } = editorOf(page);
  await title.fill(`On a small screen ${posts.mark}`);
  await excerpt.fill('Thumbs only.');
  await content.click();
  await page.keyboard.type('Written on the bus.');
  await category.selectOption('Industry Insights');
  await expectNoSidewaysScroll(page);
  await publish.click();
  await expect(page.getByRole('button', { name: /There is no meta description/ })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await publishAnyway(page);
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  await expect(state).toContainText('Saved');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone one signs in, writes a post, saves it and finds it in the list', async ({
  page,
  posts,
}) => {
  await page.goto('/cms/login');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('content@careerloom.example');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'New Post' }));
  await page.keyboard.press('Enter');
  const { title, excerpt, content, category } = editorOf(page);
  await tabTo(page, title);
  await page.keyboard.type(`Without a mouse ${posts.mark}`);
  await tabTo(page, excerpt);
  await page.keyboard.type('Tab, type, save.');
  await tabTo(page, content);
  await page.keyboard.type('Every control can be reached.');
  await tabTo(page, category);
  await page.keyboard.type('Cyber');
  await tabTo(page, page.getByRole('textbox', { name: 'Tags' }));
  await page.keyboard.type('keys,');
  await save(page);
  const [post] = await posts.stored();
  expect(post).toMatchObject({ category: 'cybersecurity', tags: ['keys'], status: 'draft' });

  await page.goto('/cms/content');
  await tabTo(page, page.getByRole('searchbox', { name: 'Search posts' }));
  await page.keyboard.type(posts.mark);
  const link = page.getByRole('link', { name: post?.title ?? '', exact: true });
  await expect(page.getByText('1–1 of 1 post', { exact: true })).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue(post?.title ?? '');
});

test('the skip link leads past the navigation', async ({ asStaff }) => {
  const page = await asStaff('content');
  await page.goto('/cms/content');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'New Post' })).toBeFocused();
});

test.describe('in a dark colour scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('nobody is dazzled before the code is there, and the site stays light', async ({ page }) => {
    const gate = makeGate();
    await page.route(/\/assets\/main-/, async (route) => {
      await gate.passed;
      await route.continue();
    });
    await page.goto('/cms/login');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    gate.open();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.goto('/courses');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });

  test('sign-in, list, dialogs, editor and preview keep their contrast', async ({
    page,
    another,
    posts,
  }) => {
    const post = await posts.create({
      content: '<h2>Dusk</h2><p>Indigo <a href="/blogs">dye</a>.</p>',
    });
    await page.goto('/cms/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectAccessible(page);
    const staff = await another('admin');
    await staff.goto(`/cms/content?search=${posts.mark}`);
    await staff.getByRole('button', { name: `Delete ${post.title}` }).click();
    await expectAccessible(staff);
    await staff.keyboard.press('Escape');
    await expectAccessible(staff);
    await staff.getByRole('link', { name: post.title, exact: true }).click();
    await editorOf(staff).title.fill('');
    await staff.keyboard.press('Control+s');
    await expect(staff.getByText('Title is required')).toBeVisible();
    await expectAccessible(staff);
    await staff.getByRole('button', { name: 'Preview' }).click();
    await expect(staff.getByRole('dialog').getByRole('heading', { name: 'Dusk' })).toBeVisible();
    await expectAccessible(staff);
  });
});
