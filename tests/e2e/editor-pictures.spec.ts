import { expectAccessible } from './support/axe';
import { makeGate } from './support/open';
import { png, pngFile, type TestFile } from './support/pictures';
import { editorOf, expect, save, test, toast } from './support/staff';

const limit = 5 * 1024 * 1024;

const refused: readonly (TestFile & { readonly reason: RegExp })[] = [
  {
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    reason: /This is not a picture that can be used/,
  },
  {
    name: 'drawing.svg.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    reason: /This is not a picture that can be used/,
  },
  {
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    reason: /This is not a picture that can be used/,
  },
  {
    name: 'nothing.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(0),
    reason: /The file is empty/,
  },
  {
    name: 'heavy.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([png(8, 8), Buffer.alloc(limit)]),
    reason: /at most 5(?:\.00)? MB can be stored/,
  },
  {
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: png(8, 8, { width: 30_000, height: 30_000 }),
    reason: /30000 × 30000 pixels/,
  },
];

test('C02 C03 C04 what is no usable picture is refused before anything is sent', async ({
  asStaff,
}) => {
  const page = await asStaff('content');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/storage/v1/'))
      sent.push(request.url());
  });
  await page.goto('/cms/content/new');
  const field = page.getByRole('group', { name: 'Featured image' });
  for (const { reason, ...file } of refused) {
    await page.getByLabel('Choose the featured image').setInputFiles(file);
    await expect(field.getByRole('alert')).toContainText(`${file.name} was not uploaded.`);
    await expect(toast(page, 'Failed to upload image').last()).toContainText(reason);
  }
  await expectAccessible(page);
  const { content } = editorOf(page);
  for (const { reason, ...file } of refused) {
    await page.getByLabel('Choose pictures').setInputFiles(file);
    const upload = content.getByRole('group', { name: `Upload of ${file.name}` });
    await expect(upload).toContainText(`${file.name} was not uploaded.`);
    await expect(toast(page, 'Failed to upload image').last()).toContainText(reason);
    await upload.getByRole('button', { name: 'Remove' }).click();
    await expect(upload).toBeHidden();
  }
  await expect(content.getByRole('img')).toHaveCount(0);
  expect(sent).toEqual([]);

  await page.getByLabel('Choose the featured image').setInputFiles(pngFile());
  await expect(page.getByRole('img', { name: 'Current featured image' })).toBeVisible();
  await expect(field.getByRole('alert')).toBeHidden();
  await field.getByRole('button', { name: 'Remove featured image' }).click();
  await expect(page.getByRole('img', { name: 'Current featured image' })).toBeHidden();
});

test('a picture can be pasted and dropped into the text; both are stored under names of our own', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create({ content: '<p>Around pictures.</p>' });
  const page = await asStaff('content');
  await posts.edit(post);
  const { content } = editorOf(page);
  const bytes = [...png(120, 80)];
  const transfer = (name: string) =>
    page.evaluateHandle(
      ([file, data]) => {
        const result = new DataTransfer();
        result.items.add(new File([new Uint8Array(data)], file, { type: 'image/png' }));
        return result;
      },
      [name, bytes] as const,
    );
  await content.press('End');
  await content.evaluate(
    (element, clipboardData) => {
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    await transfer('../../pasted "x".png'),
  );
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Pasted band');
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(content.getByRole('img', { name: 'Pasted band' })).toBeVisible();

  await content.dispatchEvent('drop', { dataTransfer: await transfer('dropped.png') });
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Dropped band');
  await dialog.getByRole('button', { name: 'Use this text' }).click();
  await expect(content.getByRole('img', { name: 'Dropped band' })).toBeVisible();
  await save(page);
  const stored = (await posts.read(post.id))?.content ?? '';
  const addresses = [...stored.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(2);
  for (const address of addresses)
    expect(address).toMatch(/^\/storage\/v1\/object\/public\/blog-images\/[\w.-]+\.png$/);
  expect(stored).not.toContain('pasted');
});

test('an upload that fails keeps the text and works on Retry', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { content } = editorOf(page);
  await page.route('**/storage/v1/object/blog-images/**', (route) => route.abort());
  await content.press('End');
  await page.keyboard.press('Enter');
  await page.getByLabel('Choose pictures').setInputFiles(pngFile('weft.png'));
  const upload = content.getByRole('group', { name: 'Upload of weft.png' });
  await expect(upload).toContainText('weft.png was not uploaded.');
  await expect(toast(page, 'Failed to upload image')).toBeVisible();
  await expect(content).toContainText('Start with a narrow band.');
  await page.unroute('**/storage/v1/object/blog-images/**');
  await upload.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  await expect(content.locator('figure img')).toBeVisible();
  await expect(upload).toBeHidden();
  await expect(content).toContainText('Start with a narrow band.');
});

test('a running upload can be cancelled; what is typed and saved meanwhile is whole', async ({
  asStaff,
  posts,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { content } = editorOf(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/storage/v1/object/blog-images/**', async (route) => {
    await held;
    await route.abort();
  });
  await content.click();
  await page.keyboard.press('Home');
  await page.getByLabel('Choose pictures').setInputFiles(pngFile('slow.png'));
  const upload = content.getByRole('group', { name: 'Upload of slow.png' });
  await expect(upload).toContainText('Uploading slow.png…');
  await page.keyboard.type('Typed on. ');
  await save(page);
  await upload.getByRole('button', { name: 'Cancel' }).click();
  await expect(upload).toBeHidden();
  release();
  expect((await posts.read(post.id))?.content).toBe('<p>Typed on. Start with a narrow band.</p>');
});

test('a picture that arrives while another field is written in asks nothing and takes no focus', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { content, title } = editorOf(page);
  const gate = makeGate();
  await page.route('**/storage/v1/object/blog-images/**', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await content.click();
  await page.getByLabel('Choose pictures').setInputFiles(pngFile('slow.png'));
  await expect(content.getByRole('group', { name: 'Upload of slow.png' })).toBeVisible();
  await title.fill('Half a ');
  gate.open();
  await expect(content.getByRole('figure')).toBeVisible();
  await page.keyboard.type('title');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Half a title');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who leaves the dialog of a picture for another field at once writes in that field', async ({
  asStaff,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff('content');
  await posts.edit(post);
  const { content, title } = editorOf(page);
  await content.click();
  await page.getByLabel('Choose pictures').setInputFiles(pngFile('quick.png'));
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('A band');
  // As soon as the dialog has closed and given the focus back: nobody is quicker.
  await dialog.getByRole('button', { name: 'Use this text' }).evaluate((button) => {
    const field = document.querySelector<HTMLInputElement>('input[name="title"]');
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]')) return;
      watcher.disconnect();
      setTimeout(() => field?.focus());
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    if (button instanceof HTMLElement) button.click();
  });
  await expect(content.getByRole('img', { name: 'A band' })).toBeVisible();
  await expect(title).toBeFocused();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(title).toBeFocused();
});
