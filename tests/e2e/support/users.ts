import type { Locator, Page } from '@playwright/test';
import type { Tables } from '@/lib/supabase/database.types';
import {
  asAnyone,
  asOwner,
  createStaff,
  demoEmail,
  demoPassword,
  type NewAccount,
} from './backend';
import { test as base } from './staff';

type Role = Parameters<typeof createStaff>[0];

interface UserFixtures {
  /** A word in the names of this test's people, to search for. */
  readonly word: string;
  /** Somebody with this role for this test alone, found by `word`. */
  readonly person: (role: Role, name?: string) => Promise<NewAccount>;
}

/** Deletes accounts as the demo's super admin would. */
async function removeAccounts(ids: readonly string[]): Promise<void> {
  const admin = asAnyone();
  await admin.auth.signInWithPassword({ email: demoEmail('admin'), password: demoPassword });
  for (const target of ids) await admin.rpc('delete_user', { target }).throwOnError();
}

export const test = base.extend<UserFixtures>({
  word: async ({ guard, page }, use) => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    await use(word);
    // What the page still asks for would be refused to an account that is gone.
    await page.goto('/robots.txt');
    // For a text, which names none, some browsers look for a picture of the site there.
    guard.allowErrors(/\/favicon\.ico$/);
    const { data } = await asOwner()
      .from('user_profiles')
      .select('id')
      .or(`full_name.like.*${word}*,email.like.*${word}*`)
      .throwOnError();
    await removeAccounts(data.map(({ id }) => id));
    guard.check([]);
  },
  person: async ({ word }, use) => {
    await use((role, name = role) => createStaff(role, `${name} ${word}`));
  },
});

/** The card of somebody, by a part of the name. */
export function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Users' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
}

export async function profileOf(email: string): Promise<Tables<'user_profiles'> | null> {
  const { data } = await asOwner()
    .from('user_profiles')
    .select()
    .eq('email', email)
    .maybeSingle()
    .throwOnError();
  return data;
}
