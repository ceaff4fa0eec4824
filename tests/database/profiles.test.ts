import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { TablesInsert, TablesUpdate } from '@/lib/supabase/database.types';
import {
  accountOf,
  as,
  newSelf,
  newStaff,
  owner,
  password,
  signUp,
  visitor,
} from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner, storedFile } from '../support/database-rows';

async function profile(id: string) {
  const { data, error } = await owner()
    .from('user_profiles')
    .select('*')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(error.message);
  return data;
}

/** Super admins other than the demo account, demoted again so that it stays the only one. */
const temporary: string[] = [];

afterEach(async () => {
  await owner()
    .from('user_profiles')
    .update({ role: 'super_admin' })
    .eq('email', 'admin@careerloom.example');
  await owner().from('user_profiles').update({ role: 'editor' }).in('id', temporary.splice(0));
});

async function newSuperAdmin() {
  const account = await newStaff('super_admin', 'Second Super');
  temporary.push(account.id);
  return account;
}

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
    expect(await profile(self.id)).toMatchObject({
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
    expect(await profile(id)).toMatchObject({ ...harmless, email });
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
    expect(await profile(id)).toBeNull();
  });

  test('A06 nobody adds a profile for an account that is not theirs, or that does not exist', async () => {
    const { client } = await newSelf();
    const other = await signUp();
    for (const id of [other.id, randomUUID()]) {
      const { error } = await client
        .from('user_profiles')
        .insert({ id, email: 'x@example.com', full_name: 'Ghost' });
      expect(error?.code).toBe('42501');
      expect(await profile(id)).toBeNull();
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
    expect(await profile(id)).toBeNull();
  });

  test('A08 metadata of the account gives nothing, at sign-up or later', async () => {
    const metadata = { role: 'super_admin', team: 'Admin', permissions: ['*'] };
    const { id, email, client } = await signUp({ metadata });
    await client.from('user_profiles').insert({ id, email, full_name: 'Somebody' });
    await client.auth.updateUser({ data: { ...metadata, is_approved: true } });
    await client.auth.refreshSession();
    expect(await profile(id)).toMatchObject(harmless);
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
    const before = await profile(self.id);
    for (const attempt of [change, { full_name: 'Renamed', ...change }]) {
      const { error } = await self.client.from('user_profiles').update(attempt).eq('id', self.id);
      expect(error?.code).toBe('42501');
    }
    expect(await profile(self.id)).toEqual(before);
  });

  test('A07 the name alone can be changed, and approves nothing', async () => {
    const self = await newSelf();
    const { data } = await self.client
      .from('user_profiles')
      .update({ full_name: 'New Name', role: 'editor' })
      .eq('id', self.id)
      .select('full_name');
    expect(data).toEqual([{ full_name: 'New Name' }]);
    expect(await profile(self.id)).toMatchObject({ is_approved: false, permissions: [] });
  });

  test('the last sign-in is stamped for oneself alone', async () => {
    const person = await newStaff('editor');
    const other = await profile((await accountOf('content')).id);
    expect((await person.client.rpc('record_sign_in')).error).toBeNull();
    expect((await profile(person.id))?.last_login).toEqual(expect.any(String));
    expect(await profile((await accountOf('content')).id)).toEqual(other);
  });

  test('B07 an admin changes neither own role nor own team, and does not delete the own account', async () => {
    const admin = await accountOf('admin');
    const before = await profile(admin.id);
    for (const change of [{ role: 'super_admin' }, { role: 'editor' }, { team: 'Engineering' }]) {
      const { error } = await admin.client.from('user_profiles').update(change).eq('id', admin.id);
      expect(error).toMatchObject({
        code: '42501',
        message: 'You cannot change your own role or team',
      });
    }
    const { error } = await admin.client.rpc('delete_user', { target: admin.id });
    expect(error?.message).toBe('You cannot delete your own account');
    expect(await profile(admin.id)).toEqual(before);
  });
});

