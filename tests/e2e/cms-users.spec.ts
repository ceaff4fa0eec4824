import { paths } from '@/config/paths';
import { expectAccessible } from './support/axe';
import { asAnyone, asOwner, emailsTo, linkIn, signUpAccount } from './support/backend';
import { expect, expectNoSidewaysScroll, toast } from './support/staff';
import { sessionKey } from './support/test';
import { cardOf, profileOf, test } from './support/users';
import type { Locator, Page } from '@playwright/test';

const users = (search = '') =>
  search === '' ? paths.cms.users() : `${paths.cms.users()}?search=${search}`;
const password = 'Temporary-loom-77';

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add User' }).click();
  return page.getByRole('dialog', { name: 'Add New User' });
}

async function fill(dialog: Locator, email: string, name: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Temporary password' }).fill(password);
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(name);
}

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Add User' }).click();

test('user management is accessible and fits small screens', async ({ asStaff, person, word }) => {
  await person('marketing');
  const page = await asStaff('admin');
  await page.goto(users());
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  const dialog = await openAdd(page);
  await dialog.getByRole('textbox', { name: 'Temporary password' }).fill('short');
  await expect(dialog.getByText('Too short.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close without saving' }).click();
  await page.goto(users(word));
  await expect(cardOf(page, word)).toHaveCount(1);
});

test('a card shows role, team, last login and permissions', async ({ asStaff, person, word }) => {
  await person('marketing', 'Reader');
  const page = await asStaff('admin');
  await page.goto(users(word));
  const reader = cardOf(page, 'Reader');
  await expect(reader).toContainText('Marketing');
  await expect(reader).toContainText('Content team');
  await expect(reader).toContainText('Never signed in');
  await expect(reader.getByRole('list', { name: 'Permissions' }).getByRole('listitem')).toHaveText([
    'Manage campaigns',
    'Manage content',
    'Manage media',
    'Publish content',
    'View analytics',
  ]);
  await page.goto(users('admin@careerloom'));
  await expect(page.getByText('All Permissions')).toBeVisible();
});

test('E03 adding a user keeps the manager signed in, in all tabs, and stores no session of the new one', async ({
  asStaff,
  word,
}) => {
  const page = await asStaff('admin');
  const other = await page.context().newPage();
  await other.goto(users());
  await page.goto(users(word));
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  const sessionBefore = await page.evaluate((key) => localStorage.getItem(key), sessionKey);

  const dialog = await openAdd(page);
  const email = `${word}@careerloom.example`;
  await fill(dialog, ` ${email.toUpperCase()} `, `Meera ${word}`);
  await submit(dialog);
  await expect(
    toast(page, 'User created successfully. They will receive an email to verify their account.'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Meera')).toContainText('Content Creator');

  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBe(sessionBefore);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(keys.filter((key) => /new|auth-token|^sb-/.test(key))).toEqual([]);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'User Management' })).toBeVisible();

  // The new account: verified by the e-mail, then signed in with the temporary password.
  expect(await profileOf(email)).toMatchObject({
    role: 'content',
    team: 'Content',
    is_approved: true,
  });
  const early = await asAnyone().auth.signInWithPassword({ email, password });
  expect(early.error?.code).toBe('email_not_confirmed');
  const [message] = await emailsTo(email);
  if (!message) throw new Error('No verification e-mail was sent.');
  await fetch(linkIn(message), { redirect: 'manual' });
  const later = await asAnyone().auth.signInWithPassword({ email, password });
  expect(later.error).toBeNull();
});

test('E04 an address that has an account is reported, and nothing of it changes', async ({
  asStaff,
  person,
  word,
  guard,
}) => {
  guard.allowErrors(/status of 4(?:22|29)/);
  const confirmed = await person('editor', 'Known');
  const before = await profileOf(confirmed.email);

  const page = await asStaff('admin');
  await page.goto(users());
  for (const email of [confirmed.email, ` ${confirmed.email.toUpperCase()} `]) {
    const dialog = await openAdd(page);
    await fill(dialog, email, `Ghost ${word}`);
    await submit(dialog);
    await expect(
      dialog.getByText(/An account with this email address exists already\./),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }

  expect(await profileOf(confirmed.email)).toEqual(before);
  const { data: ghosts } = await asOwner()
    .from('user_profiles')
    .select('id')
    .eq('full_name', `Ghost ${word}`)
    .throwOnError();
  expect(ghosts).toEqual([]);
  const signIn = await asAnyone().auth.signInWithPassword(confirmed);
  expect(signIn.error).toBeNull();
});

test('a profile that fails after the sign-up is said, and the next try finishes the work', async ({
  asStaff,
  word,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('admin');
  await page.goto(users(word));
  await page.route('**/rest/v1/user_profiles**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' })
      : route.fallback(),
  );
  const dialog = await openAdd(page);
  await fill(dialog, `${word}@careerloom.example`, `Meera ${word}`);
  await submit(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    'The account was created, but its role could not be stored.',
  );
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  await page.unroute('**/rest/v1/user_profiles**');
  await submit(dialog);
  await expect(cardOf(page, 'Meera')).toBeVisible();
});

