import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import {
  accountOf,
  as,
  mailedCode,
  newSelf,
  newStaff,
  owner,
  password,
  recover,
  signIn,
  signUp,
  staff,
  visitor,
  type Account,
} from '../support/database-actors';
import { draftPost, storedProfile } from '../support/database-rows';

async function opens(email: string, secret = password): Promise<boolean> {
  const { data } = await visitor().auth.signInWithPassword({ email, password: secret });
  return data.session !== null;
}

async function mayWrite({ client }: Pick<Account, 'client'>): Promise<boolean> {
  const post = { ...draftPost(), id: randomUUID() };
  const { error } = await client.from('blog_posts').insert(post);
  await owner().from('blog_posts').delete().eq('id', post.id);
  return error === null;
}

describe('an approval', () => {
  test('N02 makes the password and the sessions worthless that a stranger had; the owner sets a new one', async () => {
    const squatter = await newSelf();
    const { error } = await (
      await as('admin')
    )
      .from('user_profiles')
      .update({ role: 'content', team: 'Content' })
      .eq('id', squatter.id);
    expect(error).toBeNull();
    expect(await storedProfile(squatter.id)).toMatchObject({ is_approved: true, role: 'content' });

    // By the token in hand, by refreshing it, by the old password, by setting another one.
    expect(await mayWrite(squatter)).toBe(false);
    const read = await squatter.client.from('blog_posts').select('id').eq('status', 'draft');
    expect(read.data ?? []).toEqual([]);
    const own = await squatter.client.from('user_profiles').select('id');
    expect(own.data ?? []).toEqual([]);
    const renamed = await squatter.client
      .from('user_profiles')
      .update({ full_name: 'Still me' })
      .eq('id', squatter.id)
      .select('id');
    expect(renamed.data ?? []).toEqual([]);
    const changed = await squatter.client.auth.updateUser({ password: 'mine again, for good' });
    expect(changed.error).not.toBeNull();
    expect((await squatter.client.auth.refreshSession()).error).not.toBeNull();
    expect(await opens(squatter.email)).toBe(false);
    expect(await opens(squatter.email, '')).toBe(false);

    const theirs = await recover(squatter.email, 'chosen by the owner');
    expect(theirs.id).toBe(squatter.id);
    expect(await mayWrite(theirs)).toBe(true);
    expect(await mayWrite(await signIn(squatter.email, 'chosen by the owner'))).toBe(true);
    expect(await mayWrite(squatter)).toBe(false);
  });

  test('N02 is also the profile that a manager adds to an account in use', async () => {
    const squatter = await signUp();
    const { error } = await (await as('admin')).from('user_profiles').insert({
      id: squatter.id,
      email: squatter.email,
      full_name: 'Colleague',
      role: 'content',
      team: 'Content',
    });
    expect(error).toBeNull();
    expect(await mayWrite(squatter)).toBe(false);
    expect(await opens(squatter.email)).toBe(false);
  });

  test('leaves an account alone that a manager has just made, and one whose role is changed later', async () => {
    const email = `person-${randomUUID()}@example.com`;
    const { data } = await visitor().auth.signUp({ email, password });
    const admin = await as('admin');
    const { error } = await admin.from('user_profiles').insert({
      id: data.user?.id ?? '',
      email,
      full_name: 'Colleague',
      role: 'content',
      team: 'Content',
    });
    expect(error).toBeNull();
    await visitor().auth.verifyOtp({ email, token: await mailedCode(email), type: 'signup' });
    expect(await opens(email)).toBe(true);
    await admin.from('user_profiles').update({ role: 'editor' }).eq('email', email);
    expect(await opens(email)).toBe(true);
  });

  test('nobody writes when the sign-in was made worthless, at no time', async () => {
    const { id, client } = await newStaff('admin');
    const change = { sign_in_voided_at: null };
    expect((await client.from('user_profiles').update(change).eq('id', id)).error?.code).toBe(
      '42501',
    );
  });
});

