import { expect as expectSoon, type Page } from '@playwright/test';
import { asOwner } from '../../e2e/support/backend';
import { pageEditorOf } from '../../e2e/support/pages';
import { editorOf } from '../../e2e/support/staff';
import { settle, timeAnswer, type Answer } from './probe';
import { keys } from './site-scenarios';
import type { Scenario } from './scenario';

/** A quarter of a slow processor takes longer than a test may. */
const expect = expectSoon.configure({ timeout: 30_000 });

const paragraph = `<p>${'Warp and weft, over and under. '.repeat(10)}</p>`;
const longText = (block: string) => block.repeat(Math.ceil(200_000 / block.length));

/** Posts for a list of several pages. @param count as many as there shall be */
export async function createPosts(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    title: `What one learns at work, part ${index}`,
    excerpt: 'What it is about, in a sentence or two that say enough to go on reading.',
    content: paragraph,
    author: 'Asha Menon',
    category: index % 2 === 0 ? 'career-tips' : 'data-science',
  }));
  await asOwner().from('blog_posts').insert(rows).throwOnError();
}

async function openList(page: Page): Promise<void> {
  await page.goto('/cms/content');
  await expect(page.getByRole('table', { name: 'Posts' })).toBeVisible();
}

async function* listOpening(page: Page, times: number): AsyncGenerator<Answer> {
  await openList(page);
  const link = (name: string) => page.locator(`nav a[href="${name}"]`).first();
  for (let index = 0; index < times; index += 1) {
    await link('/cms/media').click();
    await expect(page.getByRole('table', { name: 'Posts' })).toBeHidden();
    await link('/cms/content').hover();
    await settle(page);
    yield await timeAnswer(
      page,
      'click',
      () => document.querySelector('main a[href^="/cms/content/edit/"]') !== null,
      () => link('/cms/content').click(),
    );
  }
}

async function* listFilter(page: Page, times: number): AsyncGenerator<Answer> {
  await openList(page);
  const select = page.getByRole('combobox', { name: 'Status' });
  for (let index = 1; index <= times; index += 1) {
    await settle(page);
    await page.evaluate(() => (window.probe.changes = 0));
    yield await timeAnswer(
      page,
      'change',
      () => window.probe.changes > 1,
      () => select.selectOption({ index: index % 3 }),
    );
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
}

async function* listTyping(page: Page, times: number): AsyncGenerator<Answer> {
  await openList(page);
  const box = page.getByRole('searchbox', { name: 'Search posts' });
  const word = 'learns at work';
  for (let typed = 0; typed < times; typed += word.length) {
    await box.fill('');
    await settle(page);
    yield* keys(page, word, Math.min(word.length, times - typed));
  }
}

const sentence = 'written in the middle of a long text ';

async function* postTyping(page: Page, times: number): AsyncGenerator<Answer> {
  const { data } = await asOwner()
    .from('blog_posts')
    .insert({
      title: 'A long article',
      excerpt: 'Long.',
      author: 'Asha Menon',
      category: 'career-tips',
      content: longText(`${paragraph}<ul><li>A knot</li></ul>`),
    })
    .select('id')
    .single()
    .throwOnError();
  await page.goto(`/cms/content/edit/${data.id}`);
  const { content } = editorOf(page);
  await expect(content).toBeVisible();
  await content.getByRole('paragraph').nth(40).click();
  await settle(page);
  yield* keys(page, sentence, times);
}

async function openLongPage(page: Page): Promise<void> {
  const mark = crypto.randomUUID().slice(0, 8);
  const { data } = await asOwner()
    .from('pages')
    .insert({ title: 'A long page', slug: `long-${mark}`, content: longText(`${paragraph}\n`) })
    .select('id')
    .single()
    .throwOnError();
  await page.goto(`/cms/pages/edit/${data.id}`);
  await expect(pageEditorOf(page).content).toBeVisible();
}

async function* pageTyping(page: Page, times: number): AsyncGenerator<Answer> {
  await openLongPage(page);
  await pageEditorOf(page).content.press('Control+Home');
  await settle(page);
  yield* keys(page, sentence, times);
}

async function* previewedTyping(page: Page, times: number): AsyncGenerator<Answer> {
  await openLongPage(page);
  await page.getByRole('button', { name: 'Side-by-side preview' }).click();
  const preview = page.getByRole('region', { name: 'The page as visitors will see it' });
  await expect(preview).toContainText('Warp and weft');
  await pageEditorOf(page).content.press('Control+Home');
  await settle(page);
  yield* keys(page, sentence, times);
}

const staff = { viewport: 'desk', limit: 200, account: 'admin' } as const;

/** What staff do, in a list of several pages and in texts of 200 kB. */
export const staffScenarios: readonly Scenario[] = [
  { name: 'post list: open', run: listOpening, ...staff },
  { name: 'post list: choose a status', run: listFilter, ...staff },
  { name: 'post list: type in the search', run: listTyping, ...staff, limit: 50 },
  { name: 'post editor: type in 200 kB', run: postTyping, ...staff, limit: 50 },
  { name: 'page editor: type in 200 kB', run: pageTyping, ...staff, limit: 50 },
  { name: 'page editor: type beside the preview', run: previewedTyping, ...staff, limit: 50 },
];