describe('managing others', () => {
  test('approval fills the permissions of the role, and a demotion acts on the token in hand', async () => {
    const self = await newSelf();
    const admin = await as('admin');
    await admin.from('user_profiles').update({ role: 'editor', team: 'Content' }).eq('id', self.id);
    expect(await profile(self.id)).toMatchObject({
      is_approved: true,
      permissions: ['create_content', 'draft_content', 'edit_content'],
    });
    const post = draftPost();
    expect((await self.client.from('blog_posts').insert(post)).error).toBeNull();

    await admin.from('user_profiles').update({ role: 'seo', team: 'SEO' }).eq('id', self.id);
    expect((await self.client.from('blog_posts').insert(draftPost())).error?.code).toBe('42501');
    await owner()
      .from('blog_posts')
      .delete()
      .eq('id', post.id ?? '');
  });

  test('a change of the matrix reaches the people of that role, but nobody who waits', async () => {
    const person = await newStaff('seo');
    const waiting = await newSelf();
    const change = { role: 'seo', permission: 'create_content' };
    await owner()
      .from('role_permissions')
      .insert([change, { ...change, role: 'editor', permission: 'manage_meta' }]);
    expect((await profile(person.id))?.permissions).toContain('create_content');
    expect((await profile(waiting.id))?.permissions).toEqual([]);
    await owner().from('role_permissions').delete().match(change);
    await owner()
      .from('role_permissions')
      .delete()
      .match({ role: 'editor', permission: 'manage_meta' });
    expect((await profile(person.id))?.permissions).not.toContain('create_content');
  });

  test.each([{ permission: 'fly' }, { role: 'editor', permission: '*' }, { role: 'boss' }])(
    'the matrix takes no %j',
    async (change) => {
      const { error } = await (
        await as('super_admin')
      )
        .from('role_permissions')
        .insert({ role: 'editor', permission: 'manage_users', ...change });
      expect(error?.code).toBe('23514');
    },
  );

  test('super admins cannot take the wildcard from themselves', async () => {
    const { error } = await (
      await as('super_admin')
    )
      .from('role_permissions')
      .delete()
      .match({ role: 'super_admin', permission: '*' });
    expect(error?.message).toBe('Super admins keep all permissions');
  });

  test('B08 an admin makes nobody a super admin, by update or insert', async () => {
    const admin = await as('admin');
    const colleague = await newStaff('editor');
    const fresh = await signUp();
    const updated = await admin
      .from('user_profiles')
      .update({ role: 'super_admin' })
      .eq('id', colleague.id);
    const inserted = await admin.from('user_profiles').insert({
      id: fresh.id,
      email: fresh.email,
      full_name: 'New',
      role: 'super_admin',
      team: 'Admin',
    });
    for (const { error } of [updated, inserted]) {
      expect(error).toMatchObject({
        code: '42501',
        message: 'You cannot grant a role above your own',
      });
    }
    expect(await profile(colleague.id)).toMatchObject({ role: 'editor' });
    expect(await profile(fresh.id)).toBeNull();
    const { error } = await admin
      .from('user_profiles')
      .update({ role: 'admin' })
      .eq('id', colleague.id);
    expect(error).toBeNull();
  });

  test('B08 an admin neither renames, demotes nor deletes a super admin', async () => {
    const admin = await as('admin');
    const superior = await newSuperAdmin();
    const before = await profile(superior.id);
    for (const change of [{ full_name: 'Renamed' }, { role: 'editor' }, { team: 'Engineering' }]) {
      const { error } = await admin.from('user_profiles').update(change).eq('id', superior.id);
      expect(error?.message).toBe('You cannot change a user whose role is above your own');
    }
    const { error } = await admin.rpc('delete_user', { target: superior.id });
    expect(error?.message).toBe('You cannot delete a user whose role is above your own');
    expect(await profile(superior.id)).toEqual(before);
  });

  test.each(['', 'Editor', 'editor ', 'root', 'SUPER_ADMIN'])(
    'B11 role %j is rejected',
    async (role) => {
      const colleague = await newStaff('editor');
      const { error } = await (
        await as('super_admin')
      )
        .from('user_profiles')
        .update({ role })
        .eq('id', colleague.id);
      expect(error?.code).toBe('23514');
      expect(await profile(colleague.id)).toMatchObject({ role: 'editor' });
    },
  );

  test.each([
    { team: 'Sales' },
    { full_name: '' },
    { full_name: ' x ' },
    { full_name: 'x'.repeat(121) },
  ])('B11 %j is rejected', async (change) => {
    const colleague = await newStaff('editor');
    const { error } = await (
      await as('admin')
    )
      .from('user_profiles')
      .update(change)
      .eq('id', colleague.id);
    expect(error?.code).toBe('23514');
  });
});

