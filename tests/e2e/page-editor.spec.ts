import { expectAccessible } from './support/axe';
import { makeGate } from './support/open';
import {
  expect,
  expectNoSidewaysScroll,
  pageEditorOf,
  savePage,
  test,
  toast,
} from './support/pages';
import { pngFile } from './support/pictures';
import { publishAnyway } from './support/staff';
import { typingDelay } from './support/typing';

test('the editor is accessible and fits small screens, with its preview and without', async ({
  asStaff,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Page');
  await pageEditorOf(page).content.fill('<h2>Wool</h2><p>and more</p>');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Side-by-side preview' }).click();
  }
  await page.getByRole('button', { name: 'Side-by-side preview' }).click();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('title and slug are required; each message stands beside its field', async ({
  asStaff,
  pages,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  const { title, slug, saveDraft, content, metaTitle, metaDescription } = pageEditorOf(page);
  await title.fill('   ');
  await slug.fill('  ');
  await saveDraft.click();
  await expect(title).toHaveAccessibleDescription(/^Title is required/);
  await expect(title).toBeFocused();
  await expect(slug).toHaveAccessibleDescription(/^Slug is required/);
  await expect(toast(page, 'Title is required')).toContainText('Validation Error');
  await expect(slug).toHaveAccessibleDescription(/The URL where this page will be accessible/);
  await expect(content).toHaveAccessibleDescription(/HTML and markdown are supported/);
  await metaTitle.fill('x'.repeat(61));
  await metaDescription.fill('x'.repeat(161));
  await expect(page.getByText('61/60')).toBeVisible();
  await expect(page.getByText('161/160')).toBeVisible();
  await title.fill(`Almost ${pages.mark}`);
  await saveDraft.click();
  await expect(metaTitle).toHaveAccessibleDescription(/at most 60 characters/);
  await expect(metaDescription).toHaveAccessibleDescription(/at most 160 characters/);
  await expectAccessible(page);
  expect(await pages.stored()).toEqual([]);
});

test('F05 F06 reserved and malformed slugs are explained and not stored', async ({
  asStaff,
  pages,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  const { title, slug, saveDraft } = pageEditorOf(page);
  await title.fill(`Reserved ${pages.mark}`);
  for (const reserved of ['blogs', 'cms', 'admin', '404', 'ai-bootcamp-event', 'assets', 'sw']) {
    await slug.fill(reserved);
    await saveDraft.click();
    await expect(slug).toHaveAccessibleDescription(
      new RegExp(`^/${reserved} belongs to a part of the site`),
    );
  }
  for (const bad of ['index.html', 'a/b', '..', 'Wool', 'a%20b', '-wool', 'w'.repeat(500)]) {
    await slug.fill(bad);
    await saveDraft.click();
    await expect(slug).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await pages.stored()).toEqual([]);
});

test('the slug follows the title of a new page until somebody writes it, and never after saving', async ({
  asStaff,
  pages,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  const { title, slug } = pageEditorOf(page);
  await title.fill(`  Wool & Silk -- 2026! ${pages.mark}`);
  await expect(slug).toHaveValue(`wool-silk-2026-${pages.mark}`);
  await title.fill('हिन्दी');
  await expect(slug).toHaveValue(/^page-[0-9a-f]{8}$/);
  await slug.fill(`own-${pages.mark}`);
  await title.fill(`Wool ${pages.mark}`);
  await expect(slug).toHaveValue(`own-${pages.mark}`);
  await savePage(page);
  await slug.fill('');
  await title.fill(`Renamed ${pages.mark}`);
  await expect(slug).toHaveValue('');
  await slug.fill(`own-${pages.mark}`);
  await savePage(page);
  expect((await pages.stored()).map((stored) => stored.slug)).toEqual([`own-${pages.mark}`]);
});

test('F07 a slug that is taken is refused on create and on update, and nothing is lost', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/status of 409/);
  const taken = await pages.create();
  const own = await pages.create({ title: `Own ${pages.mark}` });
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  const { title, slug, content, saveDraft, state } = pageEditorOf(page);
  await title.fill(`Second ${pages.mark}`);
  await slug.fill(taken.slug);
  await content.fill('Kept words');
  await saveDraft.click();
  await expect(slug).toHaveAccessibleDescription(/^A page with this slug already exists/);
  await expect(slug).toBeFocused();
  await expect(state).toContainText('Not saved');
  await expect(content).toHaveValue('Kept words');
  expect(await pages.stored()).toHaveLength(2);
  await slug.fill(`free-${pages.mark}`);
  await savePage(page);

  await pages.edit(own);
  await slug.fill(taken.slug);
  await page.keyboard.press('Control+s');
  await expect(slug).toHaveAccessibleDescription(/^A page with this slug already exists/);
  expect((await pages.read(own.id))?.slug).toBe(own.slug);
});

test('Save Draft creates the page, opens its own address in place, and fills the meta title', async ({
  asStaff,
  pages,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages');
  await page.getByRole('link', { name: 'New Page' }).click();
  const { title, content, metaTitle, status, template, saveDraft, state } = pageEditorOf(page);
  await expect(status).toHaveValue('draft');
  await expect(template).toHaveValue('default');
  await title.fill(`Felting ${pages.mark}`);
  await content.fill('## Soap\n\nand water');
  await template.selectOption('Service Page');
  await saveDraft.click();
  await expect(toast(page, 'Page created successfully')).toContainText('Status: Draft');
  const [stored] = await pages.stored();
  await expect(page).toHaveURL(`/cms/pages/edit/${stored?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit: Felting ${pages.mark}`);
  await expect(metaTitle).toHaveValue(`Felting ${pages.mark}`);
  await expect(state).toContainText('Saved');
  expect(stored).toMatchObject({
    status: 'draft',
    template: 'service',
    content: '## Soap\n\nand water',
    meta_title: `Felting ${pages.mark}`,
  });
  await expect(page.getByRole('link', { name: /^Preview/ })).toHaveCount(0);
  // The address of the new page has taken the place of /new.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Management');
});

test('Publish publishes whatever the dropdown says; Save takes the dropdown at its word', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { status, publish, saveDraft, state } = pageEditorOf(page);
  await publish.click();
  await publishAnyway(page);
  await expect(toast(page, 'Page updated successfully')).toContainText('Status: Published');
  await expect(status).toHaveValue('published');
  expect((await pages.read(stored.id))?.status).toBe('published');
  const preview = page.getByRole('link', { name: /^Preview/ });
  await expect(preview).toHaveAttribute('href', `/${stored.slug}`);
  await expect(preview).toHaveAttribute('target', '_blank');

  await status.selectOption('Draft');
  await saveDraft.click();
  await expect(toast(page, 'Status: Draft')).toBeVisible();
  await expect(preview).toHaveCount(0);
  expect((await pages.read(stored.id))?.status).toBe('draft');

  await status.selectOption('Published');
  await expect(saveDraft).toHaveCount(0);
  await page.getByRole('button', { name: 'Save as published' }).click();
  await expect(state).toContainText('Saved');
  await expect(preview).toBeVisible();
  expect((await pages.read(stored.id))?.status).toBe('published');
});

test('who changes the slug of a published page is told what becomes of the old one', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create({ status: 'published' });
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { slug } = pageEditorOf(page);
  await slug.fill(`moved-${pages.mark}`);
  await expect(
    page.getByText(`Links to /${stored.slug} will no longer lead anywhere.`),
  ).toBeVisible();
  await savePage(page);
  await expect(page.getByRole('link', { name: /^Preview/ })).toHaveAttribute(
    'href',
    `/moved-${pages.mark}`,
  );
  await expect(page.getByText(/will no longer lead anywhere/)).toBeHidden();
});

test('the result of a search engine is shown as it may look', async ({ asStaff, pages }) => {
  const stored = await pages.create({ meta_title: '', meta_description: '' });
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { metaTitle, metaDescription } = pageEditorOf(page);
  const result = page.getByRole('region', { name: 'Search result preview' });
  await expect(result).toContainText(stored.title);
  await expect(result).toContainText(`/${stored.slug}`);
  await metaTitle.fill('Carding, quickly');
  await metaDescription.fill('Two brushes and an hour.');
  await expect(result).toContainText('Carding, quickly');
  await expect(result).toContainText('Two brushes and an hour.');
  await expect(page.getByText('16/60')).toBeVisible();
  await expect(page.getByText('24/160')).toBeVisible();
});

test('the toolbar writes Markdown into Markdown and HTML into HTML, and undo takes it back', async ({
  asStaff,
  pages,
}) => {
  const page = await asStaff('seo');
  await page.goto('/cms/pages/new');
  const { content, title } = pageEditorOf(page);
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await title.fill(`Tools ${pages.mark}`);
  await content.click();
  await tools.getByRole('button', { name: 'Heading 2' }).click();
  await page.keyboard.type('Looms');
  await expect(content).toHaveValue('## Looms');
  await page.keyboard.press('End');
  await page.keyboard.type('\n\nWith ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('care');
  await expect(content).toHaveValue('## Looms\n\nWith **care**');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(content).not.toHaveValue(/care/);
  await expect(content).toHaveValue(/^## Looms/);

  await content.fill('<p>One</p>');
  await content.press('Control+End');
  await tools.getByRole('button', { name: 'Bulleted list' }).click();
  await expect(content).toHaveValue(/<ul>\n {2}<li>/);
  // By keyboard: one stop for the row, arrows within it.
  await content.press('Shift+Tab');
  await page.keyboard.press('Home');
  await expect(tools.getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Heading 3' })).toBeFocused();
});

test('a picture of the library comes with its measures', async ({ asStaff, pages }) => {
  const stored = await pages.create();
  const page = await asStaff('seo');
  await pages.edit(stored);
  await page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name: 'Picture' })
    .click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByRole('searchbox').fill('Six mentors');
  await library.getByRole('button', { name: /^Choose Six mentors/ }).click();
  await expect(library).toBeHidden();
  await expect(pageEditorOf(page).content).toHaveValue(
    /<figure>\n {2}<img src="\/storage\/v1\/object\/public\/media-files\/[^"]+" alt="Six mentors[^"]+" width="1200" height="800">\n<\/figure>/,
  );
});

test('a picture that arrives while another field is written in takes no focus', async ({
  asStaff,
  pages,
}) => {
  const stored = await pages.create({ content: 'Some text.' });
  const page = await asStaff('admin');
  await pages.edit(stored);
  const { content, title } = pageEditorOf(page);
  const gate = makeGate();
  await page.route('**/storage/v1/object/media-files/**', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.getByLabel('Choose a picture for the text').setInputFiles(pngFile('slow.png'));
  await expect(page.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
  await title.fill('Half a ');
  gate.open();
  await expect(content).toHaveValue(/<img/);
  await page.keyboard.type('title');
  await expect(title).toHaveValue('Half a title');
  await expect(content).toHaveValue(/Some text\./);
  await savePage(page);
  expect((await pages.read(stored.id))?.content).toContain('<img');
});

test('D16 the preview beside the text shows what visitors will see, and runs nothing', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource|inline event handler violates/);
  const stored = await pages.create({ template: 'landing' });
  const page = await asStaff('seo');
  await pages.edit(stored);
  const { content, title } = pageEditorOf(page);
  await page.getByRole('button', { name: 'Side-by-side preview' }).click();
  const preview = page.getByRole('region', { name: 'The page as visitors will see it' });
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(stored.title);
  await expect(preview).toContainText('Begin with clean fleece.');
  await title.fill(`Seen at once ${pages.mark}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Seen at once ${pages.mark}`);
  const run = 'document.documentElement.dataset.ran=1';
  await content.fill(
    `## Two\n\n<script>${run}</script><img src="data:image/png;base64,x" alt="" onerror="${run}">\n\n[away](/blogs) [bad](javascript:${run})`,
  );
  await expect(preview.getByRole('heading', { level: 2, name: 'Two' })).toBeVisible();
  await expect(preview.getByText('bad')).not.toHaveAttribute('href');
  await preview.getByRole('link', { name: 'away' }).click();
  await expect(page).toHaveURL(/\/cms\/pages\/edit\//);
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});

test('typing in a page of 200 kB stays immediate, with the preview beside it', async ({
  asStaff,
  pages,
}) => {
  const paragraph = `<p>${'Warp and weft, over and under. '.repeat(10)}</p>\n`;
  const stored = await pages.create({
    content: paragraph.repeat(Math.ceil(200_000 / paragraph.length)),
  });
  const page = await asStaff('seo');
  await pages.edit(stored);
  await page.getByRole('button', { name: 'Side-by-side preview' }).click();
  const { content } = pageEditorOf(page);
  await expect(
    page.getByRole('region', { name: 'The page as visitors will see it' }),
  ).toContainText('Warp and weft');
  await content.press('Control+Home');
  const delay = await typingDelay(content, 'Written at the very beginning. ');
  await expect(content).toHaveValue(/^Written at the very beginning\. /);
  expect(delay, 'milliseconds from key to frame').toBeLessThan(100);
});

test('a page that cannot be fetched says so and leads back to the list', async ({
  asStaff,
  pages,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const stored = await pages.create();
  const page = await asStaff('seo');
  for (const id of [crypto.randomUUID(), 'not-a-uuid']) {
    await page.goto(`/cms/pages/edit/${id}`);
    await expect(toast(page, 'Failed to fetch page')).toContainText('Error');
    await expect(page).toHaveURL('/cms/pages');
  }
  await page.route('**/rest/v1/pages**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto(`/cms/pages?search=${pages.mark}`);
  await page.getByRole('link', { name: stored.title, exact: true }).click();
  await expect(toast(page, 'Failed to fetch page')).not.toContainText('Bad gateway');
  await expect(page).toHaveURL('/cms/pages');
});
