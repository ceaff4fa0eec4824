import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkLimits } from '@/config/campaign-limits';
import { ownTargets, refusedTargets, webTargets } from '@/lib/link-target-examples';
import { insertion, type Planned } from '../support/campaign-rows';
import { Mechanisms, type Outcome } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

/** As somebody of the marketing team. */
function plan(planned: Planned = {}): Promise<Outcome> {
  const { sql, values } = insertion(planned);
  return rules.as('marketing', sql, values);
}

const link = (values: Record<string, string> = {}) => {
  const row = {
    name: 'Letter',
    target: '/courses',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'monday',
    utm_content: '',
    utm_term: '',
    ...values,
  };
  const keys = Object.keys(row);
  return rules.as(
    'marketing',
    `insert into public.campaign_links (${keys.join(', ')}) values (${keys.map((_, at) => `$${String(at + 1)}`).join(', ')}) returning id`,
    Object.values(row),
  );
};

describe('links', () => {
  test.each(ownTargets.filter((target) => !target.includes('utm_')))(
    'lead to %j',
    async (target) => {
      expect(await link({ target })).toHaveLength(1);
    },
  );

  test.each([...refusedTargets, ...webTargets, '/courses?utm_source=x'])(
    'N50 do not lead to %j',
    async (target) => {
      expect(await link({ target })).toMatchObject({ code: '23514' });
    },
  );

  test.each(['', ' ', 'x'.repeat(linkLimits.name + 1), 'Letter\u202e'])(
    'are not called %j',
    async (name) => {
      expect(await link({ name })).toMatchObject({ code: '23514' });
    },
  );

  test.each(['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'])(
    '%s is a name of lower case, digits and hyphens',
    async (field) => {
      const { utm } = linkLimits;
      for (const name of [
        'Newsletter',
        'a b',
        '-a',
        'a--b',
        'ä',
        'a'.repeat(utm + 1),
        'a&b=c',
        'a#b',
      ])
        expect(await link({ [field]: name }), name).toMatchObject({ code: '23514' });
      expect(await link({ [field]: 'a'.repeat(utm) })).toHaveLength(1);
    },
  );

  test('one address is one link', async () => {
    expect(await link()).toHaveLength(1);
    expect(await link({ name: 'Again' })).toMatchObject({ code: '23505' });
    expect(await link({ utm_content: 'foot' })).toHaveLength(1);
  });

  test('names of earlier links are remembered', async () => {
    await link();
    await link({ utm_source: 'instagram', utm_medium: 'social' });
    await plan({ utm: 'diwali' });
    expect(await rules.as('marketing', 'select public.utm_names() as names')).toEqual([
      {
        names: {
          sources: ['instagram', 'newsletter'],
          media: ['email', 'social'],
          campaigns: ['diwali', 'monday'],
        },
      },
    ]);
  });
});

describe('N20 guards alone, with every column granted and no policy', () => {
  beforeEach(async () => {
    await plan();
    await link();
    await rules.grantEverything();
    await rules.dropPolicies();
  });

  test.each(['seo', 'admin', 'waiting', 'content'] as const)(
    '%s plans, changes and deletes nothing',
    async (account) => {
      const { sql, values } = insertion({});
      expect(await rules.as(account, sql, values)).toMatchObject({ code: '42501' });
      for (const table of ['campaigns', 'campaign_links']) {
        expect(await rules.as(account, `update public.${table} set name = 'x'`)).toMatchObject({
          code: '42501',
        });
        expect(await rules.as(account, `delete from public.${table}`)).toMatchObject({
          code: '42501',
        });
      }
      expect(
        await rules.as(account, 'select public.end_campaign(id) from public.campaigns'),
      ).toMatchObject({ code: '42501' });
    },
  );

  test.each([
    ['campaigns', "kind = 'bar'", 'A campaign keeps its kind'],
    ['campaign_links', "target = '/about'", 'A link that was given out keeps its address'],
    ['campaign_links', "utm_campaign = 'other'", 'A link that was given out keeps its address'],
  ])('nobody changes %s set %s', async (table, change, message) => {
    expect(await rules.as('super_admin', `update public.${table} set ${change}`)).toEqual({
      code: '42501',
      message,
    });
  });

  test('stamps are the server’s', async () => {
    const forged =
      "update public.campaigns set version = 9, created_at = '2001-01-01', created_by = null, updated_by_name = 'x'";
    const seen =
      "returning version, created_at > '2002-01-01' as kept, created_by is not null as owned, updated_by_name";
    expect(await rules.as('marketing', `${forged} ${seen}`)).toEqual([
      { version: 2, kept: true, owned: true, updated_by_name: 'marketing' },
    ]);
  });
});

describe('N20 policies alone, with every column granted and no guard', () => {
  test.each(['seo', 'admin', 'waiting', null] as const)(
    '%s reads and changes nothing',
    async (account) => {
      await plan();
      await link();
      await rules.grantEverything();
      await rules.dropGuards();
      const { sql, values } = insertion({});
      expect(await rules.as(account, sql, values)).toMatchObject({ code: '42501' });
      for (const table of ['campaigns', 'campaign_links']) {
        expect(await rules.as(account, `select id from public.${table}`)).toEqual([]);
        expect(
          await rules.as(account, `update public.${table} set name = 'x' returning id`),
        ).toEqual([]);
        expect(await rules.as(account, `delete from public.${table} returning id`)).toEqual([]);
        // Without a word about what is there, which the policy for reading would keep to itself.
        for (const sql of [`update public.${table} set name = 'x'`, `delete from public.${table}`])
          expect(await rules.as(account, sql)).toEqual([]);
        expect(await rules.query(`select id from public.${table} where name <> 'x'`)).toHaveLength(
          1,
        );
      }
      expect(
        await rules.as('marketing', "update public.campaigns set name = 'x' returning name"),
      ).toEqual([{ name: 'x' }]);
    },
  );
});