describe('a suspended person', () => {
  const restored: string[] = [];
  afterEach(async () => {
    for (const id of restored.splice(0))
      await owner().from('user_profiles').update({ role: 'editor' }).eq('id', id);
  });

  test('has no right at once, no session and no way in, keeps what they wrote, and comes back as before', async () => {
    const person = await newStaff('content', 'On Leave');
    const post = { ...draftPost(), id: randomUUID() };
    expect((await person.client.from('blog_posts').insert(post)).error).toBeNull();
    const admin = await as('admin');
    expect((await admin.rpc('suspend_user', { target: person.id })).error).toBeNull();

    expect(await storedProfile(person.id)).toMatchObject({
      role: 'content',
      is_approved: false,
      permissions: [],
    });
    expect(await mayWrite(person)).toBe(false);
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    const refused = await visitor().auth.signInWithPassword({ email: person.email, password });
    expect(refused.error).toMatchObject({ status: 400, code: 'user_banned' });
    const wrong = await visitor().auth.signInWithPassword({ email: person.email, password: 'x' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    // Nor by a link.
    await visitor().auth.resetPasswordForEmail(person.email);
    const link = await visitor().auth.verifyOtp({
      email: person.email,
      type: 'recovery',
      token: await mailedCode(person.email),
    });
    expect(link.data.session).toBeNull();
    const kept = await owner().from('blog_posts').select('created_by').eq('id', post.id).single();
    expect(kept.data?.created_by).toBe(person.id);

    // An edit of the profile is no way back.
    await admin.from('user_profiles').update({ role: 'seo', team: 'SEO' }).eq('id', person.id);
    expect(await storedProfile(person.id)).toMatchObject({ role: 'seo', permissions: [] });
    await admin.from('user_profiles').update({ role: 'content' }).eq('id', person.id);

    expect((await admin.rpc('restore_user', { target: person.id })).error).toBeNull();
    expect(await mayWrite(await signIn(person.email, password))).toBe(true);
    const log = await owner().from('activity_log').select('type').eq('subject_id', person.id);
    expect(log.data?.filter(({ type }) => type === 'user_created')).toHaveLength(1);
    await owner().from('blog_posts').delete().eq('id', post.id);
  });

  test('is one of those whom the manager may touch, never the manager or the last super admin', async () => {
    const colleague = await newStaff('editor');
    for (const role of staff.filter((role) => role !== 'admin' && role !== 'super_admin')) {
      const { error } = await (await as(role)).rpc('suspend_user', { target: colleague.id });
      expect(error?.code).toBe('42501');
    }
    const admin = await accountOf('admin');
    const superAdmin = await accountOf('super_admin');
    const second = await newStaff('super_admin', 'Second Super');
    restored.push(second.id);
    const messages = [
      await admin.client.rpc('suspend_user', { target: admin.id }),
      await admin.client.rpc('suspend_user', { target: superAdmin.id }),
      await admin.client.rpc('suspend_user', { target: randomUUID() }),
      await admin.client.rpc('suspend_user', { target: (await newSelf()).id }),
    ].map(({ error }) => error?.message);
    expect(messages).toEqual([
      'You cannot suspend your own account',
      'You cannot suspend a user whose role is above your own',
      'This user no longer exists',
      'Only somebody who has been approved can be suspended',
    ]);
    expect((await storedProfile(colleague.id))?.permissions).not.toEqual([]);

    expect((await superAdmin.client.rpc('suspend_user', { target: second.id })).error).toBeNull();
    const last = await owner()
      .from('user_profiles')
      .update({ role: 'editor' })
      .eq('id', superAdmin.id);
    expect(last.error?.message).toBe('The last super admin can be neither deleted nor demoted');
    const returning = await second.client.rpc('restore_user', { target: second.id });
    expect(returning.error?.code).toBe('42501');
  });

  test('brings nobody in as suspended, and nobody writes the mark', async () => {
    const { id } = await newStaff('editor');
    const admin = await as('admin');
    const { error } = await admin
      .from('user_profiles')
      .update({ suspended_at: new Date().toISOString() })
      .eq('id', id);
    expect(error?.code).toBe('42501');
    const both = await owner()
      .from('user_profiles')
      .update({ suspended_at: new Date().toISOString() })
      .eq('id', id);
    expect(both.error?.code).toBe('23514');
  });

  test('is told in the list from those who wait', async () => {
    const person = await newStaff('content', 'Away For Now');
    const admin = await as('admin');
    await admin.rpc('suspend_user', { target: person.id });
    const find = async (in_state: string) =>
      (await admin.rpc('search_users', { term: person.email, in_state })).data ?? [];
    expect(await find('suspended')).toMatchObject([
      { id: person.id, is_approved: false, is_confirmed: true, has_password: true },
    ]);
    expect((await find('suspended'))[0]?.suspended_at).not.toBeNull();
    expect(await find('waiting')).toEqual([]);
    expect(await find('approved')).toEqual([]);
    const count = await admin.rpc('count_users', { term: person.email, in_state: 'waiting' });
    expect(count.data).toBe(0);
  });
});

describe('a sign-up without a profile', () => {
  test('N03 is seen and removed by who manages users, and by nobody else', async () => {
    const email = `squatter-${randomUUID()}@example.com`;
    const { data } = await visitor().auth.signUp({ email, password });
    const id = data.user?.id ?? '';
    const self = await newSelf();
    for (const client of [self.client, await as('marketing'), visitor()]) {
      for (const { error, data: seen } of [
        await client.rpc('list_sign_ups'),
        await client.rpc('remove_sign_up', { target: id }),
        await client.rpc('free_address', { address: email }),
      ]) {
        expect(seen).toBeNull();
        expect(error?.code).toBe('42501');
      }
    }
    const admin = await as('admin');
    const list = (await admin.rpc('list_sign_ups')).data ?? [];
    expect(list.find((entry) => entry.id === id)).toMatchObject({ email, is_confirmed: false });
    expect(list.some((entry) => entry.id === self.id)).toBe(false);

    expect((await admin.rpc('remove_sign_up', { target: id })).data).toBe(true);
    expect((await admin.rpc('remove_sign_up', { target: id })).data).toBe(false);
    expect((await admin.rpc('remove_sign_up', { target: self.id })).data).toBe(false);
    expect(await storedProfile(self.id)).not.toBeNull();
  });

  test('N03 makes room for the account that a manager adds; an account with a profile never does', async () => {
    const email = `colleague-${randomUUID()}@example.com`;
    await visitor().auth.signUp({ email, password: 'known to a stranger' });
    const admin = await as('admin');
    expect((await admin.rpc('free_address', { address: ` ${email.toUpperCase()} ` })).data).toBe(
      true,
    );
    const again = await visitor().auth.signUp({ email, password });
    expect(again.error).toBeNull();
    await visitor().auth.verifyOtp({ email, token: await mailedCode(email), type: 'signup' });
    expect(await opens(email, 'known to a stranger')).toBe(false);
    expect(await opens(email)).toBe(true);

    const person = await newSelf();
    expect((await admin.rpc('free_address', { address: person.email })).data).toBe(false);
    expect(await opens(person.email)).toBe(true);
  });
});
