import type { Page } from '@playwright/test';
import { asOwner } from './support/backend';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { fillIn, readyForm, stored } from './support/visitor';

const noNetwork = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const outboxCode = /assets\/late-create-outbox-[\w-]{7}\.js$/;

/** As often as the test likes: each has an address of its own. */
function applicant() {
  const mark = Math.random().toString(36).slice(2, 10);
  return { 'Full name': 'Asha Verma', Email: `asha-${mark}@example.com`, Phone: '9876543210' };
}

/** What the provider has of somebody. */
async function received(email: string) {
  const { data, error } = await asOwner()
    .from('submissions')
    .select('id, kind, subject, reference, channel')
    .eq('email', email);
  if (error) throw error;
  return data;
}

/** The sentences beside what was sent; the message in the corner is plain where its code did not come, either. */
function saved(page: Page) {
  return page
    .getByRole('main')
    .getByText(
      "We couldn't reach the server, but your details are saved in your browser. They will be sent as soon as possible.",
    );
}

async function apply(page: Page, person: Record<string, string>): Promise<void> {
  const form = await readyForm(page, 'Application');
  await fillIn(form, person);
  await form.getByRole('button', { name: 'Send application' }).click();
}

test('an application without a network is saved, says so, and is sent once there is one', async ({
  page,
  context,
  guard,
}) => {
  guard.allowErrors(noNetwork);
  const person = applicant();
  await page.goto('/enroll?utm_source=newsletter');
  const form = await readyForm(page, 'Application');
  const code = page.waitForResponse(outboxCode);
  await fillIn(form, person);
  await code;
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(saved(page)).toBeVisible();
  expect(await stored(page, 'leads')).toMatchObject([{ email: person.Email }]);
  const waiting = page.getByRole('region', { name: 'Messages that wait' });
  await expect(waiting).toContainText('1 message waits to be sent.');
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(waiting).toContainText('We still can’t reach the server.');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
  const [row, ...others] = await received(person.Email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ kind: 'course-application', channel: 'newsletter' });
  await expect(page.getByText(row?.reference ?? '')).toBeVisible();
});

test('what a closed page has left is sent by the next one, from whichever page it is', async ({
  page,
  guard,
}) => {
  guard.allowErrors(noNetwork);
  const person = applicant();
  // Even the code that sends does not come.
  await page.route(outboxCode, (route) => route.abort());
  await page.goto('/courses/cyber-security');
  await apply(page, person);
  await expect(saved(page)).toBeVisible();
  await page.unroute(outboxCode);

  const answer = page.waitForResponse(/rpc\/submit_form/);
  await page.goto('/about');
  expect((await answer).status()).toBe(200);
  await expect.poll(() => received(person.Email)).toHaveLength(1);
});
