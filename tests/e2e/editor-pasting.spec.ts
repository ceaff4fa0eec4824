import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { png } from './support/pictures';
import { editorOf, expect, save, test, toast } from './support/staff';

const clipboard = (name: string) => readFileSync(`tests/support/clipboards/${name}.html`, 'utf8');

/** Pastes as a browser does when another program has filled the clipboard. */
async function paste(target: Locator, data: Readonly<Record<string, string>>): Promise<void> {
  await target.evaluate((element, formats) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(formats)) clipboardData.setData(type, text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
}

test('a text from Word brings its pictures out of the RTF beside it, and one question asks what they show', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create({ content: '<p>Around it.</p>' });
  const page = await asStaff('content');
  await posts.edit(post);
  const { content } = editorOf(page);
  const pict = (width: number) =>
    `{\\*\\shppict{\\pict\\pngblip ${png(width, 8).toString('hex')}}}{\\nonshppict{\\pict\\wmetafile8 0100}}`;
  const undescribed = (at: number) =>
    `<p class=MsoNormal><img src="file:///C:/Temp/clip_image00${at}.png" alt=""></p>`;
  await content.press('Control+End');
  await paste(content, {
    'text/html': `<p class=MsoNormal>First</p>${undescribed(1)}<p class=MsoNormal>Second</p>${undescribed(2)}${undescribed(3)}`,
    'text/plain': 'First Second',
    'text/rtf': `{\\rtf1 ${pict(24)}${pict(48)}}`,
  });
  const dialog = page.getByRole('dialog', { name: 'Describe the 2 pictures' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Alternative text of picture 1' }).fill('A warp');
  await dialog.getByRole('textbox', { name: 'Alternative text of picture 2' }).fill('A weft');
  await dialog.getByRole('button', { name: 'Use these texts' }).click();

  await expect(toast(page, '1 picture could not be brought in')).toContainText('clip_image003.png');
  const unread = content.getByRole('group', { name: 'Upload of clip_image003.png' });
  await expect(unread).toContainText('It lies on the computer where the text was copied.');
  await expectAccessible(page);
  await save(page);
  const address = '/storage/v1/object/public/blog-images/[\\w.-]+';
  const figure = (alt: string, width: number) =>
    `<figure><img src="${address}" alt="${alt}" width="${width}" height="8"></figure>`;
  expect((await posts.read(post.id))?.content).toMatch(
    new RegExp(
      `^<p>Around it\\.First</p>\\n${figure('A warp', 24)}\\n<p>Second</p>\\n${figure('A weft', 48)}$`,
    ),
  );
});

test('N10 pictures of other sites are fetched into the storage where their servers allow it, and named where not', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/CORS policy|Failed to load resource/);
  const post = await posts.create({ content: '<p>Around it.</p>' });
  const page = await asStaff('content');
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://lh7-rt.googleusercontent.com/**', (route) =>
    route.fulfill({ headers, contentType: 'image/png', body: png(62, 35) }),
  );
  await page.route('https://closed.example/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': 'https://closed.example' },
      contentType: 'image/png',
      body: png(8, 8),
    }),
  );
  await posts.edit(post);
  const { content } = editorOf(page);
  await content.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(content, {
    'text/html': `${clipboard('google-docs')}<p><img src="https://closed.example/closed.png" alt=""></p>`,
    'text/plain': 'Weaving notes',
  });
  // The question comes when all pictures have been tried, and hides the text from other readers until it is answered.
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(content.getByRole('heading', { name: 'Weaving notes' })).toBeVisible();
  await expect(content.getByRole('group', { name: 'Upload of closed.png' })).toContainText(
    'closed.example does not let other sites read it.',
  );
  await save(page);
  const stored = (await posts.read(post.id))?.content ?? '';
  expect(stored).toContain('<strong>bold</strong>, <em>italic</em>');
  expect(stored.match(/src="[^"]*"/g)).toEqual([
    expect.stringMatching(/^src="\/storage\/v1\/object\/public\/blog-images\/[\w.-]+\.png"$/),
  ]);
});

test('a copied address of a video becomes its private player, and what the sanitiser takes out is named', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create({ content: '<p>Around it.</p>' });
  const page = await asStaff('content');
  await posts.edit(post);
  const { content } = editorOf(page);
  await content.press('Control+End');
  await page.keyboard.press('Enter');
  await paste(content, { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ?si=x' });
  await expect(content.getByRole('link', { name: 'Open on YouTube' })).toBeVisible();
  await expectAccessible(page);
  await save(page);
  expect((await posts.read(post.id))?.content).toContain(
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"',
  );
  await page.getByRole('button', { name: 'HTML source' }).click();
  const source = page.getByRole('textbox', { name: 'Content' });
  await source.fill('<p class="red">A</p>\n<script>y()</script>\nhttps://vimeo.com/76979871');
  await save(page);
  await expect(toast(page, '2 things were removed:')).toContainText('<script>, class of <p>.');
  const stored = (await posts.read(post.id))?.content ?? '';
  expect(stored).toContain('https://player.vimeo.com/video/76979871?dnt=1');
  await expect(source).toHaveValue(stored);
});
