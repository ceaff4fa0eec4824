import { newCampaign, newLink } from './campaigns';
import { actors, owner } from './database-actors';
import type { Arranged, MatrixCase } from './database-arrange';
import { stored } from './database-rows';

const managers = ['marketing', 'super_admin'] as const;

const tables = { campaigns: newCampaign, campaign_links: newLink } as const;

type Table = keyof typeof tables;

async function withRow(table: Table, use: (id: string) => Arranged['attempt']): Promise<Arranged> {
  const row = tables[table]();
  const { error } = await owner()
    .from(table)
    .insert(row as never);
  if (error) throw new Error(error.message);
  return {
    attempt: use(row.id),
    stored: () => stored(table, 'id', row.id),
    cleanUp: () => owner().from(table).delete().eq('id', row.id),
  };
}

function withNewRow(table: Table): Arranged {
  const row = tables[table]();
  return {
    attempt: (client) =>
      client
        .from(table)
        .insert(row as never)
        .select('id'),
    stored: () => stored(table, 'id', row.id),
    cleanUp: () => owner().from(table).delete().eq('id', row.id),
  };
}

function casesOf(table: Table, noun: string): MatrixCase[] {
  const change = { title: `change a ${noun}`, cases: 'A03 A05', allowed: managers };
  return [
    {
      ...change,
      title: `read a ${noun}`,
      cases: 'A04 A05 N48',
      isRead: true,
      arrange: () => withRow(table, (id) => (client) => client.from(table).select().eq('id', id)),
    },
    { ...change, title: `plan a ${noun}`, arrange: () => withNewRow(table) },
    {
      ...change,
      arrange: () =>
        withRow(
          table,
          (id) => (client) =>
            client.from(table).update({ name: 'Other' }).eq('id', id).select('id'),
        ),
    },
    {
      ...change,
      title: `delete a ${noun}`,
      arrange: () =>
        withRow(table, (id) => (client) => client.from(table).delete().eq('id', id).select('id')),
    },
  ];
}

/** What only those may call who manage campaigns. */
const calls = {
  'search campaigns': 'search_campaigns',
  'count campaigns': 'count_campaigns',
  'count the tabs of campaigns': 'count_campaign_tabs',
  'search links': 'search_campaign_links',
  'count links': 'count_campaign_links',
  'read the names of earlier links': 'utm_names',
  'read leads by campaign': 'campaign_leads',
} as const;

export const campaignMatrix: readonly MatrixCase[] = [
  ...casesOf('campaigns', 'campaign'),
  ...casesOf('campaign_links', 'link'),
  {
    cases: 'A03 A05',
    title: 'turn a campaign into one of another kind',
    allowed: [],
    arrange: () =>
      withRow(
        'campaigns',
        (id) => (client) =>
          client.from('campaigns').update({ kind: 'bar' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'lead a link that was given out elsewhere',
    allowed: [],
    arrange: () =>
      withRow(
        'campaign_links',
        (id) => (client) =>
          client.from('campaign_links').update({ target: '/about' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'end a campaign',
    allowed: managers,
    arrange: () =>
      withRow('campaigns', (id) => async (client) => {
        const { data, error } = await client.rpc('end_campaign', { campaign_id: id });
        return { data: data === true ? [data] : [], error };
      }),
  },
  {
    cases: 'A04 A05',
    title: 'see what runs',
    allowed: actors,
    isRead: true,
    arrange: () =>
      withRow('campaigns', () => async (client) => {
        const { data, error } = await client.rpc('running_campaigns');
        return { data: JSON.stringify(data).includes('Two seats left') ? [data] : [], error };
      }),
  },
  ...Object.entries(calls).map(([title, name]): MatrixCase => ({
    cases: 'A04 A05',
    title,
    allowed: managers,
    isRead: true,
    arrange: () =>
      withRow('campaigns', () => async (client) => {
        const { data, error } = await client.rpc(name);
        return { data: error ? [] : [data], error };
      }),
  })),
];
