import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';
import { sentForm, type FormKind } from '../support/submissions';
import { answerOf, Desk, Visits, type Receipt } from '../support/submission-visits';

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

describe('receipts', () => {
  test('N26 a guessed one, one of another record and an unknown id open nothing, and look alike', async () => {
    const own = await sent('job-application');
    const other = await sent('job-application', { name: 'Somebody Else' });
    const before = [await desk.row(own.id), await desk.row(other.id)];
    const wrong: readonly Pick<Receipt, 'id' | 'receipt'>[] = [
      { id: own.id, receipt: 'f'.repeat(64) },
      { id: own.id, receipt: other.receipt },
      { id: own.id, receipt: own.receipt.slice(0, 63) },
      { id: randomUUID(), receipt: own.receipt },
      { id: own.id, receipt: String(before[0]?.['receipt_hash']) },
    ];
    for (const guess of wrong) {
      expect(await visits.read([guess])).toEqual([]);
      expect(await visits.erase(guess)).toBe(false);
      expect(await visits.choose(guess, randomUUID())).toMatchObject({
        code: '22023',
        message: 'This application is not known here any more',
      });
    }
    expect([await desk.row(own.id), await desk.row(other.id)]).toEqual(before);
    expect(await visits.read([own, ...wrong])).toHaveLength(1);
  });

  test('fifty are read at a time, and what is no list is refused', async () => {
    const own = await sent('contact-message');
    expect(await visits.read(Array.from({ length: 50 }, () => own))).toHaveLength(50);
    for (const bad of [JSON.stringify(Array.from({ length: 51 }, () => own)), '{}', 'null', '7'])
      expect(await rules.as(null, 'select public.read_receipts($1)', [bad])).toMatchObject({
        code: '22023',
      });
    expect(
      await rules.as(null, 'select public.read_receipts($1) as answer', [
        '[null, 1, {}, {"id": "x"}, []]',
      ]),
    ).toEqual([{ answer: [] }]);
  });

  test('show the history of a job application, and nothing of other kinds', async () => {
    const own = await sent('job-application');
    await desk.move(own.id, 'under-review');
    await desk.move(own.id, 'shortlisted');
    await desk.write(own.id, 'note', 'Weak in SQL');
    const [view] = await visits.read([own]);
    expect(view).toMatchObject({ id: own.id, stage: 'shortlisted', slots: [], erased_at: null });
    expect(view?.history?.map(({ stage }) => stage)).toEqual([
      'submitted',
      'under-review',
      'shortlisted',
    ]);
    expect(JSON.stringify(view)).not.toMatch(/Weak|marketing|Meera/);
    const contact = await sent('contact-message');
    const [plain] = await visits.read([contact]);
    expect(Object.keys(plain ?? {}).sort()).toEqual(['erased_at', 'id', 'received_at']);
  });
});

describe('a later record in place of an earlier one', () => {
  const replace = (
    earlier: Receipt,
    changes: Record<string, unknown> = {},
    receipt = earlier.receipt,
  ) => sent('job-application', { ...changes, replaces: { id: earlier.id, receipt } });

  test('takes status, owner and promise over, and the earlier receipt shows it', async () => {
    const earlier = await sent('job-application');
    await desk.move(earlier.id, 'under-review');
    await desk.assign(earlier.id, rules.accounts.marketing);
    await rules.query("update public.submissions set reply_due_at = now() + interval '2 hours'");
    const later = await replace(earlier, { message: 'With my new certificate' });
    expect(await desk.row(later.id)).toMatchObject({
      stage: 'under-review',
      owner_id: rules.accounts.marketing,
      reply_due_at: (await desk.row(earlier.id))['reply_due_at'],
    });
    expect(await desk.row(earlier.id)).toMatchObject({
      merged_into: later.id,
      owner_id: null,
      waits_until: null,
    });
    const listed = await rules.as('marketing', 'select id from public.search_submissions()');
    expect(listed).toEqual([{ id: later.id }]);
    await desk.move(later.id, 'shortlisted');
    const [old, now] = await visits.read([earlier, later]);
    expect(old?.stage).toBe('shortlisted');
    expect(old?.history).toEqual(now?.history);
    expect(old?.history?.map(({ stage }) => stage)).toEqual([
      'submitted',
      'under-review',
      'shortlisted',
    ]);
    const third = await replace(earlier);
    expect(await desk.row(earlier.id)).toMatchObject({ merged_into: third.id });
    expect(await desk.row(later.id)).toMatchObject({ merged_into: third.id });
    expect(await desk.events(earlier.id)).toContainEqual(['merged', '', { into: later.id }]);
    expect(await desk.events(later.id)).toContainEqual(['merged', '', { from: earlier.id }]);
  });

  test.each([
    ['a wrong receipt', (own: Receipt) => replace(own, {}, 'f'.repeat(64))],
    ['another job', (own: Receipt) => replace(own, { subject: 'soc-analyst-level-1' })],
  ])('%s replaces nothing, and nobody is told', async (_, attempt) => {
    const earlier = await sent('job-application');
    const later = await attempt(earlier);
    expect(Object.keys(later)).toEqual(Object.keys(earlier));
    expect(await desk.row(earlier.id)).toMatchObject({ merged_into: null });
  });

  test('a replaced record rests', async () => {
    const earlier = await sent('job-application');
    await replace(earlier);
    expect(await desk.move(earlier.id, 'under-review')).toMatchObject({ code: '22023' });
    expect(await desk.write(earlier.id, 'note', 'x')).toMatchObject({ code: '22023' });
  });
});

