import { afterEach, describe, expect, test } from 'vitest';
import { actors, as, newSelf, newStaff, owner, type Actor } from '../support/database-actors';
import { isRefused } from '../support/database-arrange';
import { storedProfile } from '../support/database-rows';

const managers: readonly Actor[] = ['admin', 'super_admin'];
const empty = { author: '', author_image: null, author_bio: '' };

async function storedDefaults() {
  const { data, error } = await owner().from('editor_defaults').select('*').single();
  if (error) throw error;
  return data;
}

async function storedMatrix() {
  const { data, error } = await owner()
    .from('role_permissions')
    .select('*')
    .order('role')
    .order('permission');
  if (error) throw error;
  return data;
}

afterEach(async () => {
  await owner().from('editor_defaults').update(empty).eq('id', true);
});

describe('the defaults of the editors', () => {
  test.each(actors)('%s reads them only as staff', async (actor) => {
    const answer = await (await as(actor)).from('editor_defaults').select('author');
    if (actor === 'anon' || actor === 'self') expect(isRefused(answer)).toBe(true);
    else expect(answer.data).toHaveLength(1);
  });

  test.each(actors)('%s changes them only with manage_settings', async (actor) => {
    const before = await storedDefaults();
    const { data, error } = await (
      await as(actor)
    )
      .from('editor_defaults')
      .update({ author: 'The editors' })
      .eq('id', true)
      .select('author,version,updated_by_name');
    if (managers.includes(actor)) {
      expect(error).toBeNull();
      expect(data).toMatchObject([{ author: 'The editors', version: before.version + 1 }]);
      expect(data?.[0]?.updated_by_name).toBeTruthy();
    } else {
      expect(error?.code).toBe('42501');
      expect(await storedDefaults()).toEqual(before);
    }
  });

  test('A05 a person whose rights were withdrawn is told why', async () => {
    const person = await newStaff('admin');
    await owner().from('user_profiles').update({ role: 'seo' }).eq('id', person.id);
    const { error } = await person.client
      .from('editor_defaults')
      .update({ author: 'x' })
      .eq('id', true);
    expect(error?.message).toBe("You don't have permission to manage settings");
  });

  test.each(['admin', 'super_admin'] as const)('%s adds and deletes no row', async (actor) => {
    const client = await as(actor);
    const added = await client.from('editor_defaults').insert({ author: 'x' });
    const removed = await client.from('editor_defaults').delete().eq('id', true);
    expect([added.error?.code, removed.error?.code]).toEqual(['42501', '42501']);
    expect(await storedDefaults()).toMatchObject(empty);
  });

  test.each([
    { version: 99 },
    { updated_at: '2001-01-01' },
    { updated_by_name: 'Somebody else' },
    { id: true },
  ])('%j is the server’s', async (change) => {
    const { error } = await (
      await as('admin')
    )
      .from('editor_defaults')
      .update(change)
      .eq('id', true);
    expect(error?.code).toBe('42501');
  });

  test.each([
    { author: 'x'.repeat(121) },
    { author: ' x' },
    { author: 'a\nb' },
    { author: 'x', author_bio: 'x'.repeat(601) },
    { author: 'x', author_image: 'javascript:alert(1)' },
    { author: 'x', author_image: 'http://example.com/a.png' },
    { author: 'x', author_image: '//example.com/a.png' },
    { author: '', author_bio: 'Of nobody' },
  ])('%j is rejected', async (change) => {
    const { error } = await (
      await as('admin')
    )
      .from('editor_defaults')
      .update(change)
      .eq('id', true);
    expect(error?.code).toBe('23514');
  });

  test('G01 who saves over a version that is gone changes nothing', async () => {
    const { version } = await storedDefaults();
    const admin = await as('admin');
    const save = (author: string) =>
      admin
        .from('editor_defaults')
        .update({ author })
        .eq('id', true)
        .eq('version', version)
        .select('author');
    expect((await save('First')).data).toEqual([{ author: 'First' }]);
    expect((await save('Second')).data).toEqual([]);
    expect(await storedDefaults()).toMatchObject({ author: 'First' });
  });
});

