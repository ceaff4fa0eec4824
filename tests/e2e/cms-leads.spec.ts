import { readFile } from 'node:fs/promises';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { expectAccessible } from './support/axe';
import { asOwner } from './support/backend';
import { expect, expectNoSidewaysScroll, test as base, toast } from './support/staff';

interface Leads {
  /** Part of every name of this test, so that its leads can be found, and removed in the end. */
  readonly mark: string;
  /** @returns the id */
  readonly create: (values?: Partial<TablesInsert<'submissions'>>) => Promise<string>;
  readonly open: (id: string) => Promise<void>;
}

const test = base.extend<{ readonly leads: Leads }>({
  leads: async ({ page }, use) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const ids: string[] = [];
    await use({
      mark,
      create: async (values = {}) => {
        const id = crypto.randomUUID();
        ids.push(id);
        await asOwner()
          .from('submissions')
          .insert({
            id,
            kind: 'course-application',
            subject: 'data-science',
            name: `Learner ${mark}`,
            email: `${mark}@example.com`,
            phone: '+91 98765 43210',
            message: 'Is there an evening batch?',
            stage: 'new',
            receipt_hash: '0'.repeat(64),
            ...values,
          })
          .throwOnError();
        return id;
      },
      open: async (id) => {
        await page.goto(`/cms/leads/${id}`);
      },
    });
    await asOwner().from('submissions').delete().in('id', ids).throwOnError();
  },
});

test('leads are found, taken, moved, exported and answered, by keyboard and on small screens', async ({
  asStaff,
  leads,
}) => {
  await leads.create({ name: `=Formula ${leads.mark}` });
  await leads.create({ name: `Zoya ${leads.mark}`, kind: 'contact-message', subject: '' });
  const page = await asStaff('marketing');
  await page.goto(`/cms/leads?sort=name&search=${leads.mark}`);
  const row = page.getByRole('row').filter({ hasText: 'Zoya' });
  await expect(row).toContainText('Contact message');
  await expect(row).toContainText('23 h left');
  await expectAccessible(page);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('a');
  await expect(toast(page, 'One lead assigned to Rohan Kapoor')).toBeVisible();
  await expect(row).toContainText('Rohan Kapoor');
  await page.keyboard.press('e');
  await page.getByRole('menuitem', { name: 'Qualified' }).click();
  await expect(row).toContainText('Qualified');

  await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('group', { name: 'Chosen leads' })
      .getByRole('button', { name: 'Export CSV' })
      .click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`,'=Formula ${leads.mark},`);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Zoya ${leads.mark}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('took it');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Replied' }).click();
  await expect(page.getByText(/^First reply on/)).toBeVisible();
  await expect(page.getByText('Answered in 1 min')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('main').getByRole('link', { name: 'Leads' }).click();
  // The list as it was left; who has an answer waits no longer.
  await expect(page.getByRole('link', { name: `=Formula ${leads.mark}` })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('of two who move a lead at once the later one is shown the other’s move, and keeps the typed note', async ({
  asStaff,
  another,
  leads,
}) => {
  const id = await leads.create();
  const page = await asStaff('marketing');
  await leads.open(id);
  const stage = page.getByRole('button', { name: 'Stage: New' });
  await expect(stage).toBeVisible();
  await page.getByRole('textbox', { name: 'Note for the team' }).fill('Prefers evenings');

  const first = await another('admin');
  await first.goto(`/cms/leads/${id}`);
  await first.getByRole('button', { name: 'Stage: New' }).click();
  await first.getByRole('menuitem', { name: 'Closed' }).click();
  await expect(first.getByRole('button', { name: 'Stage: Closed' })).toBeVisible();

  await stage.click();
  await page.getByRole('menuitem', { name: 'Qualified' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('changed the stage meanwhile');
  await expect(notice).toContainText('It is Closed now. Your choice, Qualified, was not saved');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Change it to Qualified' }).click();
  await expect(page.getByRole('button', { name: 'Stage: Qualified' })).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Prefers evenings');
});
