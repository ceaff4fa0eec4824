import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { expect, test } from './support/staff';
import { fillIn, readyForm } from './support/visitor';

/** As a field for date and time takes it: so many days from now, at ten o'clock. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`;
}

/** The modules of the code of an address, `#` for a dark one, with the white around them. */
function codeOf(address: string): string[] {
  const { data } = encode(address, { ecc: 'M', border: 4 });
  return data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
}

/** The same of a saved picture, as the browser paints it: what lies in the middle of each module. */
async function darkModules(page: Page, path: string, type: 'SVG' | 'PNG'): Promise<string[]> {
  const kind = type === 'SVG' ? 'svg+xml' : 'png';
  const source = `data:image/${kind};base64,${(await readFile(path)).toString('base64')}`;
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('This browser cannot draw.');
    const side = 1024;
    canvas.width = side;
    canvas.height = side;
    drawing.drawImage(picture, 0, 0, side, side);
    const { data } = drawing.getImageData(0, 0, side, side);
    const isDark = (x: number, y: number) => (data[(y * side + x) * 4] ?? 255) < 128;
    // Four modules of white, then the first row of a corner's square: seven dark ones.
    let start = 0;
    while (start < side && !isDark(start, start)) start += 1;
    let end = start;
    while (isDark(end, start)) end += 1;
    const count = Math.round(side / ((end - start) / 7));
    const middle = (place: number) => Math.floor(((place + 0.5) * side) / count);
    return Array.from({ length: count }, (_, y) =>
      Array.from({ length: count }, (__, x) => (isDark(middle(x), middle(y)) ? '#' : '.')).join(''),
    );
  }, source);
}

test('a promo is planned with its own link, begins and ends on an open page, and its lead is counted', async ({
  page,
  another,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const name = `Batch ${mark}`;
  const promo = `Two seats left, ${mark}`;

  // The marketing team plans it for next week.
  const staff = await another('marketing');
  await staff.goto('/cms/campaigns');
  await staff.getByRole('link', { name: 'Plan a campaign' }).first().click();
  await staff.getByRole('link', { name: /^Banner/ }).click();
  await staff.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await staff.getByLabel('Text 1').fill(promo);
  await staff.getByLabel('Link 1').fill('/courses');
  await staff.getByLabel('Starts (IST)').fill(inDays(7));
  await staff.getByLabel('Campaign name in links').fill(`Batch ${mark}`);
  await expect(
    staff.frameLocator('iframe[title="Preview"]').getByText(promo).first(),
  ).toBeAttached();
  await staff.getByRole('button', { name: 'Schedule' }).click();
  await expect(staff.getByText('Campaign created successfully', { exact: true })).toBeVisible();
  await expect(staff).toHaveURL(/\/cms\/campaigns\/[0-9a-f-]{36}$/);
  await expectAccessible(staff);

  // Its own link, under the same name; a page that is not there is refused.
  await staff.getByRole('button', { name: 'Build a link' }).click();
  const builder = staff.getByRole('dialog', { name: 'Build a link' });
  await expect(builder.getByLabel(/^Campaign/)).toHaveValue(`batch-${mark}`);
  const names = { Name: `Letter ${mark}`, Page: '/enrol', Source: 'Newsletter', Medium: 'Email' };
  for (const [label, text] of Object.entries(names))
    await builder.getByLabel(new RegExp(`^${label}`)).fill(text);
  await builder.getByRole('button', { name: 'Create link' }).click();
  await expect(builder.getByText(/Visitors find nothing there/)).toBeVisible();
  await expectAccessible(staff);
  await builder.getByLabel(/^Page/).fill('/enroll');
  await builder.getByRole('button', { name: 'Create link' }).click();
  const shared = staff.getByRole('dialog', { name: `Letter ${mark}` });
  await expect(shared.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  await expectAccessible(staff);
  const address = new URL((await shared.getByText('utm_campaign=').textContent()) ?? '');
  for (const type of ['SVG', 'PNG'] as const) {
    const saved = staff.waitForEvent('download');
    await shared.getByRole('button', { name: type, exact: true }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`qr-batch-${mark}.${type.toLowerCase()}`);
    expect(await darkModules(staff, await file.path(), type)).toEqual(codeOf(address.href));
  }
  await shared.getByRole('button', { name: 'Close' }).click();

  // Visitors see what the site always shows, until its time comes; the page stays open.
  await page.clock.install();
  await page.goto(`${address.pathname}${address.search}`);
  const banner = page.getByRole('region', { name: 'Announcements' });
  const usual = banner.getByText('12 weeks to job-ready').first();
  await expect(usual).toBeAttached();
  const form = await readyForm(page, 'Application');
  await fillIn(form, {
    'Full name': `Learner ${mark}`,
    Email: `a-${mark}@example.com`,
    Phone: '9876543210',
  });
  await form.getByRole('button', { name: 'Send application' }).click();
  await page.clock.runFor(2000);
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
  const row = asOwner()
    .from('campaigns')
    .update({ starts_at: new Date(Date.now() - 60_000).toISOString() });
  expect((await row.eq('name', name)).error).toBeNull();
  await page.clock.fastForward('16:00');
  await expect(banner.getByText(promo).first()).toBeAttached();
  await expect(usual).not.toBeAttached();

  // It is ended, and goes from the open page, too.
  await staff.goto('/cms/campaigns');
  await staff.getByRole('button', { name: `End ${name} now` }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
  await expect(staff.getByText('Campaign ended', { exact: true })).toBeVisible();
  await page.clock.fastForward('16:00');
  await expect(usual).toBeAttached();

  // What it brought.
  await staff.goto(`/cms/campaigns?tab=ended&search=${mark}`);
  await expect(staff.getByRole('row').filter({ hasText: name })).toContainText('1');
  await staff.getByRole('link', { name, exact: true }).click();
  await expect(staff.getByRole('row').filter({ hasText: `Letter ${mark}` })).toContainText('1');
  await staff.goto('/cms/analytics?range=7');
  await expect(staff.getByRole('row', { name: new RegExp(`batch-${mark}`) })).toContainText('1');
});
