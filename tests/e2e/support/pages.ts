import type { Locator, Page } from '@playwright/test';
import type { Tables, TablesInsert } from '@/lib/supabase/database.types';
import { asOwner } from './backend';
import { expect, expectNoSidewaysScroll, test as base, toast } from './staff';

type StoredPage = Tables<'pages'>;

interface Pages {
  /** Part of every title of this test, so that its pages can be found, and removed in the end. */
  readonly mark: string;
  readonly create: (values?: Partial<TablesInsert<'pages'>>) => Promise<StoredPage>;
  /** What the database holds of this test, oldest first. */
  readonly stored: () => Promise<StoredPage[]>;
  readonly read: (id: string) => Promise<StoredPage | null>;
  /** Changes a row as the owner of the database would. */
  readonly change: (id: string, values: Partial<StoredPage>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Opens the editor of a page and waits until it can be typed in. */
  readonly edit: (page: Pick<StoredPage, 'id'>) => Promise<void>;
}

export const test = base.extend<{ readonly pages: Pages }>({
  pages: async ({ page }, use) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const table = () => asOwner().from('pages');
    let count = 0;
    await use({
      mark,
      create: async (values = {}) => {
        count += 1;
        const row = {
          title: `How to card wool ${mark}`,
          slug: `card-wool-${mark}-${count}`,
          content: '<p>Begin with clean fleece.</p>',
          meta_title: 'Carding',
          ...values,
        };
        const { data } = await table().insert(row).select().single().throwOnError();
        return data;
      },
      stored: async () => {
        const found = table().select().like('title', `%${mark}%`).order('created_at');
        return (await found.throwOnError()).data;
      },
      read: async (id) => (await table().select().eq('id', id).maybeSingle().throwOnError()).data,
      change: async (id, values) => {
        await table().update(values).eq('id', id).throwOnError();
      },
      remove: async (id) => {
        await table().delete().eq('id', id).throwOnError();
      },
      edit: async ({ id }) => {
        await page.goto(`/cms/pages/edit/${id}`);
        await expect(pageEditorOf(page).content).toBeVisible();
      },
    });
    await table().delete().like('title', `%${mark}%`).throwOnError();
    const trash = asOwner().from('trashed_documents');
    await trash.delete().like('title', `%${mark}%`).throwOnError();
  },
});

/** The parts of the page editor. */
export function pageEditorOf(
  page: Page,
): Record<
  | 'title'
  | 'slug'
  | 'content'
  | 'status'
  | 'template'
  | 'metaTitle'
  | 'metaDescription'
  | 'state'
  | 'saveDraft'
  | 'publish',
  Locator
> {
  return {
    title: page.getByRole('textbox', { name: 'Title', exact: true }).first(),
    slug: page.getByRole('textbox', { name: 'URL Slug' }),
    content: page.getByRole('textbox', { name: 'Content' }),
    status: page.getByRole('combobox', { name: 'Status' }),
    template: page.getByRole('combobox', { name: 'Template' }),
    metaTitle: page.getByRole('textbox', { name: 'Meta Title' }),
    metaDescription: page.getByRole('textbox', { name: 'Meta Description' }),
    state: page.getByRole('form', { name: 'Page', exact: true }).getByRole('status').first(),
    saveDraft: page.getByRole('button', { name: 'Save Draft' }),
    publish: page.getByRole('button', { name: 'Publish', exact: true }),
  };
}

/** Saves by keyboard and waits until the database has answered and the editor says so. */
export async function savePage(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/pages') && response.request().method() !== 'GET',
  );
  await page.keyboard.press('Control+s');
  await answer;
  await expect(pageEditorOf(page).state).toContainText('Saved');
}

export { expect, expectNoSidewaysScroll, toast };
