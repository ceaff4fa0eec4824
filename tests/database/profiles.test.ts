import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TablesInsert, TablesUpdate } from '@/lib/supabase/database.types';
import { accountOf, as, newSelf, newStaff, signUp } from '../support/database-actors';
import { draftPost, storedProfile } from '../support/database-rows';

describe('the own first profile', () => {
  const harmless = {
    role: 'editor',
    team: 'Content',
    permissions: [],
    is_approved: false,
    last_login: null,
  };

  test('A06 is stored with the harmless default', async () => {
    const self = await newSelf();
    expect(await storedProfile(self.id)).toMatchObject({
      ...harmless,
      email: self.email,
      full_name: 'Somebody',
    });
  });

  test('A06 a role and a team that are sent along change nothing', async () => {
    const { id, email, client } = await signUp();
    const { error } = await client.from('user_profiles').insert({
      id,
      email: 'ceo@careerloom.example',
      full_name: 'Me',
      role: 'super_admin',
      team: 'Admin',
    });
    expect(error).toBeNull();
    expect(await storedProfile(id)).toMatchObject({ ...harmless, email });
  });

  test.each([
    { permissions: ['*'] },
    { is_approved: true },
    { created_at: '2001-01-01' },
    { last_login: '2001-01-01' },
  ])('A06 %j cannot be sent along', async (extra) => {
    const { id, email, client } = await signUp();
    const row = { id, email, full_name: 'Me', ...extra } as TablesInsert<'user_profiles'>;
    expect((await client.from('user_profiles').insert(row)).error?.code).toBe('42501');
    expect(await storedProfile(id)).toBeNull();
  });

  test('A06 nobody adds a profile for an account that is not theirs, or that does not exist', async () => {
    const { client } = await newSelf();
    const other = await signUp();
    for (const id of [other.id, randomUUID()]) {
      const { error } = await client
        .from('user_profiles')
        .insert({ id, email: 'x@example.com', full_name: 'Ghost' });
      expect(error?.code).toBe('42501');
      expect(await storedProfile(id)).toBeNull();
    }
  });

  test('E04 a manager cannot add a profile with a made-up id', async () => {
    const id = randomUUID();
    const { error } = await (await as('admin')).from('user_profiles').insert({
      id,
      email: 'ghost@example.com',
      full_name: 'Ghost',
      role: 'content',
      team: 'Content',
    });
    expect(error?.code).toBe('23503');
    expect(await storedProfile(id)).toBeNull();
  });

  test('A08 metadata of the account gives nothing, at sign-up or later', async () => {
    const metadata = { role: 'super_admin', team: 'Admin', permissions: ['*'] };
    const { id, email, client } = await signUp({ metadata });
    await client.from('user_profiles').insert({ id, email, full_name: 'Somebody' });
    await client.auth.updateUser({ data: { ...metadata, is_approved: true } });
    await client.auth.refreshSession();
    expect(await storedProfile(id)).toMatchObject(harmless);
    expect((await client.rpc('search_posts', {})).error?.code).toBe('42501');
  });

  test('E05 an account that signed up alone is powerless', async () => {
    const { client } = await signUp();
    expect((await client.from('user_profiles').select('id')).data).toEqual([]);
    expect((await client.from('blog_posts').insert(draftPost())).error?.code).toBe('42501');
  });
});

describe('the own profile', () => {
  const forged: TablesUpdate<'user_profiles'>[] = [
    { role: 'super_admin' },
    { team: 'Admin' },
    { permissions: ['*'] },
    { email: 'admin@careerloom.example' },
    { created_at: '2001-01-01' },
    { id: randomUUID() },
    { is_approved: true },
    { last_login: '2001-01-01' },
  ];

  test.each(forged)('A07 %j is refused, alone and together with the name', async (change) => {
    const self = await accountOf('self');
    const before = await storedProfile(self.id);
    for (const attempt of [change, { full_name: 'Renamed', ...change }]) {
      const { error } = await self.client.from('user_profiles').update(attempt).eq('id', self.id);
      expect(error?.code).toBe('42501');
    }
    expect(await storedProfile(self.id)).toEqual(before);
  });

  test('A07 the name alone can be changed, and approves nothing', async () => {
    const self = await newSelf();
    const { data } = await self.client
      .from('user_profiles')
      .update({ full_name: 'New Name', role: 'editor' })
      .eq('id', self.id)
      .select('full_name');
    expect(data).toEqual([{ full_name: 'New Name' }]);
    expect(await storedProfile(self.id)).toMatchObject({ is_approved: false, permissions: [] });
  });

  test('the last sign-in is stamped for oneself alone', async () => {
    const person = await newStaff('editor');
    const other = await storedProfile((await accountOf('content')).id);
    expect((await person.client.rpc('record_sign_in')).error).toBeNull();
    expect((await storedProfile(person.id))?.last_login).toEqual(expect.any(String));
    expect(await storedProfile((await accountOf('content')).id)).toEqual(other);
  });

  test('B07 an admin changes neither own role nor own team, and does not delete the own account', async () => {
    const admin = await accountOf('admin');
    const before = await storedProfile(admin.id);
    for (const change of [{ role: 'super_admin' }, { role: 'editor' }, { team: 'Engineering' }]) {
      const { error } = await admin.client.from('user_profiles').update(change).eq('id', admin.id);
      expect(error).toMatchObject({
        code: '42501',
        message: 'You cannot change your own role or team',
      });
    }
    const { error } = await admin.client.rpc('delete_user', { target: admin.id });
    expect(error?.message).toBe('You cannot delete your own account');
    expect(await storedProfile(admin.id)).toEqual(before);
  });
});
