import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';
import { sentForm } from '../support/submissions';
import { Desk, Visits } from '../support/submission-visits';

let rules: Mechanisms;
let desk: Desk;
let id: string;

beforeAll(async () => {
  rules = await Mechanisms.open();
  desk = new Desk(rules);
});

afterAll(() => rules.close());

beforeEach(async () => {
  await rules.begin();
  ({ id } = await new Visits(rules).submit(sentForm('course-application')));
  await rules.grantEverything();
});

afterEach(() => rules.forget());

describe('N20 guards alone, with every column granted and no policy', () => {
  beforeEach(() => rules.dropPolicies());

  test('nobody without manage_campaigns moves a lead or writes its history', async () => {
    for (const [account, code] of [
      ['seo', '42501'],
      ['admin', '42501'],
    ] as const) {
      const move = "update public.submissions set stage = 'closed'";
      expect(await rules.as(account, move)).toMatchObject({ code });
      const note = `insert into public.submission_events (submission_id, kind, detail) values ('${id}', 'note', '{"text": "x"}')`;
      expect(await rules.as(account, note)).toMatchObject({ code });
    }
    expect(await desk.move(id, 'closed')).toEqual([{ version: 2 }]);
  });

  test.each([
    ['name', "'Forged'"],
    ['received_at', "'2001-01-01'"],
    ['reply_due_at', "'2101-01-01'"],
    ['first_reply_at', 'now()'],
    ['erased_at', 'now()'],
    ['merged_into', 'null::uuid'],
    ['receipt_hash', "repeat('1', 64)"],
    ['resume_until', "'2101-01-01'"],
  ])('nobody changes %s of a lead', async (column, value) => {
    await rules.query(
      "insert into public.submissions (id, kind, stage, receipt_hash) values ($1, 'job-report', 'new', repeat('0', 64))",
      ['50000000-0000-4000-8000-000000000001'],
    );
    await rules.query(
      "update public.submissions set merged_into = '50000000-0000-4000-8000-000000000001' where id = $1",
      [id],
    );
    const change = `update public.submissions set ${column} = ${value} where id = '${id}'`;
    expect(await rules.as('super_admin', change)).toEqual({
      code: '42501',
      message: 'Only stage and owner of a lead can be changed',
    });
  });

  test('what happened by itself is written by nobody, and a note is in the own name', async () => {
    expect(await desk.write(id, 'erased', 'x')).toEqual({
      code: '42501',
      message: 'Only notes and replies are written by hand',
    });
    const forged = `insert into public.submission_events (submission_id, kind, at, actor_name, detail)
      values ('${id}', 'note', '2001-01-01', 'Somebody', '{"text": "x"}') returning actor_name, at > '2002-01-01' as is_now`;
    expect(await rules.as('marketing', forged)).toEqual([
      { actor_name: 'marketing', is_now: true },
    ]);
  });
});

describe('N20 policies alone, with every column granted and no guard', () => {
  beforeEach(() => rules.dropGuards());

  test('only who manages campaigns moves a lead, and history takes notes and replies', async () => {
    const move = "update public.submissions set stage = 'closed' returning id";
    expect(await rules.as('seo', move)).toEqual([]);
    expect(await desk.write(id, 'erased', 'x')).toMatchObject({ code: '42501' });
    expect(await desk.write(id, 'note', 'x')).toHaveLength(1);
    expect(await rules.as('marketing', move)).toEqual([{ id }]);
  });
});