describe('interview times', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const offer = (id: string, starts: (string | null)[]) =>
    rules.as('marketing', 'select public.offer_interview_slots($1, $2) as answer', [id, starts]);
  const slots = async (own: Receipt) => (await visits.read([own]))[0]?.slots ?? [];

  test('are offered, chosen and moved', async () => {
    const own = await sent('job-application');
    expect(await offer(own.id, [inDays(2), inDays(1)])).toHaveLength(1);
    const [first, second] = await slots(own);
    const view = answerOf(await visits.choose(own, first?.id ?? ''));
    expect(view).toMatchObject({ slots: [{ chosen_at: expect.any(String) }, { chosen_at: null }] });
    await visits.choose(own, first?.id ?? '');
    await visits.choose(own, second?.id ?? '');
    expect((await slots(own)).map((slot) => slot.chosen_at !== null)).toEqual([false, true]);
    expect((await desk.events(own.id)).filter(([kind]) => kind === 'slot')).toHaveLength(2);
    // New ones take the place of those that nobody chose.
    await offer(own.id, [inDays(5)]);
    const after = await slots(own);
    expect(after.map((slot) => slot.withdrawn_at !== null)).toEqual([true, false, false]);
    expect(await visits.choose(own, first?.id ?? '')).toMatchObject({
      code: '22023',
      hint: 'slot_id',
    });
    expect((await slots(own))[1]?.chosen_at).not.toBeNull();
  });

  test('a passed one, one of somebody else and, after its time, a chosen one stay as they are', async () => {
    const own = await sent('job-application');
    const other = await sent('job-application');
    await offer(own.id, [inDays(1), inDays(2)]);
    await offer(other.id, [inDays(1)]);
    const [foreign] = await slots(other);
    expect(await visits.choose(own, foreign?.id ?? '')).toMatchObject({ code: '22023' });
    const [early, late] = await slots(own);
    await rules.query(
      "update public.interview_slots set created_at = now() - interval '1 day' where submission_id = $1",
      [own.id],
    );
    await rules.query(
      "update public.interview_slots set starts_at = now() - interval '1 hour' where id = $1",
      [early?.id],
    );
    expect(await visits.choose(own, early?.id ?? '')).toMatchObject({ code: '22023' });
    await rules.query('update public.interview_slots set chosen_at = now() where id = $1', [
      early?.id,
    ]);
    expect(await visits.choose(own, late?.id ?? '')).toMatchObject({ code: '22023' });
    expect((await slots(other))[0]?.chosen_at).toBeNull();
    // A missed one is made good by times that staff offer then.
    await offer(own.id, [inDays(3)]);
    const again = (await slots(own)).findLast((slot) => slot.withdrawn_at === null);
    expect(await visits.choose(own, again?.id ?? '')).not.toMatchObject({ code: '22023' });
    expect((await slots(own)).findLast((slot) => slot.chosen_at !== null)?.id).toBe(again?.id);
  });

  test('one to six, different, within 120 days, for job applications', async () => {
    const own = await sent('job-application');
    const contact = await sent('contact-message');
    const seven = [1, 2, 3, 4, 5, 6, 7].map(inDays);
    for (const starts of [
      [],
      seven,
      [inDays(-1)],
      [inDays(121)],
      [seven[0] ?? '', seven[0] ?? ''],
      [null],
    ])
      expect(await offer(own.id, starts)).toMatchObject({ code: '22023' });
    expect(await offer(contact.id, [inDays(1)])).toMatchObject({ code: '22023' });
    expect(await offer(randomUUID(), [inDays(1)])).toMatchObject({ code: '22023' });
    expect(await offer(own.id, seven.slice(1))).toHaveLength(1);
  });
});

