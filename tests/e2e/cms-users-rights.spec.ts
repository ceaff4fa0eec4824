import { paths } from '@/config/paths';
import { asAnyone, asOwner } from './support/backend';
import { expect } from './support/staff';
import { cardOf, profileOf, test } from './support/users';

const users = (search = '') =>
  search === '' ? paths.cms.users() : `${paths.cms.users()}?search=${search}`;

test('B07 the own account has no delete button, and keeps its role and team', async ({
  asStaff,
  person,
  word,
}) => {
  const admin = await person('admin', 'Myself');
  const page = await asStaff(admin);
  await page.goto(users(word));
  const mine = cardOf(page, 'Myself');
  await expect(mine).toContainText('(you)');
  await expect(mine.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await mine.getByRole('button', { name: /Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  await expect(dialog.getByRole('combobox', { name: 'Team' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Full name' }).fill(`Renamed ${word}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cardOf(page, 'Renamed')).toBeVisible();
  // The header knows the new name too.
  await expect(page.getByRole('banner')).toContainText('Renamed');

  const client = asAnyone();
  await client.auth.signInWithPassword(admin);
  const { error } = await client.rpc('delete_user', { target: admin.id });
  expect(error?.message).toBe('You cannot delete your own account');
  expect(await profileOf(admin.email)).toMatchObject({ role: 'admin', team: 'Content' });
});

test('B08 an admin sees super admins, but changes none and makes none', async ({
  asStaff,
  person,
  word,
}) => {
  const admin = await person('admin', 'Manager');
  await person('super_admin', 'Above');
  await person('editor', 'Below');
  const page = await asStaff(admin);
  await page.goto(users(word));
  await expect(cardOf(page, 'Above')).toBeVisible();
  await expect(cardOf(page, 'Above').getByRole('button')).toHaveCount(0);
  await cardOf(page, 'Below').getByRole('button', { name: /Edit/ }).click();
  const roles = page.getByRole('dialog').getByRole('combobox', { name: 'Role' });
  await expect(roles.getByRole('option')).toHaveText([
    'Admin',
    'Marketing',
    'SEO',
    'Content Creator',
    'Editor',
  ]);
});

test('B08 a role that was raised meanwhile is refused in the words of the database', async ({
  asStaff,
  person,
  word,
  guard,
}) => {
  guard.allowErrors(/status of 403/);
  const admin = await person('admin', 'Manager');
  const colleague = await person('editor', 'Rising');
  const page = await asStaff(admin);
  await page.goto(users(word));
  await cardOf(page, 'Rising').getByRole('button', { name: /Edit/ }).click();
  await asOwner()
    .from('user_profiles')
    .update({ role: 'super_admin' })
    .eq('id', colleague.id)
    .throwOnError();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You cannot change a user whose role is above your own',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await profileOf(colleague.email)).toMatchObject({ role: 'super_admin' });
});

test('B09 the last super admin cannot be deleted or demoted from the screen', async ({
  asStaff,
}) => {
  const page = await asStaff('admin');
  await page.goto(users('admin@careerloom.example'));
  const mine = page.getByRole('listitem').filter({ hasText: 'admin@careerloom.example' });
  await expect(mine.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await mine.getByRole('button', { name: /Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  await expect(dialog.getByText('Nobody changes their own role or team.')).toBeVisible();
});

test('B14 a forged profile opens the screen, but the database keeps it empty', async ({
  asStaff,
  guard,
}) => {
  guard.allowErrors(/status of 40[13]/);
  const page = await asStaff('seo');
  await page.route('**/rest/v1/user_profiles**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"permissions":\s*\[[^\]]*\]/g, '"permissions":["*"]'),
    });
  });
  await page.goto(users());
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch users' })).toContainText(
    "You don't have permission to manage users",
  );
  await expect(page.getByRole('list', { name: 'Users' })).toHaveCount(0);
});

test('who loses the right while the screen is open is shown out', async ({
  asStaff,
  person,
  word,
  guard,
}) => {
  guard.allowErrors(/status of 403/);
  const admin = await person('admin', 'Demoted');
  const page = await asStaff(admin);
  await page.goto(users(word));
  await expect(cardOf(page, 'Demoted')).toBeVisible();
  await asOwner().from('user_profiles').update({ role: 'seo' }).eq('id', admin.id).throwOnError();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('anything');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
