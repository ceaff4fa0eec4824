import { expectAccessible } from './support/axe';
import {
  cards,
  chooseFiles,
  describeFile,
  expect,
  mp4File,
  test,
  transferOf,
  uploadButton,
  uploadRow,
  watchUploads,
} from './support/media';
import { png, pngFile } from './support/pictures';
import { toast } from './support/staff';

test('several pictures and videos are uploaded at once, described, into a category', async ({
  asStaff,
  media,
}) => {
  const page = await asStaff('content');
  await media.open();
  await page.getByRole('region', { name: 'Upload' }).getByLabel('Category').selectOption('Logos');
  const names = [
    `one ${media.mark}.png`,
    `two ${media.mark}.png`,
    `film ${media.mark}.mp4`,
  ] as const;
  await chooseFiles(page, pngFile(names[0]), pngFile(names[1]), mp4File(names[2]));
  await expectAccessible(page);
  await describeFile(page, names[0], 'A first loom');
  await uploadButton(page).click();
  // The second picture has neither words nor the mark that it decorates: it waits and says so.
  await expect(toast(page, '2 file(s) uploaded successfully')).toBeVisible();
  const waiting = uploadRow(page, names[1]);
  const alt = waiting.getByRole('textbox', { name: 'Alternative text' });
  await expect(alt).toHaveAccessibleDescription(/Say what the picture shows/);
  await expect(alt).toBeFocused();
  await waiting.getByRole('checkbox', { name: 'It only decorates' }).check();
  await uploadButton(page).click();
  await expect(toast(page, '1 file(s) uploaded successfully')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chosen files' })).toBeHidden();
  await expect(cards(page)).toHaveCount(3);
  expect(await media.stored()).toMatchObject([
    {
      name: names[2],
      type: 'video/mp4',
      category: 'logos',
      width: null,
      uploaded_by: 'Leela Joseph',
    },
    { name: names[0], type: 'image/png', category: 'logos', alt_text: 'A first loom', width: 640 },
    { name: names[1], is_decorative: true, alt_text: '' },
  ]);
});

test('files can be dropped on the page and pasted', async ({ asStaff, media }) => {
  const page = await asStaff('content');
  await page.goto('/cms/media');
  await expect(cards(page).first()).toBeVisible();
  const dropped = pngFile(`dropped ${media.mark}.png`);
  const pasted = pngFile(`pasted ${media.mark}.png`);
  const body = page.locator('body');
  await body.dispatchEvent('dragover', { dataTransfer: await transferOf(page, dropped) });
  await expect(page.getByText('Drop the files to add them')).toBeVisible();
  await body.dispatchEvent('drop', { dataTransfer: await transferOf(page, dropped) });
  await expect(uploadRow(page, dropped.name)).toBeVisible();
  await body.evaluate(
    (element, clipboardData) => {
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    await transferOf(page, pasted),
  );
  await describeFile(page, dropped.name, 'Dropped');
  await describeFile(page, pasted.name, 'Pasted');
  await uploadButton(page).click();
  await expect(toast(page, '2 file(s) uploaded successfully')).toBeVisible();
  expect(await media.stored()).toMatchObject([{ alt_text: 'Dropped' }, { alt_text: 'Pasted' }]);
});

test('a huge picture is made smaller before it is sent, unless the person says no', async ({
  asStaff,
  media,
}) => {
  const page = await asStaff('content');
  await media.open();
  const small = `a smaller ${media.mark}.png`;
  const whole = `b whole ${media.mark}.png`;
  await chooseFiles(page, pngFile(small, 3000, 2000), pngFile(whole, 3000, 2000));
  const offer = 'Make it smaller (2560 × 1707)';
  for (const name of [small, whole]) {
    const row = uploadRow(page, name);
    await expect(row.getByRole('checkbox', { name: offer })).toBeChecked();
    await row.getByRole('checkbox', { name: 'It only decorates' }).check();
  }
  await uploadRow(page, whole).getByRole('checkbox', { name: offer }).uncheck();
  await uploadButton(page).click();
  await expect(toast(page, '2 file(s) uploaded successfully')).toBeVisible();
  expect(await media.stored()).toMatchObject([
    { name: small, width: 2560, height: 1707 },
    { name: whole, width: 3000, height: 2000 },
  ]);
});

test('metadata is removed before a picture is sent', async ({ asStaff, media }) => {
  const page = await asStaff('content');
  await media.open();
  const name = `told ${media.mark}.png`;
  const plain = png(40, 30);
  // A text chunk right after the header, as cameras and programs write it.
  const chunk = Buffer.concat([
    Buffer.from([0, 0, 0, 13]),
    Buffer.from('tEXtPlace\0Hyderab', 'latin1'),
    Buffer.alloc(4),
  ]);
  const told = Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)]);
  await chooseFiles(page, { name, mimeType: 'image/png', buffer: told });
  const row = uploadRow(page, name);
  await expect(
    row.getByRole('checkbox', { name: 'Remove what it tells about place and camera' }),
  ).toBeChecked();
  await row.getByRole('checkbox', { name: 'It only decorates' }).check();
  await uploadButton(page).click();
  await expect(toast(page, '1 file(s) uploaded successfully')).toBeVisible();
  const [stored] = await media.stored();
  const answer = await page.request.get(stored?.url ?? '');
  expect((await answer.body()).includes('Hyderab')).toBe(false);
  expect(stored).toMatchObject({ width: 40, height: 30 });
});

