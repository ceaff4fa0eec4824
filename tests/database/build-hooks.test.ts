import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { badHooks, goodHooks } from '@/features/settings/build-hook-examples';
import { actors, as, newStaff, owner, type Actor } from '../support/database-actors';
import { isRefused } from '../support/database-arrange';
import { Mechanisms } from '../support/database-mechanisms';

const managers: readonly Actor[] = ['admin', 'super_admin'];
const secret = 'https://api.netlify.com/build_hooks/secret';

async function storedHook() {
  const { data, error } = await owner().from('build_hooks').select('*').single();
  if (error) throw error;
  return data;
}

const resetHook = async () => {
  await owner().from('build_hooks').update({ address: secret }).eq('id', true);
};

describe('N34 the address of the build hook', () => {
  beforeEach(resetHook);
  afterEach(async () => {
    await owner().from('build_hooks').update({ address: '' }).eq('id', true);
  });

  test.each(actors)('%s learns it only with manage_settings', async (actor) => {
    const client = await as(actor);
    const answers = [
      await client.from('build_hooks').select('address'),
      await client.from('build_hooks').select('id').like('address', 'https://%'),
      await client.from('build_hooks').select('id').neq('address', ''),
    ];
    for (const answer of answers) {
      if (managers.includes(actor)) expect(answer.data).toHaveLength(1);
      else expect(isRefused(answer)).toBe(true);
      if (!managers.includes(actor)) expect(JSON.stringify(answer)).not.toContain('netlify');
    }
  });

  test.each(actors)(
    '%s changes it only with manage_settings, and is told no more',
    async (actor) => {
      const before = await storedHook();
      const answer = await (
        await as(actor)
      )
        .from('build_hooks')
        .update({ address: 'https://ci.example/hook' })
        .eq('id', true)
        .select('address,version,updated_by_name');
      if (managers.includes(actor)) {
        expect(answer.data).toMatchObject([
          { address: 'https://ci.example/hook', version: before.version + 1 },
        ]);
        expect(answer.data?.[0]?.updated_by_name).toBeTruthy();
      } else {
        expect(answer.error?.code).toBe('42501');
        expect(JSON.stringify(answer)).not.toContain('netlify');
        expect(await storedHook()).toEqual(before);
      }
    },
  );

  test('A05 is closed at once to somebody whose rights were withdrawn', async () => {
    const person = await newStaff('admin');
    const read = () => person.client.from('build_hooks').select('address');
    expect((await read()).data).toEqual([{ address: secret }]);
    await owner().from('user_profiles').update({ role: 'marketing' }).eq('id', person.id);
    expect((await read()).data).toEqual([]);
    const { error } = await person.client
      .from('build_hooks')
      .update({ address: '' })
      .eq('id', true);
    expect(error?.message).toBe("You don't have permission to manage settings");
    expect(await storedHook()).toMatchObject({ address: secret });
  });

  test.each(managers)('%s adds and deletes no row', async (actor) => {
    const client = await as(actor);
    const added = await client.from('build_hooks').insert({ id: false });
    const removed = await client.from('build_hooks').delete().eq('id', true);
    expect([added.error?.code, removed.error?.code]).toEqual(['42501', '42501']);
    expect(await storedHook()).toMatchObject({ address: secret });
  });

  test.each([
    { version: 99 },
    { updated_at: '2001-01-01' },
    { updated_by_name: 'Somebody else' },
    { id: true },
  ])('%j is the server’s', async (change) => {
    const { error } = await (await as('admin')).from('build_hooks').update(change).eq('id', true);
    expect(error?.code).toBe('42501');
  });

  test('is an https address with nothing that could be more, as the form has it', async () => {
    const admin = await as('admin');
    const codeOf = async (address: string) =>
      (await admin.from('build_hooks').update({ address }).eq('id', true)).error?.code;
    for (const address of goodHooks) expect(await codeOf(address), address).toBeUndefined();
    for (const address of badHooks) expect(await codeOf(address), address).toBe('23514');
  });

  test('G01 who saves over a version that is gone changes nothing', async () => {
    const { version } = await storedHook();
    const admin = await as('admin');
    const save = (address: string) =>
      admin
        .from('build_hooks')
        .update({ address })
        .eq('id', true)
        .eq('version', version)
        .select('address');
    expect((await save('https://ci.example/1')).data).toEqual([
      { address: 'https://ci.example/1' },
    ]);
    expect((await save('https://ci.example/2')).data).toEqual([]);
    expect(await storedHook()).toMatchObject({ address: 'https://ci.example/1' });
  });
});

describe('N34 each mechanism alone keeps the build hook', () => {
  let rules: Mechanisms;
  const change = "update public.build_hooks set address = 'https://ci.example/1' returning address";
  const changed = [{ address: 'https://ci.example/1' }];
  const read = 'select address from public.build_hooks';

  beforeAll(async () => {
    rules = await Mechanisms.open();
  });
  beforeEach(() => rules.begin());
  afterEach(() => rules.forget());
  afterAll(() => rules.close());

  test('guards, of the statement and of the row', async () => {
    await rules.dropPolicies();
    await rules.grantEverything();
    expect(await rules.as('marketing', change)).toMatchObject({ code: '42501' });
    await rules.query(
      'alter table public.build_hooks disable trigger build_hooks_01_require_permission',
    );
    expect(await rules.as('marketing', change)).toMatchObject({ code: '42501' });
    expect(await rules.as('admin', change)).toEqual(changed);
  });

  test('policies', async () => {
    await rules.grantEverything();
    await rules.dropGuards();
    for (const account of ['marketing', 'waiting'] as const) {
      expect(await rules.as(account, read), account).toEqual([]);
      expect(await rules.as(account, change), account).toEqual([]);
      // Without a word about what is there, which the policy for reading would keep to itself.
      expect(await rules.as(account, "update public.build_hooks set address = ''")).toEqual([]);
    }
    expect(await rules.as('admin', change)).toEqual(changed);
  });

  test('the table holds one row', async () => {
    expect(await rules.attempt('insert into public.build_hooks (id) values (false)')).toMatchObject(
      { code: '23514' },
    );
  });
});
