import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';
import { sentForm, type FormKind } from '../support/submissions';
import { Visits } from '../support/submission-visits';

let rules: Mechanisms;
let visits: Visits;

beforeAll(async () => {
  rules = await Mechanisms.open();
  visits = new Visits(rules);
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

type Touch = Readonly<Record<string, string>>;

const came = (utm_campaign: string, utm_source = 'newsletter', path = '/courses'): Touch => ({
  path,
  utm_source,
  utm_medium: 'email',
  utm_campaign,
});

async function lead(first: Touch, last: Touch = first, kind: FormKind = 'course-application') {
  const { id } = await visits.submit(sentForm(kind, { source: { first, last } }));
  return id;
}

interface Figures {
  readonly leads: number;
  readonly by_campaign: readonly object[];
  readonly by_source: readonly object[];
  readonly by_course: readonly object[];
}

async function figures(parameters = ''): Promise<Figures> {
  const outcome = await rules.as(
    'marketing',
    `select public.campaign_leads(${parameters}) as answer`,
  );
  if (!Array.isArray(outcome)) throw new Error(outcome.message);
  return outcome[0]?.['answer'] as Figures;
}

test('leads are counted by the first and by the last visit, whatever the case of the words', async () => {
  await lead(came('monday'));
  await lead(came('monday', 'instagram'), came('Diwali '));
  await lead({ path: '/', referrer: 'google.com' }, { path: '/' }, 'contact-message');
  const answer = await figures();
  expect(answer.leads).toBe(3);
  expect(answer.by_campaign).toEqual([
    { key: 'monday', last: 1, first: 2 },
    { key: 'diwali', last: 1, first: 0 },
  ]);
  expect(answer.by_source).toEqual([
    { key: 'newsletter', last: 2, first: 1 },
    { key: 'google.com', last: 1, first: 1 },
    { key: 'instagram', last: 0, first: 1 },
  ]);
  expect(answer.by_course).toEqual([{ key: 'data-science', last: 2, first: 2 }]);
});

test('of one campaign, since a moment', async () => {
  const early = await lead(came('monday'));
  await rules.query('alter table public.submissions disable trigger user');
  await rules.query(
    "update public.submissions set received_at = now() - interval '40 days' where id = $1",
    [early],
  );
  await lead(came('monday'), came('diwali'));
  await lead(came('diwali'));
  expect(await figures("campaign => 'Monday'")).toMatchObject({ leads: 1 });
  expect(await figures("campaign => 'monday', since => now() - interval '41 days'")).toMatchObject({
    leads: 2,
  });
  expect(await figures('days => 366')).toMatchObject({ leads: 3 });
  expect(await figures("campaign => 'unheard-of'")).toMatchObject({
    leads: 0,
    by_campaign: [],
    by_source: [],
  });
});

test('spam, what was replaced and what was erased counts for nothing', async () => {
  const spam = await lead(came('monday'));
  await rules.as('marketing', "update public.submissions set stage = 'spam' where id = $1", [spam]);
  await visits.submit(
    sentForm('contact-message', {
      source: { first: came('monday'), last: came('monday') },
      website: 'x',
    }),
  );
  const first = await visits.submit(
    sentForm('job-application', { source: { last: came('monday') } }),
  );
  await visits.erase(
    await visits.submit(sentForm('course-application', { source: { last: came('monday') } })),
  );
  await visits.submit(
    sentForm('job-application', {
      source: { last: came('monday') },
      replaces: { id: first.id, receipt: first.receipt },
    }),
  );
  expect((await figures()).by_campaign).toEqual([{ key: 'monday', last: 1, first: 0 }]);
});

test('N52 what a stranger writes into a link is a name among others: bounded, never more than fifty', async () => {
  for (let number = 0; number < 52; number += 1)
    await lead(came(`<b>${String(number)}</b>${'x'.repeat(150)}`));
  await lead(came('monday'));
  await lead(came('monday'));
  const answer = await figures();
  expect(answer.by_campaign).toHaveLength(50);
  expect(answer.by_campaign[0]).toEqual({ key: 'monday', last: 2, first: 2 });
});

async function addCampaign(kind: string, content: object, utm: string): Promise<void> {
  const sql = `insert into public.campaigns (name, kind, content, starts_at, status, utm_campaign)
    values ('C', $1, $2, now() - interval '1 day', 'active', $3)`;
  await rules.as('marketing', sql, [kind, JSON.stringify(content), utm]);
}

test('a campaign’s row says what it brought since its start, each lead once', async () => {
  await addCampaign('ticker', { promos: [{ text: 'a', href: '/' }] }, 'monday');
  await lead(came('monday'));
  await lead(came('monday'), came('diwali'));
  const early = await lead(came('monday'));
  await rules.query('alter table public.submissions disable trigger user');
  await rules.query(
    "update public.submissions set received_at = now() - interval '2 days' where id = $1",
    [early],
  );
  const list = "select leads::int, state, is_shown from public.search_campaigns(tab => 'running')";
  expect(await rules.as('marketing', list)).toEqual([
    { leads: 2, state: 'running', is_shown: true },
  ]);
  const count =
    "select public.count_campaigns('MON') as found, public.count_campaigns('', 'ended') as ended";
  expect(await rules.as('marketing', count)).toEqual([{ found: 1, ended: 0 }]);
});

test('a link’s row says what it brought, by every one of its names and its path', async () => {
  const add = `insert into public.campaign_links (name, target, utm_source, utm_medium, utm_campaign, utm_content)
    values ('L', $1, 'newsletter', 'email', 'monday', $2)`;
  await rules.as('marketing', add, ['/courses#all', '']);
  await rules.as('marketing', add, ['/courses', 'foot']);
  await lead(came('monday'));
  await lead(came('monday'), { path: '/' });
  await lead(came('Monday', 'Newsletter'));
  await lead(came('monday', 'instagram'));
  await lead(came('monday', 'newsletter', '/about'));
  await lead({ ...came('monday'), utm_content: 'foot' });
  const list =
    "select utm_content, leads::int from public.search_campaign_links(by_campaign => 'monday') order by 1";
  expect(await rules.as('marketing', list)).toEqual([
    { utm_content: '', leads: 3 },
    { utm_content: 'foot', leads: 1 },
  ]);
  expect(
    await rules.as('marketing', "select public.count_campaign_links('foot') as found"),
  ).toEqual([{ found: 1 }]);
});

test('a popup’s row counts the registrations under its name', async () => {
  await addCampaign('popup', { title: 'a', text: 'b', recordedAs: 'Mentor evening' }, '');
  for (const webinarTitle of ['Mentor evening', 'Another'])
    await visits.submit(
      sentForm('webinar-popup', { id: randomUUID(), subject: '', details: { webinarTitle } }),
    );
  const count = 'select public.popup_registrations(id) as registrations from public.campaigns';
  expect(await rules.as('marketing', count)).toEqual([{ registrations: 1 }]);
  expect(
    await rules.as('seo', 'select public.popup_registrations($1)', [randomUUID()]),
  ).toMatchObject({ code: '42501' });
});