test('leaving with files that are not uploaded asks first', async ({ asStaff, media }) => {
  const page = await asStaff('content');
  await page.goto('/cms/media');
  await chooseFiles(page, pngFile(`waiting ${media.mark}.png`));
  await page
    .getByRole('navigation', { name: 'Content management' })
    .getByRole('link', { name: 'Posts' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(uploadRow(page, `waiting ${media.mark}.png`)).toBeVisible();
});

test('an upload shows its progress, can be cancelled, and leaves nothing behind', async ({
  asStaff,
  media,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const page = await asStaff('content');
  const names = watchUploads(page);
  await media.open();
  const name = `slow ${media.mark}.png`;
  await chooseFiles(page, pngFile(name));
  await describeFile(page, name, 'Slow');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/storage/v1/object/media-files/**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await uploadButton(page).click();
  const row = uploadRow(page, name);
  await expect(row.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible();
  await row.getByRole('button', { name: `Cancel ${name}` }).click();
  await expect(row.getByRole('progressbar')).toBeHidden();
  release();
  // What was said about it is still there, so it can be sent after all.
  await expect(row.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('Slow');
  expect(await media.stored()).toEqual([]);
  const [cancelled] = names;
  expect(await media.objects()).not.toContain(cancelled);
  await page.unroute('**/storage/v1/object/media-files/**');
  await uploadButton(page).click();
  await expect(toast(page, '1 file(s) uploaded successfully')).toBeVisible();
});

test('an upload that fails says so, keeps the file and works on Retry', async ({
  asStaff,
  media,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const page = await asStaff('content');
  await media.open();
  const name = `lost ${media.mark}.png`;
  await chooseFiles(page, pngFile(name));
  await describeFile(page, name, 'Lost');
  await page.route('**/storage/v1/object/media-files/**', (route) => route.abort());
  await uploadButton(page).click();
  await expect(toast(page, 'Failed to upload files')).toContainText('could not be reached');
  const row = uploadRow(page, name);
  await expect(row.getByRole('alert')).toContainText('Not uploaded');
  await page.unroute('**/storage/v1/object/media-files/**');
  await row.getByRole('button', { name: `Retry ${name}` }).click();
  await expect(toast(page, '1 file(s) uploaded successfully')).toBeVisible();
  expect(await media.stored()).toHaveLength(1);
});

test('a row that fails after its upload leaves no orphan, and Retry stores the file once', async ({
  asStaff,
  media,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('content');
  const names = watchUploads(page);
  await media.open();
  const name = `orphan ${media.mark}.png`;
  await chooseFiles(page, pngFile(name));
  await describeFile(page, name, 'Orphan');
  await page.route('**/rest/v1/media_files**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' })
      : route.fallback(),
  );
  await uploadButton(page).click();
  await expect(toast(page, 'Failed to upload files')).toBeVisible();
  const [refused] = names;
  expect(refused).toBeDefined();
  expect(await media.objects()).not.toContain(refused);
  expect(await media.stored()).toEqual([]);
  await page.unroute('**/rest/v1/media_files**');
  await uploadRow(page, name)
    .getByRole('button', { name: `Retry ${name}` })
    .click();
  await expect(toast(page, '1 file(s) uploaded successfully')).toBeVisible();
  expect(await media.stored()).toMatchObject([{ path: refused }]);
  expect(names.size).toBe(1);
});

test('an answer that is lost after the row was stored stores nothing twice', async ({
  asStaff,
  media,
  guard,
}) => {
  guard.allowErrors(/Failed to load resource/);
  const page = await asStaff('content');
  await media.open();
  const name = `once ${media.mark}.png`;
  await chooseFiles(page, pngFile(name));
  await describeFile(page, name, 'Once');
  await page.route('**/rest/v1/media_files**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await uploadButton(page).click();
  await expect(toast(page, '1 file(s) uploaded successfully')).toBeVisible();
  const [row, ...others] = await media.stored();
  expect(others).toEqual([]);
  expect(await media.objects()).toContain(row?.path);
});
