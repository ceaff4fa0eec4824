import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { campaignLimits, linkLimits } from '@/config/campaign-limits';
import { turningTexts, unseenTexts } from '@/lib/hidden-text-examples';
import { ownTargets, refusedTargets, webTargets } from '@/lib/link-target-examples';
import { insertion, type Planned } from '../support/campaign-rows';
import { campaignContents, type CampaignKind } from '../support/campaigns';
import { Mechanisms, type Outcome } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const button = campaignContents.bar.primary;
const promo = { text: 'Two seats left', href: '/courses' };

/** As somebody of the marketing team. */
function plan(planned: Planned = {}): Promise<Outcome> {
  const { sql, values } = insertion(planned);
  return rules.as('marketing', sql, values);
}

/** Past the rules that say what is wrong: the checks of the table alone. */
function store(planned: Planned): Promise<Outcome> {
  const { sql, values } = insertion(planned);
  return rules.attempt(sql, values);
}

async function planned(values: Planned): Promise<string> {
  const outcome = await plan(values);
  if (!Array.isArray(outcome)) throw new Error(outcome.message);
  return String(outcome[0]?.['id']);
}

interface Running {
  readonly now: string;
  readonly ask_again_at: string;
  readonly shown: Partial<
    Record<CampaignKind, { content: unknown; utm_campaign: string; ends_at: string | null }>
  >;
}

async function running(): Promise<Running> {
  const outcome = await rules.as(null, 'select public.running_campaigns() as answer');
  if (!Array.isArray(outcome)) throw new Error(outcome.message);
  return outcome[0]?.['answer'] as Running;
}

const minutesLeft = ({ now, ask_again_at: again }: Running) =>
  Math.round((Date.parse(again) - Date.parse(now)) / 60_000);

const textOf = (name: string) => ({ promos: [{ text: name, href: '/' }] });