describe('erasing', () => {
  test('leaves id, kind, stage and times, for what was replaced, too', async () => {
    const earlier = await sent('job-application', { source: { first: { utm_source: 'ad' } } });
    await desk.assign(earlier.id, rules.accounts.marketing);
    await desk.write(earlier.id, 'note', 'Meera rang');
    const later = await sent('job-application', {
      replaces: { id: earlier.id, receipt: earlier.receipt },
    });
    await desk.write(later.id, 'reply', 'Dear Meera');
    expect(await visits.erase(earlier)).toBe(true);
    expect(await visits.erase(later)).toBe(true);
    const everything = [
      await desk.row(earlier.id),
      await desk.row(later.id),
      await desk.events(earlier.id),
      await desk.events(later.id),
    ];
    expect(JSON.stringify(everything)).not.toMatch(
      /Meera|example\.com|98765|dashboards|analyst|"ad"/,
    );
    expect(await desk.row(later.id)).toMatchObject({
      kind: 'job-application',
      stage: 'submitted',
      email: '',
      owner_id: null,
    });
    expect((await desk.events(later.id)).filter(([kind]) => kind === 'erased')).toHaveLength(1);
    const [view] = await visits.read([later]);
    expect(Object.keys(view ?? {}).sort()).toEqual(['erased_at', 'id', 'received_at']);
    expect(view?.erased_at).not.toBeNull();
    expect(await desk.move(later.id, 'under-review')).toMatchObject({ code: '22023' });
    expect(await desk.write(later.id, 'note', 'x')).toMatchObject({ code: '22023' });
  });

  test('what was erased does not come back by being sent again', async () => {
    const form = sentForm('contact-message');
    const own = await visits.submit(form);
    await visits.erase(own);
    expect(await visits.submit(form)).toEqual(own);
    expect(await desk.row(own.id)).toMatchObject({ name: '', message: '' });
  });

  test('a person is erased with everything from the same e-mail, by staff', async () => {
    const one = await sent('contact-message');
    const two = await sent('course-application', { email: 'MEERA@example.com' });
    const other = await sent('contact-message', { email: 'other@example.com' });
    const [anonymous, unnamed] = [await sent('job-report'), await sent('job-report')];
    const erase = (id: string) =>
      rules.as('marketing', 'select public.erase_person($1) as answer', [id]);
    expect(await erase(one.id)).toEqual([{ answer: 2 }]);
    expect(await desk.row(two.id)).toMatchObject({ name: '', phone: '' });
    expect(await desk.events(two.id)).toContainEqual(['erased', 'marketing', {}]);
    expect(await desk.row(other.id)).toMatchObject({ name: 'Meera Nair' });
    // Two without an address are not one person.
    expect(await erase(anonymous.id)).toEqual([{ answer: 1 }]);
    expect(await desk.row(unnamed.id)).toMatchObject({ erased_at: null });
    expect(await erase(randomUUID())).toMatchObject({ code: '22023' });
  });

  test('after 24 months it happens by itself', async () => {
    const old = await sent('contact-message');
    const young = await sent('contact-message');
    await rules.query(
      "update public.submissions set received_at = now() - interval '24 months 1 day' where id = $1",
      [old.id],
    );
    await rules.query(
      "update public.submissions set received_at = now() - interval '23 months' where id = $1",
      [young.id],
    );
    const forget = () => rules.query('select private.forget_old_submissions() as erased');
    expect(await forget()).toEqual([{ erased: 1 }]);
    expect(await forget()).toEqual([{ erased: 0 }]);
    expect(await desk.row(old.id)).toMatchObject({ email: '' });
    expect(await desk.row(young.id)).toMatchObject({ email: 'meera@example.com' });
  });
});
