import { paths } from '@/config/paths';
import { expectAccessible } from './support/axe';
import { asAnyone, emailsTo, linkIn } from './support/backend';
import { expect, toast } from './support/staff';
import { cardOf, test } from './support/users';

test('N03 a sign-up that nobody came in with is seen, can be removed, and gives way to a user', async ({
  asStaff,
  word,
  guard,
}) => {
  guard.allowErrors(/status of 4(?:22|29)/);
  const [gone, taken] = [`gone-${word}@careerloom.example`, `taken-${word}@careerloom.example`];
  for (const email of [gone, taken])
    await asAnyone().auth.signUp({ email, password: 'known to a stranger' });
  const page = await asStaff('admin');
  await page.goto(`${paths.cms.users()}?search=${word}`);
  const waiting = page.getByRole('list', { name: /^Signed up, never signed in/ });
  const row = (email: string) => waiting.getByRole('listitem').filter({ hasText: email });
  await expect(row(gone)).toContainText('Address not confirmed');
  await expectAccessible(page);
  await row(gone).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Sign-up removed')).toBeVisible();
  await expect(row(gone)).toHaveCount(0);

  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(taken);
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(`Owner ${word}`);
  await dialog.getByRole('radio', { name: /^Send a link to choose one/ }).check();
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(cardOf(page, 'Owner')).toContainText('Not confirmed');
  await expect(row(taken)).toHaveCount(0);

  // The link confirms the address and leads to the choice of a password.
  const message = (await emailsTo(taken)).at(-1);
  if (!message) throw new Error('No e-mail was sent.');
  const answer = await fetch(linkIn(message), { redirect: 'manual' });
  expect(answer.headers.get('location')).toContain(paths.cms.setPassword());
  const old = await asAnyone().auth.signInWithPassword({
    email: taken,
    password: 'known to a stranger',
  });
  expect(old.error?.code).toBe('invalid_credentials');
});

test('E36 a suspended person is out at once and is told so; brought back, they work as before', async ({
  asStaff,
  another,
  person,
  word,
  guard,
}) => {
  guard.allowErrors(/status of 40\d/);
  const colleague = await person('marketing', 'Away');
  const theirs = await another(colleague);
  await theirs.goto(paths.cms.posts());
  await expect(theirs.getByRole('table', { name: 'Posts' })).toBeVisible();
  const page = await asStaff('admin');
  await page.goto(`${paths.cms.users()}?search=${word}`);
  await page.getByRole('button', { name: `Suspend Away ${word}` }).click();
  const question = page.getByRole('alertdialog', { name: `Suspend Away ${word}?` });
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(cardOf(page, 'Away')).toContainText('Suspended');
  await expectAccessible(page);

  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Sign out' }).click();
  await theirs.getByRole('textbox', { name: 'Email' }).fill(colleague.email);
  await theirs.getByRole('textbox', { name: 'Password' }).fill(colleague.password);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('form').getByText('This account is suspended.')).toBeVisible();

  await page.getByRole('button', { name: `Bring back Away ${word}` }).click();
  await expect(cardOf(page, 'Away')).not.toContainText('Suspended');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs).toHaveURL(paths.cms.home());
});