describe('what a campaign may show', () => {
  test.each([...ownTargets, ...webTargets])('%j is a link', async (href) => {
    expect(await plan({ content: { promos: [{ text: 'a', href }] } })).toHaveLength(1);
    expect(
      await plan({ kind: 'bar', content: { primary: { label: 'a', href }, secondary: button } }),
    ).toHaveLength(1);
  });

  test.each(refusedTargets)('N50 %j is none, with a sentence and without', async (href) => {
    const content = { promos: [promo, { text: 'a', href }] };
    expect(await plan({ content })).toMatchObject({
      code: '23514',
      hint: 'promos.1.href',
      message: expect.stringMatching(/^The link/),
    });
    await rules.dropGuards();
    expect(await store({ content })).toMatchObject({
      code: '23514',
      message: expect.stringContaining('campaigns_content_form'),
    });
  });

  test.each([
    ['ticker', {}, 'content'],
    ['ticker', [], 'content'],
    ['ticker', 'x', 'content'],
    ['ticker', { promos: [] }, 'promos'],
    ['ticker', { promos: Array(campaignLimits.promos + 1).fill(promo) }, 'promos'],
    ['ticker', { promos: 'x' }, 'content'],
    ['ticker', { promos: [promo], more: 1 }, 'content'],
    ['ticker', { promos: [{ ...promo, style: 'x' }] }, 'promos.0'],
    ['ticker', { promos: ['x'] }, 'promos.0'],
    ['ticker', { promos: [{ href: '/' }] }, 'promos.0.text'],
    ['ticker', { promos: [{ ...promo, text: 1 }] }, 'promos.0.text'],
    ['ticker', { promos: [{ ...promo, text: 'a\nb' }] }, 'promos.0.text'],
    ['ticker', { promos: [{ ...promo, text: ' a' }] }, 'promos.0.text'],
    [
      'ticker',
      { promos: [{ ...promo, text: 'a'.repeat(campaignLimits.promo + 1) }] },
      'promos.0.text',
    ],
    ['popup', { title: 'a', text: 'b' }, 'recordedAs'],
    ['popup', { ...campaignContents.popup, title: '' }, 'title'],
    [
      'popup',
      { ...campaignContents.popup, title: 'a'.repeat(campaignLimits.popupTitle + 1) },
      'title',
    ],
    [
      'popup',
      { ...campaignContents.popup, text: 'a'.repeat(campaignLimits.popupText + 1) },
      'text',
    ],
    [
      'popup',
      { ...campaignContents.popup, recordedAs: 'a'.repeat(campaignLimits.recordedAs + 1) },
      'recordedAs',
    ],
    ['bar', { primary: button }, 'secondary'],
    [
      'bar',
      { primary: button, secondary: { ...button, label: 'a'.repeat(campaignLimits.label + 1) } },
      'secondary.label',
    ],
    ['bar', { primary: { ...button, onclick: 'x' }, secondary: button }, 'primary'],
    ['ticker', { promos: [promo], padding: 'a'.repeat(20_000) }, 'content'],
    ['popup', campaignContents.bar, 'content'],
    ['banner', campaignContents.ticker, 'content'],
  ])('a %s of %j is refused at %s', async (kind, content, hint) => {
    expect(await plan({ kind, content })).toMatchObject({ code: '23514', hint });
    await rules.dropGuards();
    expect(await store({ kind, content })).toMatchObject({ code: '23514' });
  });

  test('each text ends at its limit', async () => {
    const of = (length: number) => 'a'.repeat(length);
    const { promos, promo: text, popupTitle, popupText, recordedAs, label } = campaignLimits;
    const contents: Record<CampaignKind, unknown> = {
      ticker: { promos: Array(promos).fill({ ...promo, text: of(text) }) },
      popup: { title: of(popupTitle), text: of(popupText), recordedAs: of(recordedAs) },
      bar: { primary: { ...button, label: of(label) }, secondary: button },
    };
    for (const [kind, content] of Object.entries(contents))
      expect(await plan({ kind, content, name: of(campaignLimits.name) }), kind).toHaveLength(1);
  });

  test('N51 hidden characters are refused in every text', async () => {
    for (const [, text] of [...unseenTexts, ...turningTexts]) {
      const contents: Record<string, unknown> = {
        ticker: { promos: [{ ...promo, text }] },
        popup: { ...campaignContents.popup, recordedAs: text },
        bar: { primary: { ...button, label: text }, secondary: button },
      };
      for (const [kind, content] of Object.entries(contents))
        expect(await plan({ kind, content }), kind).toMatchObject({ code: '23514' });
      expect(await plan({ name: text })).toMatchObject({ code: '23514' });
    }
  });

  test.each([
    [{ name: '' }, 'campaigns_name_length'],
    [{ utm: 'Diwali' }, 'campaigns_utm_campaign_form'],
    [{ utm: 'a'.repeat(linkLimits.utm + 1) }, 'campaigns_utm_campaign_form'],
    [{ status: 'published' }, 'campaigns_status_known'],
    [{ starts: "'1999-01-01'" }, 'campaigns_starts_within_reason'],
    [{ starts: "'infinity'", ends: 'null' }, 'campaigns_starts_within_reason'],
    [{ ends: "'infinity'" }, 'campaigns_ends_after_start'],
    [{ ends: "now() - interval '2 hours'" }, 'The end lies before the start'],
  ])('%j is refused: %s', async (values, problem) => {
    expect(await plan(values)).toMatchObject({
      code: '23514',
      message: expect.stringContaining(problem),
    });
  });
});

