import type { Locator, Page } from '@playwright/test';
import type { Tables, TablesInsert } from '@/lib/supabase/database.types';
import { asOwner } from './backend';
import { expect, signInto, test as base, watch, type Person } from './test';

type Post = Tables<'blog_posts'>;

interface Posts {
  /** Part of every title of this test, so that its posts can be found, and removed in the end. */
  readonly mark: string;
  readonly create: (values?: Partial<TablesInsert<'blog_posts'>>) => Promise<Post>;
  /** What the database holds of this test, oldest first. */
  readonly stored: () => Promise<Post[]>;
  readonly read: (id: string) => Promise<Post | null>;
  /** Changes a row as the owner of the database would. */
  readonly change: (id: string, values: Partial<Post>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Opens the editor of a post and waits until it can be typed in. */
  readonly edit: (post: Pick<Post, 'id'>) => Promise<void>;
}

interface StaffFixtures {
  readonly posts: Posts;
  /** The page of somebody else, in a browser context of its own; signed out without an account. */
  readonly another: (account?: Person) => Promise<Page>;
}

export const test = base.extend<StaffFixtures>({
  posts: async ({ page }, use) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const table = () => asOwner().from('blog_posts');
    await use({
      mark,
      create: async (values = {}) => {
        const { data } = await table()
          .insert({
            title: `Learning to weave ${mark}`,
            excerpt: 'What a first week at the loom teaches.',
            content: '<p>Start with a narrow band.</p>',
            author: 'Test Author',
            category: 'career-tips',
            ...values,
          })
          .select()
          .single()
          .throwOnError();
        return data;
      },
      stored: async () => {
        const { data } = await table()
          .select()
          .like('title', `%${mark}%`)
          .order('created_at')
          .throwOnError();
        return data;
      },
      read: async (id) => (await table().select().eq('id', id).maybeSingle().throwOnError()).data,
      change: async (id, values) => {
        await table().update(values).eq('id', id).throwOnError();
      },
      remove: async (id) => {
        await table().delete().eq('id', id).throwOnError();
      },
      edit: async ({ id }) => {
        await page.goto(`/cms/content/edit/${id}`);
        await expect(editorOf(page).content).toBeVisible();
      },
    });
    await table().delete().like('title', `%${mark}%`).throwOnError();
    const trash = asOwner().from('trashed_documents');
    await trash.delete().like('title', `%${mark}%`).throwOnError();
  },
  another: async ({ browser, guard }, use) => {
    const seen: string[] = [];
    const open: Page[] = [];
    await use(async (account) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      watch(page, seen);
      open.push(page);
      if (account) await signInto(page, account);
      return page;
    });
    for (const page of open) await page.context().close();
    guard.check(seen);
  },
});

/** The parts of the post editor. */
export function editorOf(
  page: Page,
): Record<
  'title' | 'excerpt' | 'content' | 'category' | 'author' | 'state' | 'save' | 'publish',
  Locator
> {
  return {
    title: page.getByRole('textbox', { name: 'Title', exact: true }),
    excerpt: page.getByRole('textbox', { name: 'Excerpt' }),
    content: page.getByRole('textbox', { name: 'Content' }),
    category: page.getByRole('combobox', { name: 'Category' }),
    author: page.getByRole('textbox', { name: 'Author', exact: true }),
    state: page.getByRole('form', { name: 'Post' }).getByRole('status').first(),
    save: page.getByRole('button', { name: 'Save draft' }),
    publish: page.getByRole('button', { name: 'Publish', exact: true }),
  };
}

/** Saves by keyboard and waits until the database has answered and the editor says so. */
export async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/blog_posts') && response.request().method() !== 'GET',
  );
  await page.keyboard.press('Control+s');
  await answer;
  await expect(editorOf(page).state).toContainText('Saved');
}

/** Goes on where an editor names what is missing before it publishes. */
export async function publishAnyway(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Before this is published' });
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the menu in the head of an editor and chooses from it. */
export async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** A message in the corner, by its title. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };
