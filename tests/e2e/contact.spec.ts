import { openHydrated } from './support/open';
import { expect, test } from './support/test';
import {
  expectMessage,
  expectPresentable,
  fillIn,
  fillTrap,
  readyForm,
  refuseStorage,
  startClock,
  stopClock,
  stored,
  toast,
} from './support/visitor';

const note = {
  Name: 'Asha Verma',
  Email: 'asha@example.com',
  Message: 'Which course suits evenings?',
};
const sent = "Message sent. We'll get back to you shortly.";

test('the page names e-mail, phone and chat', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'support@careerloom.example' })).toHaveAttribute(
    'href',
    'mailto:support@careerloom.example',
  );
  await expect(main.locator('a[href^="tel:+"]')).toBeVisible();
  await expect(main.getByRole('link', { name: /^Message the team/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('"Get brochure" leads to a choice of four documents, each a PDF of its course', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Get brochure' }).click();
  await expect(page).toHaveURL('/contact#brochure');
  const choice = page.getByRole('region', { name: 'Get a course brochure' });
  await expect(choice.getByRole('heading')).toBeInViewport();
  const links = choice.getByRole('link', { name: /brochure \(PDF\)$/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).toString('latin1', 0, 5)).toBe('%PDF-');
  }
});

test('an empty message is refused beside each field', async ({ page }) => {
  await page.goto('/contact');
  const form = await readyForm(page, 'Contact');
  await form.getByRole('button', { name: 'Send message' }).click();
  for (const name of Object.keys(note)) {
    await expectMessage(form.getByRole('textbox', { name }), 'Required');
  }
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
});

test('name, email and message have their limits', async ({ page }) => {
  await page.goto('/contact');
  const form = await readyForm(page, 'Contact');
  await fillIn(form, { Name: 'A', Email: 'asha@', Message: '123456789' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectMessage(form.getByRole('textbox', { name: 'Name' }), 'Use at least 2 characters');
  await expectMessage(form.getByRole('textbox', { name: 'Email' }), 'Invalid email');
  await expectMessage(form.getByRole('textbox', { name: 'Message' }), 'Use at least 10 characters');
  await fillIn(form, { Name: 'Al', Email: 'a@b.co', Message: '1234567890' });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, sent)).toBeVisible();
});

test('a message is kept and sent at once, "Sending…" for 600 ms, then confirmed', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('record_view'))
      posts.push(new URL(request.url()).pathname);
  });
  await startClock(page, '2026-11-20T10:00:00+05:30');
  await page.goto('/contact');
  const form = await readyForm(page, 'Contact');
  await fillIn(form, note);
  await stopClock(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  const pending = form.getByRole('button', { name: 'Sending…' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(599);
  await expect(pending).toBeVisible();
  expect(await stored(page, 'contact_messages')).toHaveLength(1);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(toast(page, sent)).toBeVisible();
  expect(await stored(page, 'contact_messages')).toEqual([
    {
      id: expect.stringMatching(/\S/),
      createdAt: expect.stringMatching(/^2026-11-20T04:3\d:\d\d\.\d{3}Z$/),
      name: note.Name,
      email: note.Email,
      message: note.Message,
    },
  ]);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  for (const text of Object.values(note)) await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  for (const name of Object.keys(note)) {
    await expect(form.getByRole('textbox', { name })).toHaveValue('');
  }
  expect(posts).toEqual(['/rest/v1/rpc/submit_form']);
});

test('a message that storage refuses stays in its fields, after a reload too', async ({ page }) => {
  await refuseStorage(page);
  await page.goto('/contact');
  const form = await readyForm(page, 'Contact');
  await fillIn(form, note);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('What you wrote is still here.');
  await expect(toast(page, sent)).toHaveCount(0);
  await page.reload();
  for (const [name, value] of Object.entries(note)) {
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  }
});

test('a script that fills in every field is not told that nothing was kept', async ({ page }) => {
  await page.goto('/contact');
  const form = await readyForm(page, 'Contact');
  await fillIn(form, note);
  await fillTrap(form);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, sent)).toBeVisible();
  expect(await stored(page, 'contact_messages')).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to write instead', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    // Not by text: Playwright looks into no `noscript`.
    expect(await main.innerText()).toContain('This form needs JavaScript.');
    await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

test('the contact page is accessible and fits the smallest screen', async ({ page }) => {
  await expectPresentable(page, '/contact');
});