describe('what runs', () => {
  test('N48 visitors read what runs now and nothing else: no draft, no plan, no end', async () => {
    await plan({ content: textOf('draft'), status: 'draft' });
    await plan({ content: textOf('planned'), starts: "now() + interval '10 minutes'" });
    await plan({ content: textOf('ended'), ends: "now() - interval '1 second'" });
    expect((await running()).shown).toEqual({});
    await plan({ content: textOf('running'), utm: 'monday' });
    const answer = await running();
    expect(JSON.stringify(answer)).not.toMatch(/draft|planned|ended/);
    expect(answer.shown.ticker).toMatchObject({
      content: textOf('running'),
      utm_campaign: 'monday',
    });
    expect(Object.keys(answer.shown.ticker ?? {}).sort()).toEqual([
      'content',
      'ends_at',
      'utm_campaign',
    ]);
    for (const account of [null, 'seo', 'admin', 'waiting'] as const) {
      const rows = await rules.as(account, 'select * from public.campaigns');
      expect(Array.isArray(rows) ? rows : rows.code).toEqual(account === null ? '42501' : []);
    }
  });

  test('N48 a plan shows itself by nothing but the moment to ask again, a quarter of an hour before', async () => {
    expect(minutesLeft(await running())).toBe(15);
    await plan({ starts: "now() + interval '16 minutes'" });
    expect(minutesLeft(await running())).toBe(15);
    await plan({ starts: "now() + interval '10 minutes'" });
    expect(minutesLeft(await running())).toBe(10);
    await plan({ ends: "now() + interval '4 minutes'" });
    expect(minutesLeft(await running())).toBe(4);
  });

  test('N49 of two at once the one that began last is shown, and afterwards the other one again', async () => {
    await plan({ content: textOf('long'), starts: "now() - interval '9 days'", ends: 'null' });
    const short = await planned({ content: textOf('short') });
    await plan({ kind: 'bar', ends: 'null' });
    const shown = async () => JSON.stringify((await running()).shown.ticker?.content);
    expect(await shown()).toContain('short');
    const list =
      'select name, is_shown from public.search_campaigns(by_kind => $1) order by starts_at';
    expect(await rules.as('marketing', list, ['ticker'])).toMatchObject([
      { is_shown: false },
      { is_shown: true },
    ]);
    expect(await rules.as('marketing', 'select public.end_campaign($1) as ended', [short])).toEqual(
      [{ ended: true }],
    );
    expect(await shown()).toContain('long');
    expect(await rules.as('marketing', 'select public.end_campaign($1) as ended', [short])).toEqual(
      [{ ended: false }],
    );
    expect((await running()).shown.bar).toMatchObject({ ends_at: null });
  });

  test('what began at the same moment is shown by the later creation, the same for everybody', async () => {
    await plan({ content: textOf('first') });
    await rules.query("update public.campaigns set created_at = now() - interval '1 day'");
    await plan({ content: textOf('second') });
    expect(JSON.stringify((await running()).shown)).toContain('second');
  });

  test('an end is by the clock of the database, and a version of its own', async () => {
    const id = await planned({ ends: 'null' });
    await rules.as('marketing', 'select public.end_campaign($1)', [id]);
    const row = 'select ends_at = now() as is_now, version, updated_by_name from public.campaigns';
    expect(await rules.query(row)).toEqual([
      { is_now: true, version: 2, updated_by_name: 'marketing' },
    ]);
    const later = await planned({ starts: "now() + interval '1 day'", ends: 'null' });
    expect(await rules.as('marketing', 'select public.end_campaign($1) as ended', [later])).toEqual(
      [{ ended: false }],
    );
  });
});

test('what is planned and what is set to run stands in the activity log', async () => {
  const id = await planned({ status: 'draft' });
  await rules.as('marketing', "update public.campaigns set status = 'active'");
  await rules.as('marketing', "update public.campaigns set name = 'Tuesday'");
  const log =
    'select type, title, actor_name from public.activity_log where subject_id = $1 order by id';
  expect(await rules.query(log, [id])).toEqual([
    { type: 'campaign_created', title: 'Monday', actor_name: 'marketing' },
    { type: 'campaign_scheduled', title: 'Monday', actor_name: 'marketing' },
  ]);
});

test('N53 of two who save the same version, the later one is told', async () => {
  const id = await planned({});
  const save = (account: 'marketing' | 'super_admin', name: string) =>
    rules.as(
      account,
      'update public.campaigns set name = $2 where id = $1 and version = 1 returning version',
      [id, name],
    );
  expect(await save('marketing', 'A')).toEqual([{ version: 2 }]);
  expect(await save('super_admin', 'B')).toEqual([]);
});