test('required fields are asked for', async ({ asStaff }) => {
  const page = await asStaff('admin');
  await page.goto(users());
  const dialog = await openAdd(page);
  await submit(dialog);
  for (const text of [
    'Email is required',
    'Temporary password is required',
    'Full name is required',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('name, role and team can be changed; the address cannot', async ({
  asStaff,
  person,
  word,
}) => {
  const { email } = await person('editor', 'Before');
  const page = await asStaff('admin');
  await page.goto(users(word));
  await page.getByRole('button', { name: `Edit Before ${word}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  await expect(dialog.getByLabel(/password/i)).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(`<b>After</b> ${word}`);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Marketing');
  await dialog.getByRole('combobox', { name: 'Team' }).selectOption('Marketing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'User updated successfully')).toBeVisible();
  // D11: markup in a name is text.
  await expect(cardOf(page, '<b>After</b>')).toContainText('Marketing team');
  expect(await profileOf(email)).toMatchObject({ role: 'marketing', team: 'Marketing' });
});

test('N02 somebody who signed up alone is approved with a role, and comes in by a link alone', async ({
  asStaff,
  another,
  word,
  guard,
}) => {
  guard.allowErrors(/status of 40\d/);
  const stranger = await signUpAccount(word);
  const theirs = await another(stranger);
  await theirs.goto(paths.cms.home());
  await expect(
    theirs.getByRole('heading', { name: 'Your account is waiting for approval' }),
  ).toBeVisible();

  const page = await asStaff('admin');
  await page.goto(users());
  await expect(page.getByText(/waiting for approval$/).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(word);
  const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem').filter({
    hasText: stranger.email,
  });
  await expect(card).toContainText('Waiting for approval');
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Approve/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('SEO');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toContainText('SEO');
  await expect(card).not.toContainText('Waiting for approval');
  await expect(card).toContainText('Has not chosen a password yet.');

  // Whoever waited is out, and the password from before opens nothing.
  await theirs.getByRole('button', { name: /again|check/i }).click();
  await expect(theirs).toHaveURL(/\/cms\/login/);
  const old = await asAnyone().auth.signInWithPassword(stranger);
  expect(old.error?.code).toBe('invalid_credentials');
  await expect.poll(async () => (await emailsTo(stranger.email)).length).toBe(2);
  const message = (await emailsTo(stranger.email)).at(-1);
  if (!message) throw new Error('No e-mail was sent.');
  await theirs.goto(linkIn(message));
  await theirs.getByRole('textbox', { name: 'New password' }).fill(password);
  await theirs.getByRole('button', { name: 'Set the password' }).click();
  await expect(theirs.getByRole('navigation', { name: 'Content management' })).toBeVisible();
});

test('B18 deleting a user asks first; what they wrote stays, and they cannot come back', async ({
  asStaff,
  person,
  posts,
  word,
}) => {
  const writer = await person('content', 'Leaving');
  const client = asAnyone();
  await client.auth.signInWithPassword(writer);
  const title = `By somebody who left ${posts.mark}`;
  await client
    .from('blog_posts')
    .insert({ title, excerpt: 'x', content: '<p>x</p>', author: 'x', category: 'career-tips' })
    .throwOnError();

  const page = await asStaff('admin');
  await page.goto(users(word));
  const remove = page.getByRole('button', { name: `Delete Leaving ${word}` });
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this user? This action cannot be undone.',
  });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'User deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();

  expect((await posts.stored()).map((post) => post.title)).toEqual([title]);
  const again = await asAnyone().auth.signInWithPassword(writer);
  expect(again.error?.message).toBe('Invalid login credentials');
  expect(await profileOf(writer.email)).toBeNull();
});

test('search and filters narrow the list, stand in the address and survive a reload', async ({
  asStaff,
  person,
  word,
}) => {
  await person('seo', 'Warp');
  await person('editor', 'Weft');
  const page = await asStaff('admin');
  await page.goto(users());
  await page.getByRole('searchbox', { name: 'Search users' }).fill(word);
  await expect(page.getByText('1–2 of 2 users')).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('SEO');
  await expect(cardOf(page, 'Weft')).toBeHidden();
  await expect(cardOf(page, 'Warp')).toBeVisible();
  await expect(page).toHaveURL(/role=seo/);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Waiting for approval');
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue(word);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(paths.cms.users());
});

test('F12 a list that cannot be fetched says so, and Retry brings it', async ({
  asStaff,
  guard,
}) => {
  guard.allowErrors(/status of 500/);
  const page = await asStaff('admin');
  const address = '**/rest/v1/rpc/search_users**';
  await page.route(address, (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto(users());
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch users' });
  await expect(failure).not.toContainText('Bad gateway');
  await expectAccessible(page);
  await page.unroute(address);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible();
});

test('signed out, the screen leads to the sign-in page and back', async ({ page }) => {
  await page.goto(users());
  await expect(page).toHaveURL(`/cms/login?redirect=${encodeURIComponent(paths.cms.users())}`);
});
