import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import {
  accountOf,
  as,
  newSelf,
  newStaff,
  owner,
  password,
  recover,
  signUp,
  visitor,
} from '../support/database-actors';
import {
  draftPage,
  draftPost,
  insertAsOwner,
  storedFile,
  storedProfile,
} from '../support/database-rows';

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

describe('managing others', () => {
  test('approval fills the permissions of the role, and a demotion acts on the token in hand', async () => {
    const self = await newSelf();
    const admin = await as('admin');
    await admin.from('user_profiles').update({ role: 'editor', team: 'Content' }).eq('id', self.id);
    expect(await storedProfile(self.id)).toMatchObject({
      is_approved: true,
      permissions: ['create_content', 'draft_content', 'edit_content'],
    });
    const { client } = await recover(self.email, 'a password of their own');
    const post = draftPost();
    expect((await client.from('blog_posts').insert(post)).error).toBeNull();

    await admin.from('user_profiles').update({ role: 'seo', team: 'SEO' }).eq('id', self.id);
    expect((await client.from('blog_posts').insert(draftPost())).error?.code).toBe('42501');
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
    expect((await storedProfile(person.id))?.permissions).toContain('create_content');
    expect((await storedProfile(waiting.id))?.permissions).toEqual([]);
    await owner().from('role_permissions').delete().match(change);
    await owner()
      .from('role_permissions')
      .delete()
      .match({ role: 'editor', permission: 'manage_meta' });
    expect((await storedProfile(person.id))?.permissions).not.toContain('create_content');
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
    expect(await storedProfile(colleague.id)).toMatchObject({ role: 'editor' });
    expect(await storedProfile(fresh.id)).toBeNull();
    const { error } = await admin
      .from('user_profiles')
      .update({ role: 'admin' })
      .eq('id', colleague.id);
    expect(error).toBeNull();
  });

  test('B08 an admin neither renames, demotes nor deletes a super admin', async () => {
    const admin = await as('admin');
    const superior = await newSuperAdmin();
    const before = await storedProfile(superior.id);
    for (const change of [{ full_name: 'Renamed' }, { role: 'editor' }, { team: 'Engineering' }]) {
      const { error } = await admin.from('user_profiles').update(change).eq('id', superior.id);
      expect(error?.message).toBe('You cannot change a user whose role is above your own');
    }
    const { error } = await admin.rpc('delete_user', { target: superior.id });
    expect(error?.message).toBe('You cannot delete a user whose role is above your own');
    expect(await storedProfile(superior.id)).toEqual(before);
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
      expect(await storedProfile(colleague.id)).toMatchObject({ role: 'editor' });
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
    const before = await storedProfile(last.id);
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
    expect(await storedProfile(last.id)).toEqual(before);
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
    expect(await storedProfile(ex.id)).toBeNull();
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
