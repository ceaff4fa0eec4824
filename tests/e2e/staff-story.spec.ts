import { expectAccessible } from './support/axe';
import { demoPassword } from './support/backend';
import { pngFile } from './support/pictures';
import { editorOf, expect, test, toast } from './support/staff';

test('a writer signs in, writes an article with pictures, publishes it, and a visitor reads it', async ({
  page,
  posts,
  another,
}) => {
  const title = `A first week at the loom ${posts.mark}`;
  await page.goto('/cms/login');
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially('admin@careerloom.example');
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: 'New Post' }).click();

  const editor = editorOf(page);
  await editor.title.fill(title);
  await editor.excerpt.fill('What the first week of a career change feels like.');
  await editor.content.click();
  await page.getByRole('button', { name: 'Heading 2' }).click();
  await page.keyboard.type('Monday');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The first thread is the slowest one.');
  await page.keyboard.press('Enter');
  await page.getByLabel('Choose pictures').setInputFiles(pngFile('loom.png'));
  const describe = page.getByRole('dialog', { name: 'Describe the picture' });
  await describe.getByRole('textbox', { name: 'Alternative text' }).fill('A grey band on a loom');
  await describe.getByRole('button', { name: 'Use this text' }).click();
  await expect(editor.content.getByRole('img', { name: 'A grey band on a loom' })).toBeVisible();
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();

  await editor.category.selectOption('Career Tips');
  await page.getByRole('textbox', { name: 'Tags' }).fill('weaving, first week,');
  await page.getByRole('spinbutton', { name: 'Reading time' }).fill('7');
  await page.getByRole('checkbox', { name: 'Featured' }).check();
  await page.getByLabel('Choose the featured image').setInputFiles(pngFile('cover.png', 1200, 675));
  await expect(page.getByRole('img', { name: 'Current featured image' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('Threads on a frame');
  await editor.author.fill('Asha Menon');
  await page.getByLabel('Choose the author image').setInputFiles(pngFile('asha.png', 200, 200));
  await expect(page.getByRole('img', { name: 'Current author image' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Author biography' }).fill('Weaves careers since 2012.');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page
    .getByRole('dialog', { name: 'Preview' })
    .getByRole('article', { name: title });
  await expect(preview.getByRole('heading', { name: 'Monday' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'A grey band on a loom' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Threads on a frame' })).toBeVisible();
  await expect(preview.getByText('7 min read')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('textbox', { name: 'Meta Description' }).fill('The first week at a loom.');
  await editor.publish.click();
  await expect(toast(page, 'Blog post created successfully')).toBeVisible();
  await expect(editor.state).toContainText('Saved');
  await expect(page).toHaveURL(/\/cms\/content\/edit\/[0-9a-f-]{36}$/);

  const [post] = await posts.stored();
  expect(post).toMatchObject({
    status: 'published',
    is_featured: true,
    reading_time: 7,
    tags: ['weaving', 'first week'],
    category: 'career-tips',
    author_bio: 'Weaves careers since 2012.',
  });

  await expect(page.getByRole('link', { name: 'View the article' })).toHaveAttribute(
    'href',
    `/blogs/${post?.id}`,
  );

  const visitor = await another();
  await visitor.goto('/blogs');
  await visitor.getByRole('searchbox').fill(posts.mark);
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor).toHaveURL(`/blogs/${post?.id}`);
  const article = visitor.getByRole('article', { name: title });
  await expect(article.getByText('The first thread is the slowest one.')).toBeVisible();
  const cover = article.getByRole('img', { name: 'Threads on a frame' });
  const figure = article.getByRole('img', { name: 'A grey band on a loom' });
  for (const picture of [cover, figure]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }
  await expect(article.getByRole('list', { name: 'Tags' })).toContainText('first week');
  await expect(article.getByText('Weaves careers since 2012.')).toBeVisible();
});