describe('changing the matrix of roles', () => {
  const given = [{ role: 'seo', permission: 'manage_campaigns' }];
  const taken = [{ role: 'seo', permission: 'manage_redirects' }];

  test.each(actors.filter((actor) => actor !== 'super_admin'))('B14 %s may not', async (actor) => {
    const before = await storedMatrix();
    const { error } = await (await as(actor)).rpc('change_role_permissions', { given, taken });
    expect(error?.code).toBe('42501');
    if (actor !== 'anon') {
      expect(error?.message).toBe('Only super admins can change what roles may do');
    }
    expect(await storedMatrix()).toEqual(before);
  });

  test('a super admin gives and takes at once, and the people of the role have it', async () => {
    const before = await storedMatrix();
    const person = await newStaff('seo');
    const client = await as('super_admin');
    const change = await client.rpc('change_role_permissions', { given, taken });
    expect(change.error).toBeNull();
    const permissions = (await storedProfile(person.id))?.permissions;
    expect(permissions).toContain('manage_campaigns');
    expect(permissions).not.toContain('manage_redirects');
    // Twice is once: the answer may have been lost.
    expect((await client.rpc('change_role_permissions', { given, taken })).error).toBeNull();
    await client.rpc('change_role_permissions', { given: taken, taken: given });
    expect(await storedMatrix()).toEqual(before);
  });

  test.each([
    {
      given: [...given, { role: 'seo', permission: '*' }],
      taken: [],
      code: '23514',
    },
    { given, taken: [...taken, { role: 'super_admin', permission: '*' }], code: '42501' },
  ])('a change that is refused in part is refused as a whole: %j', async ({ code, ...change }) => {
    const before = await storedMatrix();
    const { error } = await (await as('super_admin')).rpc('change_role_permissions', change);
    expect(error?.code).toBe(code);
    expect(await storedMatrix()).toEqual(before);
  });
});

describe('the list of users', () => {
  test.each(actors)('B06 %s searches and counts it only with manage_users', async (actor) => {
    const client = await as(actor);
    const [list, count] = await Promise.all([
      client.rpc('search_users', {}),
      client.rpc('count_users', {}),
    ]);
    if (managers.includes(actor)) {
      expect(list.data?.length).toBeGreaterThan(0);
      expect(count.data).toBeGreaterThan(0);
      return;
    }
    expect([list.error?.code, count.error?.code]).toEqual(['42501', '42501']);
    if (actor !== 'anon') {
      expect(list.error?.message).toBe("You don't have permission to manage users");
    }
  });

  test('F01 a term is text, and finds by name and by address, whatever the case', async () => {
    const person = await newStaff('content', '100% Wool_Silk (a,b)');
    const admin = await as('admin');
    const ids = async (term: string) =>
      (await admin.rpc('search_users', { term })).data?.map(({ id }) => id) ?? [];
    for (const term of ['100%', 'wool_silk', '(a,B)', person.email.toUpperCase()]) {
      expect(await ids(term), term).toEqual([person.id]);
    }
    for (const term of ['100_', 'wool%silk', '),or(id.neq.0', '\\']) {
      expect(await ids(term), term).toEqual([]);
    }
    expect((await admin.rpc('count_users', { term: 'wool_silk' })).data).toBe(1);
  });

  test('those who wait, and those of a role, newest first, page by page', async () => {
    const first = await newSelf();
    const second = await newSelf();
    const admin = await as('admin');
    const { data } = await admin.rpc('search_users', { in_state: 'waiting', page_size: 2 });
    expect(data?.map(({ id }) => id)).toEqual([second.id, first.id]);
    const next = await admin.rpc('search_users', {
      in_state: 'waiting',
      page_size: 1,
      page_offset: 1,
    });
    expect(next.data).toMatchObject([{ id: first.id, is_approved: false, permissions: [] }]);
    const roles = await admin.rpc('search_users', { in_role: 'marketing' });
    expect(new Set(roles.data?.map(({ role }) => role))).toEqual(new Set(['marketing']));
  });
});
