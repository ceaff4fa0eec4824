import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';
import { sentForm, type FormKind } from '../support/submissions';
import { Desk, Visits } from '../support/submission-visits';

let rules: Mechanisms;
let visits: Visits;
let desk: Desk;

beforeAll(async () => {
  rules = await Mechanisms.open();
  visits = new Visits(rules);
  desk = new Desk(rules);
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const sent = (kind: FormKind, changes: Record<string, unknown> = {}) =>
  visits.submit(sentForm(kind, changes));

describe('stages', () => {
  const steps = ['submitted', 'under-review', 'shortlisted', 'interview', 'hired'];

  test('a job application moves one step forward, back to any, and to rejected from any', async () => {
    const { id } = await sent('job-application');
    for (const [place, from] of steps.entries()) {
      for (const to of [...steps, 'rejected']) {
        await rules.query('alter table public.submissions disable trigger user');
        await rules.query('update public.submissions set stage = $1', [from]);
        await rules.query('alter table public.submissions enable trigger user');
        const mayMove = to === 'rejected' || steps.indexOf(to) <= place + 1;
        const answer = await desk.move(id, to);
        expect(Array.isArray(answer), `${from} to ${to}`).toBe(mayMove);
        if (!mayMove)
          expect(answer).toMatchObject({
            code: '22023',
            message: expect.stringMatching(/one step/),
          });
      }
    }
  });

  test('from rejected it comes back, but is not hired; what was taken for a robot starts again', async () => {
    const { id } = await sent('job-application');
    await desk.move(id, 'rejected');
    expect(await desk.move(id, 'hired')).toMatchObject({ code: '22023' });
    expect(await desk.move(id, 'interview')).toHaveLength(1);
    expect(await desk.move(id, 'spam')).toHaveLength(1);
    expect(await desk.move(id, 'interview')).toMatchObject({ code: '22023' });
    expect(await desk.move(id, 'submitted')).toHaveLength(1);
    expect(await desk.move(id, 'contacted')).toMatchObject({ code: '22023' });
  });

  test('other leads move freely, in their own stages', async () => {
    const { id } = await sent('course-application');
    expect(await desk.move(id, 'enrolled')).toEqual([{ version: 2 }]);
    expect(await desk.move(id, 'new')).toEqual([{ version: 3 }]);
    for (const stage of ['interview', 'unheard-of', ''])
      expect(await desk.move(id, stage)).toMatchObject({ code: '22023' });
    expect(await desk.events(id)).toEqual([
      ['received', '', {}],
      ['stage', 'marketing', { from: 'new', to: 'enrolled' }],
      ['stage', 'marketing', { from: 'enrolled', to: 'new' }],
    ]);
  });

  test('N30 of two staff who change the same stage, the later one is told by the version', async () => {
    const { id } = await sent('course-application');
    const change = (account: 'marketing' | 'super_admin', stage: string) =>
      rules.as(
        account,
        'update public.submissions set stage = $2 where id = $1 and version = 1 returning version',
        [id, stage],
      );
    expect(await change('marketing', 'contacted')).toEqual([{ version: 2 }]);
    expect(await change('super_admin', 'closed')).toEqual([]);
    expect(await desk.row(id)).toMatchObject({ stage: 'contacted', version: 2 });
  });
});

describe('owners', () => {
  test('are people who may manage campaigns', async () => {
    const { id } = await sent('course-application');
    const { marketing, super_admin, editor, admin, waiting } = rules.accounts;
    expect(await desk.assign(id, marketing)).toHaveLength(1);
    expect(await desk.assign(id, super_admin)).toHaveLength(1);
    for (const person of [editor, admin, waiting, randomUUID()])
      expect(await desk.assign(id, person)).toMatchObject({ code: '22023' });
    expect(await desk.assign(id, null)).toHaveLength(1);
    expect((await desk.events(id)).slice(1)).toEqual([
      ['owner', 'marketing', { from: '', to: 'marketing' }],
      ['owner', 'marketing', { from: 'marketing', to: 'super_admin' }],
      ['owner', 'marketing', { from: 'super_admin', to: '' }],
    ]);
  });

  test('N29 an owner who lost the right reads and gets nothing more, and the lead can be handed over', async () => {
    const { id } = await sent('course-application');
    const { marketing, super_admin } = rules.accounts;
    await desk.assign(id, marketing);
    await rules.query("update public.user_profiles set role = 'seo' where id = $1", [marketing]);
    expect(await rules.as('marketing', 'select id from public.submissions')).toEqual([]);
    expect(await desk.move(id, 'closed')).toEqual([]);
    const hand = (owner: string) =>
      rules.as('super_admin', 'select outcome from public.change_submissions($1, null, $2)', [
        [id],
        owner,
      ]);
    expect(await rules.as('super_admin', 'select id from public.lead_owners()')).toEqual([
      { id: super_admin },
    ]);
    expect(await hand(super_admin)).toEqual([{ outcome: 'changed' }]);
    expect(await hand(marketing)).toEqual([{ outcome: 'refused' }]);
    expect(await desk.row(id)).toMatchObject({ owner_id: super_admin, stage: 'new' });
  });

  test('a deleted account leaves its leads without an owner, replaced and erased ones included', async () => {
    const { marketing } = rules.accounts;
    const one = await sent('course-application');
    const earlier = await sent('job-application');
    await desk.assign(one.id, marketing);
    await desk.assign(earlier.id, marketing);
    await desk.write(one.id, 'note', 'Wants the weekend');
    await sent('job-application', { replaces: { id: earlier.id, receipt: earlier.receipt } });
    await rules.query('delete from auth.users where id = $1', [marketing]);
    expect(await desk.row(one.id)).toMatchObject({ owner_id: null });
    expect(await desk.events(one.id)).toContainEqual([
      'note',
      'marketing',
      { text: 'Wants the weekend' },
    ]);
  });
});

describe('notes and replies', () => {
  test('the first reply stops the clock and moves a new lead', async () => {
    const { id } = await sent('course-application');
    expect(await desk.write(id, 'note', 'Rang, no answer')).toEqual([{ actor_name: 'marketing' }]);
    expect(await desk.row(id)).toMatchObject({ first_reply_at: null, stage: 'new', version: 1 });
    await desk.write(id, 'reply', '');
    const replied = await desk.row(id);
    expect(replied).toMatchObject({ stage: 'contacted', waits_until: null });
    await desk.write(id, 'reply', 'Again');
    expect((await desk.row(id))['first_reply_at']).toEqual(replied['first_reply_at']);
    await rules.query("update public.submissions set stage = 'qualified'");
    await desk.write(id, 'reply', 'A third time');
    expect(await desk.row(id)).toMatchObject({ stage: 'qualified' });
  });

  test('a reply to a job application leaves its status', async () => {
    const { id } = await sent('job-application');
    await desk.write(id, 'reply', 'Thank you');
    expect(await desk.row(id)).toMatchObject({ stage: 'submitted', waits_until: null });
  });

  test.each([
    ['note', ' ', '22023'],
    ['note', 7, '23514'],
    ['reply', 'x'.repeat(2001), '23514'],
    ['received', 'x', '42501'],
    ['erased', 'x', '42501'],
  ])('a %s of %j is refused', async (kind, text, code) => {
    const { id } = await sent('contact-message');
    expect(await desk.write(id, kind, text)).toMatchObject({ code });
    expect(await desk.events(id)).toHaveLength(1);
  });

  test('nobody changes or removes what is in the history', async () => {
    const { id } = await sent('contact-message');
    await desk.write(id, 'note', 'First');
    for (const change of [
      "update public.submission_events set detail = '{}'",
      'delete from public.submission_events',
    ])
      expect(await rules.as('super_admin', change)).toMatchObject({ code: '42501' });
    expect(await desk.events(id)).toHaveLength(2);
  });
});

test.each([
  'select * from public.search_submissions()',
  'select public.count_submissions()',
  'select public.count_lead_tabs()',
  'select * from public.other_submissions(gen_random_uuid())',
  'select * from public.lead_owners()',
  'select public.lead_figures()',
  'select * from public.erased_resumes()',
  "select * from public.change_submissions(array[gen_random_uuid()], 'closed')",
  'select public.erase_person(id) from (values (gen_random_uuid())) as v (id)',
  "select public.offer_interview_slots(gen_random_uuid(), array[now() + interval '1 day'])",
])('%s is for people who manage campaigns', async (call) => {
  for (const account of [null, 'waiting', 'editor', 'content', 'seo', 'admin'] as const)
    expect(await rules.as(account, call), String(account)).toMatchObject({ code: '42501' });
  const allowed = await rules.as('marketing', call);
  expect(Array.isArray(allowed) || allowed.code === '22023').toBe(true);
});

test('the lists say which cohort was chosen, and nothing of it is left of an erased lead', async () => {
  const chosen = await sent('course-application', { details: { cohort: '2026-12-07' } });
  const open = await sent('course-application');
  const listed = () =>
    rules.as('marketing', "select id, cohort from public.search_submissions(sort_by => 'oldest')");
  expect(await listed()).toEqual(
    expect.arrayContaining([
      { id: chosen.id, cohort: '2026-12-07' },
      { id: open.id, cohort: '' },
    ]),
  );
  expect(
    await rules.as('marketing', 'select cohort from public.other_submissions($1)', [open.id]),
  ).toEqual([{ cohort: '2026-12-07' }]);
  await rules.as('marketing', 'select public.erase_person($1)', [chosen.id]);
  for (const row of (await listed()) as { cohort: string }[]) expect(row.cohort).toBe('');
});

test('lists are of all leads, or of one tab, and of the period that is asked for', async () => {
  const [old, late, mine, robot] = [
    await sent('course-application', { name: 'Old Lead' }),
    await sent('course-application', { name: 'Late Lead' }),
    await sent('course-application', { name: 'My Lead' }),
    await sent('contact-message', { website: 'x' }),
  ];
  await rules.query(
    "update public.submissions set received_at = now() - interval '40 days', first_reply_at = now() where id = $1",
    [old.id],
  );
  await rules.query(
    "update public.submissions set reply_due_at = now() - interval '1 hour' where id = $1",
    [late.id],
  );
  await desk.assign(mine.id, rules.accounts.marketing);
  const list = async (filter: string) => {
    const found = await rules.as(
      'marketing',
      `select id from public.search_submissions(${filter})`,
    );
    const count = `select public.count_submissions(${filter}) as total`;
    expect(await rules.as('marketing', count)).toEqual([{ total: (found as unknown[]).length }]);
    return (found as { id: string }[]).map(({ id }) => id);
  };
  expect(await list('')).toEqual([late.id, mine.id, old.id]);
  expect(await list("tab => 'needs-reply'")).toEqual([late.id, mine.id]);
  expect(await list("tab => 'mine'")).toEqual([mine.id]);
  expect(await list("tab => 'spam'")).toEqual([robot.id]);
  expect(await list('days => 30')).toEqual([late.id, mine.id]);
  expect(await list("by_owner => 'none'")).toEqual([late.id, old.id]);
  expect(await list("term => 'my lead'")).toEqual([mine.id]);
  expect(await list(`term => '${late.reference.toLowerCase()}'`)).toEqual([late.id]);
  expect(await list("term => '(98765) 43-210'")).toHaveLength(3);
  expect(await rules.as('marketing', 'select public.count_lead_tabs() as tabs')).toEqual([
    { tabs: { needs_reply: 2, mine: 1, all: 3, spam: 1, late: 1 } },
  ]);
});