describe('the last super admin', () => {
  const message = 'The last super admin can be neither deleted nor demoted';

  test('B09 can be demoted or deleted by nobody, not even past row-level security', async () => {
    const last = await accountOf('super_admin');
    const before = await profile(last.id);
    const attempts = [
      await last.client.from('user_profiles').update({ role: 'editor' }).eq('id', last.id),
      await last.client.rpc('delete_user', { target: last.id }),
      await owner().from('user_profiles').update({ role: 'editor' }).eq('id', last.id),
      await owner().from('user_profiles').update({ is_approved: false }).eq('id', last.id),
      await owner().from('user_profiles').delete().eq('id', last.id),
    ];
    expect(attempts.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
    expect(attempts.slice(2).map(({ error }) => error?.message)).toEqual([
      message,
      message,
      message,
    ]);
    expect(await profile(last.id)).toEqual(before);
  });

  test('B09 one of two can be demoted by the other, who then is the last', async () => {
    const second = await newSuperAdmin();
    const first = await accountOf('super_admin');
    const { error } = await second.client
      .from('user_profiles')
      .update({ role: 'admin' })
      .eq('id', first.id);
    expect(error).toBeNull();
    const { error: refused } = await owner()
      .from('user_profiles')
      .update({ role: 'admin' })
      .eq('id', second.id);
    expect(refused?.message).toBe(message);
  });

  test('B09 a waiting super admin does not count', async () => {
    const waiting = await signUp();
    await owner().from('user_profiles').insert({
      id: waiting.id,
      email: waiting.email,
      full_name: 'Waiting',
      role: 'super_admin',
    });
    const last = await accountOf('super_admin');
    const { error } = await owner()
      .from('user_profiles')
      .update({ role: 'editor' })
      .eq('id', last.id);
    expect(error?.message).toBe(message);
    await owner().from('user_profiles').delete().eq('id', waiting.id);
  });
});

describe('a deleted user', () => {
  test('B16 has nothing left: no data by the old token, no refresh, no sign-in, no new profile', async () => {
    const ex = await newStaff('admin');
    const { error } = await (await as('super_admin')).rpc('delete_user', { target: ex.id });
    expect(error).toBeNull();

    const read = await ex.client.from('blog_posts').select('id').eq('status', 'draft');
    expect(read.data ?? []).toEqual([]);
    const written = await ex.client.from('blog_posts').insert(draftPost());
    expect(written.error).not.toBeNull();
    const reborn = await ex.client
      .from('user_profiles')
      .insert({ id: ex.id, email: ex.email, full_name: 'Back' });
    expect(reborn.error).not.toBeNull();
    expect((await ex.client.auth.refreshSession()).error).not.toBeNull();
    const again = await visitor().auth.signInWithPassword({ email: ex.email, password });
    expect(again.error?.message).toBe('Invalid login credentials');
    expect(await profile(ex.id)).toBeNull();
  });

  test('B18 leaves posts, pages and media behind, untouched but for the reference', async () => {
    const person = await newStaff('super_admin', 'Departing Writer');
    temporary.push(person.id);
    const post = { ...draftPost(), id: randomUUID() };
    const page = draftPage();
    const file = await storedFile();
    await person.client.from('blog_posts').insert(post);
    await person.client.from('pages').insert(page);
    await person.client.from('media_files').insert(file);
    const { error } = await (await as('super_admin')).rpc('delete_user', { target: person.id });
    expect(error).toBeNull();

    const rows = await Promise.all([
      owner().from('blog_posts').select('*').eq('id', post.id).single(),
      owner().from('pages').select('*').eq('slug', page.slug).single(),
      owner().from('media_files').select('*').eq('path', file.path).single(),
    ]);
    expect(rows[0].data).toMatchObject({
      created_by: null,
      version: 1,
      updated_by_name: 'Departing Writer',
    });
    expect(rows[1].data).toMatchObject({ created_by: null, version: 1 });
    expect(rows[2].data).toMatchObject({ uploader_id: null, uploaded_by: 'Departing Writer' });
    await owner().from('blog_posts').delete().eq('id', post.id);
    await owner().from('pages').delete().eq('slug', page.slug);
    await owner().from('media_files').delete().eq('path', file.path);
  });

  test('deleting somebody who is gone already says so', async () => {
    const { error } = await (await as('admin')).rpc('delete_user', { target: randomUUID() });
    expect(error?.message).toBe('This user no longer exists');
  });

  test('the log names what an approved colleague did, and no stranger', async () => {
    const stranger = await newSelf();
    const person = await newStaff('content', 'Logged Writer');
    const post = { ...draftPost(), id: randomUUID() };
    await person.client.from('blog_posts').insert(post);
    await insertAsOwner('pages', draftPage());
    const { data } = await person.client
      .from('activity_log')
      .select('type,title,actor_name,subject_id')
      .in('subject_id', [post.id, stranger.id, person.id]);
    expect(data).toEqual([
      { type: 'user_created', title: 'Logged Writer', actor_name: '', subject_id: person.id },
      { type: 'post_created', title: post.title, actor_name: 'Logged Writer', subject_id: post.id },
    ]);
    await owner().from('blog_posts').delete().eq('id', post.id);
  });
});
